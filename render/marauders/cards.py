"""Small cards as sprites: a good, any card by its name, and the back of one that is not shown."""

from collections.abc import Callable

from PIL import Image

from render.badges import OUTLINE
from render.canvas import Pen, fitting, sprite, words, wrapped
from render.marauders.icons import UNKNOWN, icons
from render.shelf import shelved
from render.theme import Theme

HEIGHT = 66
CARGO_WIDTH = 92
CARD_WIDTH = 142

Face = Callable[[str], Image.Image]  # the sprite of a card


def _blank(theme: Theme, width: int, fill: str) -> Image.Image:
    def paint(pen: Pen) -> None:
        pen.box((0, 0, width, HEIGHT), OUTLINE, 7)
        pen.box((1.5, 1.5, width - 1.5, HEIGHT - 1.5), theme.colours.white, 6)
        pen.box((3.5, 3.5, width - 3.5, HEIGHT - 3.5), fill, 5)

    return sprite(width, HEIGHT, paint)


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
def cargo_face(theme: Theme, good: str, plunder: int, name: str) -> Image.Image:
    """A cargo card: its good, and its worth in a raid."""
    picture = _blank(theme, CARGO_WIDTH, theme.colours.demand).copy()
    mark = sprite(
        40, 40, lambda pen: pen.icon(icons().goods.get(good, UNKNOWN), 40, 20, 20, theme.colours.ink)
    )
    picture.alpha_composite(mark, (9, 5))
    worth = words(str(plunder), theme.faces.number, 32, theme.colours.border)
    picture.alpha_composite(worth, (CARGO_WIDTH - 14 - worth.width, 0))
    label = fitting(name, theme.faces.bold, 16, theme.colours.ink, CARGO_WIDTH - 12, 11)
    picture.alpha_composite(label, ((CARGO_WIDTH - label.width) // 2, HEIGHT - 7 - label.height + 3))
    return picture


@shelved
def card_face(theme: Theme, name: str) -> Image.Image:
    """A card told by its name."""
    picture = _blank(theme, CARD_WIDTH, theme.colours.token).copy()
    for size in (21, 19, 17, 15, 13):
        lines = wrapped(name, theme.faces.book, size, CARD_WIDTH - 18)
        if len(lines) * (size + 1) <= HEIGHT - 10 and len(lines) <= 3:
            break
    top = (HEIGHT - len(lines) * (size + 1)) // 2 - 3
    for index, line in enumerate(lines[:3]):
        line_sprite = fitting(line, theme.faces.book, size, theme.colours.ink, CARD_WIDTH - 12, 9)
        at = ((CARD_WIDTH - line_sprite.width) // 2, max(0, top + index * (size + 1)))
        picture.alpha_composite(line_sprite, at)
    return picture
