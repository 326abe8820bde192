"""What errands are called by, and what they pay: missions by name, rumors, and places to visit."""

from __future__ import annotations

from typing import Any

from data.content.verbs.tasks import Deliver
from engine.advice.notes import Note
from engine.captains.marauders.goals import Goal
from engine.captains.marauders.landfall import RAID, VISIT
from engine.captains.marauders.seen.observation import Observation
from engine.captains.marauders.worth.aims import Aims
from engine.captains.marauders.worth.errands import Errands
from engine.marauders.places import missions_held_by, rumors_of
from engine.marauders.port.goods import DEMAND_PRICE, GLORY_SALE

SELLS = frozenset(("town", "trade_station"))
"""Kinds of locations at which goods are sold."""


def done_at(observed: Observation, aims: Aims, zone: str) -> Note | None:
    """The mission that one thing completes in a port, what he hands over, and what it pays; None if there is
    none.
    """
    errands = aims.judge(Errands)
    if zone not in observed.box.ports or not (mission := errands.completes(zone)):
        return None
    asked = (one for one in observed.box.mission_card(mission).tasks if isinstance(one, Deliver))
    goods = {good: observed.hold[good] for one in asked for good in one.goods if observed.hold[good]}
    told = {"zone": zone, "mission": mission, "gold": errands.paid(mission), "goods": goods}
    return Note("voyage-errand-done", told)


def can_wait(observed: Observation, aims: Aims, goal: Goal) -> Note | None:
    """The mission that he could complete elsewhere, and does after this; None if there is none."""
    for zone in observed.box.ports:
        if zone != goal.zone and observed.open(zone) and (done := done_at(observed, aims, zone)) is not None:
            return Note("voyage-mission-later", done.args)
    return None


def errand_aim(observed: Observation, aims: Aims, goal: Goal) -> Note:
    """What leads somewhere: a mission that is completed there, a rumor that he holds, a place to visit, or a
    mission of which part is done there.
    """
    if goal.docks and (done := done_at(observed, aims, goal.zone)) is not None:
        return done
    if goal.target.startswith((RAID, VISIT)):
        return _place(observed, goal)
    act, _, piece = goal.target.partition(":")
    held = [one for one in observed.pieces(rumors_of(observed.seat)) if _leads(observed, one, goal)]
    rumor = piece if act == "prove" else next(iter(held), "")
    if rumor:
        return Note("voyage-errand-rumor", {"zone": goal.zone, "rumor": rumor})
    missions = observed.pieces(missions_held_by(observed.seat))
    errands = aims.judge(Errands)
    leading = [one for one in missions if goal.zone in errands.zones_of(one)] or missions[:1]
    if leading:
        return Note("voyage-errand-mission", {"zone": goal.zone, "mission": leading[0]})
    return Note("voyage-errand", {"zone": goal.zone})


def errand_name(observed: Observation, aims: Aims, goal: Goal) -> str:
    """The rumor, mission or place by which an errand is called; empty if none leads there."""
    args = errand_aim(observed, aims, goal).args
    return str(next((args[one] for one in ("rumor", "mission", "place") if one in args), ""))


def _place(observed: Observation, goal: Goal) -> Note:
    """A place to visit or to raid, and what it is good for; what it buys, in figures."""
    begins, _, token = goal.target.partition(":")
    place: dict[str, Any] = {"zone": goal.zone, "place": token}
    if begins != VISIT.removesuffix(":"):
        return Note("voyage-errand-place", {**place, "kind": "raid"})
    card: Any = observed.game.box.card(token)
    good = observed.demand(goal.zone)
    if card.kind in SELLS and good and (count := observed.hold[good]):
        sale = {"good": good, "count": count, "gold": DEMAND_PRICE * count, "glory": int(count >= GLORY_SALE)}
        return Note("voyage-errand-trade", {**place, **sale})
    return Note("voyage-errand-place", {**place, "kind": card.kind})


def _leads(observed: Observation, rumor: str, goal: Goal) -> bool:
    """Whether a rumor is proven where a goal in port ends."""
    card = observed.box.rumor_card(rumor)
    return goal.docks and card.at == "port" and card.zone == goal.zone
