"""What the modifications of New Ship Mods ask: the Crow’s Nest and The Plank."""

from __future__ import annotations

from engine.captains.marauders.answers import Answers, answered_by
from engine.captains.marauders.seen.observation import Observation
from engine.captains.marauders.worth.aims import Aims
from engine.captains.marauders.worth.duels import Duels
from engine.kernel import Decision
from engine.marauders.terms.turn import Displeasure

SPARE_CREW, ONE_CREW = 2, 1.5
"""Crew beyond which one may go, and what one is worth in gold."""


class ShipMods:
    """Answers for the captain of a view."""

    def __init__(self, observed: Observation, aims: Aims) -> None:
        self._observed = observed
        self._aims = aims

    def lie_low(self, decision: Decision) -> Answers:
        """Show himself only to an NPC that he would rather fight."""
        npc = decision.args["who"].get("npc")
        mine = decision.args["target"].get("seat") == self._observed.seat
        wanted = npc and mine and Duels(self._observed, self._aims).met_by(str(npc)) > 0
        return [["leave"]] if wanted else [["use"]]

    def plank(self, decision: Decision) -> Answers:
        """A Crew for the crew's loyalty, if what is feared from a failed roll is worse and enough are left to
        fight.
        """
        observed = self._observed
        lost = observed.game.terms(Displeasure(observed.seat, "stay")).gold
        spare = int(decision.args["crew"]) > SPARE_CREW
        feared = observed.misses("leadership", "plank") * lost
        return [["crew"]] if feared > ONE_CREW and spare else [["roll"]]


SHIP_MODS_ANSWERED = answered_by(
    ShipMods,
    {
        "crows_nest": ShipMods.lie_low,
        "plank": ShipMods.plank,
    },
)
