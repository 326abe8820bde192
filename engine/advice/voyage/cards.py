"""Cards of the hand in *Merchants & Marauders* that the voice has played in his own turn, and why now; and
the reasons for questions of which each answer has its own.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.advice.notes import Note
from engine.advice.voyage.course import Course
from engine.advice.voyage.reasons import crew_lacking, kept_own, placed, rerolled, rewarded, struck, token
from engine.advice.voyage.yard import first_ship
from engine.captains.marauders.goals import Goal
from engine.captains.marauders.hand import Hand
from engine.captains.marauders.seen.observation import Observation
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


def of_its_kind(view: View, decision: Decision, picks: Sequence[str]) -> Note | None:
    """The reason for an answer to a question of which each answer has its own; None for all others."""
    picked = picks[0]
    match decision.kind:
        case "card.reroll":
            return rerolled(decision, picks)
        case "crew.hire" if picked != "0":
            return crew_lacking(Observation(view))
        case "storm.zone":
            return struck(view, decision, picked)
        case "battle.ammunition" if picked == "none":
            return Note("voyage-ammunition-kept")
        case "captain.keep":
            return Note("voyage-captain", {"captain": picked.partition(":")[2]})
        case "rumor.keep":
            return Note("voyage-rumor-keep", {"rumor": picked.partition(":")[2]})
        case "ship.choose" | "ship.next":
            return first_ship(view, decision, picked)
        case "reward.choose":
            return rewarded(Observation(view))
        case "market.buy" if picked == "leave" and "mod" in decision.args:
            return Note("voyage-market-leave", {name: decision.args[name] for name in ("mod", "gold")})
        case "demand.token":
            return token(view, decision, picked)
        case "demand.port":
            return placed(view, decision, picked)
        case "plunder.claim" if picked == "keep":
            return kept_own(view, decision)
        case "hit.place" if (aimed := decision.option(picked)) and aimed.label == "hit-enemy":
            return Note("voyage-hit-enemy")
        case "hit.place" if decision.args.get("whose") == "npc":
            return Note("voyage-hit-npc")
        case _:
            return None
