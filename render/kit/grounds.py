"""What everything in a picture lies on: a ground that goes on as far as the picture does, slips of paper."""

from PIL import Image, ImageDraw

from render.kit.canvas import mix
from render.kit.plans import Box
from render.kit.theme import Theme


def lay_ground(picture: Image.Image, tile: Image.Image, top: int, end: int, left: int = 0) -> None:
    """Lays a ground again and again, from one height down to another."""
    for y in range(top, end, tile.height):
        picture.paste(tile if y + tile.height <= end else tile.crop((0, 0, tile.width, end - y)), (left, y))


def slip(look: Theme, picture: Image.Image, box: Box, *, active: bool = False) -> None:
    """A slip of paper; bright with a strong edge if somebody is asked."""
    left, top, width, height = box
    fill = mix(look.colours.paper, look.colours.active, 0.35) if active else look.colours.paper
    edge = look.colours.border if active else look.colours.paper_edge
    area = (left, top, left + width - 1, top + height - 1)
    ImageDraw.Draw(picture).rounded_rectangle(area, 8, fill, edge, 5 if active else 2)
