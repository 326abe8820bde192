"""Cards of the hand in *Merchants & Marauders* that the voice has played in his own turn, and why now."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.advice.notes import Note
from engine.advice.voyage.course import Course
from engine.captains.marauders.goals import Goal
from engine.captains.marauders.hand import Hand
from engine.kernel import Decision

View = Mapping[str, Any]


def worth_playing(course: Course, decision: Decision, goal: Goal) -> frozenset[str]:
    """The cards, as options, that are worth playing now for what he is after."""
    return frozenset(Hand(course.observed, course.aims).of_turn(decision, goal))


def played(view: View, picked: str) -> Note:
    """What a card is played for: what it does, and where he still goes ashore in this turn by it."""
    card = picked.partition(":")[2]
    course = Course(view)
    effects = course.observed.box.glory_card(card).effect
    moves = next((effect.params["moves"] for effect in effects if effect.do == "extra_moves"), 0)
    left = course.observed.turn.actions
    ports = (goal for goal in course.kept(None)[:1] if goal.docks and not goal.waits and moves)
    zone = next((goal.zone for goal in ports if goal.actions - moves <= left < goal.actions), "")
    told = {"card": card, "zone": zone}
    return Note("voyage-card-sooner", told) if zone else Note("voyage-card-play", {"card": card})
