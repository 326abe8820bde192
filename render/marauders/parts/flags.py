"""Flags of nations and pirates as sprites, each drawn once per theme and size."""

from PIL import Image

from data.locale import Texts
from render.kit.badges import OUTLINE
from render.kit.canvas import Pen, sprite
from render.kit.picture_cache import cached_picture
from render.kit.theme import Flag, Theme

FLAG = (36, 40)  # of a flag with its letters


@cached_picture
def flag(theme: Theme, nation: str, code: str, changed: bool = False, scale: float = 1) -> Image.Image:
    """A nation's flag over a tab with its letters; the tab is golden if the nation took the port over."""
    width, height = FLAG

    def paint(pen: Pen) -> None:
        pen.box((0, 0, width, height), OUTLINE, 2)
        cloth(pen, theme.nations[nation], 1.5, 1.5, width - 3, 22)
        if changed:
            pen.box((1.5, 25, width - 1.5, height - 1.5), theme.colours.active, 1)
        ink = OUTLINE if changed else theme.colours.white
        pen.letters(code, theme.faces.heavy, 15, width / 2, 32, ink)

    return sprite(width, height, paint, scale)


@cached_picture
def black_flag(theme: Theme, masts: int, scale: float = 1) -> Image.Image:
    """A pirate's flag, with as many strokes below it as the ship has masts."""

    def paint(pen: Pen) -> None:
        pen.box((0, 0, 34, 24), OUTLINE, 2)
        pen.icon("skull-crossed-bones", 17, 17, 9.5, theme.colours.white)
        for mast in range(masts):
            x = 17 + (mast - (masts - 1) / 2) * 8
            pen.box((x - 2.5, 19.5, x + 2.5, 22), theme.colours.white)

    return sprite(34, 24, paint, scale)


@cached_picture
def pennant(theme: Theme, nation: str, width: int, height: int) -> Image.Image:
    """A nation's flag alone."""

    def paint(pen: Pen) -> None:
        pen.box((0, 0, width, height), OUTLINE, 1.5)
        cloth(pen, theme.nations[nation], 1.2, 1.2, width - 2.4, height - 2.4)

    return sprite(width, height, paint)


def cloth(pen: Pen, look: Flag, x: float, y: float, width: float, height: float) -> None:
    """The flag's cloth with its device."""
    pen.box((x, y, x + width, y + height), look.field)
    match look.pattern:
        case "cross":
            stroke = height * 0.25
            pen.box((x, y + (height - stroke) / 2, x + width, y + (height + stroke) / 2), look.device)
            pen.box((x + (width - stroke) / 2, y, x + (width + stroke) / 2, y + height), look.device)
        case "saltire":
            wide, high = width * 0.15, height * 0.2
            for near, far in ((y, y + height), (y + height, y)):
                way = 1 if near < far else -1
                pen.polygon(
                    [
                        (x, near),
                        (x + wide, near),
                        (x + width, far - way * high),
                        (x + width, far),
                        (x + width - wide, far),
                        (x, near + way * high),
                    ],
                    look.device,
                )
        case "stripes":
            pen.box((x, y, x + width, y + height / 3), look.device)
            pen.box((x, y + height * 2 / 3, x + width, y + height), look.third or look.device)
        case "lilies":
            for part_x, part_y in ((0.25, 0.3), (0.75, 0.3), (0.5, 0.72)):
                _lily(pen, x + width * part_x, y + height * part_y, height * 0.21, look.device)


def _lily(pen: Pen, x: float, y: float, size: float, fill: str) -> None:
    pen.polygon([(x, y - size), (x + size * 0.45, y), (x, y + size), (x - size * 0.45, y)], fill)
    pen.box((x - size * 0.75, y + size * 0.15, x + size * 0.75, y + size * 0.5), fill)
    for side in (-1, 1):
        pen.polygon(
            [
                (x, y + size * 0.3),
                (x + side * size, y - size * 0.35),
                (x + side * size * 0.6, y + size * 0.4),
            ],
            fill,
        )


def codes(texts: Texts) -> dict[str, str]:
    """The letters on each nation's flag."""
    return {nation: texts.say(f"chart-flag-{nation}") for nation in ("spanish", "english", "french", "dutch")}
