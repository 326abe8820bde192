"""Cards with their text in a box of the mat, in the largest type in which all of them fit."""

from dataclasses import dataclass

from PIL import Image

from render.kit.canvas import fitting, stamp, words, wrapped
from render.kit.plans import Box
from render.kit.theme import Theme

SIZES = (30, 28, 26, 24, 22, 21, 20, 19, 18, 17, 16, 15, 14)
LARGEST = {"wide": 24, "tall": 30}
TITLE = 40  # pixels a box's title takes
GAP = 20  # between two columns
BETWEEN = 10  # two boxes


@dataclass(frozen=True, slots=True)
class Told:
    """A card's name and what it does."""

    name: str
    text: str


def draw_title(look: Theme, picture: Image.Image, box: Box, title: str) -> None:
    """What a box holds."""
    sprite = fitting(title, look.faces.place, 24, look.colours.faded, box[2] - 32)
    stamp(picture, sprite, box[0] + 16, box[1] + 7)


def draw_told(look: Theme, picture: Image.Image, box: Box, title: str, cards: list[Told]) -> None:
    """The cards in one column, or in two if the box is wide; if their texts do not fit even in the smallest
    type, only their names.
    """
    draw_title(look, picture, box, title)
    x, y, width, height = box
    count = 2 if width > 500 and len(cards) > 1 and look.sizes.layout == "wide" else 1
    room, high = (width - 32 - (count - 1) * GAP) // count, height - TITLE - 10
    size, columns = _fitting(look, cards, room, high, count)
    for index, lines in enumerate(columns):
        for row, (line, name) in enumerate(lines[: high // _step(size)]):
            face = look.faces.bold if name else look.faces.book
            sprite = words(line, face, size, look.colours.ink)
            stamp(picture, sprite, x + 16 + index * (room + GAP), y + TITLE + row * _step(size))


def shared(look: Theme, box: Box, piles: list[list[Told]], least: list[int]) -> list[Box]:
    """The box divided into one for each pile, stacked, so that all are set in the largest type; none is lower
    than its `least`.
    """
    x, y, width, height = box
    heights = [(height + BETWEEN) // len(piles) - BETWEEN] * len(piles)
    for size in (size for size in SIZES if size <= LARGEST[look.sizes.layout]):
        columns = [_columns(look, cards, size, width - 32, 1)[0] for cards in piles]
        needed = [
            max(low, TITLE + 12 + len(lines) * _step(size)) for low, lines in zip(least, columns, strict=True)
        ]
        spare = height - sum(needed) - BETWEEN * (len(piles) - 1)
        if spare >= 0:
            heights = [tall + spare // len(piles) for tall in needed]
            break
    tops = [y + sum(heights[:number]) + BETWEEN * number for number in range(len(piles))]
    return [(x, top, width, tall) for top, tall in zip(tops, heights, strict=True)]


def _fitting(
    look: Theme, cards: list[Told], width: int, height: int, count: int
) -> tuple[int, list[list[tuple[str, bool]]]]:
    """The largest size at which the cards fit into columns, with their texts or without, and the columns."""
    names = [Told(card.name, "") for card in cards]
    sizes = [size for size in SIZES if size <= LARGEST[look.sizes.layout]]
    columns = _columns(look, names, SIZES[-1], width, count)
    for size, told in [*((size, cards) for size in sizes), *((size, names) for size in sizes)]:
        columns = _columns(look, told, size, width, count)
        if all(len(lines) * _step(size) <= height for lines in columns):
            return size, columns
    return SIZES[-1], columns


def _step(size: int) -> int:
    return round(size * 1.14)


def _columns(
    look: Theme, cards: list[Told], size: int, width: int, count: int
) -> list[list[tuple[str, bool]]]:
    """The lines of each column, each with whether it is a name; a card goes to the shortest column so far."""
    columns: list[list[tuple[str, bool]]] = [[] for _ in range(count)]
    for card in cards:
        column = min(columns, key=len)
        column += [(line, True) for line in wrapped(card.name, look.faces.bold, size, width)]
        column += [(line, False) for line in wrapped(card.text, look.faces.book, size, width)]
    return columns
