"""Why the voice has something else done first in *Merchants & Marauders*, or passes a buyer by."""

from __future__ import annotations

from typing import Any

from engine.advice.notes import Note
from engine.advice.voyage.outlook import Outlook
from engine.advice.voyage.raids import prey
from engine.advice.voyage.sure import raid_first
from engine.advice.voyage.told.events import cause
from engine.advice.voyage.told.missions import done_at
from engine.advice.voyage.told.plans import Intent
from engine.captains.marauders.goals import Goal
from engine.marauders.places import missions_at

RISKIER = 5
"""Gold by which a way must have become more dangerous for that to be why it is given up."""


def is_after(goal: Goal, intent: Intent) -> bool:
    """Whether a goal is what the seat has been after."""
    return (goal.what, goal.zone, goal.target) == (intent.what, intent.zone, intent.target)


def passed(outlook: Outlook, goal: Goal, step: str) -> Note | None:
    """Why he does not sell in the port off which he is, as he sails away from it."""
    zone = outlook.observed.captain.zone
    if outlook.observed.captain.in_port or not step.startswith("move:") or step == "move:port":
        return None
    if zone not in outlook.observed.box.ports or zone == goal.zone or not outlook.wants(zone):
        return None
    good = outlook.observed.demand(zone) or ""
    if goal.docks and outlook.observed.demand(goal.zone) == good:
        return Note("voyage-passed-same", {"zone": zone, "good": good, "next": goal.zone})
    gold = outlook.sells(zone) * outlook.observed.port(zone).sale(good)
    return Note("voyage-passed", {"zone": zone, "good": good, "gold": gold})


def tomorrow(outlook: Outlook, goal: Goal, step: str) -> Note | None:
    """Why he does not sell in the port where he lies: he has been ashore in this turn."""
    zone, captain, turn = goal.zone, outlook.observed.captain, outlook.observed.turn
    lies = captain.in_port and goal.docks and zone == captain.zone and turn.ported
    if not lies or step != "end" or not outlook.wants(zone):
        return None
    return Note("voyage-tomorrow", {"zone": zone, "good": outlook.observed.demand(zone) or ""})


def changed(outlook: Outlook, goal: Goal, intent: Intent, draw: str) -> Note | None:
    """Why the seat is after something else now; None if it has come to where it was to go for nothing in
    particular, or what it is after now is reason enough: the chest or the goal.
    """
    place: dict[str, Any] = {"zone": intent.zone}
    if draw == "stash" and not goal.waits:
        later = intent.draw == "sale" and intent.zone != goal.zone and outlook.wants(intent.zone)
        return Note("voyage-changed-home", {**place, "good": intent.good}) if later else None
    if (happened := _happened(outlook, intent)) is not None:
        return happened
    if not intent.draw and intent.what == "port" and outlook.observed.captain.zone == intent.zone:
        return None
    if goal.what == "raid" and intent.what == "port" and _leaves_time(outlook, goal, intent):
        return Note("voyage-changed-raid", place)
    if outlook.on_the_way(goal, intent):
        place = {"zone": goal.zone, "good": outlook.observed.demand(goal.zone)}
        return Note("voyage-changed-way", {**place, "also": intent.draw == "sale"})
    if goal.docks and done_at(outlook.observed, outlook.aims, goal.zone) is not None:
        return Note("voyage-changed-done", {"zone": goal.zone})
    same = next((one for one in outlook.goals if is_after(one, intent)), None)
    if same is not None and outlook.nearer_point(goal, same):
        nearer = {"away": same.actions, "nearer": goal.actions}
        return Note("voyage-changed-point", {"count": outlook.aims.missing, **nearer})
    if same == goal:
        return Note("voyage-changed-sale" if draw == "sale" else "voyage-changed-there", place)
    here = {"zone": goal.zone, "good": outlook.observed.demand(goal.zone)}
    if outlook.ends_here(goal) and outlook.wants(goal.zone):
        return Note("voyage-changed-here", here)
    if same is None and goal.docks and goal.zone == intent.zone and outlook.wants(goal.zone):
        # What he came for is done, and the same port buys what he has.
        return Note("voyage-changed-here", here)
    why = cause(outlook.observed, goal, intent.seen)
    if same is None:
        there = outlook.observed.captain.zone == intent.zone != goal.zone
        if there and intent.what == "errand" != goal.what:
            return None
        leg = there and goal.what == intent.what == "errand"
        return (
            Note("voyage-changed-leg", {"zone": goal.zone}) if leg else why or Note("voyage-changed", place)
        )
    return _instead(outlook, goal, same, intent, why)


def _instead(outlook: Outlook, goal: Goal, same: Goal, intent: Intent, why: Note | None) -> Note:
    """Why a goal comes before what the seat was after, which it could still do: what has happened (`why`), or
    by what it is better.
    """
    place: dict[str, Any] = {"zone": intent.zone}
    if outlook.sooner(goal, same):
        return Note("voyage-changed-sooner", {"zone": goal.zone, "good": outlook.observed.demand(goal.zone)})
    if intent.actions and same.risk >= intent.risk + RISKIER:
        return Note("voyage-changed-danger", place)
    if why is not None:
        return why
    if round(goal.route - same.route) < 1:
        return Note("voyage-changed", {"zone": intent.zone})
    if intent.draw == "sale":
        place["good"] = outlook.observed.demand(intent.zone) or ""
        if goal.what == "raid" and intent.zone in outlook.voyage.closed(goal):
            return Note("voyage-changed-closes", place)
        nearer = goal.actions if goal.actions < same.actions else 0
        after = {"what": goal.what, "next": goal.zone, "nearer": nearer, "away": same.actions}
        sale = outlook.sale_of(intent.zone) or {"gold": 0, "glory": 0}
        return Note("voyage-changed-first", {**place, **after, "gold": sale["gold"], "glory": sale["glory"]})
    more = round(goal.route - same.route)
    return Note("voyage-changed-better", {**place, "was": intent.draw or intent.what, "more": more})


def _leaves_time(outlook: Outlook, raid: Goal, intent: Intent) -> bool:
    """Whether what the seat has been after can still be done in this turn after a raid where it is."""
    same = next((goal for goal in outlook.goals if is_after(goal, intent)), None)
    return same is not None and raid_first(outlook.observed, [raid], same, outlook.voyage.closed) is not None


def _happened(outlook: Outlook, intent: Intent) -> Note | None:
    """What is not as it was any more where the seat was to go; None if all is."""
    zone = intent.zone
    place: dict[str, Any] = {"zone": zone}
    wanted = outlook.observed.demand(zone) if zone in outlook.observed.box.ports else None
    if outlook.unwanted(intent):
        replaced = wanted and outlook.observed.hold and wanted != intent.good
        return (
            Note("voyage-changed-wanted", {**place, "good": wanted, "was": intent.good or None})
            if replaced
            else Note("voyage-changed-demand", place)
        )
    if intent.good and wanted != intent.good and outlook.observed.hold[intent.good]:
        return Note("voyage-changed-other", {**place, "good": intent.good})
    if intent.what == "port" and outlook.observed.port(zone).toll is None:
        return Note("voyage-changed-closed", place)
    if intent.draw == "mission" and not outlook.observed.pieces(missions_at(zone)):
        return Note("voyage-changed-mission", place)
    if intent.what == "raid" and not outlook.observed.merchant(zone):
        return Note("voyage-changed-merchant", place)
    if intent.what == "hunt" and not any(is_after(goal, intent) for goal in outlook.goals):
        return Note("voyage-changed-prey", {"who": prey(outlook.observed, intent.target)})
    return None
