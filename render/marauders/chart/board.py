"""The board picture: the chart with everything on it."""

from collections.abc import Collection, Sequence

from PIL import Image

from data.locale import Texts
from render.kit.theme import Theme
from render.marauders.chart.labels import Words, labelled
from render.marauders.chart.layout import Chart, chart
from render.marauders.chart.panels import draw_panels, glory_laid
from render.marauders.chart.placing import Placed, draw_beneath, laid_out, lay, nations_of
from render.marauders.facts import Facts
from render.marauders.parts.pieces import wind_token


def draw_facts(facts: Facts, texts: Texts, look: Theme, without: Collection[str] = ()) -> Image.Image:
    """The board with these facts, `without` the ships of this name."""
    laid = board_laid(facts, texts, look)
    picture = draw_ground(facts, texts, look, laid)
    lay(picture, laid, without)
    return picture


def plan_of(facts: Facts, look: Theme, *, bare: bool = False) -> Chart:
    """The layout of the board with these facts."""
    return chart(look.sizes.layout, facts.marked, bare)


def size_of(plan: Chart, *, bare: bool = False) -> tuple[int, int]:
    """How large the board is: the chart alone if it is `bare`."""
    return (plan.size[0], plan.frame[1] + plan.frame[3]) if bare else plan.size


def board_laid(facts: Facts, texts: Texts, look: Theme, *, bare: bool = False) -> list[Placed]:
    """All that lies on the board at its place; of a `bare` one, what lies on the chart."""
    plan = plan_of(facts, look, bare=bare)
    laid = laid_out(look, plan, facts)
    if facts.wind:
        x, y, radius = plan.rose
        token = wind_token(look, facts.wind, texts.say(f"chart-{facts.wind}"), radius)
        box = (x - radius, y - radius, 2 * radius, 2 * radius)
        laid.append(Placed(box, token.draw, 1, thing=token.thing))
    return laid if bare else [*laid, *glory_laid(look, plan.panels["glory"], facts)]


def draw_ground(
    facts: Facts, texts: Texts, look: Theme, laid: Sequence[Placed], *, bare: bool = False
) -> Image.Image:
    """The board without what is laid on it; `bare`: nor the panels around the chart."""
    plan = plan_of(facts, look, bare=bare)
    picture = labelled(
        look, Words.of(texts), 0 if bare else facts.goal, nations_of(facts), facts.marked
    ).copy()
    draw_beneath(look, picture, plan, facts, texts, laid)
    if bare:
        return picture.crop((0, 0, *size_of(plan, bare=True)))
    draw_panels(look, picture, plan, facts, texts)
    return picture
