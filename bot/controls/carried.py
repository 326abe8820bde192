"""What a custom id carries beside table and question: read from text into a value, and written as text."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Generic, TypeVar

from bot.controls.ids import OPTION as SHORT_NAME
from bot.controls.ids import Unreadable, number_in

S = TypeVar("S")
T = TypeVar("T")


@dataclass(frozen=True, slots=True, eq=False)
class Carried(Generic[T]):
    """A kind of value. `read` raises Unreadable; None stands for an id that ends before it, and an empty text
    for one that ends with the sign before it.
    """

    read: Callable[[str | None], T]
    write: Callable[[T], str | None]


def maybe(kind: Carried[T]) -> Carried[T | None]:
    """A value, or none."""
    return Carried(
        lambda text: None if text is None else kind.read(text),
        lambda value: None if value is None else kind.write(value),
    )


def matching(pattern: str) -> Carried[str]:
    """A text of this form."""
    form = re.compile(pattern)

    def read(text: str | None) -> str:
        if text is None or form.fullmatch(text) is None:
            raise Unreadable
        return text

    return Carried(read, str)


def among(offered: Collection[str]) -> Carried[str]:
    """One of these words."""
    return matching("|".join(map(re.escape, offered)))


def flag(word: str) -> Carried[bool]:
    """A word that stands there or does not."""

    def read(text: str | None) -> bool:
        if text not in (None, word):
            raise Unreadable
        return text is not None

    return Carried(read, lambda given: word if given else None)


def pair(first: Carried[S], second: Carried[T]) -> Carried[tuple[S, T]]:
    """Two values with a dot between them, of which the second has none."""

    def read(text: str | None) -> tuple[S, T]:
        one, _, other = (text or "").rpartition(".")
        return first.read(one), second.read(other)

    return Carried(read, lambda both: f"{first.write(both[0])}.{second.write(both[1])}")


def several(kind: Carried[T], between: str) -> Carried[tuple[T, ...]]:
    """Values in a row, or none: then the text is empty."""

    def read(text: str | None) -> tuple[T, ...]:
        if text is None:
            raise Unreadable
        return tuple(kind.read(part) for part in text.split(between)) if text else ()

    return Carried(read, lambda values: between.join(kind.write(value) or "" for value in values))


def _nothing(text: str | None) -> None:
    if text is not None:
        raise Unreadable


def _signed(text: str | None) -> int:
    return -number_in(text[1:]) if text is not None and text.startswith("-") else number_in(text)


NOTHING: Carried[None] = Carried(_nothing, lambda _: None)
NUMBER: Carried[int] = Carried(number_in, str)
"""A whole number, 0 or more."""
SEAT = PAGE = ROUND = NUMBER
"""A seat from 0 on, which the table need not have; a page from 0 on; a round by its number."""
SIGNED: Carried[int] = Carried(_signed, str)
"""A whole number that may be below 0."""
WORD = matching(r"[A-Za-z0-9_.:+-]+")
"""The id of something that is no option of a decision: a setting, an offer, a vote."""
OPTION = matching(SHORT_NAME.pattern)
"""The short name of an option, or the number that is answered."""
