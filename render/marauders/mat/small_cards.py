"""Small cards as sprites: any card with what is on it and its name, and the back of a hidden one."""

from PIL import Image

from render.kit.badges import OUTLINE
from render.kit.canvas import Pen, fitting, sprite, wrapped
from render.kit.picture_cache import cached_picture
from render.kit.theme import Theme
from render.marauders.parts import art

HEIGHT, BACK = 66, 92  # of a card face down
RIM = 4  # around what is on a card


@cached_picture
def back(theme: Theme) -> Image.Image:
    """A card face down."""

    def paint(pen: Pen) -> None:
        pen.box((0, 0, BACK, HEIGHT), OUTLINE, 7)
        pen.box((1.5, 1.5, BACK - 1.5, HEIGHT - 1.5), theme.colours.white, 6)
        pen.box((3.5, 3.5, BACK - 3.5, HEIGHT - 3.5), theme.colours.mod, 5)
        pen.letters("?", theme.faces.heavy, 40, BACK / 2, HEIGHT / 2, theme.colours.white)

    return sprite(BACK, HEIGHT, paint)


def card_face(theme: Theme, card: str, name: str, width: int, height: int, size: int) -> Image.Image:
    """A card: its vignette, and its name beneath in type of this size or smaller."""
    return _face(theme, card, art.vignette_source(card), name, width, height, size)


@cached_picture
def _face(theme: Theme, card: str, source: str, name: str, width: int, height: int, size: int) -> Image.Image:
    del source  # another picture is another face

    def paint(pen: Pen) -> None:
        pen.box((0, 0, width, height), OUTLINE, 8)
        pen.box((2.5, 2.5, width - 2.5, height - 2.5), theme.colours.token, 6)

    picture = sprite(width, height, paint)
    top = 0
    if art.has_vignette(card):
        shown = art.vignette(card, width - 2 * RIM)
        picture.paste(shown, (RIM, RIM))
        top = RIM + shown.height
    room = height - top - 6
    lines = wrapped(name, theme.faces.name, size, width - 16)
    while size > 13 and (len(lines) * (size + 2) > room or len(lines) > 2):
        size -= 1
        lines = wrapped(name, theme.faces.name, size, width - 16)
    lead = (room - len(lines) * (size + 2)) / 2
    for number, line in enumerate(lines):
        shown = fitting(line, theme.faces.name, size, theme.colours.ink, width - 12, 10)
        y = top + lead + number * (size + 2) + (size + 2 - shown.height) / 2
        picture.alpha_composite(shown, ((width - shown.width) // 2, max(0, round(y))))
    return picture
