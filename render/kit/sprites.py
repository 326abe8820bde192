"""Sprites by their ids: everything that a piece's picture shows stands in its id, so that it can be drawn
without the table it lies on, and kept for as long as anybody likes.
"""

from __future__ import annotations

import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from PIL import Image

from render.kit.canvas import Anchor
from render.kit.theme import Theme
from render.kit.touch import TIMES, Piece, encoded

Draw = Callable[..., Image.Image]
"""Draws a sprite: takes the theme, what the id says, and last the scale."""
LARGEST = 200
"""The largest scale that an id may ask for, in hundredths."""


@dataclass(frozen=True, slots=True)
class Reader:
    """How one part of an id is read: what it must look like whole, and what that means."""

    looks: str
    means: Callable[[str], Any] = str
    writes: Callable[[Any], str] = str


WORD = Reader(r"[a-z0-9_]{1,60}")
"""The id of a card, a good, a kind of ship."""
LETTERS = Reader(r"[^\W\d_]{1,3}")
NUMBER = Reader(r"\d{1,3}", int)
PERHAPS = Reader(r"\d{0,3}", lambda text: int(text) if text else None, lambda n: "" if n is None else str(n))
"""A number, or None."""
WORDS = Reader(
    r"[A-Za-z0-9_-]{0,160}",
    lambda text: urlsafe_b64decode(text + "=" * (-len(text) % 4)).decode(),
    lambda words: urlsafe_b64encode(words.encode()).decode().rstrip("="),
)
"""Anything that is written on a sprite in some language."""
FLAG = Reader(r"[ny]", lambda text: text == "y", lambda flag: "y" if flag else "n")


def several(of: Reader, most: int) -> Reader:
    """So many of them at most, with hyphens between them; at least one."""
    return Reader(
        rf"{of.looks}(?:-{of.looks}){{0,{most - 1}}}",
        lambda text: tuple(of.means(part) for part in text.split("-")),
        lambda found: "-".join(map(of.writes, found)),
    )


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of sprite: what draws it, and how the parts of its ids are read, in the order in which they are
    drawn from. `times`: how many times as large as on the board it can be drawn; `carries`: other pieces may
    lie on it, as on a card of which the next one covers a part.
    """

    draw: Draw
    reads: tuple[Reader, ...] = ()
    times: int = TIMES
    carries: bool = False


@dataclass(frozen=True, slots=True)
class Sprite:
    """A sprite at scale 1: its kind, and what it shows."""

    kind: str
    shows: tuple[Any, ...] = ()


class Sprites:
    """The sprites of a game."""

    def __init__(self, kinds: Mapping[str, Kind]) -> None:
        self.kinds = kinds

    def id(self, sprite: Sprite, scale: float = 1) -> str:
        """What it is called at this scale ("captain.0.sloop.n.y.120")."""
        reads = self.kinds[sprite.kind].reads
        shown = (one.writes(what) for one, what in zip(reads, sprite.shows, strict=True))
        return ".".join([sprite.kind, *shown, str(round(scale * 100))])

    def draw(self, look: Theme, sprite: Sprite, scale: float = 1) -> Image.Image:
        """Its pixels at this scale. Shared: copy before drawing on it."""
        return self.kinds[sprite.kind].draw(look, *sprite.shows, scale)

    def drawn(self, look: Theme, id: str, times: int | None = None) -> Image.Image | None:
        """The pixels of the sprite with this id, so many times as large as it lies on the board (None: as
        large as its kind can be drawn); None if there is no such sprite.
        """
        kind, _, rest = id.partition(".")
        if kind not in self.kinds or not (found := _looks(self.kinds[kind].reads).fullmatch(rest)):
            return None
        of = self.kinds[kind]
        *shown, percent = found.groups()
        if not 0 < int(percent) <= LARGEST:
            return None
        try:
            what = [one.means(part) for one, part in zip(of.reads, shown, strict=True)]
            return of.draw(look, *what, int(percent) / 100 * (times or of.times))
        except (LookupError, ValueError, FileNotFoundError):
            return None  # It names what is not there: a seat too many, another nation.

    def encoded(self, id: str, look: Theme) -> bytes | None:
        """The same as a file; None if there is no such sprite."""
        drawn = self.drawn(look, id)
        return encoded(drawn) if drawn else None


@cache
def _looks(reads: tuple[Reader, ...]) -> re.Pattern[str]:
    return re.compile("".join(rf"({one.looks})\." for one in reads) + r"(\d{1,3})")


@dataclass(frozen=True, slots=True)
class Laid:
    """A piece at its place on a board: what it is and at which spot it lies, its left and top in pixels, its
    sprite, and what it is called.
    """

    id: str
    at: str
    corner: tuple[float, float]
    sprite: Sprite
    name: str
    anchor: Anchor = "left"


def lay(look: Theme, picture: Image.Image, sprites: Sprites, laid: Iterable[Laid]) -> None:
    """Puts pieces on a picture, one after the other."""
    for one in laid:
        drawn = sprites.draw(look, one.sprite)
        mask = drawn.getchannel("A") if sprites.kinds[one.sprite.kind].carries else drawn
        picture.paste(drawn, _corner(one, drawn), mask)


def pieces_of(look: Theme, sprites: Sprites, laid: Iterable[Laid]) -> Iterator[Piece]:
    """The same pieces as they can be touched."""
    for one in laid:
        drawn = sprites.draw(look, one.sprite)
        (left, top), (width, height) = _corner(one, drawn), drawn.size
        middle = (left + width / 2, top + height / 2)
        yield Piece(one.id, one.at, *middle, width, height, sprites.id(one.sprite), one.name)


def _corner(one: Laid, drawn: Image.Image) -> tuple[int, int]:
    left, top = one.corner
    shift = {"left": 0, "middle": drawn.width / 2, "right": drawn.width}[one.anchor]
    return round(left - shift), round(top)
