"""Cards, shots and ships as sprites, each drawn once per theme and size."""

from PIL import Image

from render.kit.badges import OUTLINE
from render.kit.canvas import Pen, mix, sprite
from render.kit.shelf import shelved
from render.kit.theme import Theme
from render.treasure_fleet.facts import Shot

Size = tuple[int, int]


@shelved
def chip(theme: Theme, shot: Shot, side: int) -> Image.Image:
    """A card at a ship, small: its cannons, or what it is."""
    look = theme.seats[shot.flag]

    def paint(pen: Pen) -> None:
        pen.box((0, 0, side, side), OUTLINE, side * 0.2)
        pen.box((2, 2, side - 2, side - 2), look.fill, side * 0.14)
        _sign(pen, theme, shot, side / 2, side / 2, side * 0.8, look.ink)

    return sprite(side, side, paint)


def _sign(pen: Pen, theme: Theme, shot: Shot, x: float, y: float, size: float, ink: str) -> None:
    match shot.kind:
        case "cannon":
            pen.letters(str(shot.cannons), theme.faces.heavy, size, x, y, ink)
        case "boarding_party":
            pen.icon("crossed-swords", size, x, y, ink)
        case _:
            pen.icon("lightning-storm", size, x, y, ink)


@shelved
def card(theme: Theme, shot: Shot, size: Size) -> Image.Image:
    """A card of a player deck, face up."""
    look, (width, height) = theme.seats[shot.flag], size

    def paint(pen: Pen) -> None:
        pen.box((0, 0, width, height), OUTLINE, 10)
        pen.box((2, 2, width - 2, height - 2), theme.colours.token, 8)
        pen.box((8, height - 40, width - 8, height - 8), look.fill, 5)
        if shot.kind == "cannon":
            pen.letters(
                str(shot.cannons),
                theme.faces.number,
                width * 0.67,
                width / 2,
                height * 0.36,
                theme.colours.ink,
            )
            pen.icon("cannon", 32, width / 2, height - 24, look.ink)
        else:
            sign = "crossed-swords" if shot.kind == "boarding_party" else "lightning-storm"
            pen.icon(sign, width * 0.71, width / 2, height * 0.37, theme.colours.border)
            pen.letters(look.letter, theme.faces.heavy, 26, width / 2, height - 24, look.ink)

    return sprite(width, height, paint)


@shelved
def back(theme: Theme, flag: int, size: Size) -> Image.Image:
    """A card of a player deck, face down."""
    look, (width, height) = theme.seats[flag], size

    def paint(pen: Pen) -> None:
        pen.box((0, 0, width, height), OUTLINE, 10)
        pen.box((2, 2, width - 2, height - 2), look.fill, 8)
        pen.icon("skull-crossed-bones", width * 0.6, width / 2, height / 2, look.ink)

    return sprite(width, height, paint)


@shelved
def prize(theme: Theme, points: int, governor: bool, side: int) -> Image.Image:
    """A captured ship, small, with its points; the governor wears laurels."""

    def paint(pen: Pen) -> None:
        rim = theme.colours.gold_dark if not governor else theme.colours.border
        pen.box((0, 0, side, side), OUTLINE, 8)
        pen.box((1.5, 1.5, side - 1.5, side - 1.5), rim, 7)
        pen.box((4, 4, side - 4, side - 4), theme.colours.demand, 5)
        if governor:
            pen.icon("laurel-crown", side * 0.8, side / 2, side / 2, mix(rim, theme.colours.demand, 0.6))
        pen.letters(str(points), theme.faces.heavy, side * 0.6, side / 2, side / 2, theme.colours.ink)

    return sprite(side, side, paint)


@shelved
def face(theme: Theme, points: int, cursed: bool, stormed: bool, width: int, height: int) -> Image.Image:
    """The head of a treasure ship's card: the ship, her points, a curse or a storm."""
    colours = theme.colours

    def paint(pen: Pen) -> None:
        sea = colours.storm if cursed else colours.shoal
        pen.box((0, 0, width, height), sea, 8)
        hull = colours.shoal if cursed else colours.hull
        pen.icon("galleon", height * 0.84, width * 0.28, height / 2, hull)
        if cursed:
            sign = "lightning-storm" if stormed else "skull-crossed-bones"
            pen.icon(
                sign, height * 0.56, width * 0.79, height / 2, colours.active if stormed else colours.white
            )
        else:
            pen.letters(str(points), theme.faces.number, height * 0.62, width * 0.79, height / 2, colours.ink)

    return sprite(width, height, paint)
