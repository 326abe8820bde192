"""Somebody who watches a table and remembers all that is public, to measure what hidden questions tell."""

from __future__ import annotations

from typing import Protocol

import msgspec

from engine.kernel.decision import Decision
from engine.kernel.step import AnyGame


class Guess(msgspec.Struct, frozen=True):
    """What a hidden question tells: how many cards it could still be about, how likely the likeliest of those
    is that nobody knew of before (0 to 1), and whether the seat does hold it.
    """

    left: int
    sure: float
    right: bool


class Rival(Protocol):
    """Watches one table from its beginning (`GameSpec.rival`)."""

    def watch(self, game: AnyGame) -> None:
        """Look at the table, between any two steps."""
        ...

    def guess(self, game: AnyGame, decision: Decision) -> Guess:
        """What a hidden question tells, when it is asked."""
        ...


class Onlooker:
    """For games that ask nothing unseen: there is nothing to guess."""

    def watch(self, game: AnyGame) -> None:
        """Nothing is remembered."""

    def guess(self, game: AnyGame, decision: Decision) -> Guess:
        """Nothing is known."""
        return Guess(0, 0.0, right=False)
