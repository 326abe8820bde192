"""What is at hand in *Merchants & Marauders*: glory at home, a buyer, a mission, a raid, the last point."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from engine.advice.voyage.raids import ATTACKS
from engine.advice.voyage.reasons import banked
from engine.captains.marauders.goals import Goal
from engine.captains.marauders.seen.observation import Observation
from engine.captains.marauders.worth.aims import Aims
from engine.captains.marauders.worth.errands import Errands
from engine.marauders.places import hand_of

NEAR = 2
"""Points still missing from which on one that can be had sooner comes first."""
NEARLY = 8.0
"""Gold by which what brings a point sooner may be worse than what takes longer."""
WORTH_AN_ACTION = 24.0
"""Gold by which something else must be better before he leaves a port that buys what he has."""
FEW, DETOUR = 2, 1
"""Points that gold is at home from which on it goes there; actions that each further one is worth."""
WORTH_A_RAID = 3.0
"""Gold beyond its action that a raid must promise which comes before something else in the same turn."""


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
    observed: Observation,
    aims: Aims,
    goals: Sequence[Goal],
    sold: Callable[[str], int],
    brings_glory: Callable[[str], bool],
) -> Goal | None:
    """The port of his chest, where what he has then is several points (`sold`: with a sale there, itself a
    point where it `brings_glory`), if it lies no farther than the best goal, an action or more farther for
    each further point, and that does not win. A sale elsewhere comes first if his home pays less, unless the
    gold aboard is points enough already.
    """
    best, home = next(iter(goals), None), observed.home
    if best is None or best.waits or (best.docks and best.zone == home) or aims.finish(best.glory):
        return None
    there = next((goal for goal in goals if goal.docks and not goal.waits and goal.zone == home), None)
    terms = observed.port(home).stash
    if there is None or there.risk > best.risk + NEARLY or not terms.allowed or terms.fee:
        return None
    aboard, gold = banked(aims, observed.gold), sold(best.zone) if best.docks else 0
    points = aboard
    if sold(home) >= gold and (points := banked(aims, observed.gold + sold(home))) and not gold:
        # Nothing is sold on the way: what home buys is a point as sure as its gold.
        points = aboard = points + brings_glory(home)
    if not points or there.actions > best.actions + DETOUR * max(0, aboard - FEW):
        return None
    return there if there.route >= best.route - WORTH_AN_ACTION * max(1, points - FEW) else None


def raid_first(
    observed: Observation, goals: Sequence[Goal], first: Goal, closed: Callable[[Goal], Collection[str]]
) -> Goal | None:
    """The raid off the zone where he is, if it leaves him the actions to do in this turn what is to come
    `first`, pays, and closes no port to it or to what he has aboard.
    """
    left, here = observed.turn.actions, observed.captain.zone
    if not first.docks or first.waits or observed.captain.in_port:
        return None
    if first.actions + 1 > left + min(_free_moves(observed), first.actions - 1):
        return None
    raid = next((goal for goal in goals if (goal.what, goal.zone, goal.actions) == ("raid", here, 1)), None)
    if raid is None or raid.net < WORTH_A_RAID:
        return None
    shut = closed(raid)
    cargo = any(observed.hold[observed.demand(zone) or ""] for zone in shut)
    return None if cargo or {first.zone, observed.home} & {*shut} else raid


def _free_moves(observed: Observation) -> int:
    """The moves that a card of his hand makes free in his turn; 0 without such a card."""
    held = (observed.box.glory_card(card) for card in observed.pieces(hand_of(observed.seat)))
    effects = (effect for card in held for effect in card.effect if effect.do == "extra_moves")
    return max((int(effect.params["moves"]) for effect in effects), default=0)


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


def three_alike(goals: Sequence[Goal], brings_glory: Callable[[str], bool]) -> Goal | None:
    """The port that pays with a point for what is aboard, if it is no farther than the port that is best,
    hardly more dangerous and nearly as good: what is sure comes first, and the other sale after it.
    """
    best = next(iter(goals), None)
    if best is None or not best.docks or best.waits or brings_glory(best.zone):
        return None
    ports = (goal for goal in goals if goal.docks and not goal.waits and goal.actions <= best.actions)
    good = (goal for goal in ports if goal.route >= best.route - NEARLY and goal.risk <= best.risk + NEARLY)
    return next((goal for goal in good if brings_glory(goal.zone)), None)


def delivery(aims: Aims, goals: Sequence[Goal]) -> Goal | None:
    """The port where one thing completes a mission of his, if that takes hardly longer than the best and is
    nearly as good: its point is sure. None where the best wins, or lies on the way there.
    """
    best = next(iter(goals), None)
    if best is None or best.waits or aims.finish(best.glory):
        return None
    errands, ports = aims.judge(Errands), (goal for goal in goals if goal.docks and not goal.waits)
    near = (goal for goal in ports if goal.actions <= best.actions + DETOUR)
    near = (goal for goal in near if goal.route >= best.route - NEARLY and errands.completes(goal.zone))
    found = min(near, key=lambda goal: goal.actions, default=None)
    leads = found is not None and best.next is not None and best.next.zone == found.zone
    return None if found is not None and leads and best.actions < found.actions else found


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
