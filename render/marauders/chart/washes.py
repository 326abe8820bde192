"""The tints of the nations' waters: a band of colour along the inside of each zone, as old charts have it."""

from functools import cache

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.kit.geo import coastline, projected
from render.kit.plans import Box
from render.kit.theme import Theme
from render.marauders.chart.layout import Chart, chart
from render.marauders.chart.sheet import sheet

WIDTH = 30  # pixels of the band
STRENGTH = 235  # of 255, at the border
LINE = 7  # pixels that the border keeps free

Nations = tuple[tuple[str, str], ...]
"""Each zone with a port, and the nation it belongs to."""


def tinted(theme: Theme, nations: Nations, marked: bool = False) -> Image.Image:
    """The sheet with each zone in its nation's tint. Not kept: what is drawn on it is."""
    picture = sheet(theme, marked).copy()
    for zone, nation in nations:
        box, band = _band(zone)
        picture.paste(theme.nations[nation].tint, (box[0], box[1], box[0] + box[2], box[1] + box[3]), band)
    return picture


@cache
def _band(zone: str) -> tuple[Box, Image.Image]:
    """Where a zone's band is, and how strong it is there: not on land, nor on the border itself.

    All layouts have the same chart.
    """
    plan = chart()
    outline = plan.outline(zone)
    xs, ys = [x for x, _ in outline], [y for _, y in outline]
    left, top = round(min(xs)), round(min(ys))
    box = (left, top, round(max(xs)) - left, round(max(ys)) - top)
    size, moved = box[2:], [(x - left, y - top) for x, y in outline]
    area = Image.new("L", size)
    ImageDraw.Draw(area).polygon(moved, fill=255)
    wide = Image.new("L", (size[0] + 4 * WIDTH, size[1] + 4 * WIDTH))
    wide.paste(area, (2 * WIDTH, 2 * WIDTH))
    soft = wide.filter(ImageFilter.GaussianBlur(WIDTH / 2)).crop(
        (2 * WIDTH, 2 * WIDTH, 2 * WIDTH + size[0], 2 * WIDTH + size[1])
    )
    band = ImageChops.multiply(ImageChops.invert(soft), area)
    band = band.point([min(STRENGTH, round(level * STRENGTH / 115)) for level in range(256)])
    draw = ImageDraw.Draw(band)
    draw.line([*moved, moved[0]], fill=0, width=LINE, joint="curve")
    _cut_land(draw, plan, left, top)
    return box, band


def _cut_land(draw: ImageDraw.ImageDraw, plan: Chart, left: int, top: int) -> None:
    for land in coastline():
        shore = [(x - left, y - top) for x, y in projected(land, plan.projection)]
        if len(shore) > 2:
            draw.polygon(shore, fill=0)
