"""Terms: numbers, prices and offers that zones, captains, cards and modules may change.

A step fills typed `Terms` with what the base rule says and lets `game.terms(...)` run the rules in force, in
the order of their ranks. A rule changes only the terms; it must not ask, draw, log or touch the state. Who
changed what is recorded for terms that are `told`, so that a message can say "8 cards (Caracas)".
"""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum
from operator import attrgetter
from typing import Any, ClassVar

import msgspec

from engine.kernel.errors import RulesError


class Rank(IntEnum):
    """When a rule is applied; within a rank, in the order of the file. Between chapters, order must not
    matter.
    """

    SET = 0
    """Replaces the base value ("the offer here is 8 cards")."""
    ADD = 1
    """Adds to it."""
    LIMIT = 2
    """Keeps it within limits ("never above 5")."""
    LAST = 3
    """Has the last word ("3 cards if you bought here last turn, whatever else")."""


class Change(msgspec.Struct, frozen=True, gc=False):
    """One field of some terms that a rule changed."""

    field: str
    before: Any
    after: Any
    effect: str


class Terms(msgspec.Struct, kw_only=True, gc=False):
    """Base of all terms. `because` lists the changes, in order, if they are recorded."""

    told: ClassVar[bool] = False
    """Whether play needs to know who changed what, such as for a line of the log: then it is always recorded,
    else only for who asks (`Game.explained`).
    """
    because: tuple[Change, ...] = ()

    def changed_by(self, field: str) -> list[str]:
        """Who changed this field, in order. Raises RulesError for terms that are not `told`."""
        if not self.told:
            raise RulesError(f"{type(self).__name__} does not record who changes it; declare it as `told`.")
        return [change.effect for change in self.because if change.field == field]

    def blamed(self, *fields: str) -> list[str]:
        """Who changed these fields, in order, as far as that is recorded: for a reason that is told only to
        somebody who asks for it (`Game.explained`).
        """
        return [change.effect for change in self.because if change.field in fields]


class Fields:
    """The fields of a kind of terms: how to read them, and which contain lists or mappings."""

    def __init__(self, kind: type[Terms]) -> None:
        self.names = tuple(name for name in kind.__struct_fields__ if name != "because")
        hints = {
            name: str(hint)
            for base in kind.__mro__
            for name, hint in vars(base).get("__annotations__", {}).items()
        }
        self._held = tuple(
            n for n, name in enumerate(self.names) if not _PLAIN.issuperset(_words(hints[name]))
        )
        # A single name would give the bare value, so it is named twice.
        names = self.names if len(self.names) > 1 else self.names * 2
        self.now: Callable[[Terms], tuple[Any, ...]] = attrgetter(*names)
        """The fields as they are now; whatever a rule puts into their lists and mappings changes it."""

    def kept(self, terms: Terms) -> tuple[Any, ...]:
        """The fields as they are now, to be compared later. Lists and mappings are copied, with those in
        them, so that what a rule puts in is noticed; rules replace what else lies in a field and never change
        it in place.
        """
        values = self.now(terms)
        if not self._held:
            return values
        copied = list(values)
        for n in self._held:
            value = copied[n]
            copied[n] = value.copy() if type(value) is list else _copied(value)
        return tuple(copied)


def _copied(value: Any) -> Any:
    if isinstance(value, list):
        return value.copy()  # pyright: ignore[reportUnknownVariableType]
    if isinstance(value, dict):
        return {key: _copied(held) for key, held in value.items()}  # pyright: ignore[reportUnknownVariableType]
    return value


_PLAIN = frozenset(("int", "str", "bool", "float", "None"))


def _words(hint: str) -> list[str]:
    return [word.strip() for word in hint.split("|")]


def applied(terms: Terms, fields: Fields, before: tuple[Any, ...], effect: str) -> tuple[Any, ...]:
    """Record on the terms what changed since `before`; returns the fields as they are now."""
    after = fields.kept(terms)
    terms.because += tuple(
        Change(name, old, new, effect)
        for name, old, new in zip(fields.names, before, after, strict=False)
        if old != new
    )
    return after
