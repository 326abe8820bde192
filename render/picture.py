"""What every drawing returns: encoded pixels, and words that say the same."""

import io
from dataclasses import dataclass
from typing import Literal

from PIL import Image

Format = Literal["webp", "png", "jpeg"]

DESCRIPTION_LIMIT = 1024  # characters Discord takes as the description of an attachment
QUALITY = 85


@dataclass(frozen=True, slots=True)
class Picture:
    """A finished picture. `alt` says all it shows, a line for each thing, the most important first.

    `name` is a file name with the format's ending; width and height are pixels.
    """

    data: bytes
    format: Format
    name: str
    alt: str
    width: int
    height: int

    @property
    def description(self) -> str:
        """As many lines of the alt text as Discord takes with an attachment, as one paragraph."""
        kept: list[str] = []
        for line in self.alt.splitlines():
            if len(" ".join([*kept, line])) > DESCRIPTION_LIMIT:
                break
            kept.append(line)
        return " ".join(kept)


def encode(image: Image.Image, format: Format = "webp") -> bytes:
    """The picture's bytes. WebP unless told: half the bytes of JPEG, and no rings around small letters."""
    out = io.BytesIO()
    match format:
        case "webp":
            image.save(out, "WEBP", quality=QUALITY, method=0)
        case "jpeg":
            image.save(out, "JPEG", quality=QUALITY, subsampling=0)
        case "png":
            image.save(out, "PNG", compress_level=6)
    return out.getvalue()


def picture_of(image: Image.Image, stem: str, alt: str, format: Format = "webp") -> Picture:
    """The image encoded, with its alt text; `stem` is the file's name without an ending."""
    return Picture(encode(image, format), format, f"{stem}.{format}", alt, image.width, image.height)
