"""Referees: models of single chapters of Seas of Glory, written from the rulebook and not from the engine.

A referee follows random games from the log and the views of those who are asked. He knows what must happen
next and raises AssertionError where the game does something else.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from engine.kernel import Decision, Entry
from engine.kernel.conformance import Trial, Walk

View = dict[str, Any]


class Referee(Protocol):
    """Follows one game. `judged` counts the positions that he has compared."""

    judged: int

    def asked(self, seat: int, decision: Decision, picks: Sequence[str], view: View) -> None:
        """A seat is about to answer; the view is its own."""
        ...

    def told(self, entries: Sequence[Entry], view: View) -> None:
        """What was logged because of it, and what a spectator sees now."""
        ...


def referee(trial: Trial, games: int, judge: Callable[[View], Referee], first: int = 0) -> int:
    """Play so many random games under a referee each; how many positions they judged.

    Raises AssertionError where a game and its referee disagree.
    """
    judged = 0
    for playout in range(first, first + games):
        walk = Walk(trial, playout, keep=False)
        judging = judge(walk.table.view(None))
        while (chosen := walk.choose()) is not None:
            seat, decision, picks = chosen
            judging.asked(seat, decision, picks, walk.table.view(seat))
            judging.told(walk.answer(seat, decision, picks), walk.table.view(None))
        judged += judging.judged
    return judged
