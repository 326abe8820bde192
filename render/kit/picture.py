"""What every drawing returns: encoded pixels, and words that say the same."""

import io
from collections.abc import Generator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, replace
from typing import Literal

from PIL import Image

from data.locale import Texts
from render.kit.ribbon import with_ribbon

Format = Literal["webp", "png", "jpeg"]

DESCRIPTION_LIMIT = 1024  # characters that Discord accepts as the description of an attachment
QUALITY = 85


@dataclass(frozen=True, slots=True, weakref_slot=True)
class Picture:
    """A finished picture. `alt` says everything it shows, one line per thing, the most important first.

    `name` is a file name with the format's ending; width and height are pixels. `more` is the sentence that
    says where to find the rest, for readers who get only as much as Discord accepts.
    """

    data: bytes
    format: Format
    name: str
    alt: str
    width: int
    height: int
    more: str = ""

    @property
    def description(self) -> str:
        """As many lines of the alt text as Discord accepts with an attachment, as one paragraph, followed by
        `more` if that is not all of it.
        """
        lines = self.alt.splitlines()
        whole = " ".join(lines)
        if len(whole) <= DESCRIPTION_LIMIT:
            return whole
        end = [self.more] if self.more else []
        while lines and len(" ".join([*lines, *end])) > DESCRIPTION_LIMIT:
            lines.pop()
        return " ".join([*lines, *end])


def encode(image: Image.Image, format: Format = "webp") -> bytes:
    """The picture's bytes. WebP by default: half the bytes of JPEG, and no rings around small letters."""
    out = io.BytesIO()
    match format:
        case "webp":
            image.save(out, "WEBP", quality=QUALITY, method=0)
        case "jpeg":
            image.save(out, "JPEG", quality=QUALITY, subsampling=0)
        case "png":
            image.save(out, "PNG", compress_level=6)
    return out.getvalue()


def as_jpeg(picture: Picture) -> Picture:
    """The same picture for places that take no WebP; of a film, how it begins."""
    image = Image.open(io.BytesIO(picture.data)).convert("RGB")
    name = f"{picture.name.rpartition('.')[0]}.jpg"
    return replace(picture, data=encode(image, "jpeg"), format="jpeg", name=name)


def picture_of(image: Image.Image, stem: str, alt: str, texts: Texts) -> Picture:
    """The image encoded, with its alt text in the language of `texts`; `stem` is the file's name. While
    pictures are `marked`, it says so itself, and first of all its words do.
    """
    if mark := _MARK.get():
        image, alt = ribboned(image), f"{mark}.\n{alt}"
    return Picture(
        encode(image), "webp", f"{stem}.webp", alt, image.width, image.height, texts.say("alt-more")
    )


def ribboned(image: Image.Image) -> Image.Image:
    """The image with the word that pictures are `marked` with, if there is one."""
    return with_ribbon(image, mark) if (mark := _MARK.get()) else image


_MARK: ContextVar[str] = ContextVar("mark", default="")


@contextmanager
def marked(mark: str) -> Generator[None]:
    """All pictures that are finished meanwhile, in this thread, carry this word; "": as ever."""
    before = _MARK.set(mark)
    try:
        yield
    finally:
        _MARK.reset(before)
