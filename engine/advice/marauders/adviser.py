"""The adviser of *Merchants & Marauders*: who tells what of which question."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from engine.advice.advising import View
from engine.advice.exact import ExactAdviser
from engine.advice.marauders import fights
from engine.advice.marauders.asked import Asked, Tells
from engine.advice.marauders.battles import BATTLES
from engine.advice.marauders.estimates import ESTIMATES, Estimate, lasting
from engine.advice.marauders.favors import FAVORS
from engine.advice.marauders.law import LAW
from engine.advice.marauders.locations import LOCATIONS
from engine.advice.marauders.port import PORT
from engine.advice.marauders.raids import RAIDS
from engine.advice.marauders.smuggling import SMUGGLING
from engine.advice.marauders.spoils import SPOILS
from engine.advice.marauders.trading import TRADE
from engine.advice.marauders.turn import TURN
from engine.advice.notes import NO_ADVICE, Advice
from engine.advice.playouts import Imagine
from engine.kernel import Decision

TELLS: dict[str, Tells] = {
    **BATTLES,
    **FAVORS,
    **LAW,
    **LOCATIONS,
    **PORT,
    **RAIDS,
    **SMUGGLING,
    **SPOILS,
    **TRADE,
    **TURN,
}
"""What is told of each kind of question."""


class MaraudersAdviser(ExactAdviser[Asked]):
    """Odds and consequences, as the rules make them of a view; battles and raids are played out."""

    @property
    def estimates(self) -> Collection[str]:
        """The kinds of questions for which there are estimates."""
        return ESTIMATES.keys()

    def estimate(self, view: View, decision: Decision, imagine: Imagine, seed: str) -> Advice:
        """Battles and raids, played out for the captain of the seat; a dead one's seat may still play an
        NPC.
        """
        asked, tell = Asked(view, decision), ESTIMATES.get(decision.kind)
        if tell is None or asked.seen.mine.captain is None:
            return NO_ADVICE
        return tell(Estimate(asked, imagine, seed))

    def warm(self) -> None:
        """The dice and the tables of battles."""
        fights.warm()

    def matters(self, view: View, decision: Decision) -> tuple[View, Mapping[str, Any]]:
        """Of a battle, not which round it is, nor what the last one was fought with."""
        return lasting(view, decision)


ADVISER = MaraudersAdviser(Asked, TELLS)
