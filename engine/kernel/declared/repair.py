"""Repairs: what a moderator may mend at a table that goes on.

A chapter declares each kind of repair as a step (`Chapter.repair`). It is played between two steps, right
before the open question, which is then asked anew; the laws of the game have to hold from there on. In the
table's history it is an input like an answer, so whatever replays the table repairs it too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import ClassVar, final

import msgspec

from engine.kernel.decision import Decision, Option, Range, Refusal, picked
from engine.kernel.step import AnyGame, Step
from engine.kernel.visibility import Public

MODERATOR = -1
"""In place of a seat: a moderator is asked."""
REPAIRED = "table.repaired"
"""The line of the log that a table writes before a repair."""
UNREPAIRED = "table.unrepaired"
"""The line when a moderator has undone repairs, and perhaps answers."""
BACK, BACK_TO_REPAIR = "table.back", "table.back-to-repair"
"""The lines when he has gone back to before an answer, or a repair."""


class Taken(msgspec.Struct, frozen=True):
    """An answer or a repair that a moderator may undo, as everybody knows of it; with all that followed from
    it unseen.

    `number` counts from 1. `seat`: whose answer (`MODERATOR`: a repair); `kind`: of the question, or which
    repair; `entry`: the first entry of the log that would go. `answers` tells nobody but the table: how many
    answers and repairs would be undone, those given unseen included.
    """

    number: int
    seat: int
    kind: str
    entry: int
    answers: int


Asking = Callable[[AnyGame, list[str]], Decision | None]
"""A question of a repair, after the answers before it; None: it does not arise, and none follows."""


def which(kind: str, options: list[Option]) -> Decision:
    """The question which of several things (`ask-repair-<kind>`)."""
    return Decision(MODERATOR, f"repair.{kind}", options)


def whose(seats: Iterable[int]) -> Decision:
    """The question which seat it is about."""
    return which("seat", [Option(f"seat:{seat}", {"seat": seat}, say="repair-seat") for seat in seats])


def any_seat(game: AnyGame, picks: list[str]) -> Decision:
    """The question which seat of the table it is about."""
    return whose(range(game.seats))


def how_many(kind: str, low: int, high: int, now: int) -> Decision:
    """The question how much it is to be, `low` to `high`, with what it is `now`."""
    args = {"now": now, "low": low, "high": high}
    return Decision(MODERATOR, f"repair.{kind}", range=Range(low, high), args=args)


def seat_in(picks: list[str]) -> int:
    """The seat that the first answer names."""
    return int(picked(picks[0]))


class Repair(Step, kw_only=True):
    """A repair that a moderator has ordered, as the step that carries it out and tells everybody.

    `picks` are his answers to what `asks` asked.
    """

    questions: ClassVar[tuple[Asking, ...]] = ()
    """What the moderator is asked, one after the other."""
    picks: Public[list[str]]

    @classmethod
    def refused(cls, game: AnyGame) -> Refusal | None:
        """Why nothing can be repaired like this now; None if it can. From what everybody sees."""
        return None

    @final
    @classmethod
    def asks(cls, game: AnyGame, picks: list[str]) -> Decision | None:
        """What the moderator is asked after these answers; None when nothing is left to ask.

        He may sit at the table: whatever is asked, and what may be answered, follows from what everybody
        sees. One option, or one number.
        """
        return cls.questions[len(picks)](game, picks) if len(picks) < len(cls.questions) else None
