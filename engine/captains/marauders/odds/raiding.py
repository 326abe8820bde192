"""What a merchant raid is worth, and how to spend its successes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache

import msgspec
from msgspec.structs import replace

from data.content import Content
from engine.captains.marauders.odds.chances import successes_of
from engine.captains.marauders.seen.observation import Hull
from engine.marauders.sea.raids import GLORY_PLUNDER

Card = tuple[str, int]
"""A cargo card as a raid sees it: its icon and its plunder."""
Cards = tuple[Card, ...]
Pool = tuple[tuple[Card, float], ...]
"""Cards that may be drawn, with their chances."""

REPAIR = 2.5
"""Gold that a point of damage costs: the repair, and the way to it."""
CRIPPLED = 5.0
"""Gold that a destroyed location costs: no raid before the next shipyard."""
KEPT = 1.5
"""Gold a card of the merchant's cargo is worth."""
WEAPON = 3.0
"""Gold a special weapon costs."""
DEPTH = 2
"""Successes looked ahead; further ones are spent as they come."""
ENOUGH = 3
"""Points at a location that hardly any raid destroys: as many hits there are rare."""
SPARE = "spare"
"""The icon of hits where there are enough points left, wherever that is."""
DEALT = 3
"""Cards a raid begins with where nothing else is known (`RaidCards`)."""


class RaidTerms(msgspec.Struct, frozen=True):
    """What determines how good the outcome of a raid is. All worth is in gold.

    `stake` is lost with the ship, `glory` is the worth of a point, `coin` that of a gold coin; `bonus` gold
    is added to the plunder.
    """

    ship: Hull
    maneuverability: int
    armoured: bool = False
    stake: float = 20.0
    glory: float = 14.0
    coin: float = 1.0
    bonus: int = 0


class Spend(msgspec.Struct, frozen=True):
    """A way to use a success, and the worth it leads to. `card` is what is discarded or exchanged."""

    worth: float
    way: str
    card: Card | None = None


def outcome(cards: Cards, terms: RaidTerms) -> float:
    """What a raid is worth that ends with these cards on the table."""
    ship = terms.ship
    left = {
        "hull": ship.hull,
        "cargo": ship.cargo,
        "masts": ship.masts,
        "crew": ship.crew,
        "cannons": ship.cannons,
        SPARE: len(cards) + 1,
    }
    escapes = gold = points = 0
    for icon, plunder in cards:
        gold += plunder
        if icon == "escape":
            escapes += 1
            continue
        points += 1
        left[icon if left[icon] else "hull"] -= 1
    cost = REPAIR * points
    if terms.armoured and points:
        worst = min(left, key=lambda at: (left[at], at != "hull"))
        left[worst] += 1
        cost -= 0.5
    if left["hull"] <= 0:
        return -terms.stake - cost
    if not all(left.values()):
        return -CRIPPLED - cost
    if escapes >= terms.maneuverability:
        return -cost
    gold += terms.bonus
    glory = terms.glory if gold >= GLORY_PLUNDER else 0.0
    return gold * terms.coin + glory + KEPT * min(len(cards), left["cargo"]) - cost


class Raid:
    """Looks ahead in a raid: what its cards are worth with this many successes left.

    `pool` is what a new card may be; deeper draws come from the coarser `coarse`.
    """

    def __init__(self, terms: RaidTerms, pool: Pool) -> None:
        self.terms = terms
        self.coarse = coarsened(pool)
        self._pool = pool
        self._known: list[dict[Cards, float]] = [{} for _ in range(DEPTH + 1)]

    def best(self, cards: Iterable[Card], left: int) -> Spend:
        """The best use of the next of `left` successes, "stop" included."""
        lying = tuple(sorted(cards))
        deep = min(left, DEPTH + 1)
        pool = self._pool if deep <= DEPTH else self.coarse
        ways = [Spend(self.worth(lying, 0), "stop")]
        if left:
            ways.append(Spend(self._drawn(lying, deep - 1, pool), "draw"))
            for card in dict.fromkeys(lying):
                rest = without(lying, card)
                ways.append(Spend(self.worth(rest, deep - 1), "discard", card))
                ways.append(Spend(self._drawn(rest, deep - 1, pool), "exchange", card))
        return max(ways, key=lambda way: way.worth)

    def armed(self, cards: Cards, left: int, weapons: int) -> float:
        """What these cards (sorted) lead to, with this many successes, and weapons that may add to them."""
        return max(self.worth(cards, min(DEPTH, left + n)) - WEAPON * n for n in range(weapons + 1))

    def worth(self, cards: Cards, left: int) -> float:
        """What these cards (sorted) lead to with this many successes."""
        if (known := self._known[left].get(cards)) is not None:
            return known
        best = outcome(cards, self.terms)
        if left:
            best = max(best, self._drawn(cards, left - 1, self.coarse))
            if cards:
                rest = max((without(cards, card) for card in dict.fromkeys(cards)), key=self._as_it_lies)
                best = max(best, self.worth(rest, left - 1), self._drawn(rest, left - 1, self.coarse))
        self._known[left][cards] = best
        return best

    def _as_it_lies(self, cards: Cards) -> float:
        return self.worth(cards, 0)

    def _drawn(self, cards: Cards, left: int, pool: Pool) -> float:
        known, worth = self._known[left], 0.0
        for following, chance in _followed(cards, pool):
            value = known.get(following)
            worth += chance * (self.worth(following, left) if value is None else value)
        return worth


Followed = dict[Cards, list[tuple[Cards, float]]]


def _followed(cards: Cards, pool: Pool) -> list[tuple[Cards, float]]:
    """What these cards (sorted) become with one more from a pool, and the chances."""
    known = _followings(pool)
    if (found := known.get(cards)) is None:
        found = known[cards] = [(tuple(sorted((*cards, card))), chance) for card, chance in pool]
    return found


@lru_cache(maxsize=16)
def _followings(pool: Pool) -> Followed:
    return {}


def without(cards: Cards, card: Card) -> Cards:
    """The cards minus one of a kind."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def pool_of(cards: Counter[Card]) -> Pool:
    """The chance of each card, given how many there are of each."""
    total = sum(cards.values())
    return tuple((card, count / total) for card, count in sorted(cards.items()))


def coarsened(pool: Pool) -> Pool:
    """The pool with each icon's cards merged at their mean plunder; cheap and dear escapes apart."""
    groups: dict[tuple[str, bool], list[tuple[int, float]]] = {}
    for (icon, plunder), chance in pool:
        groups.setdefault((icon, icon == "escape" and plunder > 3), []).append((plunder, chance))
    found: dict[Card, float] = {}
    for (icon, _), members in groups.items():
        chance = sum(part for _, part in members)
        mean = round(sum(plunder * part for plunder, part in members) / chance)
        found[icon, mean] = chance
    return tuple(found.items())


def raid_worth(
    box: Content, terms: RaidTerms, dice: int, weapons: int = 0, extra: int = 0, dealt: int = DEALT
) -> float:
    """What a raid is worth on average, with cards from a full deck.

    `dice` are rolled for successes, `weapons` may turn failed ones; `dealt` cards lie there at first, after
    `extra` ones that stay only if they hit.
    """
    ship = terms.ship
    hull, masts, crew, cannons = (
        min(ENOUGH, points) for points in (ship.hull, ship.masts, ship.crew, ship.cannons)
    )
    bare = Hull("", hull, ship.cargo, masts, crew, cannons)
    return _raid_worth(box, replace(terms, ship=bare), dice, weapons, extra, dealt)


@lru_cache(maxsize=8_192)
def _raid_worth(content: Content, terms: RaidTerms, dice: int, weapons: int, extra: int, dealt: int) -> float:
    raid = _raid(content, terms)
    return sum(
        likely * chance * raid.armed(cards, left, min(weapons, dice - left))
        for cards, likely in _deals(raid.coarse, extra, dealt)
        for left, chance in enumerate(successes_of(dice))
    )


# Each remembers thousands of hands of cards, a quarter of a megabyte.
@lru_cache(maxsize=128)
def _raid(content: Content, terms: RaidTerms) -> Raid:
    spare = {at for at in ("hull", "masts", "crew", "cannons") if getattr(terms.ship, at) >= ENOUGH}
    cards = map(content.cargo_card, content.pieces("cargo"))
    deck = Counter((SPARE if card.icon in spare else card.icon, card.plunder) for card in cards)
    return Raid(terms, pool_of(deck))


@lru_cache(maxsize=16)
def _deals(pool: Pool, extra: int, dealt: int) -> tuple[tuple[Cards, float], ...]:
    """What can lie on the table at first and its chance: the cards dealt, and of the extra ones the hits."""
    deals: dict[Cards, float] = {(): 1.0}
    for number in range(dealt + extra):
        following: dict[Cards, float] = {}
        for cards, chance in deals.items():
            for card, likely in pool:
                away = number < extra and card[0] == "escape"
                lying = cards if away else tuple(sorted((*cards, card)))
                following[lying] = following.get(lying, 0.0) + chance * likely
        deals = following
    return tuple(deals.items())
