"""Sprites by their ids: everything that a piece's picture shows stands in its id, so that it can be drawn
without the table it lies on, and kept for as long as anybody likes.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from PIL import Image

from render.kit.theme import Theme
from render.kit.touch import TIMES

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
    drawn from. `times`: how many times as large as on the board it can be drawn.
    """

    draw: Draw
    reads: tuple[Reader, ...] = ()
    times: int = TIMES


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
        what = [one.means(part) for one, part in zip(of.reads, shown, strict=True)]
        try:
            return of.draw(look, *what, int(percent) / 100 * (times or of.times))
        except (LookupError, ValueError, FileNotFoundError):
            return None  # It names what is not there: a seat too many, another nation.


@cache
def _looks(reads: tuple[Reader, ...]) -> re.Pattern[str]:
    return re.compile("".join(rf"({one.looks})\." for one in reads) + r"(\d{1,3})")
