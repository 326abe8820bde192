"""Reasons for single answers in *Merchants & Marauders*: a sale, a stash, a ship, a raid's card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from engine.advice.notes import Note
from engine.captains.marauders.goals import Wanted
from engine.captains.marauders.seen.chart import distances
from engine.captains.marauders.seen.observation import Observation, goods_of
from engine.captains.marauders.smuggling import Smuggling
from engine.captains.marauders.voyage import Voyage
from engine.captains.marauders.worth.aims import TRADER, Aims
from engine.captains.marauders.worth.trade import away, outlets, sold_here
from engine.captains.marauders.worth.trade_up import yard_open
from engine.captains.marauders.worth.yard import Yard
from engine.kernel import Decision, Option
from engine.marauders.glory.ending import stash_points
from engine.marauders.money import purse
from engine.marauders.port.goods import BASE_PRICE, DEMAND_PRICE, GLORY_SALE, sell_prices

View = Mapping[str, Any]

LATER = frozenset(("claim", "rumor", "buy", "recruit", "hire", "market", "card"))
"""How activities in port begin of which something comes in later turns, if at all."""
SELLS = "sell:"
"""How options begin that sell a cargo card."""
NEXT_DOOR = 3
"""Zones to a port that wants goods up to which nobody would call the way there too long."""
NEAR_END, RESERVE = 2, 4
"""Points still missing after a stash from which on none is spent before it, if so much is left to trade."""
CARGO = 12
"""Gold that buys the goods for a point anywhere."""


def usual_prices(observed: Observation) -> bool:
    """Whether his goods sell here for what the rule says."""
    offers = sell_prices(observed.game, observed.captain).values()
    return all(offer.price == (DEMAND_PRICE if offer.demanded else BASE_PRICE) for offer in offers)


def selling(observed: Observation) -> Note:
    """Why to sell anything in this port: what is in demand, as far as it fetches double."""
    if (smuggled := _smuggled(observed)) and not observed.hold[observed.demand(observed.captain.zone) or ""]:
        return Note("voyage-sell-contraband", {"gold": smuggled})
    offers = sell_prices(observed.game, observed.captain).values()
    if not any(offer.demanded for offer in offers):
        full = observed.hold.total() >= observed.room
        return Note("voyage-in-port-sell-off", {"full": full})
    zone = observed.captain.zone
    good = observed.demand(zone) or ""
    count = observed.hold[good]
    told = {"good": good, "count": count, "gold": count * observed.port(zone).sale(good)}
    return Note("voyage-in-port-sell", {**told, "glory": int(count >= GLORY_SALE)})


def _smuggled(observed: Observation) -> int:
    """The gold that contraband aboard brings in this port."""
    return Aims(observed, TRADER).judge(Smuggling).due(observed.captain.zone)[0]


def sold(view: View, decision: Decision, picks: Sequence[str]) -> Note:
    """Why to sell these: for glory, as they are in demand, or to be rid of them, by what ports pay."""
    options = [option for pick in picks if (option := decision.option(pick))]
    wanted = [option for option in options if option.args.get("demanded")]
    observed = Observation(view)
    if (ship := _for_ship(observed, options, wanted)) is not None:
        return ship
    if len(wanted) >= GLORY_SALE:
        rest = (one.id.removeprefix(SELLS) for one in options if one not in wanted)
        besides = sorted({observed.box.cargo_card(card).good for card in rest})
        return Note("voyage-sell", {**_kept(observed, options), "besides": besides})
    if wanted:
        if len(options) > len(wanted):
            return Note("voyage-sell-rest", _kept(observed, options))
        double = all(int(option.args["gold"]) == 2 * BASE_PRICE for option in wanted)
        gold = sum(int(option.args["gold"]) for option in wanted)
        told = {"count": len(wanted), **_kept(observed, options)}
        return Note("voyage-sell-few", told) if double else Note("voyage-sell-priced", {**told, "gold": gold})
    if smuggled := _smuggled(observed):
        return Note("voyage-sell-contraband", {"gold": smuggled})
    goods = {observed.box.cargo_card(option.id.removeprefix(SELLS)).good for option in options}
    return _nowhere(observed, goods)


def _for_ship(observed: Observation, options: Sequence[Option], wanted: Sequence[Option]) -> Note | None:
    """That these pay for a better ship at the shipyard here, as those in demand alone would not."""
    if not yard_open(observed):
        return None
    yard, port = Aims(observed, TRADER).judge(Yard), observed.port(observed.captain.zone)
    gold, hold = purse(observed.game, observed.captain), observed.hold

    def ship(sold: Sequence[Option]) -> Wanted | None:
        earned = sum(int(option.args["gold"]) for option in sold)
        gone = goods_of(observed.box, [option.id.removeprefix(SELLS) for option in sold])
        return yard.sold_ship(port, gold + earned, hold - gone)

    bought = ship(options)
    if bought is None or ship(wanted) is not None:
        return None
    return Note("voyage-sell-ship", {"ship": bought.id, "gold": bought.gold})


def _kept(observed: Observation, sold: Sequence[Option]) -> dict[str, Any]:
    """The goods that stay aboard where these are sold, and the nearest port that wants any; of those that no
    port wants nothing is said.
    """
    goods = Counter(observed.box.cargo_card(option.id.removeprefix(SELLS)).good for option in sold)
    near = distances(observed.box, observed.captain.zone)
    ports = [
        (near[zone], zone, good)
        for good in observed.hold - goods
        if good not in goods
        for zone in outlets(observed, good)
        if zone != observed.captain.zone
    ]
    if not ports:
        return {"kept": [], "next": ""}
    _, zone, good = min(ports)
    return {"kept": {good: (observed.hold - goods)[good]}, "next": zone}


def _nowhere(observed: Observation, goods: set[str]) -> Note:
    """Why goods are sold that are not in demand here: the nearest port that wants any, if one does."""
    near = distances(observed.box, observed.captain.zone)
    ports = [(near[zone], zone, good) for good in sorted(goods) for zone in outlets(observed, good)]
    if not ports:
        return Note("voyage-sell-off")
    away, zone, good = min(ports)
    visit = observed.played("Port")
    if away <= NEXT_DOOR and visit is not None and "buy" not in visit.get("done", ()):
        return Note("voyage-sell-room", {"zone": zone, "good": good})
    return Note("voyage-sell-far", {"zone": zone, "good": good, "count": away})


def stashed(view: View, picks: Sequence[str]) -> Note:
    """What this much gold is in the chest: the goal, points, or only safe."""
    observed, gold = Observation(view), int(picks[0])
    if not gold:
        return Note("voyage-stash-none")
    aims = Aims(observed, TRADER)
    points = aims.points(gold)
    if 0 < aims.missing <= points:
        return _reached(observed, aims, points)
    left = observed.gold - gold - _fee(observed)
    told = {"count": points, "left": left, "more": aims.points(gold + left) - points}
    return Note("voyage-stash", told) if points else Note("voyage-stash-safe")


def spent(observed: Observation) -> Note:
    """That there is no gold aboard, and what to do with the gold in the chest that is glory already, if he
    could take it here.
    """
    captain = observed.captain
    opens = captain.in_port and observed.port(captain.zone).stash.opens
    counts = opens and stash_points(observed.game, observed.mine)
    return Note("voyage-in-port-spent", {"stash": observed.stash if counts else 0})


def at_home(view: View) -> Note:
    """Why to go to the chest at all."""
    observed = Observation(view)
    aims = Aims(observed, TRADER)
    points = aims.points(max(0, observed.gold - _fee(observed)))
    if 0 < aims.missing <= points:
        return _reached(observed, aims, points)
    return Note("voyage-in-port-stash", {"gold": observed.gold, "count": points, "fee": _fee(observed)})


def _reached(observed: Observation, aims: Aims, points: int) -> Note:
    """So many points in the chest reach the goal, or more."""
    return Note("voyage-stash-goal", {"count": observed.board.goal - aims.missing + points})


def _fee(observed: Observation) -> int:
    """The gold that the chest costs here."""
    return observed.port(observed.captain.zone).stash.fee if observed.captain.in_port else 0


def stash_first(view: View, decision: Decision, picks: Sequence[str]) -> list[str]:
    """The chest before anything that costs gold but a ship that brings a point: what brings no point there
    still buys goods.
    """
    observed = Observation(view)
    spends = bool(picks) and picks[0].partition(":")[0] in ("buy", "recruit", "rumor", "shipyard", "hire")
    if not spends or decision.option("stash") is None or _fee(observed):
        return list(picks)
    aims = Aims(observed, TRADER)
    needed = _needed(aims, observed.gold)
    near = needed and observed.gold - needed >= RESERVE
    buys = picks[0] == "shipyard" and _ship_pays(observed, aims)
    return ["stash"] if near or (banked(aims, observed.gold) and not buys) else list(picks)


def stash_enough(view: View, decision: Decision, picks: Sequence[str]) -> list[str]:
    """So much that no point is left aboard, and no more if the rest buys goods: there is room for them, or
    the goal is near.
    """
    assert decision.range is not None
    observed, most = Observation(view), decision.range.high
    aims = Aims(observed, TRADER)
    needed = _needed(aims, most)
    if not picks or aims.missing <= aims.points(most):
        return list(picks)
    if not needed:
        least = _least(aims, most)
        trades = least and observed.hold.total() < observed.room
        return [str(least if trades else max(int(picks[0]), least))]
    return [str(needed)] if int(picks[0]) < needed or most - needed >= RESERVE else list(picks)


def no_more_ships(view: View, decision: Decision, picks: Sequence[str]) -> list[str]:
    """Nothing in place of a ship that brings no glory, once the goal is reached: nothing comes of her."""
    observed = Observation(view)
    option = decision.option(picks[0]) if picks else None
    if option is None or option.label != "ship" or Aims(observed, TRADER).missing:
        return list(picks)
    return list(picks) if observed.box.ships[str(option.args["ship"])].glory else ["done"]


def no_use(view: View, decision: Decision) -> frozenset[str]:
    """Near the goal, what costs gold and brings no point in time: specialists, modifications and weapons,
    while that gold could still be a point in the chest or buy the goods for one.
    """
    observed = Observation(view)
    aims = Aims(observed, TRADER)
    if not 0 < aims.missing <= NEAR_END:
        return frozenset()
    prices = {one.id: _price(observed, one) for one in decision.options}
    least = observed.gold if aims.stash_room else CARGO
    return frozenset(id for id, price in prices.items() if price and observed.gold - price < least)


def _price(observed: Observation, option: Option) -> int:
    """The gold that a specialist, a modification or a weapon costs; 0 for anything else."""
    begins, _, card = option.id.partition(":")
    if begins == "hire":
        hire = observed.box.glory_card(card).hire
        return hire.gold if hire is not None else 0
    return int(option.args.get("gold", 0)) if begins in ("mod", "weapon", "rearm") else 0


def won(observed: Observation) -> Note | None:
    """That the goal is reached with what lies in the chest; None as long as it is not."""
    missing = Aims(observed, TRADER).missing
    return None if missing else Note("voyage-won", {"count": observed.board.goal})


def home_and_dry(view: View, decision: Decision, picks: Sequence[str]) -> list[str]:
    """Once the goal is reached, nothing more at sea, where it could only be lost again, and nothing in port
    that brings a point later.
    """
    ends = "done" if decision.kind == "port.activity" else "end"
    later = ends == "end" or (bool(picks) and picks[0].partition(":")[0] in {*LATER, "shipyard"})
    if not later or decision.option(ends) is None:
        return list(picks)
    observed = Observation(view)
    aims = Aims(observed, TRADER)
    if aims.missing or (ends == "done" and picks[0] == "shipyard" and _ship_pays(observed, aims)):
        return list(picks)
    return [ends]


def _ship_pays(observed: Observation, aims: Aims) -> bool:
    """Whether a ship that he can pay here brings one more point."""
    wanted = Voyage(observed, aims).wanted(observed.captain.zone, "ship")
    return wanted is not None and not wanted.missing and bool(observed.box.ships[wanted.id].glory)


def _needed(aims: Aims, gold: int) -> int:
    """The least of this gold that brings all points that it can bring in the chest, if they bring the goal
    near; else 0.
    """
    return _least(aims, gold) if aims.missing - aims.points(gold) <= NEAR_END else 0


def _least(aims: Aims, gold: int) -> int:
    """The least of this gold that brings all points that it can bring in the chest; 0 if it brings none."""
    points = aims.points(gold)
    return next(least for least in range(1, gold + 1) if aims.points(least) >= points) if points else 0


def banked(aims: Aims, gold: int) -> int:
    """The points that this gold brings in the chest at home, if they are several."""
    return points if aims.missing and (points := aims.points(gold)) > 1 else 0


def hired(observed: Observation, card: str) -> Note:
    """What a specialist does, and for what price once."""
    hire = observed.box.glory_card(card).hire
    return Note("voyage-hire", {"card": card, "price": hire.gold if hire is not None else 0})


def crew_lacking(observed: Observation) -> Note:
    """How much of his Crew is missing."""
    return Note("voyage-in-port-recruit", {"crew": observed.ship.crew, "full": observed.full.crew})


def rewarded(observed: Observation) -> Note | None:
    """Why to choose one of several rewards: what he has now; None for who has no captain."""
    if observed.mine.captain is None:
        return None
    told = {"crew": observed.ship.crew, "full": observed.full.crew, "gold": observed.gold}
    return Note("voyage-reward", told)


def kept_own(view: View, decision: Decision) -> Note:
    """Why to keep his ship and not to claim another one: his is worth more, or no less."""
    ships = Observation(view).box.ships
    own, other = (ships[str(decision.args[which])].sell for which in ("own", "ship"))
    # What no shipyard buys is the strongest there is.
    return Note("voyage-claim-keep", {"more": not own or own > (other or 0)})


def rerolled(decision: Decision, picks: Sequence[str]) -> Note:
    """Why to roll these dice again: his that have failed, successes of somebody else, or both."""
    chosen = [option for pick in picks if (option := decision.option(pick))]
    mine = [option for option in chosen if dict(option.args["whose"]).get("seat") == decision.seat]
    return Note(
        "voyage-reroll", {"dice": "own" if len(mine) == len(chosen) else "both" if mine else "theirs"}
    )


def struck(view: View, decision: Decision, picked: str) -> Note:
    """Why to raise a storm over a zone: which other captains are there, and that it hardly harms him."""
    option = decision.option(picked)
    zone = option.args["zone"] if option is not None else ""
    there = [seat.seat for seat in Observation(view).rivals() if seat.captain and seat.captain.zone == zone]
    return Note("voyage-storm", {"others": there})


def token(view: View, decision: Decision, picked: str) -> Note:
    """Why to place the demand for this good: he has it aboard, or another that is on offer, or none."""
    observed = Observation(view)
    goods = {one.id: observed.box.demand_token(str(one.args["token"])).good for one in decision.options}
    some = any(observed.hold[good] for good in goods.values())
    aboard = "some" if observed.hold[goods[picked]] else "others" if some else "none"
    return Note("voyage-token", {"good": goods[picked], "aboard": aboard})


def placed(view: View, decision: Decision, picked: str) -> Note:
    """Why to place a token in this port: as near as any that lets him in, and spoiling no sale of his."""
    observed = Observation(view)
    ports = {option.id: str(option.args["zone"]) for option in decision.options}
    zone, left = ports[picked], observed.captain.zone if sold_here(observed) else ""
    others = (other for other in ports.values() if observed.open(other) and other != left)
    near = observed.open(zone) and zone != left
    near = near and all(away(observed, other) >= away(observed, zone) for other in others)
    wanted = observed.demand(zone)
    aboard = observed.hold[wanted] if wanted else 0
    return Note("voyage-demand-port", {"near": near, "aboard": aboard, "sold": int(bool(left))})
