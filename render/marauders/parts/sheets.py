"""What pictures without a chart are drawn on: their boxes, read from sheets.yaml, and old paper.

All lengths are pixels.
"""

from dataclasses import dataclass
from functools import cache
from random import Random

from PIL import Image, ImageChops, ImageDraw, ImageOps

from render.kit.canvas import mix
from render.kit.picture_cache import cached_picture
from render.kit.plans import Box, read_plan
from render.kit.theme import Layout, Theme

TILE = 1200  # height of a piece of old paper


@dataclass(frozen=True, slots=True, eq=False)
class Sheet:
    """The size of a picture without a chart, and its boxes."""

    size: tuple[int, int]
    boxes: dict[str, Box]


@cache
def _sheets() -> dict[str, dict[str, Sheet]]:
    return read_plan("render.marauders.parts", "sheets.yaml", dict[str, dict[str, Sheet]])


def sheet_plan(kind: str, layout: Layout) -> Sheet:
    """The layout of a combat ("battle"), a merchant "raid", a single "card", a "zone" drawn large or the
    "legend".
    """
    return _sheets()[kind][layout]


def paper(theme: Theme, picture: Image.Image, box: Box, edge: str = "") -> None:
    """A sheet of paper with a double line around it."""
    x, y, width, height = box
    draw = ImageDraw.Draw(picture)
    colours = theme.colours
    draw.rounded_rectangle((x, y, x + width - 1, y + height - 1), 8, colours.paper, edge or colours.ink, 3)
    draw.rounded_rectangle(
        (x + 5, y + 5, x + width - 6, y + height - 6), 5, outline=colours.paper_edge, width=2
    )


def blotches(width: int, height: int) -> Image.Image:
    """Blotches of old paper, always the same ones, to multiply a picture with."""
    grain = Random(1650)  # noqa: S311 - a drawing
    stain = Image.new("L", (width, height), 255)
    for cells, depth in ((9, 10), (40, 7)):
        noise = Image.frombytes("L", (cells, cells), grain.randbytes(cells * cells))
        layer = noise.resize((width, height), Image.Resampling.BICUBIC)
        stain = ImageChops.subtract(stain, layer.point([round(level * depth / 255) for level in range(256)]))
    return Image.merge("RGB", (stain, stain, stain.point([max(0, level - 2) for level in range(256)])))


@cached_picture
def sea_sheet(look: Theme, size: tuple[int, int]) -> Image.Image:
    """The sea under the boxes of a picture of this size, in a double frame. Shared: copy before drawing on
    it.
    """
    width, height = size
    picture = Image.new("RGB", size, look.colours.sea)
    if look.grain:
        picture = ImageChops.multiply(picture, blotches(*size))
    draw = ImageDraw.Draw(picture)
    draw.rectangle((0, 0, width - 1, height - 1), outline=look.colours.ink, width=4)
    draw.rectangle((8, 8, width - 9, height - 9), outline=look.colours.gold_dark, width=2)
    return picture


def old_paper(look: Theme, width: int, height: int) -> Image.Image:
    """Old paper of any height, in a double frame."""
    picture = Image.new("RGB", (width, height), None)  # not filled: the paper covers all of it
    tile = _tile(look, width)
    for number, top in enumerate(range(0, height, TILE)):
        picture.paste(tile if number % 2 == 0 else ImageOps.flip(tile), (0, top))
    draw = ImageDraw.Draw(picture)
    draw.rectangle((0, 0, width - 1, height - 1), outline=look.colours.ink, width=4)
    draw.rectangle((8, 8, width - 9, height - 9), outline=look.colours.gold_dark, width=2)
    return picture


@cached_picture
def _tile(look: Theme, width: int) -> Image.Image:
    """A piece of old paper that continues as its mirror image. Shared: copy before drawing on it."""
    picture = Image.new("RGB", (width, TILE), mix(look.colours.paper, look.colours.land, 0.6))
    return ImageChops.multiply(picture, blotches(width, TILE)) if look.grain else picture
