"""What goods are worth: where they are in demand, what to buy, keep and sell."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product

from engine.captains.marauders.seen.chart import distances
from engine.captains.marauders.seen.observation import Observation
from engine.captains.marauders.worth.aims import Aims
from engine.marauders.port.goods import GLORY_SALE

HOPE = {0: 0.0, 1: 0.08, 2: 0.3}
"""The share of a glory point that a single card or a pair in demand is worth."""
ANYWHERE = 4
"""Actions to the next port that buys anything."""
DETOUR = (1.0, 0.75, 0.6, 0.5, 0.4, 0.4, 0.4, 0.4)
"""The share of worth left for the best, second best, ... good if each must go to another port."""

MOST_ACTIONS = 64
"""Actions to any port from anywhere, at the most."""

Far = Mapping[str, int]
"""How far each zone is."""
Goods = Mapping[str, int]
Outlets = Mapping[str, list[str]]
"""For each good the ports that ask for it."""


def outlets(observed: Observation, good: str) -> list[str]:
    """Where a good is in demand, as far as the ports are open to the captain."""
    if (found := observed.outlets.get(good)) is None:
        asking = observed.asking.get(good, ())
        found = observed.outlets[good] = [port for port in asking if observed.open(port)]
    return found


def sold_here(observed: Observation) -> bool:
    """Whether he lies in a port where he can sell nothing more before his next visit."""
    if not observed.captain.in_port:
        return False
    if (visit := observed.played("Port")) is not None:
        return bool(set(visit.get("done", ())) - {"take"})
    return observed.turn.ported and not observed.turn.more_ports


def away(observed: Observation, zone: str) -> int:
    """How far a port is for who wants to sell there: one where he has sold, as far as the next one."""
    far = distances(observed.box, observed.captain.zone)[zone]
    return far if far or not sold_here(observed) else 1


@cache
def fades(fade: float) -> tuple[float, ...]:
    """The share of a worth that remains when it is so many actions away."""
    return tuple(fade**actions for actions in range(MOST_ACTIONS))


class Asked:
    """What goods bring in the ports that ask for them, from wherever they are carried; `open`: if only these
    ports do, which has all goods that are asked about.
    """

    def __init__(self, observed: Observation, aims: Aims, open: Outlets | None = None) -> None:
        self._observed = observed
        self._weights = aims.weights
        self._coin = aims.coin(observed.gold)
        self._open = open
        self._known: dict[tuple[str, int, bool], tuple[float, list[tuple[str, float]]]] = {}
        self.fades = fades(aims.weights.fade)
        """The share of a worth that remains when it is so many actions away."""

    def _outlets(self, good: str) -> list[str]:
        return outlets(self._observed, good) if self._open is None else self._open[good]

    def of(self, good: str, count: int, *, hopes: bool) -> tuple[float, list[tuple[str, float]]]:
        """What this many cards of one good are worth anywhere, and in each port that asks for them, once
        there; `hopes`: fewer than three may yet become three.
        """
        if (known := self._known.get((good, count, hopes))) is not None:
            return known
        glory = self._weights.glory * (HOPE.get(count, 1.0) if hopes or count >= GLORY_SALE else 0.0)
        port_at, coin = self._observed.port, self._coin
        brought = [(port, count * port_at(port).sale(good) * coin + glory) for port in self._outlets(good)]
        known = count * 2.5 * coin * self._weights.fade**ANYWHERE, brought
        self._known[good, count, hopes] = known
        return known

    def carried(self, good: str, count: int, hopes: bool, zone: str, in_port: bool, far: Far) -> float:
        """What this many cards of one good are worth to who carries them away from a zone, or from its port;
        `far`: how far it is from there.
        """
        worth, brought = self.of(good, count, hopes=hopes)
        way, fades = 3 if in_port else 2, self.fades
        for port, gold in brought:
            if (reached := gold * fades[way + far[port]]) > worth and not (in_port and port == zone):
                worth = reached
        return worth


def together(each: list[float]) -> float:
    """What several goods are worth together, each of which may have to go elsewhere."""
    if len(each) == 1:
        return each[0]
    each.sort(reverse=True)
    return sum(part * worth for part, worth in zip(DETOUR, each, strict=False))


class Market:
    """What goods are worth when carried away from a zone; from its port, without what that port demands."""

    def __init__(
        self, observed: Observation, aims: Aims, zone: str, in_port: bool, asked: Asked | None = None
    ) -> None:
        self._coin = aims.coin(observed.gold)
        self._at = zone, in_port, distances(observed.box, zone)
        self._asked = asked or aims.judge(Asked)
        self._worth: dict[tuple[str, int, bool], float] = {}

    def worth(self, goods: Goods, unhoped: str = "") -> float:
        """What it is worth to put to sea with these goods; of one, without the hope for more of them."""
        return together(
            [self.of(good, count, hopes=good != unhoped) for good, count in goods.items() if count]
        )

    def of(self, good: str, count: int, *, hopes: bool = True) -> float:
        """What this many cards of one good are worth; `hopes`: fewer than three may yet become three."""
        if (known := self._worth.get((good, count, hopes))) is None:
            known = self._worth[good, count, hopes] = self._asked.carried(good, count, hopes, *self._at)
        return known

    def best_load(
        self, held: Goods, offered: Goods, prices: Mapping[str, int], room: int, gold: int
    ) -> tuple[float, Counter[str]]:
        """The best load of this many cards from those held and offered, and its worth less its cost.

        Cards held are taken before cards offered, which cost `prices` gold each.
        """
        best, load = float("-inf"), Counter[str]()
        for counts in loads(held, offered, room):
            price = sum(prices.get(good, 0) * max(0, n - held.get(good, 0)) for good, n in counts.items())
            if price > gold:
                continue
            worth = self.worth(counts) - price * self._coin
            if worth > best:
                best, load = worth, Counter(counts)
        return best, load

    def purchase(
        self, held: Counter[str], offered: Goods, prices: Mapping[str, int], room: int, gold: int
    ) -> Counter[str]:
        """The cards to buy for the best load; but none for which one goes overboard that surely brings more
        than it adds beyond its price: the hope for three alike does not count there.
        """
        load = self.best_load(held, offered, prices, room, gold)[1]
        kept = self.best_load(held, {}, {}, room, 0)[1]
        while (thrown := kept - load) and (bought := load - held):
            lost = {good: self._adds(good, load[good] + 1) for good in thrown}
            won = {good: self._adds(good, load[good]) - prices[good] * self._coin for good in bought}
            spared, left = max(lost, key=lambda good: lost[good]), min(won, key=lambda good: won[good])
            if lost[spared] <= won[left]:
                break
            load[spared] += 1
            load[left] -= 1
        return load - held

    def _adds(self, good: str, count: int) -> float:
        """What the last of so many cards of a good surely adds."""
        return self.of(good, count, hopes=False) - self.of(good, count - 1, hopes=False)


def loads(held: Goods, offered: Goods, room: int) -> Iterator[dict[str, int]]:
    """Every load of cards from those held and offered for which there is room."""
    goods = sorted({*held, *offered})
    most = [held.get(good, 0) + offered.get(good, 0) for good in goods]
    for counts in product(*(range(count + 1) for count in most)):
        if sum(counts) <= room:
            yield {good: count for good, count in zip(goods, counts, strict=True) if count}


def goods_to_sell(observed: Observation, aims: Aims, prices: Mapping[str, int], room: int) -> Counter[str]:
    """How many cards of each good to sell in the captain's port.

    Sell what is in demand; of the rest, what has no better use elsewhere, or no room at sea.
    """
    demanded = observed.demand(observed.captain.zone)
    sold = Counter({good: n for good, n in observed.hold.items() if good == demanded})
    market = Market(observed, aims, observed.captain.zone, in_port=True)
    rest = {good: n for good, n in observed.hold.items() if good != demanded}
    coin = aims.coin(observed.gold)
    best, kept = float("-inf"), Counter[str]()
    for load in loads(rest, {}, room):
        earned = sum(prices[good] * (n - load.get(good, 0)) for good, n in rest.items())
        worth = market.worth(load) + earned * coin
        if worth > best:
            best, kept = worth, Counter(load)
    return sold + (Counter(rest) - kept)
