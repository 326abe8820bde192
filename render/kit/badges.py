"""Seats as every game shows them: a shape and a letter in the theme's colours."""

from math import cos, pi, sin

from PIL import Image

from render.kit.canvas import Pen, sprite
from render.kit.geo import Point
from render.kit.picture_cache import cached_picture
from render.kit.theme import SeatLook, Theme

OUTLINE = "#1b1410"
"""The dark line around tokens and cards, in every theme."""


@cached_picture
def badge(theme: Theme, seat: int, side: int, active: bool = False) -> Image.Image:
    """A seat's shape and letter alone, for panels and the glory track."""
    look = theme.seats[seat]

    def paint(pen: Pen) -> None:
        ring = theme.colours.active if active else theme.colours.white
        shape(pen, look, side / 2, side / 2, side / 2 - 0.5, ring)
        shape(pen, look, side / 2, side / 2, side * 0.44, OUTLINE)
        shape(pen, look, side / 2, side / 2, side * 0.39, look.fill)
        letter(pen, theme, look, side / 2, side / 2, side * 0.6)

    return sprite(side, side, paint)


def shape(pen: Pen, look: SeatLook, x: float, y: float, radius: float, fill: str) -> None:
    """A seat's shape around (x, y), about as large as a circle of this radius."""
    match look.shape:
        case "circle":
            pen.ellipse((x - radius, y - radius, x + radius, y + radius), fill)
        case "square":
            side = radius * 0.94
            pen.box((x - side, y - side, x + side, y + side), fill, radius * 0.2)
        case "diamond":
            wide = radius * 1.18
            pen.polygon([(x, y - radius), (x + wide, y), (x, y + radius), (x - wide, y)], fill)
        case "triangle":
            top, foot = y - radius, y + radius * 0.9
            pen.polygon([(x, top), (x + radius * 1.25, foot), (x - radius * 1.25, foot)], fill)
        case "hexagon":
            pen.polygon(corners(x, y, radius, 6), fill)


def letter(pen: Pen, theme: Theme, look: SeatLook, x: float, y: float, size: float) -> None:
    """A seat's letter in the middle of its shape."""
    # Diamonds and triangles have less room in the middle, and the triangle's middle is lower.
    factor = {"diamond": 0.92, "triangle": 0.86}.get(look.shape, 1)
    sink = size * 0.2 if look.shape == "triangle" else 0
    pen.letters(look.letter, theme.faces.heavy, size * factor, x, y + sink, look.ink)


def corners(x: float, y: float, radius: float, count: int, turn: float = 0) -> list[Point]:
    """The corners of a regular figure around (x, y), the first at the angle `turn`."""
    angles = [turn + 2 * pi * index / count for index in range(count)]
    return [(x + radius * cos(angle), y + radius * sin(angle)) for angle in angles]
