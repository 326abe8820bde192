"""The course that the voice keeps in *Merchants & Marauders*: what a seat is after, step by step, what its
goods are for, and why something else comes first.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from engine.advice.notes import Note
from engine.advice.voyage.plans import Intent, Planned
from engine.captains.marauders.goals import Goal
from engine.captains.marauders.landfall import RAID
from engine.captains.marauders.seen.observation import Observation
from engine.captains.marauders.voyage import Voyage
from engine.captains.marauders.worth.aims import Aims, Weights
from engine.kernel import Decision
from engine.marauders.places import hold_of, missions_at
from engine.marauders.port.goods import GLORY_SALE
from engine.marauders.quests.peace import peaceful_missions

ATTACKS = frozenset(("raid", "hunt"))
"""Goals (`Goal.what`) that begin a battle or a raid."""
BETTER = 8.0
"""By so much gold another goal must pay better before the plan is changed."""
RISKIER = 5
"""Gold by which a way must have become more dangerous for that to be why it is given up."""
BOUGHT = "buy:"
"""How options begin that buy a cargo card."""


def weighed(view: Mapping[str, Any]) -> tuple[Observation, Voyage, Sequence[Goal]]:
    """What a seat sees, and its goals, the best first; none that it has no action for, or that loses one of
    its missions.
    """
    observed = Observation(view)
    voyage = Voyage(observed, Aims(observed, Weights()))
    return observed, voyage, _peaceful(observed, voyage.best()) if observed.turn.actions else ()


def _peaceful(observed: Observation, goals: Sequence[Goal]) -> Sequence[Goal]:
    """The goals that lose none of his missions: all but fights and raids of his own, while he holds one that
    wants peace.
    """
    if not peaceful_missions(observed.game, observed.captain):
        return goals
    return [goal for goal in goals if goal.what not in ATTACKS and not goal.target.startswith(RAID)]


# --- what the seat is after -----------------------------------------------------------------------------


def sold_next(view: Mapping[str, Any], decision: Decision, picks: Sequence[str]) -> Intent | None:
    """The port for which these goods are bought: what pays best with them aboard leads there. None if no port
    in reach wants what is then aboard.
    """
    observed = Observation(_laden(view, decision, picks))
    voyage = Voyage(observed, Aims(observed, Weights()))
    stops = (
        stop
        for goal in _peaceful(observed, voyage.best())
        for stop in (goal, goal.next)
        if stop is not None and stop.docks and stop.zone != observed.captain.zone
    )
    return next((_sale(observed, stop.zone) for stop in stops if _wants(observed, stop.zone)), None)


def _laden(view: Mapping[str, Any], decision: Decision, picks: Sequence[str]) -> Mapping[str, Any]:
    """The view with these goods aboard and paid."""
    seat, hold = decision.seat, hold_of(decision.seat)
    bought = [option for option in decision.options if option.id in picks and option.id.startswith(BOUGHT)]
    state, places = view["state"], view["places"]
    captain = state["seats"][seat]["captain"]
    paid = {**captain, "gold": max(0, captain["gold"] - sum(int(one.args["gold"]) for one in bought))}
    seats = [{**one, "captain": paid} if number == seat else one for number, one in enumerate(state["seats"])]
    aboard = [*places.get(hold, ()), *(one.id.removeprefix(BOUGHT) for one in bought)]
    return {**view, "state": {**state, "seats": seats}, "places": {**places, hold: aboard}}


def sale_bought_for(view: Mapping[str, Any], decision: Decision, picks: Sequence[str]) -> Note | None:
    """What these goods are bought for: a port that wants them, and what all of them aboard bring there."""
    intent, observed = sold_next(view, decision, picks), Observation(_laden(view, decision, picks))
    goods = {
        observed.box.cargo_card(pick.removeprefix(BOUGHT)).good for pick in picks if pick.startswith(BOUGHT)
    }
    sale = sale_of(observed, intent.zone) if intent is not None and intent.good in goods else None
    return None if sale is None else Note("voyage-buy-for", sale)


def _sale(observed: Observation, zone: str) -> Intent:
    """To sell in a port what it wants, of which nothing has been told yet."""
    return Intent("port", zone, draw="sale", actions=0, good=observed.demand(zone) or "")


def _wants(observed: Observation, zone: str) -> bool:
    """Whether a port wants what is aboard and lets him in."""
    return observed.hold[observed.demand(zone) or ""] > 0 and observed.port(zone).toll is not None


def still(observed: Observation, intent: Intent | None) -> Intent | None:
    """What a seat is after still: once that is done, to sell what it had bought before."""
    if intent is None:
        return None
    if not _done(observed, intent):
        sold = (
            not intent.actions and _unwanted(observed, intent) and observed.demand(intent.zone) == intent.good
        )
        return None if sold else intent
    return _bound(observed, intent.bound)


def _bound(observed: Observation, zone: str) -> Intent | None:
    return _sale(observed, zone) if zone and _wants(observed, zone) else None


def _is(goal: Goal, intent: Intent) -> bool:
    """Whether a goal is what the seat has been after."""
    return (goal.what, goal.zone, goal.target) == (intent.what, intent.zone, intent.target)


def _done(observed: Observation, intent: Intent) -> bool:
    """Whether the seat has done what it was after, where it still is."""
    captain, turn = observed.captain, observed.turn
    if captain.zone != intent.zone:
        return False
    return turn.ported if intent.what == "port" else bool(turn.scouted_targets)


def kept(observed: Observation, goals: Sequence[Goal], intent: Intent | None) -> Sequence[Goal]:
    """What the seat has been after first, unless the best goal is better by far, sells the same sooner, or
    sells on the way there.
    """
    same = next((goal for goal in goals if intent is not None and _is(goal, intent)), None)
    if same is None or same.route < goals[0].route - BETTER:
        return goals
    if intent is not None and (_sooner(observed, goals[0], same) or _on_the_way(observed, goals[0], intent)):
        return goals
    return [same, *goals]


def _sooner(observed: Observation, goal: Goal, same: Goal) -> bool:
    """Whether a port wants what another one wants and is nearer."""
    wanted = observed.demand(goal.zone) if goal.docks else None
    if not wanted or not same.docks or goal.zone == same.zone or not observed.hold[wanted]:
        return False
    return wanted == observed.demand(same.zone) and goal.actions < same.actions


def _on_the_way(observed: Observation, goal: Goal, intent: Intent) -> bool:
    """Whether a port sells what is aboard before he goes on with what he is after."""
    if not goal.docks or goal.waits or goal.zone == intent.zone or not _wants(observed, goal.zone):
        return False
    if goal.next is None or goal.next.zone != intent.zone:
        return False
    return intent.draw != "sale" or _sells_next(observed, goal)


# --- the next steps -------------------------------------------------------------------------------------


def planned(
    observed: Observation, voyage: Voyage, decision: Decision, goals: Sequence[Goal], intent: Intent | None
) -> Iterator[Planned]:
    """The next steps towards these goals, one after another, as far as they can be taken now."""
    for goal in goals:
        plan = voyage.plan(goal)
        step = next((one for one in plan[0] if decision.why_not([one]) is None), None)
        if step is None:
            continue
        same = intent if intent is not None and _is(goal, intent) else None
        left, draw = len(plan), _draw(observed, voyage, goal, same)
        actions = max(same.actions if same is not None else left, left)
        gone = intent is not None and (same is None or _unwanted(observed, intent))
        if gone and intent is not None:
            told = _changed(observed, goals, goal, intent)
        else:
            told = _passed(observed, goal, step)
        after = Intent(goal.what, goal.zone, goal.target, draw, actions, risk=round(goal.risk))
        after = replace(
            after,
            good=observed.demand(goal.zone) or "" if draw == "sale" else "",
            bound=_next_sale(observed, goal, intent),
        )
        # Where the last step is a port's business, nothing of the plan is left after it.
        ends = goal.docks and left == 1 and not goal.waits
        yield Planned(
            _bound(observed, after.bound) if ends else after,
            (step,),
            _aim(observed, voyage, goal, draw),
            told,
            actions - left + 1,
            actions,
            round(goal.route),
            round(goal.risk),
        )


def _next_sale(observed: Observation, goal: Goal, intent: Intent | None) -> str:
    """The port for which goods were bought that are still aboard after a goal; empty if there is none."""
    if intent is None:
        return ""
    zone = intent.bound or (intent.zone if intent.draw == "sale" else "")
    return zone if zone and zone != goal.zone and _wants(observed, zone) else ""


def _draw(observed: Observation, voyage: Voyage, goal: Goal, same: Intent | None) -> str:
    """What draws him to a port; empty at sea. What has drawn him there does so until it is gone."""
    if not goal.docks:
        return ""
    if same is not None and same.actions:
        if same.draw == "sale" and _wants(observed, goal.zone):
            return same.draw
        if voyage.wanted(goal.zone, same.draw) is not None:
            return same.draw
    return voyage.drawn_by(goal.zone)


# --- why something else comes first ---------------------------------------------------------------------


def _unwanted(observed: Observation, intent: Intent) -> bool:
    """Whether nothing is aboard any more that the port wants where it was to sell."""
    return intent.draw == "sale" and not observed.hold[observed.demand(intent.zone) or ""]


def _passed(observed: Observation, goal: Goal, step: str) -> Note | None:
    """Why he does not sell in the port off which he is, as he sails away from it."""
    zone = observed.captain.zone
    if observed.captain.in_port or not step.startswith("move:") or step == "move:port":
        return None
    if zone not in observed.box.ports or zone == goal.zone or not _wants(observed, zone):
        return None
    good = observed.demand(zone) or ""
    gold = observed.hold[good] * observed.port(zone).sale(good)
    return Note("voyage-passed", {"zone": zone, "good": good, "gold": gold})


def _changed(observed: Observation, goals: Sequence[Goal], goal: Goal, intent: Intent) -> Note | None:
    """Why the seat is after something else now; None if it has come to where it was to go for nothing in
    particular.
    """
    place = {"zone": intent.zone}
    if (happened := _happened(observed, goals, intent)) is not None:
        return happened
    if not intent.draw and intent.what == "port" and observed.captain.zone == intent.zone:
        return None
    if _on_the_way(observed, goal, intent):
        return Note("voyage-changed-way", {"zone": goal.zone, "good": observed.demand(goal.zone)})
    same = next((one for one in goals if _is(one, intent)), None)
    if same is None:
        return Note("voyage-changed")
    if _sooner(observed, goal, same):
        return Note("voyage-changed-sooner", {"zone": goal.zone, "good": observed.demand(goal.zone)})
    if intent.actions and same.risk >= intent.risk + RISKIER:
        return Note("voyage-changed-danger", place)
    gold = round(goal.route - same.route)
    if gold < 1:
        return Note("voyage-changed")
    if intent.draw == "sale":
        return Note("voyage-changed-first", {**place, "good": observed.demand(intent.zone), "gold": gold})
    return Note("voyage-changed-better", {**place, "gold": gold})


def _happened(observed: Observation, goals: Sequence[Goal], intent: Intent) -> Note | None:
    """What is not as it was any more where the seat was to go; None if all is."""
    zone = intent.zone
    place, wanted = {"zone": zone}, observed.demand(zone) if zone in observed.box.ports else None
    if _unwanted(observed, intent):
        replaced = wanted and observed.hold.total() and wanted != intent.good
        return (
            Note("voyage-changed-wanted", {**place, "good": wanted})
            if replaced
            else Note("voyage-changed-demand", place)
        )
    if intent.what == "port" and observed.port(zone).toll is None:
        return Note("voyage-changed-closed", place)
    if intent.draw == "mission" and not observed.pieces(missions_at(zone)):
        return Note("voyage-changed-mission", place)
    if intent.what == "raid" and not observed.merchant(zone):
        return Note("voyage-changed-merchant", place)
    if intent.what == "hunt" and not any(_is(goal, intent) for goal in goals):
        return Note("voyage-changed-prey")
    return None


# --- what a plan is for ---------------------------------------------------------------------------------


def _sells_next(observed: Observation, goal: Goal) -> bool:
    """Whether another zone comes next that wants what he still has aboard then."""
    halt, later = goal.after, goal.next
    if halt is None or later is None or not later.docks or later.zone == goal.zone:
        return False
    return halt.hold.get(observed.demand(later.zone) or "", 0) > 0


def _aim(observed: Observation, voyage: Voyage, goal: Goal, draw: str) -> Note:
    """What a plan is for, and what a sale brings for sure."""
    if draw == "sale" and not goal.waits and (sale := sale_of(observed, goal.zone)) is not None:
        return Note("voyage-plan-sale", sale)
    here = goal.docks and goal.zone == observed.captain.zone and not goal.waits
    if here and draw not in ("ship", "fitting") and _sells_next(observed, goal):
        assert goal.next is not None
        return Note("voyage-plan-here", {"zone": goal.zone, "next": goal.next.zone})
    return aim_of(observed, voyage, goal, draw)


def sale_of(observed: Observation, zone: str) -> dict[str, Any] | None:
    """What a port wants of what is aboard, and what that brings; None if it wants nothing."""
    if not (good := observed.demand(zone)):
        return None
    count = observed.hold[good]
    gold = count * observed.port(zone).sale(good)
    return {"zone": zone, "good": good, "count": count, "gold": gold, "glory": int(count >= GLORY_SALE)}


def aim_of(observed: Observation, voyage: Voyage, goal: Goal, draw: str = "") -> Note:
    """What a goal is for, a port for what `draw` says (`Voyage.drawn_by`)."""
    zone: dict[str, Any] = {"zone": goal.zone}
    if goal.waits:
        return Note("voyage-wait")
    if goal.what in ("raid", "hunt", "errand"):
        return Note(f"voyage-{goal.what}", zone)
    draw, demand = draw or voyage.drawn_by(goal.zone), observed.demand(goal.zone)
    if draw == "sale":
        return Note(
            "voyage-demand", {**zone, "good": demand, "count": observed.hold[demand] if demand else 0}
        )
    if (wanted := voyage.wanted(goal.zone, draw)) is not None:
        what = "ship" if draw == "ship" else "mod" if wanted.id else "weapon"
        price = {"gold": wanted.gold, "missing": wanted.missing}
        return Note(f"voyage-there-{what}", {**zone, **({what: wanted.id} if wanted.id else {}), **price})
    return Note(f"voyage-{draw}" if draw == "errand" else f"voyage-there-{draw}", zone)
