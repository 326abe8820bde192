"""The first voyage of *Treasure Fleet*: loading, the volleys, captures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.advice.notes import Note
from engine.advice.voyage.teaching import Lesson, View, Why
from engine.kernel import Decision

QUESTIONS = {
    "fleet.load": Why((Lesson("fleet-loading"),), Note("voyage-load")),
    "fleet.place": Why((Lesson("fleet-volley"), Lesson("fleet-capture")), Note("voyage-place")),
    "fleet.neutral": Why((Lesson("fleet-neutral"),), Note("voyage-neutral")),
}


class Teacher:
    """See `engine.advice.voyage.teaching.Teacher`."""

    rounds = 2
    aim = (Lesson("fleet-aim"),)
    visits: Mapping[str, frozenset[str]] = {}

    def why(self, view: View, decision: Decision, picks: Sequence[str]) -> Why:
        """By the kind of question."""
        return QUESTIONS.get(decision.kind, Why())
