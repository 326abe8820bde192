"""The board picture: the chart with everything on it."""

from collections.abc import Sequence

from PIL import Image

from data.locale import Texts
from render.marauders.facts import Facts, View, read
from render.marauders.labels import Words, labelled
from render.marauders.layout import chart
from render.marauders.panels import codes, draw_panels
from render.marauders.zones import draw_zones
from render.theme import Theme, theme


def draw(view: View, texts: Texts, players: Sequence[str] = (), look: Theme | None = None) -> Image.Image:
    """The board as this view knows it. `players` are the members' names by seat."""
    return draw_facts(read(view, players), texts, look or theme())


def draw_facts(facts: Facts, texts: Texts, look: Theme) -> Image.Image:
    """The board these facts tell of."""
    plan = chart()
    picture = labelled(look, Words.of(texts), facts.goal).copy()
    draw_zones(look, picture, plan, facts, codes(texts))
    draw_panels(look, picture, plan, facts, texts)
    return picture
