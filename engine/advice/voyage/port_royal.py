"""The first voyage of *Port Royal*: turning up, taking, expeditions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.advice.notes import Note
from engine.advice.voyage.teaching import Lesson, View, Why
from engine.kernel import Decision

EXPEDITION = Why((Lesson("royal-expeditions", 1),), Note("voyage-expedition"))
ANSWERS = {
    "turn-up": Why((Lesson("royal-discover"),), Note("voyage-turn-up")),
    "put-in": Why((Lesson("royal-discover", 4),), Note("voyage-put-in")),
    "repel": Why((Lesson("royal-discover", 2),), Note("voyage-repel")),
    "let-in": Why((Lesson("royal-discover", 4),), Note("voyage-let-in")),
    "take-none": Why((Lesson("royal-loot", 1),), Note("voyage-take-none")),
}


class Teacher:
    """See `engine.advice.voyage.teaching.Teacher`."""

    rounds = 6
    aim = (Lesson("royal-aim"),)
    visits: Mapping[str, frozenset[str]] = {}

    def why(self, view: View, decision: Decision, picks: Sequence[str]) -> Why:
        """By the answer: on or stop, which card, an expedition."""
        picked = picks[0] if picks else ""
        if picked.startswith("expedition:"):
            return EXPEDITION
        if picked in ANSWERS:
            return ANSWERS[picked]
        if decision.kind == "take":
            mine = view["state"]["active"] == decision.seat
            return Why((Lesson("royal-loot", 0 if mine else 1),), Note("voyage-take"))
        return Why()
