"""The background of pictures that grow with the table: the sea, slips of paper, lines on them."""

from PIL import Image, ImageDraw

from render.kit.canvas import fitting, mix, stamp
from render.kit.plans import Box, Line
from render.kit.theme import Theme

WAVES = 26  # pixels from one line of the sea to the next


def sea(look: Theme, width: int, height: int) -> Image.Image:
    """The empty sea under everything, in a frame."""
    picture = Image.new("RGB", (width, height), look.colours.sea)
    pen = ImageDraw.Draw(picture)
    wave = mix(look.colours.sea, look.colours.rhumb, 0.35)
    for y in range(0, height, WAVES):
        pen.line([(0, y), (width, y)], fill=wave, width=2)
    pen.rectangle((0, 0, width - 1, height - 1), outline=look.colours.coast, width=4)
    return picture


def slip(look: Theme, picture: Image.Image, box: Box, *, active: bool = False) -> None:
    """A slip of paper; bright with a strong edge if somebody is asked."""
    left, top, width, height = box
    fill = mix(look.colours.paper, look.colours.active, 0.35) if active else look.colours.paper
    edge = look.colours.border if active else look.colours.paper_edge
    area = (left, top, left + width - 1, top + height - 1)
    ImageDraw.Draw(picture).rounded_rectangle(area, 8, fill, edge, 5 if active else 2)


def write(picture: Image.Image, plan: Line, text: str, face: str, ink: str, box: Box | None = None) -> int:
    """Writes a line where the layout puts it; returns its width in pixels.

    Inside a box, positions count from its top left; for a line anchored right, from its top right.
    """
    left, top, width, _ = box or (0, 0, 0, 0)
    shown = fitting(text, face, plan.size, ink, plan.room, plan.least)
    x = left + plan.at[0] + (width if plan.anchor == "right" else 0)
    stamp(picture, shown, x, top + plan.at[1], plan.anchor)
    return shown.width
