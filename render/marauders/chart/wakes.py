"""Where ships have sailed: lines on the water from zone to zone, dashed in the colour of who sailed there."""

from collections.abc import Mapping, Sequence
from math import ceil, floor

from PIL import Image, ImageDraw

from render.kit.badges import OUTLINE
from render.kit.geo import Line, Point, smooth
from render.kit.theme import Theme
from render.marauders.chart.layout import Chart
from render.marauders.chart.sheet import dashes
from render.marauders.facts import Facts, Wake

OVER = 2  # lines are drawn this much larger, then scaled down
DASH, GAP = 16, 9
TOGETHER = 4  # so many dashes are drawn at a time
SEAM, CORE = 8, 5  # pixels of width: of the line beneath, and of the dashes


def anchor(plan: Chart, zone: str) -> Point:
    """Where ships pass through a zone: in the middle of its largest water."""
    x, y, width, height = plan.zones[zone].sea[0]
    return x + width / 2, y + height / 2


def path(plan: Chart, wake: Wake, ends: Mapping[str, Point]) -> Line:
    """The way of a ship in pixels, up to where it is drawn now if it still lies there."""
    points = [anchor(plan, zone) for zone in wake.zones]
    if wake.who in ends:
        points[-1] = ends[wake.who]
    return smooth(points)


def draw_wakes(
    theme: Theme, picture: Image.Image, plan: Chart, facts: Facts, ends: Mapping[str, Point]
) -> None:
    """The newest wake of each ship."""
    for wake in newest(facts.wakes):
        _line(theme, picture, path(plan, wake, ends), colour(theme, facts, wake))


def newest(wakes: Sequence[Wake]) -> list[Wake]:
    """The last wake of each ship, in their order."""
    return list({wake.who: wake for wake in wakes}.values())


def colour(theme: Theme, facts: Facts, wake: Wake) -> str:
    """A seat's, a nation's, the storm's; black for pirates."""
    if wake.seat is not None:
        return theme.seats[wake.seat].fill
    if wake.storm:
        return theme.colours.storm
    kind = next((npc.kind for npc in facts.npcs if npc.card == wake.card), "")
    return theme.nations[kind].tint if kind in theme.nations else OUTLINE


def _line(theme: Theme, picture: Image.Image, line: Line, fill: str) -> None:
    """The line as dashes with a seam, without steps.

    A few dashes at a time: a line across the chart has a large box and little ink in it.
    """
    pieces = dashes([(x * OVER, y * OVER) for x, y in line], DASH * OVER, GAP * OVER)
    for first in range(0, len(pieces), TOGETHER):
        _dashes(theme, picture, pieces[first : first + TOGETHER], fill)


def _dashes(theme: Theme, picture: Image.Image, pieces: Sequence[Line], fill: str) -> None:
    xs, ys = ([point[n] / OVER for piece in pieces for point in piece] for n in (0, 1))
    left, top = floor(min(xs)) - SEAM, floor(min(ys)) - SEAM
    right, foot = ceil(max(xs)) + SEAM, ceil(max(ys)) + SEAM
    size = ((right - left) * OVER, (foot - top) * OVER)
    moved = [[(x - left * OVER, y - top * OVER) for x, y in piece] for piece in pieces]
    for width, ink in ((SEAM, theme.colours.halo if fill == OUTLINE else OUTLINE), (CORE, fill)):
        mask = Image.new("L", size)
        draw = ImageDraw.Draw(mask)
        for piece in moved:
            draw.line(piece, fill=230, width=width * OVER, joint="curve")
        picture.paste(ink, (left, top, right, foot), mask.reduce(OVER))
