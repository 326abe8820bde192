"""Sure glory in *Merchants & Marauders* that is at hand: it comes before leaving home."""

from __future__ import annotations

from collections.abc import Sequence

from engine.advice.voyage.reasons import banked
from engine.captains.marauders.goals import Goal
from engine.captains.marauders.seen.observation import Observation
from engine.captains.marauders.worth.aims import Aims


def banks(observed: Observation, aims: Aims, zone: str) -> int:
    """The points that the gold aboard brings in the chest of a port (`banked`); 0 where there is none, or it
    costs a fee.
    """
    if zone not in observed.box.ports or not observed.open(zone):
        return 0
    terms = observed.port(zone).stash
    return banked(aims, observed.gold) if terms.allowed and not terms.fee else 0


def at_hand(observed: Observation, aims: Aims, goals: Sequence[Goal]) -> Goal | None:
    """The port where he lies or off which he is, if his gold is glory there."""
    here, left = observed.captain.zone, observed.turn.actions
    ports = [goal for goal in goals if goal.docks and not goal.waits and goal.actions <= left]
    return next((goal for goal in ports if goal.zone == here and banks(observed, aims, here)), None)
