"""Dice with their faces: pips, or a skull for a success."""

from PIL import Image

from render.kit.badges import OUTLINE
from render.kit.canvas import Pen, sprite
from render.kit.picture_cache import cached_picture
from render.kit.theme import Theme
from render.marauders.battle.facts import SUCCESS

_PIPS = {
    1: ((0.5, 0.5),),
    2: ((0.28, 0.28), (0.72, 0.72)),
    3: ((0.26, 0.26), (0.5, 0.5), (0.74, 0.74)),
    4: ((0.28, 0.28), (0.72, 0.28), (0.28, 0.72), (0.72, 0.72)),
}


@cached_picture
def die(theme: Theme, face: int, side: int = 50) -> Image.Image:
    """A die of this face; a success is a white skull on red. Face 0 is a die not yet rolled."""

    def paint(pen: Pen) -> None:
        skull = face >= SUCCESS
        fill = theme.colours.border if skull else theme.colours.white
        pen.box((0, 0, side, side), OUTLINE, side * 0.18)
        pen.box((2, 2, side - 2, side - 2), fill, side * 0.15)
        if skull:
            pen.icon("skull-crossed-bones", side * 0.74, side / 2, side / 2, theme.colours.white)
        for x, y in _PIPS.get(face, ()):
            radius = side * 0.095
            pen.ellipse((x * side - radius, y * side - radius, x * side + radius, y * side + radius), OUTLINE)
        if not face:
            pen.letters("?", theme.faces.heavy, side * 0.6, side / 2, side / 2, theme.colours.faded)

    return sprite(side, side, paint)
