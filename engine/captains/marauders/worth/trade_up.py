"""Goods that pay for a better ship on the spot, though another port would pay more for them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from engine.captains.marauders.seen.observation import Observation
from engine.captains.marauders.seen.ports import PortSeen
from engine.captains.marauders.worth.aims import Aims
from engine.captains.marauders.worth.orders import precious
from engine.captains.marauders.worth.trade import Market, loads
from engine.captains.marauders.worth.yard import Yard
from engine.marauders.money import purse

LATER = 3
"""Actions that it takes him at least to earn what she costs elsewhere."""


def yard_open(observed: Observation) -> bool:
    """Whether he may still go to the shipyard on this visit."""
    visit = observed.played("Port")
    return visit is not None and "shipyard" not in visit.get("done", ())


def sold_for_ship(
    observed: Observation, aims: Aims, prices: Mapping[str, int], sold: Counter[str]
) -> Counter[str]:
    """The goods to sell in this port where he would sell these (`sold`): as many more as pay for a better
    ship that is for sale here, those first that he misses least, if to have her so much sooner is worth more
    than what they would bring elsewhere; but no `precious` ones, unless she wins.
    """
    kept = observed.hold - sold
    if not kept or not yard_open(observed):
        return sold
    gold = purse(observed.game, observed.captain) + _brought(prices, sold)
    return sold + _for_her(observed, aims, observed.port(observed.captain.zone), kept, prices, gold)


def traded_in(
    observed: Observation, aims: Aims, port: PortSeen, hold: Mapping[str, int], gold: int
) -> tuple[Mapping[str, int], int]:
    """What is left of these goods in a port, and the gold that he has then, once he has sold as many as pay
    for a better ship there that so much gold alone does not; what is in demand there is none of them.
    """
    if not hold or not aims.ship_wished:
        return hold, gold
    kept = Counter({good: count for good, count in hold.items() if good != port.demand})
    prices = {good: port.sale(good) for good in kept}
    more = _for_her(observed, aims, port, kept, prices, aims.judge(Yard).purse(port, gold))
    if not more:
        return hold, gold
    return Counter(hold) - more, gold + _brought(prices, more)


def _for_her(
    observed: Observation,
    aims: Aims,
    port: PortSeen,
    kept: Counter[str],
    prices: Mapping[str, int],
    gold: int,
) -> Counter[str]:
    """Of goods that he has in a port (`kept`), those to sell there for a better ship that so much gold does
    not pay.
    """
    yard, most = aims.judge(Yard), gold + _brought(prices, kept)
    if yard.gains(port, most, {}) <= 0 or yard.gains(port, gold, kept) > 0:
        return Counter()
    sooner = 1.0 - aims.weights.fade**LATER
    spared = set[str]() if aims.ship_wished and aims.finish(1) else precious(observed)
    market, coin = Market(observed, aims, port.zone, in_port=True), aims.coin(observed.gold)
    best, more = market.worth(kept), Counter[str]()
    for load in loads(kept, {}, observed.room):
        rest = kept - Counter(load)
        earned = _brought(prices, rest)
        ship = yard.gains(port, gold + earned, load)
        worth = market.worth(load) + earned * coin + sooner * ship
        if ship > 0 and worth > best and not spared & rest.keys():
            best, more = worth, rest
    return more


def _brought(prices: Mapping[str, int], goods: Counter[str]) -> int:
    return sum(prices[good] * count for good, count in goods.items())
