"""Where things are in a picture of a table, so that they can be touched, and moved, where they lie.

All places are named in the same words, wherever something tells of one: the spots and pieces of a picture,
the options of a question (`render.places`), what a log entry is about. `docs/pictures.md` lists the words.
"""

from __future__ import annotations

import io
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import TypeVar

from PIL import Image

from data.locale import Texts

TIMES = 2
"""Sprites are drawn so many times as large as they lie on the board, for screens with small pixels."""
QUALITY = 88

Corner = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Spot:
    """A part of a board that stays where it is: a zone, a port's plate, a berth, a seat's slip.

    `at` is the place ("zone:nassau"), unique among the spots and pieces of a board. `outline` are its corners
    and `label` a point within it at which words about it stand best, both in pixels of the board. `name` is
    what it is called when it is read aloud, which no other spot or piece is called; `about` what holds there.
    """

    at: str
    outline: tuple[Corner, ...]
    label: Corner
    name: str
    about: str = ""


@dataclass(frozen=True, slots=True)
class Piece:
    """Something that lies on a board and may lie elsewhere on the next one.

    `id` is its own place ("ship:2", "card:pirate_5"): unique, and the same as long as it is the same thing.
    `at` is the spot on which it lies ("" if it lies on none). `x` and `y` are its middle, `width` and
    `height` what it takes, in pixels of the board. `sprite` names its picture (`render.sprite`), and `name`
    it itself, as for a spot. Those that come later lie over earlier ones.
    """

    id: str
    at: str
    x: float
    y: float
    width: float
    height: float
    sprite: str
    name: str

    @property
    def corner(self) -> tuple[int, int]:
        """Its left and top, in whole pixels of the board."""
        return round(self.x - self.width / 2), round(self.y - self.height / 2)


@dataclass(frozen=True, slots=True)
class Touch:
    """Everything on a board that can be touched. `size` is the board's, in pixels; spots that come later lie
    over earlier ones, and all pieces over all spots.
    """

    size: tuple[int, int]
    spots: tuple[Spot, ...] = ()
    pieces: tuple[Piece, ...] = ()


@dataclass(frozen=True, slots=True)
class Tag:
    """A figure, a sign (by its id), or both. `tone` is its ground: "gold", "dark", "no", "ask", "way",
    "danger" or "calm".
    """

    tone: str
    text: str = ""
    icon: str = ""


@dataclass(frozen=True, slots=True)
class Note:
    """What is laid over a board at a spot, for whoever writes it there himself, so that it can be read."""

    at: str
    tags: tuple[Tag, ...]


def box_spot(at: str, box: tuple[float, float, float, float], name: str) -> Spot:
    """A spot with this left, top, width and height; words stand in its middle."""
    left, top, width, height = box
    right, foot = left + width, top + height
    outline = ((left, top), (right, top), (right, foot), (left, foot))
    return Spot(at, outline, (left + width / 2, top + height / 2), name)


Named = TypeVar("Named", Spot, Piece)


def told_apart(size: tuple[int, int], spots: Iterable[Spot], pieces: Iterable[Piece], texts: Texts) -> Touch:
    """What can be touched on a board of this size: a name that occurs again gets a number."""
    known: Counter[str] = Counter()

    def unlike(one: Named) -> Named:
        name = one.name
        while name in known:
            known[one.name] += 1
            name = texts.say("touch-again", name=one.name, number=known[one.name])
        known[name] = 1
        return one if name == one.name else replace(one, name=name)

    return Touch(size, tuple(map(unlike, spots)), tuple(map(unlike, pieces)))


def encoded(sprite: Image.Image) -> bytes:
    """The bytes of a sprite, as WebP that keeps what shines through it."""
    out = io.BytesIO()
    sprite.save(out, "WEBP", quality=QUALITY, method=4)
    return out.getvalue()
