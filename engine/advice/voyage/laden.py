"""Goods that a mission in *Merchants & Marauders* asks for: the voice buys and keeps them; and what goes
overboard for which others.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from typing import Any

import msgspec

from engine.advice.notes import Note
from engine.advice.voyage.changes import is_after
from engine.advice.voyage.course import FAR_BETTER, MEANS, Course
from engine.advice.voyage.heading import ahead
from engine.advice.voyage.told.missions import errand_name
from engine.advice.voyage.told.plans import Intent
from engine.captains.marauders.goals import Goal
from engine.captains.marauders.seen.chart import distances
from engine.captains.marauders.seen.observation import Observation
from engine.captains.marauders.worth.aims import TRADER, Aims
from engine.captains.marauders.worth.orders import orders
from engine.captains.marauders.worth.trade import Market, outlets
from engine.kernel import Decision, Option
from engine.marauders.places import hold_of
from engine.marauders.port.goods import GLORY_SALE

View = Mapping[str, Any]

THROWN = "discard:"
"""How options begin that throw a cargo card overboard."""
KEPT = "keep:"
"""How options begin that keep a cargo card of a raid."""


def _good(observed: Observation, id: str) -> str:
    """The good of the cargo card that an option names."""
    return observed.box.cargo_card(id.partition(":")[2]).good


def bought_too(view: View, decision: Decision, picks: Sequence[str]) -> list[str]:
    """What a captain would buy, and first of all what completes the goods of a mission, as far as it fits."""
    observed, chosen = Observation(view), list(picks)
    for order in orders(observed):
        lacking = order.cards - order.aboard(observed.hold)
        offered = [one for one in decision.options if _good(observed, one.id) in order.goods]
        taken = [one for one in offered if one.id in chosen]
        if not len(taken) < lacking <= len(offered) or lacking > _fits(decision):
            continue
        more = sorted((one for one in offered if one not in taken), key=lambda one: int(one.args["gold"]))
        must = [one.id for one in (*taken, *more[: lacking - len(taken)])]
        filled = _filled_up(observed, decision, must, [id for id in chosen if id not in must])
        chosen = filled if decision.why_not(must) is None else chosen
    return chosen


def _fits(decision: Decision) -> int:
    return int(decision.private_args.get("takes", len(decision.options)))


def _filled_up(observed: Observation, decision: Decision, must: Sequence[str], rest: list[str]) -> list[str]:
    """These, and of the rest what can be paid and fits: what there is most of first."""
    counts, filled = Counter(_good(observed, id) for id in rest), list(must)
    for id in sorted(rest, key=lambda id: -counts[_good(observed, id)]):
        if len(filled) < _fits(decision) and decision.why_not([*filled, id]) is None:
            filled.append(id)
    return filled


def kept_aboard(view: View, decision: Decision, picks: Sequence[str]) -> list[str]:
    """What a captain would throw out, but what is worth least in place of goods that a mission asks for and
    that are all aboard, or of three alike that are a point.
    """
    observed, thrown = Observation(view), list(picks)
    for order in orders(observed):
        if order.aboard(observed.hold) < order.cards:
            continue
        out = [id for id in thrown if _good(observed, id) in order.goods]
        missing = order.cards - order.aboard(observed.hold) + len(out)
        rest = _cheapest(observed, decision, thrown, order.goods)
        if 0 < missing <= len(rest):
            thrown = [id for id in thrown if id not in out[:missing]] + rest[:missing]
    three = {good for good, n in observed.hold.items() if n == GLORY_SALE and outlets(observed, good)}
    out = [id for id in thrown if _good(observed, id) in three]
    asked = (one.goods for one in orders(observed) if one.aboard(observed.hold) >= one.cards)
    rest = _cheapest(observed, decision, thrown, three.union(*asked))
    return [id for id in thrown if id not in out] + rest[: len(out)] if len(rest) >= len(out) else thrown


def _cheapest(
    observed: Observation, decision: Decision, thrown: Sequence[str], kept: Collection[str]
) -> list[str]:
    """What else could be thrown out but these goods, what is worth least first."""
    captain = observed.captain
    market = Market(observed, Aims(observed, TRADER), captain.zone, captain.in_port)
    ids = (one.id for one in decision.options if one.id not in thrown)
    rest = [id for id in ids if _good(observed, id) not in kept]
    return sorted(rest, key=lambda id: market.of(_good(observed, id), observed.hold[_good(observed, id)]))


def _holding(view: View, seat: int, more: Sequence[str] = (), less: Sequence[str] = ()) -> View:
    """The view with these cards in the hold, and without those."""
    hold = hold_of(seat)
    cards = [card for card in (*view["places"].get(hold, ()), *more) if card not in less]
    return {**view, "places": {**view["places"], hold: cards}}


class Destined(msgspec.Struct, frozen=True):
    """What goods are for that come aboard: the `sale` of those that one port wants (`Course.sale_of`; None if
    none in reach wants any), where he goes `first`, if that is somewhere else, what draws him there (`why`),
    and what he is after from then on.
    """

    sale: Mapping[str, Any] | None = None
    first: Goal | None = None
    intent: Intent | None = None
    why: str = ""
    named: str = ""
    """What is to be done there, by its card: a rumor, a mission or a place; empty for all else."""
    turned: bool = False
    """Whether he was told before that he goes elsewhere."""

    @property
    def args(self) -> dict[str, Any]:
        """What fills a sentence of it: the sale, and where he goes first."""
        first = {"first": self.first.what, "next": self.first.zone} if self.first is not None else {}
        return {
            **(self.sale or {}),
            "first": "none",
            **first,
            "why": self.why or "none",
            "named": self.named or "none",
            "turned": self.turned,
        }


def destined(course: Course, goods: Collection[str], intent: Intent | None = None) -> Destined:
    """What these goods aboard are for: the port where what was told him (`intent`) or the best course sells
    any of them, else the one that pays most for them; and where that course leads first.
    """
    found = _told(course, goods, intent)
    if found.first is None or "errand" not in (found.first.what, found.why):
        return found
    named = errand_name(course.observed, course.aims, found.first)
    return msgspec.structs.replace(found, named=named)


def _told(course: Course, goods: Collection[str], intent: Intent | None) -> Destined:
    before = course.still(intent)
    destiny = _destined(course, goods, before)
    if destiny.intent is None or (kept := promised(course, before, destiny.intent)) is None:
        after = destiny.intent.zone if destiny.intent is not None else ""
        told = before is not None and (before.draw or before.actions) and before.zone not in ("", after)
        return msgspec.structs.replace(destiny, turned=bool(told and after))
    zone = destiny.sale["zone"] if destiny.sale is not None else ""
    return Destined(destiny.sale, course.there(kept.zone) if kept.zone != zone else None, kept, kept.draw)


def _destined(course: Course, goods: Collection[str], before: Intent | None) -> Destined:
    told = before if before is not None and before.draw == "sale" and before.good in goods else None
    market = told if told is not None and course.wants(told.zone) else course.market()
    sale = course.sale_of(market.zone) if market is not None and market.good in goods else None
    sale = sale or best_sale(course, goods)
    bound = market or (course.to_sell(str(sale["zone"])) if sale is not None else None)
    goal = course.next_stop(before or bound)
    if goal is not None and goal.docks and course.drawn_to(goal) in MEANS:
        # That can wait, and is told of no plan in place of a sale.
        goal = None
    if sale is not None and goal is not None and goal.docks and goal.zone != sale["zone"]:
        nearer = course.sale_of(goal.zone)
        if nearer is not None and nearer["good"] == sale["good"] and course.wants(goal.zone):
            # Where he goes first wants the same: there it is sold.
            return Destined(nearer, None, course.to_sell(goal.zone))
    zone = sale["zone"] if sale is not None else ""
    if goal is None or bound is None or (goal.docks and goal.zone == bound.zone):
        other = course.there(bound.zone) if bound is not None and bound.zone != zone else None
        return Destined(sale, other, bound, course.drawn_to(other) if other is not None else "")
    first = goal if goal.zone != zone or not goal.docks else None
    after = course.onto(goal, course.drawn_to(goal), bound)
    return Destined(sale, first, after, after.draw)


def promised(course: Course, intent: Intent | None, meant: Intent) -> Intent | None:
    """The sale that he was after before he was `meant` to be after something else, if that is not better by
    far: then it comes after it. None if it is, or he was after none.
    """
    before = course.still(intent)
    zone = (before.bound or (before.zone if before.draw == "sale" else "")) if before is not None else ""
    if not zone or zone in (meant.zone, meant.bound) or not course.wants(zone):
        return None
    old, new = course.there(zone), course.there(meant.zone)
    if old is None or course.ends_here(old) or (new is not None and new.route > old.route + FAR_BETTER):
        return None
    kept = msgspec.structs.replace(course.to_sell(zone), bound=meant.bound or meant.zone)
    goal = course.next_stop(kept)
    # What would not be kept to at the next question is not promised at this one.
    return kept if goal is not None and is_after(goal, kept) else None


def best_sale(course: Course, goods: Collection[str]) -> dict[str, Any] | None:
    """What the port brings that pays most for any of these goods aboard, the nearest of those that pay as
    much, but not the one where he lies; None if none wants them.
    """
    near, here = distances(course.observed.box, course.observed.captain.zone), course.observed.captain
    others = (zone for zone in near if zone != here.zone or not here.in_port)
    ports = (zone for zone in others if zone in course.observed.box.ports and course.wants(zone))
    sales = [sale for zone in ports if (sale := course.sale_of(zone)) is not None and sale["good"] in goods]
    return max(sales, key=lambda sale: (sale["glory"], sale["gold"], -near[sale["zone"]]), default=None)


def kept_for(
    view: View, decision: Decision, picks: Sequence[str], intent: Intent | None = None
) -> tuple[Note, Intent | None]:
    """For which port cargo is kept that a raid has brought, and that he is to sell it there."""
    kept = [pick.removeprefix(KEPT) for pick in picks]
    course = ahead(_holding(view, decision.seat, kept))
    destiny = destined(course, {course.observed.box.cargo_card(card).good for card in kept}, intent)
    if destiny.sale is None:
        return Note("voyage-cargo"), None
    return Note("voyage-cargo-for", destiny.args), destiny.intent


def thrown_for(
    view: View, decision: Decision, picks: Sequence[str], intent: Intent | None = None
) -> tuple[Note, Intent | None]:
    """For which mission or which port what stays aboard is kept, and what he is after then."""
    course = ahead(_without(view, decision, picks))
    for order in orders(course.observed):
        if order.aboard(course.observed.hold) >= order.cards:
            kept = [good for good in order.goods if course.observed.hold[good]]
            return Note("voyage-overboard-mission", {"mission": order.mission, "goods": kept}), None
    return _stays(course, "voyage-overboard", intent)


def keeps_on(view: View, decision: Decision, picks: Sequence[str], intent: Intent | None) -> bool:
    """Whether a plan that was told goes on after these have gone overboard: unless it was to sell, and they
    were all that it was to sell.
    """
    if decision.kind != "cargo.throw_out" or intent is None or not intent.actions or intent.ashore:
        return False
    return _lost(view, decision, picks, intent) is None


def _lost(view: View, decision: Decision, picks: Sequence[str], intent: Intent) -> dict[str, Any] | None:
    """What a plan was to sell and the gold that it brings there, if none of it is left once these are
    overboard.
    """
    observed, good, zone = Observation(view), intent.good, intent.zone
    count = observed.hold[good] if good and intent.draw == "sale" and observed.demand(zone) == good else 0
    if not count or Observation(_without(view, decision, picks)).hold[good]:
        return None
    return {"was": good, "next": zone, "price": count * observed.port(zone).sale(good)}


def _without(view: View, decision: Decision, picks: Sequence[str]) -> View:
    return _holding(view, decision.seat, less=[pick.removeprefix(THROWN) for pick in picks])


def thrown_instead(
    view: View, decision: Decision, picks: Sequence[str], intent: Intent | None
) -> Note | None:
    """What goes before the port of which a reason tells (`thrown_for`): that a plan goes on, or by how much
    what stays aboard is better than what was to be sold; None if that reason is all there is to say.
    """
    if decision.kind != "cargo.throw_out" or intent is None or not intent.actions or intent.ashore:
        return None
    told, _ = thrown_for(view, decision, picks, intent)
    if told.key != "voyage-overboard-for":
        return None
    if keeps_on(view, decision, picks, intent):
        there = intent.what == "port" and told.args["zone"] == intent.zone
        first = {"first": "none" if there else intent.what, "next": intent.zone}
        return Note(told.key, {**told.args, **first, "why": intent.draw or "none", "turned": False})
    if told.args["zone"] == intent.zone:
        return None
    lost = _lost(view, decision, picks, intent)
    return Note("voyage-overboard-instead", {**told.args, **lost}) if lost is not None else None


def own_kept(view: View, intent: Intent | None = None) -> tuple[Note, Intent | None]:
    """For which port he keeps his own goods and takes none of others; of no port if none wants them."""
    return _stays(ahead(view), "voyage-keep-own", intent)


def _stays(course: Course, else_: str, intent: Intent | None) -> tuple[Note, Intent | None]:
    destiny = destined(course, {*course.observed.hold}, intent)
    if destiny.sale is None:
        return Note(else_), None
    return Note("voyage-overboard-for", destiny.args), destiny.intent


def ordered(view: View, options: Sequence[Option]) -> Note | None:
    """The mission for which these are bought, as they complete what it asks for; None if they do not."""
    observed = Observation(view)
    bought = Counter(_good(observed, one.id) for one in options)
    for order in orders(observed):
        lacking = order.cards - order.aboard(observed.hold)
        if 0 < lacking <= order.aboard(bought):
            goods = [good for good in order.goods if bought[good]]
            told = {"mission": order.mission, "goods": goods, "zone": order.zone}
            return Note("voyage-buy-mission", told)
    return None
