"""Repairs: what a moderator may mend at a table that goes on.

A chapter declares each kind of repair as a step (`Chapter.repair`). It is played between two steps, right
before the open question, which is then asked anew; the laws of the game have to hold from there on. In the
table's history it is an input like an answer, so whatever replays the table repairs it too.
"""

from __future__ import annotations

import msgspec

from engine.kernel.decision import Decision, Refusal
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


class Repair(Step, kw_only=True):
    """A repair that a moderator has ordered, as the step that carries it out and tells everybody.

    `picks` are his answers to what `asks` asked.
    """

    picks: Public[list[str]]

    @classmethod
    def refused(cls, game: AnyGame) -> Refusal | None:
        """Why nothing can be repaired like this now; None if it can. From what everybody sees."""
        return None

    @classmethod
    def asks(cls, game: AnyGame, picks: list[str]) -> Decision | None:
        """What the moderator is asked after these answers; None when nothing is left to ask.

        He may sit at the table: whatever is asked, and what may be answered, follows from what everybody
        sees. One option, or one number.
        """
        raise NotImplementedError(cls.__name__)
