"""Fonts and icons of data/assets, loaded once."""

from functools import cache
from importlib.resources import files
from pathlib import Path

from PIL import Image, ImageFont

from render.kit.picture_cache import cached_picture

ASSETS = Path(str(files("data"))) / "assets"


@cache
def font(face: str, size: int) -> ImageFont.FreeTypeFont:
    """The face `data/assets/fonts/<face>.ttf` at `size` pixels."""
    # Basic layout: the same pixels wherever the bundled FreeType runs, with or without Raqm.
    path = ASSETS / "fonts" / f"{face}.ttf"
    return ImageFont.truetype(path, size, layout_engine=ImageFont.Layout.BASIC)


@cached_picture
def icon_mask(name: str, side: int) -> Image.Image:
    """The icon `name` as a greyscale mask of `side` pixels (255 where the icon is)."""
    with Image.open(ASSETS / "icons" / f"{name}.png") as source:
        mask = source.convert("L")
    return mask.resize((side, side), Image.Resampling.LANCZOS)


@cached_picture
def icon(name: str, side: int, colour: str) -> Image.Image:
    """The icon `name` as a picture with transparency, in one colour."""
    picture = Image.new("RGBA", (side, side), colour)
    picture.putalpha(icon_mask(name, side))
    return picture
