"""Cargo as crates: in the colour of what is in them, with its sign."""

from functools import partial

from PIL import Image

from render.kit.badges import OUTLINE
from render.kit.canvas import Pen, mix, sprite
from render.kit.picture_cache import cached_picture
from render.kit.theme import Theme
from render.marauders.parts import art


@cached_picture
def crate(look: Theme, side: int, good: str, plunder: int | None) -> Image.Image:
    """A crate in a good's colour, with the good, its sign, and its worth in a raid."""
    tint = art.tint(good)
    small = round(side * 0.32)

    def paint(pen: Pen) -> None:
        pen.box((0, 0, side, side), OUTLINE, 10)
        pen.box((3, 3, side - 3, side - 3), tint, 8)
        rim = 3 + side * 0.06
        pen.box((rim, rim, side - rim, side - rim), mix(look.colours.halo, tint, 0.16), 5)

    picture = sprite(side, side, paint)
    inside = round(side * 0.7)
    picture.alpha_composite(art.good(good, inside), (side - inside - round(side * 0.1), side - inside - 8))
    if plunder is None:
        return picture
    picture.alpha_composite(art.sign(good, small), (round(side * 0.08), round(side * 0.08)))
    worth = sprite(small, small, partial(_worth, look, small, str(plunder)))
    picture.alpha_composite(worth, (side - small - round(side * 0.08), round(side * 0.08)))
    return picture


def _worth(look: Theme, side: int, plunder: str, pen: Pen) -> None:
    pen.ellipse((0, 0, side, side), OUTLINE)
    pen.ellipse((1.5, 1.5, side - 1.5, side - 1.5), look.colours.border)
    pen.letters(plunder, look.faces.heavy, side * 0.66, side / 2, side / 2, look.colours.white)
