"""What else a port in *Merchants & Marauders* is worth a way that few would make for its price alone."""

from __future__ import annotations

from typing import Any

from engine.advice.notes import Note
from engine.captains.marauders.goals import Goal
from engine.captains.marauders.landfall import RAID, VISIT
from engine.captains.marauders.seen.observation import Observation
from engine.captains.marauders.voyage import Voyage
from engine.marauders.places import missions_held_by

WORTH_TELLING = 8.0
"""Gold from which on something else that draws him there is told beside a sale."""
NOTHING_ELSE: dict[str, Any] = {"also": "none"}


def besides(voyage: Voyage, zone: str) -> dict[str, Any]:
    """What draws him to a port beside a sale there: a ship that he can pay with it, a mission, or mending."""
    draws = voyage.draws(zone)
    others = [draw for draw in ("ship", "mission", "mending") if draws.get(draw, 0.0) >= WORTH_TELLING]
    for draw in sorted(others, key=lambda draw: -draws[draw]):
        if draw == "mending":
            return {"also": draw}
        if draw == "mission" and (mission := voyage.mission(zone)) is not None:
            return {"also": draw, "mission": mission}
        if draw == "ship" and (wanted := voyage.wanted(zone, draw)) is not None:
            return {"also": draw, "ship": wanted.id, "price": wanted.gold}
    return NOTHING_ELSE


def errand_aim(observed: Observation, goal: Goal) -> Note:
    """What leads out to sea: a rumor, or the mission if there is but one."""
    act, _, piece = goal.target.partition(":")
    if act == "prove":
        return Note("voyage-errand-rumor", {"zone": goal.zone, "rumor": piece})
    missions = observed.pieces(missions_held_by(observed.seat))
    if len(missions) == 1 and not goal.target.startswith((RAID, VISIT)):
        return Note("voyage-errand-mission", {"zone": goal.zone, "mission": missions[0]})
    return Note("voyage-errand", {"zone": goal.zone})
