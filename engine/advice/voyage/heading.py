"""Where a seat goes next from where it is, decided in one place, and how that is told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from engine.advice.notes import Note
from engine.advice.voyage.changes import changed, is_after
from engine.advice.voyage.course import Course
from engine.advice.voyage.reasons import won
from engine.advice.voyage.told.missions import errand_name
from engine.advice.voyage.told.plans import Intent
from engine.captains.marauders.goals import Goal
from engine.captains.marauders.seen.observation import Observation
from engine.captains.marauders.worth.aims import TRADER, Aims
from engine.kernel import Decision
from engine.marauders.turn.turn import ACTIONS, Turn

View = Mapping[str, Any]


class Heading(msgspec.Struct, frozen=True):
    """What comes next: the goal, what the seat is after then, and why that is not what it was told before."""

    goal: Goal
    intent: Intent
    changed: Note | None = None


def at_dawn(view: View) -> View:
    """The view as it will be when the seat's next turn begins, if this one has no actions left: nothing that
    is weighed for tomorrow hangs on what can still be done today.
    """
    stack, seat = view["stack"], view["seat"]
    turns = (
        at for at, step in enumerate(stack) if step["step"] == Turn.__name__ and step.get("seat") == seat
    )
    at = next(turns, None)
    if at is None or stack[at].get("actions", ACTIONS) or view["state"]["seats"][seat]["captain"] is None:
        return view
    captain = view["state"]["seats"][seat]["captain"]
    fresh: dict[str, Any] = {
        "actions": ACTIONS,
        "ported": False,
        "scouted_targets": [],
        "more_ports": 0,
        "free_moves": 0,
    }
    berth = captain["zone"] if captain["in_port"] else ""
    return {**view, "stack": [*stack[:at], {**stack[at], **fresh, "berth": berth}]}


def ahead(view: View) -> Course:
    """The course from here on, in this turn or the next."""
    course = Course(at_dawn(view))
    course.now = Observation(view).turn
    return course


def heading(course: Course, intent: Intent | None, *, ends: bool = False) -> Heading | None:
    """What comes next for who is done where he lies, or whose turn `ends`: what was told him, as long as that
    holds; None if nothing is worth it.
    """
    before = course.still(intent)
    goal = course.next_stop(before, ends=ends)
    if goal is None or goal.waits:
        return None
    if before is not None and is_after(goal, before):
        return Heading(goal, before)
    if goal.route <= 0:
        return None
    draw = course.drawn_to(goal)
    told = changed(course, goal, before, draw) if before is not None else None
    return Heading(goal, course.onto(goal, draw, before), told)


def told_next(course: Course, found: Heading, decision: Decision) -> tuple[Note, ...]:
    """What comes next, in a sentence that names where, what for and what it brings; before it why that is not
    what he was told.
    """
    goal, tomorrow = found.goal, _spent(decision)
    lies = course.observed.captain.in_port and goal.zone == course.observed.captain.zone
    sale = course.sale_of(goal.zone) if goal.docks and not lies and course.wants(goal.zone) else None
    aim = course.told(goal, found.intent, decision, found.changed)
    if sale is not None and aim.key == "voyage-plan-sale" and aim.args.get("also", "none") == "none":
        aim = Note("voyage-in-port-next", {**sale, "tomorrow": tomorrow})
    return (aim,) if found.changed is None else (found.changed, aim)


def _spent(decision: Decision) -> bool:
    return decision.kind == "turn.action"


def resumed(observed: Observation, intent: Intent | None) -> Note | None:
    """Where he goes on to in his next turn, where it is not known what that brings; None if he is after
    nothing.
    """
    if intent is None or intent.ashore:
        return None
    here, named = intent.zone == observed.captain.zone, ""
    if intent.what == "errand":
        named = errand_name(observed, Aims(observed, TRADER), Goal("errand", intent.zone, intent.target))
    told = {"zone": intent.zone, "what": intent.what, "here": here, "named": named or "none"}
    return Note("voyage-spent", told)


def ends(view: View, decision: Decision, picks: Sequence[str]) -> bool:
    """Whether this ends a visit or, with no actions left, a turn, and the goal is not reached yet."""
    last = {"port.activity": "done", "turn.action": "end"}.get(decision.kind)
    if list(picks) != [last] or won(observed := Observation(view)) is not None:
        return False
    return last == "done" or not observed.turn.actions


def leaving(view: View, decision: Decision, intent: Intent | None, left: Note | None) -> tuple[Note, ...]:
    """What is told who ends a visit or a turn: what he has `left` undone, unless his plan changes, or what
    comes next.
    """
    course = ahead(view)
    found = heading(course, intent, ends=_spent(decision))
    if left is not None and (found is None or found.changed is None):
        return (left,)
    if found is not None:
        return told_next(course, found, decision)
    spent = decision.kind == "turn.action"
    return one(resumed(course.observed, course.still(intent))) if spent else ()


def one(note: Note | None) -> tuple[Note, ...]:
    """What is told, if it is anything."""
    return () if note is None else (note,)
