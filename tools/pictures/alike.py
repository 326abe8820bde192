"""Whether two pictures look the same, whatever little a file that is made small has lost."""

from PIL import Image, ImageChops

BLOCK = 12
"""Pixels of a square that is compared: a word of small type."""
FAR = 22
"""How much a square may differ at most in a channel, of 255; what WebP loses is less than half of it."""


def same(one: Image.Image, other: Image.Image) -> bool:
    """Whether nobody would see a difference: no part as large as a word is another."""
    if one.size != other.size:
        return False
    difference = ImageChops.difference(one.convert("RGB"), other.convert("RGB"))
    return max(max(band.reduce(BLOCK).tobytes()) for band in difference.split()) < FAR
