"""The first voyage of *Port Royal*: turning up, taking, expeditions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.advice.notes import Note
from engine.advice.voyage.harbour import (
    Next,
    another,
    bust,
    clashing,
    comes_in,
    decided,
    fee,
    hired,
    looted,
    sailed,
)
from engine.advice.voyage.teaching import Lesson, Teaching, View, Why
from engine.advice.voyage.told.plans import Intent
from engine.captains.port_royal.observation import Observation
from engine.kernel import Decision
from engine.port_royal.discover import TAXED_FROM
from engine.port_royal.ending import needs_expedition

ON, STOP = "turn-up", "put-in"
CLASH, REPEL = (Lesson("royal-discover", 4),), (Lesson("royal-discover", 2),)
MINE, OTHERS = (Lesson("royal-loot"), Lesson("royal-loot", 3, 2)), (Lesson("royal-loot", 1),)
EXPEDITION = (Lesson("royal-expeditions", 1),)
LESSONS = (*CLASH, *REPEL, *MINE, *OTHERS, *EXPEDITION)
"""All that there is to learn."""


class Teacher(Teaching):
    """When to turn up, to put in and to take."""

    enough = 4
    aim = ()

    def points(self, state: Any, seat: int) -> int:
        """As they lie open."""
        return state.merchants[seat].points

    def greets(self, view: View, decision: Decision) -> Note | None:
        """What he is after, before his first answer, be it in somebody else's turn."""
        if decision.number > 1:
            return None
        needed = int(needs_expedition(view["options"]))
        return Note("voyage-merchant-welcome", {"count": view["state"]["goal"], "expedition": needed})

    def settled(self, view: View, decision: Decision, picks: Sequence[str]) -> list[str]:
        """Another card where what it may bring is more than what it may cost, by the figures that are told;
        not where stopping decides the game, one way or the other.
        """
        both = {ON, STOP} <= {option.id for option in decision.options}
        if not both or len(picks) != 1 or picks[0] not in (ON, STOP):
            return list(picks)
        seen, risk = Observation(view), bust(view, decision)
        if not risk or decided(seen):
            return list(picks)
        return [ON] if Next.of(seen, risk).pays else [STOP]

    def why(
        self,
        view: View,
        decision: Decision,
        picks: Sequence[str],
        told: Sequence[Note],
        intent: Intent | None = None,
    ) -> Why:
        """By the answer: on or stop, which card, an expedition."""
        option = decision.option(picks[0]) if len(picks) == 1 else None
        if option is None:
            return Why()
        seen, picked = Observation(view), option.id
        if option.label == "expedition":
            return Why(EXPEDITION, sailed(told, option, first=seen.needs_expedition))
        if picked in (ON, STOP):
            return _on_or_stop(view, decision, picked, seen)
        if decision.kind == "repel":
            return Why(REPEL if picked == "repel" else CLASH, comes_in(view, decision, picked))
        if decision.kind != "take":
            return Why()
        if picked == "take-none":
            return Why(OTHERS, Note("voyage-take-none", fee(seen)))
        lessons = MINE if view["state"]["active"] == decision.seat else OTHERS
        if option.label == "loot":
            return Why(lessons, looted(seen, decision, option))
        return Why(lessons, hired(seen, option))


def _on_or_stop(view: View, decision: Decision, picked: str, seen: Observation) -> Why:
    """Why one card more, or none."""
    risk = bust(view, decision)
    if picked == ON and not risk and seen.coins >= TAXED_FROM:
        return Why(CLASH, Note("voyage-turn-up"))
    reason = another(picked, seen, risk, clashing(view, decision) if risk else ())
    return Why(CLASH if risk else (), reason)
