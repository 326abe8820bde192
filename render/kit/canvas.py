"""Small drawing tools that every picture shares: colours, supersampled sprites, cached words."""

from collections.abc import Callable
from functools import cache, lru_cache
from math import ceil, floor
from typing import Literal

from PIL import Image, ImageColor, ImageDraw

from render.kit.assets import font, icon_mask
from render.kit.picture_cache import cached_picture

OVER = 4  # sprites are drawn this much larger, then scaled down

Anchor = Literal["left", "middle", "right"]


@cache
def rgb(colour: str) -> tuple[int, int, int]:
    """The red, green and blue of #rrggbb."""
    red, green, blue = ImageColor.getrgb(colour)[:3]
    return red, green, blue


def mix(first: str, second: str, part: float) -> str:
    """The colour `part` (0 to 1) of the way from the first to the second."""
    pairs = zip(rgb(first), rgb(second), strict=True)
    return "#{:02x}{:02x}{:02x}".format(*(round(a + (b - a) * part) for a, b in pairs))


class Pen:
    """Draws on a sprite in its final coordinates, supersampled."""

    def __init__(self, width: int, height: int) -> None:
        self.image = Image.new("RGBA", (width * OVER, height * OVER))
        self._draw = ImageDraw.Draw(self.image)

    def ellipse(self, box: tuple[float, float, float, float], fill: str) -> None:
        """A filled ellipse within the box (left, top, right, bottom)."""
        self._draw.ellipse([side * OVER for side in box], fill=fill)

    def box(self, box: tuple[float, float, float, float], fill: str, radius: float = 0) -> None:
        """A filled rectangle with rounded corners."""
        self._draw.rounded_rectangle([side * OVER for side in box], radius * OVER, fill=fill)

    def polygon(self, points: list[tuple[float, float]], fill: str) -> None:
        """A filled polygon."""
        self._draw.polygon([(x * OVER, y * OVER) for x, y in points], fill=fill)

    def line(self, points: list[tuple[float, float]], fill: str, width: float) -> None:
        """A line through the points."""
        scaled = [(x * OVER, y * OVER) for x, y in points]
        self._draw.line(scaled, fill=fill, width=round(width * OVER), joint="curve")

    def letters(self, text: str, face: str, size: float, x: float, y: float, fill: str) -> None:
        """Letters whose ink is centred on (x, y)."""
        type_ = font(face, round(size * OVER))
        left, top, right, bottom = type_.getbbox(text)
        corner = (x * OVER - (left + right) / 2, y * OVER - (top + bottom) / 2)
        self._draw.text(corner, text, font=type_, fill=fill)

    def icon(self, name: str, side: float, x: float, y: float, fill: str) -> None:
        """An icon of `side` pixels centred on (x, y)."""
        mask = icon_mask(name, round(side * OVER))
        corner = (round((x - side / 2) * OVER), round((y - side / 2) * OVER))
        self.image.paste(fill, (*corner, corner[0] + mask.width, corner[1] + mask.height), mask)

    def done(self, scale: float = 1) -> Image.Image:
        """The sprite at its final size, times `scale`."""
        if scale == 1:
            return self.image.reduce(OVER)
        size = (round(self.image.width * scale / OVER), round(self.image.height * scale / OVER))
        return self.image.resize(size, Image.Resampling.LANCZOS)


def sprite(width: int, height: int, paint: Callable[[Pen], None], scale: float = 1) -> Image.Image:
    """A picture with transparency, painted supersampled, and drawn `scale` times its size."""
    pen = Pen(width, height)
    paint(pen)
    return pen.done(scale)


@cached_picture
def words(text: str, face: str, size: int, ink: str, halo: str = "", halo_width: int = 0) -> Image.Image:
    """A line of words as a sprite of the face's line height, with an outline of `halo_width` pixels."""
    type_ = font(face, size)
    ascent, descent = type_.getmetrics()
    width = max(1, round(type_.getlength(text)) + 2 * halo_width + 2)
    # Ñ and ç reach beyond the line height of some faces: such a line sits lower and is higher.
    _, top, _, bottom = type_.getbbox(text)
    above = max(0, -floor(top))
    height = above + max(ascent + descent, ceil(bottom)) + 2 * halo_width
    picture = Image.new("RGBA", (width, height), (*rgb(halo or ink), 0))
    draw = ImageDraw.Draw(picture)
    at = (halo_width + 1, halo_width + above)
    if halo_width:
        draw.text(at, text, font=type_, fill=halo, stroke_width=halo_width, stroke_fill=halo)
    draw.text(at, text, font=type_, fill=ink)
    return picture


def stamp(image: Image.Image, picture: Image.Image, x: float, y: float, anchor: Anchor = "left") -> None:
    """Puts a sprite on the picture, its top at y, and its left, middle or right at x."""
    shift = {"left": 0, "middle": picture.width / 2, "right": picture.width}[anchor]
    image.paste(picture, (round(x - shift), round(y)), picture)


def stamp_centre(image: Image.Image, picture: Image.Image, x: float, y: float) -> None:
    """Puts a sprite on the picture with its centre at (x, y)."""
    image.paste(picture, (round(x - picture.width / 2), round(y - picture.height / 2)), picture)


def wrapped(text: str, face: str, size: int, width: int) -> list[str]:
    """The text broken into lines no wider than `width` pixels (a longer word gets its own line)."""
    return list(_broken(text, face, size, width))


# Measuring letters takes longer than pasting them.
@lru_cache(maxsize=4096)
def _broken(text: str, face: str, size: int, width: int) -> tuple[str, ...]:
    type_ = font(face, size)
    lines: list[str] = []
    for paragraph in text.splitlines():
        line = ""
        for word in paragraph.split():
            longer = f"{line} {word}" if line else word
            if line and type_.getlength(longer) > width:
                lines.append(line)
                line = word
            else:
                line = longer
        lines.append(line)
    return tuple(lines)


@lru_cache(maxsize=4096)
def shortened(text: str, face: str, size: int, width: int) -> str:
    """The text, shortened with an ellipsis if it is wider than `width` pixels."""
    type_ = font(face, size)
    if type_.getlength(text) <= width:
        return text
    while text and type_.getlength(text + "…") > width:
        text = text[:-1].rstrip()
    return text + "…"


def fitting(text: str, face: str, size: int, ink: str, width: int, least: int = 16) -> Image.Image:
    """A line of words no wider than `width` pixels: in smaller type, or if all else fails shortened."""
    size = fitted(text, face, size, width, least)
    return words(shortened(text, face, size, width), face, size, ink)


@lru_cache(maxsize=4096)
def fitted(text: str, face: str, size: int, width: int, least: int) -> int:
    """The largest type size from `size` down to `least` at which the text is no wider than `width`."""
    while size > least and font(face, size).getlength(text) > width:
        size -= 1
    return size
