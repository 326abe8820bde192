"""What goods bring and cost: a sale at once, what each good fetches elsewhere, gold out of the stash."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from engine.advice.marauders.asked import Asked, Tells
from engine.advice.marauders.smuggling import fetched, watched
from engine.advice.notes import Advice, Note, advice
from engine.captains.marauders.seen.chart import distance
from engine.kernel import picked
from engine.marauders.glory.ending import points_for
from engine.marauders.money import purse
from engine.marauders.port.goods import DEMAND_PRICE, GLORY_SALE, sell_prices
from engine.marauders.seas_of_glory.contraband.space import FOR_GLORY, SPACE, behind_captain_of
from engine.marauders.ships.hold import filled, room

# --- what it costs --------------------------------------------------------------------------------


def too_dear(asked: Asked, gold: int) -> list[Note]:
    """A warning that he cannot pay this much, or only with gold of his stash that is worth glory."""
    have = purse(asked.game, asked.captain)
    if gold > have:
        return [Note("cannot-pay", {"gold": gold, "have": have}, "loss")]
    taken = max(0, gold - asked.captain.gold)
    lost = glory_lost(asked, taken)
    return [Note("from-stash", {"gold": taken, "glory": lost}, "loss")] if lost else []


def glory_lost(asked: Asked, taken: int) -> int:
    """The glory points that it costs to take so much gold out of the stash."""
    return _points(asked, 0) - _points(asked, taken)


def _points(asked: Asked, taken: int) -> int:
    """The glory of the stash without so much of it."""
    terms = points_for(asked.game, asked.seat, asked.seen.stash - taken)
    return min(terms.points, terms.most)


# --- selling --------------------------------------------------------------------------------------


def sales(asked: Asked) -> list[Note]:
    """What his cargo brings here: the good in demand at once, contraband, and everything."""
    prices = sell_prices(asked.game, asked.captain)
    demanded = [card for card, terms in prices.items() if terms.demanded]
    smuggled = [card for card, terms in prices.items() if terms.space == SPACE]
    notes: list[Note] = []
    if demanded:
        notes.append(_sold(asked, "sell-demand", demanded))
    if smuggled:
        notes.append(_sold(asked, "sell-contraband", smuggled))
    if len(prices) > max(len(demanded), len(smuggled)):
        notes.append(_sold(asked, "sell-all", list(prices)))
    return notes


def _sold(asked: Asked, key: str, cards: Iterable[str]) -> Note:
    """What these cards bring when they are sold at once: gold, and glory."""
    prices = {card: terms for card, terms in sell_prices(asked.game, asked.captain).items() if card in cards}
    gold = sum(terms.price for terms in prices.values())
    glory = int(sum(terms.demanded for terms in prices.values()) >= GLORY_SALE)
    smuggled = sum(terms.space == SPACE for terms in prices.values())
    if smuggled:
        glory += (smuggled + asked.seen.count(behind_captain_of(asked.seat))) // FOR_GLORY
    args = {"cards": list(prices), "count": len(prices), "gold": gold, "glory": glory}
    return Note(key, args, "good" if glory else "plain")


def _sell(asked: Asked) -> Advice:
    """What is sold at once, and what fetches more elsewhere."""
    prices = sell_prices(asked.game, asked.captain)
    here = {
        f"sell:{card}": fetches(asked, terms.good, terms.price)
        for card, terms in prices.items()
        if terms.space != SPACE
    }
    return advice(sales(asked), here)


def fetches(asked: Asked, good: str, more_than: int = 0) -> list[Note]:
    """The nearest port, open to him, that demands a good for more gold than this."""
    seen, here = asked.seen, asked.captain.zone
    ports = [
        zone for zone in seen.box.ports if zone != here and seen.demand(zone) == good and seen.open(zone)
    ]
    if not ports:
        return []
    nearest = min(ports, key=lambda zone: (distance(seen.box, here, zone), -seen.port(zone).sale(good)))
    gold, away = seen.port(nearest).sale(good), distance(seen.box, here, nearest)
    return [sells_for(nearest, gold, away)] if gold > more_than else []


def sells_for(zone: str, gold: int, away: int) -> Note:
    """What a good brings in a port that demands it, so many zones away, and how much of that is the port's
    own: beyond the price of the rule.
    """
    return Note("fetches", {"zone": zone, "gold": gold, "more": max(0, gold - DEMAND_PRICE), "away": away})


# --- buying ---------------------------------------------------------------------------------------


def sea_room(asked: Asked) -> int:
    """How many more cargo cards the hold takes at sea."""
    return max(0, room(asked.game, asked.captain, at_sea=True) - filled(asked.game, asked.seat))


def _buy(asked: Asked) -> Advice:
    """What fits at sea, and what each good fetches."""
    box, options = asked.seen.box, asked.decision.options
    goods = {option.id: box.cargo_card(picked(option.id)).good for option in options}
    spare = sea_room(asked)
    notes = [Note("sea-room", {"room": spare}, "loss")] if spare < len(options) else []
    offered = Counter(goods.values())
    for good, count in sorted(offered.items()):
        if count + asked.seen.hold[good] >= GLORY_SALE and (there := fetches(asked, good)):
            args = {"good": good, "zone": there[0].args["zone"], "count": GLORY_SALE}
            notes.append(Note("glory-load", args, "good"))
    prices = {option.id: int(option.args["gold"]) for option in options}
    notes += _beyond_aboard(asked, sum(prices.values()))
    return advice(
        notes, {id: [*too_dear(asked, prices[id]), *fetches(asked, good)] for id, good in goods.items()}
    )


def _beyond_aboard(asked: Asked, gold: int) -> list[Note]:
    """A warning that of so much he may pay, what is not aboard is gold of his stash that is worth glory."""
    aboard = asked.captain.gold
    taken = min(gold, purse(asked.game, asked.captain)) - aboard
    if taken <= 0 or not glory_lost(asked, taken):
        return []
    return [Note("beyond-aboard", {"gold": aboard}, "loss")]


def _smuggle(asked: Asked) -> Advice:
    """Where contraband is bought, how far that is, and who will look for it."""
    return advice(watched(asked), fetched(asked))


def _kept(asked: Asked) -> Advice:
    """What the cargo of a raid fetches."""
    return advice((), _each_fetches(asked))


def _plundered(asked: Asked) -> Advice:
    """What plundered cargo fetches, and how much of it has to stay behind."""
    decision = asked.decision
    left = len(decision.options) - int(decision.most)
    notes = [Note("cargo-left", {"room": decision.most, "left": left}, "loss")] if left > 0 else []
    return advice(notes, _each_fetches(asked))


def _each_fetches(asked: Asked) -> dict[str, list[Note]]:
    box = asked.seen.box
    return {o.id: fetches(asked, box.cargo_card(picked(o.id)).good) for o in asked.decision.options}


# --- what ports want ------------------------------------------------------------------------------


def _tokens(asked: Asked) -> Advice:
    """How much he has aboard of what each demand token shows."""
    told: dict[str, list[Note]] = {}
    for option in asked.decision.options:
        good = asked.seen.box.demand_token(picked(option.id)).good
        told[option.id] = [Note("token-aboard", {"good": good, "count": asked.seen.hold[good]})]
    return advice((), told)


def _wants(asked: Asked) -> Advice:
    """How far each port is, whether it lets him in, and what he has aboard of what it wants until then."""
    seen, told = asked.seen, dict[str, list[Note]]()
    for option in asked.decision.options:
        zone = picked(option.id)
        wanted, notes = seen.demand(zone) or "", list[Note]()
        if count := seen.hold[wanted] if wanted else 0:
            notes.append(Note("token-spoils", {"good": wanted, "count": count}, "loss"))
        zones, docked = distance(seen.box, asked.captain.zone, zone), asked.captain.in_port
        away = Note("token-away", {"zones": zones, "docked": docked, "open": seen.open(zone)})
        told[option.id] = [*notes, away]
    return advice((), told)


TRADE: dict[str, Tells] = {
    "demand.token": _tokens,
    "demand.port": _wants,
    "goods.sell": _sell,
    "goods.buy": _buy,
    "contraband.buy": _smuggle,
    "raid.keep": _kept,
    "plunder.cargo": _plundered,
}
"""What is told of the questions of trade, by their kinds."""
