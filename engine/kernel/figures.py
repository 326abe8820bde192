"""Figures: numbers, prices and offers that zones, captains, cards and modules may change.

A step fills a typed `Figure` with what the base rule says and lets `game.figure(...)` run the rules that
are in force, in the order of their ranks. A rule changes only the figure; it must not ask, draw, log or
touch the state. Who changed what is recorded, so that a message can say "8 cards (Caracas)".
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from enum import IntEnum
from typing import Any

import msgspec


class Rank(IntEnum):
    """When a rule is applied; inside a rank, in the order of assembly."""

    SET = 0
    """Replaces the base figure ("the offer here is 8 cards")."""
    ADD = 1
    """Adds to it."""
    LIMIT = 2
    """Keeps it within bounds ("never above 5")."""
    LAST = 3
    """Has the last word ("3 cards if you bought here last turn, whatever else")."""


class Change(msgspec.Struct, frozen=True):
    """One field of a figure that a source changed."""

    field: str
    before: Any
    after: Any
    source: str


class Figure(msgspec.Struct, kw_only=True):
    """Base of all figures. `because` lists the changes, in order."""

    because: list[Change] = []

    def sources_of(self, field: str) -> list[str]:
        """Who changed this field, in order."""
        return [change.source for change in self.because if change.field == field]


def values_of(figure: Figure, fields: Sequence[str]) -> tuple[Any, ...]:
    """The fields as they are now. Lists are copied, so that what a rule appends to one is seen; what stands
    in a list is replaced by rules, never changed where it is.
    """
    return tuple([_copied(getattr(figure, name)) for name in fields])


_PLAIN = frozenset((int, str, bool, float, type(None)))


def _copied(value: Any) -> Any:
    kind = type(value)
    if kind in _PLAIN:
        return value
    return value.copy() if kind is list else deepcopy(value)


def applied(figure: Figure, fields: tuple[str, ...], before: tuple[Any, ...], source: str) -> tuple[Any, ...]:
    """Record on the figure what changed against `before`; returns the fields as they are now."""
    after = values_of(figure, fields)
    if after != before:
        figure.because.extend(
            Change(name, old, new, source)
            for name, old, new in zip(fields, before, after, strict=True)
            if old != new
        )
    return after
