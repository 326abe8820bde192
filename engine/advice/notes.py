"""What advice consists of: notes on a question and on its options."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Literal

import msgspec

Weight = Literal["plain", "good", "loss", "warn"]
"""How much a note matters: it informs, names a gain worth a look, tells what something costs, or warns that a
captain, his ship, a port that matters to him or half his gold is at stake.
"""


class Note(msgspec.Struct, frozen=True):
    """One remark: the key of a sentence (`advice-<key>` in the locale files) and what fills it.

    Chances among the arguments are whole percentages (`percent`).
    """

    key: str
    args: dict[str, Any] = {}
    weight: Weight = "plain"


class Advice(msgspec.Struct, frozen=True):
    """Notes on a question and, by the ids of its options, on these; options without notes are missing.

    `later`: notes on options that only later questions have, for whoever answers several at once.
    `offered`: notes on what the question is about and that is no answer to it, such as a card of an offer.
    """

    question: tuple[Note, ...] = ()
    options: dict[str, tuple[Note, ...]] = {}
    later: dict[str, tuple[Note, ...]] = {}
    offered: dict[str, tuple[Note, ...]] = {}

    def __or__(self, more: Advice) -> Advice:
        """Both advices, this one's notes first."""
        options = {id: (*self.options.get(id, ()), *notes) for id, notes in more.options.items()}
        later, offered = {**self.later, **more.later}, {**self.offered, **more.offered}
        return Advice((*self.question, *more.question), {**self.options, **options}, later, offered)


NO_ADVICE = Advice()


def advice(
    question: Iterable[Note],
    options: Mapping[str, Iterable[Note]],
    later: Mapping[str, Iterable[Note]] | None = None,
    offered: Mapping[str, Iterable[Note]] | None = None,
) -> Advice:
    """Advice of these notes, without the options that have none."""
    return Advice(tuple(question), _noted(options), _noted(later or {}), _noted(offered or {}))


def _noted(options: Mapping[str, Iterable[Note]]) -> dict[str, tuple[Note, ...]]:
    noted = {id: tuple(notes) for id, notes in options.items()}
    return {id: notes for id, notes in noted.items() if notes}


def weighed(won: int, lost: int) -> Weight:
    """A warning if a fight is rather lost than won, by the percentages that are told: where these are equal
    it is none.
    """
    return "warn" if lost > won else "plain"


LIKELY = 0.15
"""The chance from which on it is warned of what would cost a captain or his ship."""


def percent(chance: float) -> int:
    """A chance from 0 to 1 as a whole percentage; only what is impossible is 0, only what is sure is 100."""
    if chance <= _NEVER:
        return 0
    if chance >= 1 - _NEVER:
        return 100
    return min(99, max(1, round(100 * chance)))


_NEVER = 1e-9
"""Chances that differ by less are the same: sums of fractions are not exact."""
