"""The board picture: the chart with everything on it."""

from collections.abc import Collection

from PIL import Image

from data.locale import Texts
from render.kit.canvas import stamp_centre
from render.kit.theme import Theme
from render.marauders.chart.labels import Words, labelled
from render.marauders.chart.layout import chart
from render.marauders.chart.panels import draw_panels
from render.marauders.chart.placing import draw_zones, nations_of
from render.marauders.facts import Facts
from render.marauders.parts import tokens


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
