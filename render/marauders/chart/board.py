"""The board picture: the chart with everything on it."""

from collections.abc import Collection

from PIL import Image

from data.locale import Texts
from render.kit.canvas import stamp_centre
from render.kit.game import View
from render.kit.picture import Picture, picture_of
from render.kit.theme import Theme, theme
from render.marauders.chart.alt_text import board_text
from render.marauders.chart.labels import Words, labelled
from render.marauders.chart.layout import chart
from render.marauders.chart.panels import draw_panels
from render.marauders.chart.placing import draw_zones, nations_of
from render.marauders.facts import Facts, read
from render.marauders.parts import tokens


def draw(view: View, texts: Texts, look: Theme | None = None) -> Image.Image:
    """The board as this view shows it, not yet encoded. `texts` know the members' names."""
    return draw_facts(read(view), texts, look or theme())


def draw_facts(facts: Facts, texts: Texts, look: Theme, without: Collection[str] = ()) -> Image.Image:
    """The board with these facts, `without` the ships of this name."""
    plan = chart(look.sizes.layout, facts.marked)
    picture = labelled(look, Words.of(texts), facts.goal, nations_of(facts), facts.marked).copy()
    draw_zones(look, picture, plan, facts, texts, without=without)
    if facts.wind:
        x, y, radius = plan.rose
        arrow = tokens.wind(look, facts.wind, texts.say(f"chart-{facts.wind}"), radius)
        stamp_centre(picture, arrow, x, y)
    draw_panels(look, picture, plan, facts, texts)
    return picture


def board(view: View, texts: Texts, look: Theme | None = None) -> Picture:
    """The board as a picture with its alt text."""
    return picture(read(view), texts, look or theme())


def picture(facts: Facts, texts: Texts, look: Theme) -> Picture:
    """These facts as a picture with its alt text."""
    return picture_of(draw_facts(facts, texts, look), "board", board_text(facts, texts, look), texts)
