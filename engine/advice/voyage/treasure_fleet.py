"""The first voyage of *Treasure Fleet*: loading, the volleys, captures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.advice.notes import Note
from engine.advice.voyage.teaching import Lesson, Teaching, View, Why
from engine.kernel import Decision
from engine.treasure_fleet.box import cannons, kind_of

STRONG, AVERAGE = 3, 2
"""Cannons of strong and of average cards."""
LEADING = frozenset(("fleet-leads", "fleet-you-board", "fleet-wards"))

QUESTIONS = {
    "fleet.load": Why((Lesson("fleet-loading"),), Note("voyage-load")),
    "fleet.place": Why((Lesson("fleet-volley"), Lesson("fleet-capture")), Note("voyage-place")),
    "fleet.neutral": Why((Lesson("fleet-neutral"),), Note("voyage-neutral")),
}


class Teacher(Teaching):
    """What to load, and where to place it."""

    enough = 25
    aim = (Lesson("fleet-aim"),)

    def points(self, state: Any, seat: int) -> int:
        """As they lie open."""
        return state.seats[seat].points

    def why(self, view: View, decision: Decision, picks: Sequence[str], told: Sequence[Note]) -> Why:
        """By the kind of question, and by what the cards can do."""
        usual = QUESTIONS.get(decision.kind, Why())
        if decision.kind == "fleet.load":
            return Why(usual.lessons, _loaded(picks))
        keys = {note.key for note in told}
        if decision.kind == "fleet.place" and not keys & LEADING:
            return Why(
                usual.lessons, Note("voyage-place-tie" if "fleet-tied" in keys else "voyage-place-spare")
            )
        return usual


def _loaded(picks: Sequence[str]) -> Note:
    """What this load is good for."""
    fire = [cannons(card) if kind_of(card) == "cannon" else STRONG for card in picks]
    if max(fire, default=0) < STRONG:
        return Note("voyage-load-weak")
    return Note("voyage-load-strong" if min(fire) >= AVERAGE else "voyage-load")
