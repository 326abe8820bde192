"""The first voyage of *Lots*: what to lay when."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.advice.notes import Note
from engine.advice.voyage.plans import Intent, Planned
from engine.advice.voyage.teaching import Lesson, View, Why
from engine.kernel import Decision


class Teacher:
    """See `engine.advice.voyage.teaching.Teacher`."""

    enough = 2
    aim = (Lesson("lots-aim"),)
    visits: Mapping[str, frozenset[str]] = {}
    shuns: Mapping[str, int] = {}

    def points(self, state: Any, seat: int) -> int:
        """Rounds won."""
        return state.seats[seat].points

    def greets(self, view: View, decision: Decision) -> Note | None:
        """Nobody is anybody in particular."""
        return None

    def plan(self, view: View, decision: Decision, picks: list[str], intent: Intent | None) -> Planned | None:
        """A round is one answer."""
        return None

    def why(self, view: View, decision: Decision, picks: Sequence[str], told: Sequence[Note]) -> Why:
        """A good lot is one that leads; else a low one is thrown away."""
        leads = any(note.key == "lots-leads" for note in told)
        return Why((Lesson("lots-round"),), Note("voyage-lots-leads" if leads else "voyage-lots-low"))
