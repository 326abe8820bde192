"""Lines of words, written where a layout puts them."""

from PIL import Image

from render.kit.assets import font
from render.kit.canvas import fitting, stamp, words, wrapped
from render.kit.plans import Box, Line


def write(picture: Image.Image, plan: Line, text: str, face: str, ink: str, box: Box | None = None) -> int:
    """Writes a line where the layout puts it; returns its width in pixels.

    Inside a box, positions count from its top left; for a line anchored right, from its top right.
    """
    left, top, width, _ = box or (0, 0, 0, 0)
    shown = fitting(text, face, plan.size, ink, plan.room, plan.least)
    x = left + plan.at[0] + (width if plan.anchor == "right" else 0)
    stamp(picture, shown, x, top + plan.at[1], plan.anchor)
    return shown.width


def write_lines(
    picture: Image.Image, plan: Line, text: str, most: int, face: str, ink: str, box: Box
) -> None:
    """Writes a text where the layout puts it in a box: in one line if it fits at its size, otherwise in as
    many as `most`, or in smaller type. A single line stands in the middle of the room for `most`.
    """
    size, lines = plan.size, wrapped(text, face, plan.size, plan.room)
    while size > plan.least and (len(lines) > most or _widest(lines, face, size) > plan.room):
        size -= 1
        lines = wrapped(text, face, size, plan.room)
    if len(lines) == 1 or len(lines) > most:
        left, top, width, height = box
        write(picture, plan, text, face, ink, (left, top + (most - 1) * (plan.size + 3) // 2, width, height))
        return
    for n, line in enumerate(lines):
        y = box[1] + plan.at[1] - 2 + n * (size + 3)
        stamp(picture, words(line, face, size, ink), box[0] + plan.at[0], y)


def _widest(lines: list[str], face: str, size: int) -> float:
    return max(font(face, size).getlength(line) for line in lines)
