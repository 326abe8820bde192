"""The board picture: the chart with everything on it."""

from PIL import Image

from data.locale import Texts
from render.canvas import stamp_centre
from render.marauders import tokens
from render.marauders.alt import board_text
from render.marauders.facts import Facts, View, read
from render.marauders.labels import Words, labelled
from render.marauders.layout import chart
from render.marauders.panels import codes, draw_panels
from render.marauders.zones import draw_zones
from render.picture import Picture, picture_of
from render.theme import Theme, theme


def draw(view: View, texts: Texts, look: Theme | None = None) -> Image.Image:
    """The board as this view knows it, not yet encoded. `texts` know the members' names."""
    return draw_facts(read(view), texts, look or theme())


def draw_facts(facts: Facts, texts: Texts, look: Theme) -> Image.Image:
    """The board these facts tell of."""
    plan = chart(look.sizes.layout, facts.marked)
    picture = labelled(look, Words.of(texts), facts.goal, facts.marked).copy()
    draw_zones(look, picture, plan, facts, codes(texts))
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
    """What these facts tell as a picture with its alt text."""
    return picture_of(draw_facts(facts, texts, look), "board", board_text(facts, texts, look), texts)
