"""The first voyage of *Lots*: what to lay when."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.advice.notes import Note
from engine.advice.voyage import Intent
from engine.advice.voyage.teaching import Lesson, Teaching, View, Why
from engine.kernel import Decision


class Teacher(Teaching):
    """What to lay when."""

    enough = 2
    aim = (Lesson("lots-aim"),)

    def points(self, state: Any, seat: int) -> int:
        """Rounds won."""
        return state.seats[seat].points

    def why(
        self,
        view: View,
        decision: Decision,
        picks: Sequence[str],
        told: Sequence[Note],
        intent: Intent | None = None,
    ) -> Why:
        """A good lot is one that leads; else a low one is thrown away."""
        leads = any(note.key == "lots-leads" for note in told)
        return Why((Lesson("lots-round"),), Note("voyage-lots-leads" if leads else "voyage-lots-low"))
