"""What is at hand in *Merchants & Marauders*: glory at home, a buyer where he lies, a point near the goal."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.advice.voyage.raids import ATTACKS
from engine.advice.voyage.reasons import banked
from engine.captains.marauders.goals import Goal
from engine.captains.marauders.seen.observation import Observation
from engine.captains.marauders.worth.aims import Aims

NEAR = 2
"""Points still missing from which on one that can be had sooner comes first."""
NEARLY = 8.0
"""Gold by which what brings a point sooner may be worse than what takes longer."""
WORTH_AN_ACTION = 24.0
"""Gold by which something else must be better before he leaves a port that buys what he has."""


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


def at_home(
    observed: Observation, aims: Aims, goals: Sequence[Goal], sold: Callable[[str], int]
) -> Goal | None:
    """The port of his chest, if the best goal is to sell in another that is no nearer, it pays no less
    (`sold`), and what he has then is several points there.
    """
    best, home = next(iter(goals), None), observed.home
    if best is None or not best.docks or best.waits or not (gold := sold(best.zone)) or best.zone == home:
        return None
    there = next((goal for goal in goals if goal.docks and not goal.waits and goal.zone == home), None)
    if there is None or there.actions > best.actions or sold(home) < gold or there.risk > best.risk + NEARLY:
        return None
    terms = observed.port(home).stash
    pays = terms.allowed and not terms.fee and banked(aims, observed.gold + sold(home))
    return there if pays and there.route >= best.route - WORTH_AN_ACTION else None


def buyer(observed: Observation, goals: Sequence[Goal], wants: Callable[[str], bool]) -> Goal | None:
    """The port where he lies, if it wants what is aboard and his next action sells it there: he leaves no
    buyer behind for what is not better by far.
    """
    here = observed.captain.zone
    if not observed.captain.in_port or not wants(here):
        return None
    ports = (goal for goal in goals if goal.docks and not goal.waits and goal.zone == here)
    there = next((goal for goal in ports if goal.actions == 1), None)
    return there if there is not None and there.route >= goals[0].route - WORTH_AN_ACTION else None


def point(aims: Aims, goals: Sequence[Goal], brings_glory: Callable[[str], bool]) -> Goal | None:
    """Near the goal of the game, the nearest sale, raid or fight that may bring a point, if it is nearly as
    good as the best and sooner; None where the best wins, or the goal is far.
    """
    best = next(iter(goals), None)
    if best is None or not 0 < aims.missing <= NEAR or aims.finish(best.glory):
        return None

    def pays(goal: Goal) -> bool:
        return goal.what in ATTACKS or (goal.docks and not goal.waits and brings_glory(goal.zone))

    margin = NEARLY if pays(best) or best.what == "errand" else 2 * NEARLY
    near = [goal for goal in goals if pays(goal) and goal.route >= best.route - margin]
    sooner = [goal for goal in near if goal.actions < best.actions]
    return min(sooner, key=lambda goal: goal.actions, default=None)
