"""Odds of what nobody offers: a game says what it can reckon, what it asks for, and reckons it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol

import msgspec

from engine.advice.notes import Note
from engine.kernel import AnswerError

Given = Mapping[str, tuple[str, ...]]
"""What is given for each field, by its id: words or digits; a field that is left out has its usual value."""


class Field(msgspec.Struct, frozen=True):
    """Something that a reckoning asks for: one of some `choices` or, with `several`, up to so many of them;
    without choices a number from `low` to `high`. `usual`: what it is where nobody says.

    `odds-<id>` in the locale files is what it is called, `command-odds-<id>` how it is described; a choice
    is called `odds-<id>-<choice>`, or by the name of the card.
    """

    id: str
    choices: tuple[str, ...] = ()
    several: int = 1
    low: int = 0
    high: int = 0
    usual: tuple[str, ...] = ()

    def read(self, given: Sequence[str]) -> tuple[str, ...]:
        """What was given, checked. Raises AnswerError `odds-choice`, `odds-several`, `odds-number`."""
        if not self.choices:
            text = given[0] if len(given) == 1 else ""
            digits = text.lstrip("0") or text[:1]
            number = int(digits[:9]) if text.isascii() and text.isdecimal() and len(digits) <= 9 else None
            if number is None or not self.low <= number <= self.high:
                raise AnswerError("odds-number", field=self.id, low=self.low, high=self.high)
            return (str(number),)
        if self.several == 1 and not given:
            raise AnswerError("odds-choice", field=self.id)
        if len(given) > self.several:
            raise AnswerError("odds-several", field=self.id, most=self.several)
        if any(one not in self.choices for one in given):
            raise AnswerError("odds-choice", field=self.id)
        return tuple(given)


class Reckoning(Protocol):
    """What one game reckons: `ADVISER.reckoning` of its adviser."""

    def fields(self, modules: tuple[str, ...]) -> Sequence[Field]:
        """What it asks for at a table with these modules."""
        ...

    def own(self, view: Mapping[str, Any], given: Given) -> Given:
        """What the fields are for whoever sees this view, as he stands, as far as that fits what he has
        given; nothing for a spectator.
        """
        ...

    def reckon(self, given: Given, modules: tuple[str, ...]) -> list[Note]:
        """The odds; every field is given. It takes a while. Raises AnswerError for what cannot be."""
        ...


def complete(fields: Iterable[Field], given: Given, own: Given) -> dict[str, tuple[str, ...]]:
    """All fields: what is given, checked, else one's `own`, else what is usual. Raises AnswerError."""
    return {
        one.id: one.read(given[one.id]) if one.id in given else own.get(one.id, one.usual) for one in fields
    }
