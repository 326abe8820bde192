"""A tab on the edge of a picture with a word about the whole of it."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw

from render.kit.canvas import stamp_centre, words
from render.kit.theme import theme

_BROAD = 0.034
"""How broad the tab is, of the shorter side of the picture."""
_LEAST = 18
"""Pixels that it is broad at least."""
_AT = 0.22
"""Where its middle is, of the height of the picture."""
_FILL = "#b3261e"
_INK = "#ffffff"


def with_ribbon(image: Image.Image, word: str) -> Image.Image:
    """The same picture with a tab on its right edge, up where next to nothing lies beneath it; the one that
    is given stays as it is.
    """
    marked = image.copy()
    tab = _tab(word, max(_LEAST, round(min(image.size) * _BROAD)))
    marked.paste(tab, (image.width - tab.width, max(0, round(image.height * _AT - tab.height / 2))), tab)
    return marked


@lru_cache(maxsize=16)
def _tab(word: str, broad: int) -> Image.Image:
    shown = words(word.upper(), theme().faces.bold, round(broad * 0.72), _INK)
    tab = Image.new("RGBA", (shown.width + broad, broad))
    outline = (0, 0, tab.width - 1, tab.height + broad)
    ImageDraw.Draw(tab).rounded_rectangle(outline, radius=broad // 3, fill=_FILL, outline=_INK, width=2)
    stamp_centre(tab, shown, tab.width / 2, tab.height / 2)
    return tab.transpose(Image.Transpose.ROTATE_90)
