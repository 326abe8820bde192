"""Small cards as sprites: a good, any card by its name, and the back of a hidden one."""

from collections.abc import Callable

from PIL import Image

from render.kit.badges import OUTLINE
from render.kit.canvas import Pen, fitting, sprite, words, wrapped
from render.kit.shelf import shelved
from render.kit.theme import Theme
from render.marauders.parts.icons import UNKNOWN, icons

HEIGHT = 66
CARGO_WIDTH, LEAST_CARGO = 92, 64  # of a cargo card, and where there are many
CARD_WIDTH, LEAST_CARD = 180, 100  # of any other card

Face = Callable[[str, int, int], Image.Image]  # the sprite of a card, so wide and high


def _blank(theme: Theme, width: int, height: int, fill: str) -> Image.Image:
    def paint(pen: Pen) -> None:
        pen.box((0, 0, width, height), OUTLINE, 7)
        pen.box((1.5, 1.5, width - 1.5, height - 1.5), theme.colours.white, 6)
        pen.box((3.5, 3.5, width - 3.5, height - 3.5), fill, 5)

    return sprite(width, height, paint)


@shelved
def back(theme: Theme) -> Image.Image:
    """A card face down."""

    def paint(pen: Pen) -> None:
        pen.box((0, 0, CARGO_WIDTH, HEIGHT), OUTLINE, 7)
        pen.box((1.5, 1.5, CARGO_WIDTH - 1.5, HEIGHT - 1.5), theme.colours.white, 6)
        pen.box((3.5, 3.5, CARGO_WIDTH - 3.5, HEIGHT - 3.5), theme.colours.mod, 5)
        pen.letters("?", theme.faces.heavy, 40, CARGO_WIDTH / 2, HEIGHT / 2, theme.colours.white)

    return sprite(CARGO_WIDTH, HEIGHT, paint)


@shelved
def cargo_face(
    theme: Theme, good: str, plunder: int, name: str, width: int = CARGO_WIDTH, smuggled: bool = False
) -> Image.Image:
    """A cargo card: its good, and its worth in a raid; contraband has its name on a dark strip."""
    picture = _blank(theme, width, HEIGHT, theme.colours.demand).copy()
    mark = sprite(
        40, 40, lambda pen: pen.icon(icons().goods.get(good, UNKNOWN), 40, 20, 20, theme.colours.ink)
    )
    left = 9 * width // CARGO_WIDTH
    picture.alpha_composite(mark, (left, 3))
    worth = words(str(plunder), theme.faces.number, 32, theme.colours.border)
    picture.alpha_composite(worth, (width - left - worth.width, 0))
    if smuggled:
        strip = sprite(width, 24, lambda pen: pen.box((3.5, 1, width - 3.5, 20.5), OUTLINE, 5))
        picture.alpha_composite(strip, (0, HEIGHT - 24))
    ink = theme.colours.white if smuggled else theme.colours.ink
    label = fitting(name, theme.faces.bold, 19, ink, width - 12, 11)
    picture.alpha_composite(label, ((width - label.width) // 2, HEIGHT - 4 - label.height + 3))
    return picture


@shelved
def card_face(theme: Theme, name: str, width: int = CARD_WIDTH, height: int = HEIGHT) -> Image.Image:
    """A card shown by its name."""
    picture = _blank(theme, width, height, theme.colours.token).copy()
    for size in (27, 25, 23, 21, 19, 17, 15, 13):
        lines = wrapped(name, theme.faces.book, size, width - 18)
        if len(lines) * (size + 1) <= height - 10 and len(lines) <= 3:
            break
    shown = lines[: max(1, (height - 4) // (size + 1))]
    top = (height - len(shown) * (size + 1)) // 2 - 3
    for index, line in enumerate(shown):
        line_sprite = fitting(line, theme.faces.book, size, theme.colours.ink, width - 12, 9)
        at = ((width - line_sprite.width) // 2, max(0, top + index * (size + 1)))
        picture.alpha_composite(line_sprite, at)
    return picture
