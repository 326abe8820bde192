"""What becomes of goods in *Merchants & Marauders*: for which port they are bought, what a raid closes to
them, and why nothing more is done in a port.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from engine.advice.marauders.trading import sells_for
from engine.advice.notes import Note
from engine.advice.voyage.besides import NOTHING_ELSE, besides
from engine.advice.voyage.changes import RISKIER
from engine.advice.voyage.course import Course
from engine.advice.voyage.heading import ahead, heading
from engine.advice.voyage.laden import destined, ordered
from engine.advice.voyage.told.plans import Intent
from engine.captains.marauders.seen.chart import distances
from engine.captains.marauders.seen.observation import Observation
from engine.captains.marauders.worth.aims import TRADER, Aims
from engine.captains.marauders.worth.law import bounty_ports
from engine.captains.marauders.worth.trade import outlets
from engine.kernel import Decision, Option
from engine.marauders.places import hold_of
from engine.marauders.port.goods import BASE_PRICE

View = Mapping[str, Any]

BOUGHT = "buy:"
"""How options begin that buy a cargo card."""
DOES: Mapping[str, str] = {
    "rumor": "rumor",
    "ship": "shipyard",
    "mending": "shipyard",
    "goods": "buy",
    "stash": "stash",
}
"""By what draws him to a port (`Voyage.draws`): the activity that is for it."""


def laden_with(view: View, decision: Decision, picks: Sequence[str]) -> View:
    """The view with these goods aboard and paid."""
    bought = [option for option in decision.options if option.id in picks and option.id.startswith(BOUGHT)]
    gold = sum(int(one.args["gold"]) for one in bought)
    return loaded(view, decision.seat, [one.id.removeprefix(BOUGHT) for one in bought], gold)


def loaded(view: View, seat: int, cards: Sequence[str], gold: int) -> View:
    """The view with these cargo cards aboard, for which so much gold has been paid."""
    hold, state, places = hold_of(seat), view["state"], view["places"]
    captain = state["seats"][seat]["captain"]
    paid = {**captain, "gold": max(0, captain["gold"] - gold)}
    seats = [{**one, "captain": paid} if number == seat else one for number, one in enumerate(state["seats"])]
    aboard = [*places.get(hold, ()), *cards]
    return {**view, "state": {**state, "seats": seats}, "places": {**places, hold: aboard}}


def bought_for(
    view: View, decision: Decision, picks: Sequence[str], intent: Intent | None = None
) -> tuple[Note | None, Intent | None]:
    """The mission that these goods are for, or the port for which they are bought, what all of them aboard
    bring there, what the rest is for, and where he, who is after `intent`, goes first; no sentence if no port
    in reach wants any.
    """
    course = ahead(laden_with(view, decision, picks))
    cards = (pick.removeprefix(BOUGHT) for pick in picks if pick.startswith(BOUGHT))
    goods = {course.observed.box.cargo_card(card).good for card in cards}
    destiny = destined(course, goods, intent)
    options = [option for pick in picks if (option := decision.option(pick)) and pick.startswith(BOUGHT)]
    if (mission := ordered(view, options)) is not None:
        # The mission says where the goods go, not where he goes first.
        found = heading(course, intent)
        return mission, found.intent if found is not None else None
    if (sale := destiny.sale) is None:
        return None, None
    kinds = {
        option.id: course.observed.box.cargo_card(option.id.removeprefix(BOUGHT)).good for option in options
    }
    rest = [option for option in options if kinds[option.id] != sale["good"]]
    near = distances(course.observed.box, course.observed.captain.zone)
    buyers = {
        kinds[option.id]: min(option.args["wanted"], key=lambda zone: near[zone])
        for option in rest
        if option.args["wanted"]
    }
    elsewhere = [{"say": "sells-in", "good": good, "zone": buyers[good]} for good in sorted(buyers)]
    elsewhere = elsewhere if _all_wanted(rest) else []
    instead, over = _instead(course, str(sale["zone"]), goods), too_many(decision, picks)
    brief = not (instead["nearer"] or destiny.first or over or sale["glory"])
    told = {
        "rest": sorted({kinds[option.id] for option in rest}) if brief else [],
        "elsewhere": elsewhere,
        **instead,
        "own": Observation(view).hold[sale["good"]],
        **_less(Observation(view), options),
    }
    return Note("voyage-buy-for", {**destiny.args, **told, "over": over}), destiny.intent


def _less(observed: Observation, options: Sequence[Option]) -> dict[str, int]:
    """How many points fewer (`less`) his gold is in the chest of this port once he has paid for these."""
    terms, aims = observed.port(observed.captain.zone).stash, Aims(observed, TRADER)
    price = sum(int(option.args["gold"]) for option in options)
    if not terms.allowed or terms.fee:
        return {"less": 0}
    return {"less": aims.points(observed.gold) - aims.points(max(0, observed.gold - price))}


def _instead(course: Course, zone: str, goods: Collection[str]) -> dict[str, Any]:
    """A port that wants the same and pays more, though it is no farther, or is nearer, and why he goes to
    `zone` all the same; no such port ("nearer" is None) where there is none.
    """
    dearer = course.dearer(zone)
    nearer = None if dearer is not None else _nearer(course.observed, zone)
    other = dearer.zone if dearer is not None else nearer
    also = besides(course.observed, course.voyage, zone) if other else NOTHING_ELSE
    there = course.there(zone)
    risky = dearer is not None and there is not None and dearer.risk > there.risk + RISKIER
    gold = (course.sale_of(other) or {"gold": 0})["gold"] if other else 0
    return {"nearer": other, "pays": gold if dearer is not None else 0, "risky": risky, **also}


def _nearer(observed: Observation, zone: str) -> str | None:
    """The nearest port open to him that wants what a port wants, if it is nearer; None if none is."""
    near, good = distances(observed.box, observed.captain.zone), observed.demand(zone) or ""
    found = (port for port in outlets(observed, good) if near[port] < near[zone])
    return min(found, key=lambda port: near[port], default=None)


def _all_wanted(options: Sequence[Option]) -> bool:
    return all(option.args["wanted"] for option in options)


def too_many(decision: Decision, picks: Sequence[str]) -> int:
    """How many cards more than fit at sea he has aboard with these."""
    return max(0, len(picks) - int(decision.private_args.get("takes", len(picks))))


def bought_anyhow(decision: Decision, picks: Sequence[str]) -> Note:
    """Why to buy these where they are for no single port: whether they are cheap, in demand, or both."""
    options, over = [option for pick in picks if (option := decision.option(pick))], too_many(decision, picks)
    cheap = all(option.args["gold"] < BASE_PRICE for option in options)
    if all(option.args["wanted"] for option in options):
        zones = sorted({zone for option in options for zone in option.args["wanted"]})
        return Note("voyage-buy" if cheap else "voyage-buy-wanted", {"zones": zones, "over": over})
    return Note("voyage-buy-cheap" if cheap else "voyage-buy-load", {"over": over})


def in_plan(view: View, decision: Decision, sale: Note | None) -> dict[str, Note]:
    """Of all goods on offer that a `sale` in one port is about (`bought_for`): what a card fetches in that
    port, which need not be the nearest.
    """
    if sale is None or "good" not in sale.args:
        return {}
    observed, zone, good = Observation(view), str(sale.args["zone"]), sale.args["good"]
    away = distances(observed.box, observed.captain.zone)[zone]
    told = sells_for(zone, observed.port(zone).sale(good), away)
    cards = (one.id for one in decision.options if one.id.startswith(BOUGHT))
    return {id: told for id in cards if observed.box.cargo_card(id.removeprefix(BOUGHT)).good == good}


def closing(view: View, picked: str, intent: Intent | None = None) -> Note | None:
    """The port that this raid closes to goods aboard, that of the seat's plan (`intent`) first, else the one
    that pays most; what they would bring there, and the next port that wants them, too. None if it closes
    none such.
    """
    course, observed = Course(view), Observation(view)
    closed = bounty_ports(observed, picked.partition(":")[2], "raid")
    sales = {zone: sale for zone in closed if (sale := course.sale_of(zone)) is not None and sale["count"]}
    if not sales:
        return None
    planned = intent.bound or (intent.zone if intent.draw == "sale" else "") if intent is not None else ""
    market = course.market()
    meant = (zone for zone in (planned, market.zone if market is not None else "") if zone in sales)
    zone = next(meant, "") or max(sales, key=lambda zone: (sales[zone]["glory"], sales[zone]["gold"]))
    near = distances(observed.box, observed.captain.zone)
    left = (port for port in outlets(observed, sales[zone]["good"]) if port not in closed)
    after = min(left, key=lambda port: near[port], default="")
    told = {**sales[zone], **({"next": after} if after else {})}
    return Note(f"voyage-merchant-closes{'-one' if after else ''}", told)


def left_undone(view: View, decision: Decision, intent: Intent | None) -> Note | None:
    """Why he sells nothing that this port wants, or does not do what he came for, as he leaves it; None if
    there is nothing of the kind.
    """
    observed, zone = Observation(view), str(decision.args["zone"])
    good = observed.demand(zone) if zone in observed.box.ports else None
    if good and observed.hold[good] and decision.option("sell") is None:
        return Note("voyage-in-port-closed", {"zone": zone, "good": good})
    act = DOES.get(intent.draw, "") if intent is not None and intent.ashore and intent.zone == zone else ""
    if not act or act in decision.args["done"] or decision.option(act) is None:
        return None
    return Note("voyage-in-port-dear")
