"""What an offer of goods that nobody has seen yet is worth to who has some goods aboard already."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence

from engine.captains.marauders.seen.observation import Observation
from engine.captains.marauders.worth.aims import Aims
from engine.captains.marauders.worth.trade import Market
from engine.captains.plain import Chance

SAMPLES = 8
"""Offers that are imagined, the same for whatever is compared."""


class Offers:
    """Offers that may be drawn in the port where he lies, from a deck of such goods, but what it wants."""

    def __init__(self, observed: Observation, aims: Aims, deck: Sequence[str]) -> None:
        self._room = observed.room
        self._port = port = observed.port(observed.captain.zone)
        self._market = Market(observed, aims, port.zone, in_port=True)
        pile = sorted(good for good in deck if good != port.demand)
        cards = min(port.offer, len(pile))
        self._drawn = [_drawn(pile, cards, Chance(f"offer {sample}")) for sample in range(SAMPLES)]

    def worth(self, hold: Counter[str], gold: int) -> float:
        """What it is worth on average to put to sea with these goods and the best of an offer, once paid."""
        return sum(self.of(offer, hold, gold) for offer in self._drawn) / SAMPLES

    def of(self, offer: Mapping[str, int], hold: Counter[str], gold: int) -> float:
        """The same with this offer."""
        prices = {good: self._port.price(count) for good, count in offer.items()}
        return self._market.best_load(hold, offer, prices, self._room, gold)[0]


def cleared(
    offers: Offers,
    hold: Counter[str],
    gold: int,
    prices: Mapping[str, int],
    spared: Collection[str],
    coin: float,
) -> Counter[str]:
    """The goods to sell before an offer is seen, of those in a hold but the `spared`: what brings more as
    gold and as room for what may be on offer than aboard.
    """
    sold = Counter[str]()
    best = offers.worth(hold, gold)
    while left := [good for good in hold - sold if good not in spared]:
        found = {good: _sold(offers, hold, gold, prices, sold + Counter({good: 1}), coin) for good in left}
        good = max(found, key=lambda good: found[good])
        if found[good] <= best:
            return sold
        best, sold = found[good], sold + Counter({good: 1})
    return sold


def _sold(
    offers: Offers, hold: Counter[str], gold: int, prices: Mapping[str, int], sold: Counter[str], coin: float
) -> float:
    earned = sum(prices[good] * count for good, count in sold.items())
    return offers.worth(hold - sold, gold + earned) + earned * coin


def _drawn(pile: Sequence[str], cards: int, chance: Chance) -> Counter[str]:
    left, drawn = list(pile), Counter[str]()
    for _ in range(cards):
        drawn[left.pop(chance.below(len(left)))] += 1
    return drawn
