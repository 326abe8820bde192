"""What a merchant raid is worth, and how to spend its successes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache, lru_cache
from itertools import combinations
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from data.content import Content
from engine.captains.marauders.odds.chances import successes_of
from engine.captains.marauders.odds.dealt import Dealt, dealt_from
from engine.captains.marauders.odds.hands import (
    ESCAPE,
    SPARE,
    Card,
    Cards,
    Hand,
    Hands,
    Pool,
    hand_of,
    without,
)
from engine.captains.marauders.seen.observation import Hull
from engine.marauders.sea.raids import GLORY_PLUNDER

REPAIR = 2.5
"""Gold that a point of damage costs: the repair, and the way to it."""
CRIPPLED = 5.0
"""Gold that a destroyed location costs: no raid before the next shipyard."""
KEPT = 1.5
"""Gold a card of the merchant's cargo is worth."""
WEAPON = 3.0
"""Gold a special weapon costs."""
DEPTH = 2
"""Successes looked ahead, the one to be spent now among them; further ones are spent as they come."""
ENOUGH = 3
"""Points at a location that hardly any raid destroys: as many hits there are rare."""
SPARED = ("hull", "masts", "crew", "cannons")
"""The locations of which that is so."""
HIT = ("hull", "cargo", "masts", "crew", "cannons")
"""The locations, as a hand counts their hits."""
ABSORBED = 0.5
"""Gold that a hit costs less which Reinforced Hull takes."""
DEALT = 3
"""Cards a raid begins with where nothing else is known (`RaidCards`)."""


class Aid(NamedTuple):
    """What cards in hand do to a raid together: more gold, escapes and hits that do not count; `price`: what
    the cards are worth kept, in gold.
    """

    gold: int
    calms: int
    spares: int
    price: float


class RaidTerms(msgspec.Struct, frozen=True):
    """What determines how good the outcome of a raid is. All worth is in gold.

    `stake` is lost with the ship, `glory` is the worth of a point, `coin` that of a gold coin; `bonus` gold
    is added to the plunder. `aids`: what cards in hand may do once all successes are spent.
    """

    ship: Hull
    maneuverability: int
    armoured: bool = False
    stake: float = 20.0
    glory: float = 14.0
    coin: float = 1.0
    bonus: int = 0
    aids: tuple[Aid, ...] = ()


class Spend(msgspec.Struct, frozen=True):
    """A way to use a success, and the worth it leads to. `card` is what is discarded or exchanged."""

    worth: float
    way: str
    card: Card | None = None


def outcome(cards: Cards, terms: RaidTerms) -> float:
    """What a raid is worth that ends with these cards on the table."""
    return _comes_to(hand_of(cards), terms)


def _comes_to(hand: Hand, terms: RaidTerms) -> float:
    """The same for what they come to, with the help of cards in hand where that is worth it."""
    worth = _ends(hand, terms)
    for aid in terms.aids:
        if (helped := aided(hand, terms, aid)) > worth:
            worth = helped
    return worth


def aided(hand: Hand, terms: RaidTerms, aid: Aid) -> float:
    """What a raid is worth that ends with this hand and the help of cards, less what these are worth."""
    spared = hand
    for _ in range(aid.spares):
        left = [(getattr(terms.ship, at) - hits, at) for at in HIT if (hits := getattr(spared, at))]
        if not left:
            break
        at = min(left)[1]
        spared = spared._replace(**{at: getattr(spared, at) - 1})
    saved = REPAIR * sum(getattr(hand, at) - getattr(spared, at) for at in HIT)
    return _ends(spared, terms, aid.gold, aid.calms) + saved - aid.price


def _ends(hand: Hand, terms: RaidTerms, more: int = 0, calms: int = 0) -> float:
    """What it is worth by itself, with so much `more` gold if it succeeds, and so many escapes that do not
    count. Hits at what is destroyed go to the Hull.
    """
    cards, escapes, gold, hull, cargo, masts, crew, cannons, spare = hand
    ship, cost = terms.ship, REPAIR * (cards - escapes)
    hull, cargo, masts = ship.hull - hull, ship.cargo - cargo, ship.masts - masts
    crew, cannons = ship.crew - crew, ship.cannons - cannons
    if cargo < 0:
        hull, cargo = hull + cargo, 0
    if masts < 0:
        hull, masts = hull + masts, 0
    if crew < 0:
        hull, crew = hull + crew, 0
    if cannons < 0:
        hull, cannons = hull + cannons, 0
    if terms.armoured and cost:
        cost -= ABSORBED
        least = min(hull, cargo, masts, crew, cannons, cards + 1 - spare)
        if hull == least:
            hull += 1
        elif cargo == least:
            cargo += 1
        elif masts == least:
            masts += 1
        elif crew == least:
            crew += 1
        elif cannons == least:
            cannons += 1
    if hull <= 0:
        return -terms.stake - cost
    if not (cargo and masts and crew and cannons):
        return -CRIPPLED - cost
    if escapes >= terms.maneuverability + calms:
        return -cost
    gold += terms.bonus + more
    glory = terms.glory if gold >= GLORY_PLUNDER else 0.0
    return gold * terms.coin + glory + KEPT * min(cards, cargo) - cost


class Raid:
    """Looks ahead in a raid: what its cards are worth with this many successes left.

    `pool` is what a new card may be; draws come from the coarser `coarse`, but where the last one decides
    about a point of glory.
    """

    def __init__(self, terms: RaidTerms, pool: Pool) -> None:
        self.terms = terms
        self.coarse = coarsened(pool)
        self._pool = pool
        self._most = max((plunder for (_, plunder), _ in pool), default=0)
        self._most += max((aid.gold for aid in terms.aids), default=0)
        self.hands = Hands(self.coarse)
        self._ends: dict[int, float] = {}
        self._best_rest: dict[int, int] = {}
        self._known: list[dict[int, float]] = [{} for _ in range(DEPTH + 1)]
        self._draws: list[dict[int, float]] = [{} for _ in range(DEPTH + 1)]

    def redrawn(self, cards: Iterable[Card]) -> float:
        """What it is worth on average to have as many new cards instead, with no success left."""
        count = len(tuple(cards))
        return sum(chance * self._ends_with(hand) for hand, chance in self.hands.deals(0, count))

    def best(self, cards: Iterable[Card], left: int) -> Spend:
        """The best use of the next of `left` successes, "stop" included."""
        lying = tuple(sorted(cards))
        hand, rest = self.hands.number(lying), min(left, DEPTH) - 1
        ways = [Spend(self._ends_with(hand), "stop")]
        if left:
            ways.append(Spend(self._drawn(lying, hand, rest), "draw"))
            for card in dict.fromkeys(lying):
                others = without(lying, card)
                without_it = self.hands.number(others)
                ways.append(Spend(self.leads_to(without_it, rest), "discard", card))
                ways.append(Spend(self._drawn(others, without_it, rest), "exchange", card))
        return max(ways, key=lambda way: way.worth)

    def _drawn(self, cards: Cards, hand: int, left: int) -> float:
        """What a hand leads to with one card more, each as it is if the plunder may come to glory by it."""
        lacks = GLORY_PLUNDER - self.hands.hands[hand].gold - self.terms.bonus
        if left or not 0 < lacks <= self._most:
            return self._another(hand, left)
        return sum(
            chance * self._ends_with(self.hands.number(tuple(sorted((*cards, card)))))
            for card, chance in self._pool
        )

    def leads_to(self, hand: int, left: int) -> float:
        """What a hand, by its number, leads to with this many successes."""
        if not left:
            return self._ends_with(hand)
        known = self._known[left]
        if (best := known.get(hand)) is None:
            best, drawn = self._ends_with(hand), self._another(hand, left - 1)
            if drawn > best:
                best = drawn
            if rests := self.hands.rests(hand):
                if (rest := self._best_rest.get(hand)) is None:
                    rest = self._best_rest[hand] = max(rests, key=self._ends_with)
                best = max(best, self.leads_to(rest, left - 1), self._another(rest, left - 1))
            known[hand] = best
        return best

    def _ends_with(self, hand: int) -> float:
        """What the raid is worth if it ends with this hand."""
        if (known := self._ends.get(hand)) is None:
            ends = _comes_to if self.terms.aids else _ends
            known = self._ends[hand] = ends(self.hands.hands[hand], self.terms)
        return known

    def _another(self, hand: int, left: int) -> float:
        """What a hand leads to with one card more."""
        draws = self._draws[left]
        if (worth := draws.get(hand)) is None:
            worth, known = 0.0, self._known[left] if left else self._ends
            for following, chance in zip(self.hands.following(hand), self.hands.chances, strict=True):
                value = known.get(following)
                worth += chance * (self.leads_to(following, left) if value is None else value)
            draws[hand] = worth
        return worth


def pool_of(cards: Counter[Card]) -> Pool:
    """The chance of each card, given how many there are of each."""
    total = sum(cards.values())
    return tuple((card, count / total) for card, count in sorted(cards.items()))


def coarsened(pool: Pool) -> Pool:
    """The pool with each icon's cards merged at their mean plunder; cheap and dear escapes apart."""
    groups: dict[tuple[str, bool], list[tuple[int, float]]] = {}
    for (icon, plunder), chance in pool:
        groups.setdefault((icon, icon == ESCAPE and plunder > 3), []).append((plunder, chance))
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
    lying, worths = _solved(content, terms, extra, dealt)
    armed: dict[tuple[int, int], list[float]] = {}
    for left in range(dice + 1):
        used = min(DEPTH, left), min(weapons, dice - left)
        if used not in armed:
            armed[used] = _armed(worths, *used)
    leads = [
        (armed[min(DEPTH, left), min(weapons, dice - left)], chance)
        for left, chance in enumerate(successes_of(dice))
    ]
    worth = 0.0
    for number, likely in enumerate(lying.chances):
        for leads_to, chance in leads:
            worth += likely * chance * leads_to[number]
    return worth


def _armed(worths: list[list[float]], left: int, weapons: int) -> list[float]:
    """What each hand leads to with this many successes, and weapons that may add to them."""
    if not weapons:
        return worths[left]
    with_so_many = [
        [worth - WEAPON * used for worth in worths[min(DEPTH, left + used)]] for used in range(weapons + 1)
    ]
    return [*map(max, *with_so_many)]


@lru_cache(maxsize=1_024)
def _solved(content: Content, terms: RaidTerms, extra: int, dealt: int) -> tuple[Dealt, list[list[float]]]:
    """The hands that may be dealt, and what each leads to without a success, with one and with two."""
    spare = {at for at in SPARED if getattr(terms.ship, at) >= ENOUGH}
    lying = dealt_from(_coarse_deck(content, frozenset(spare)), extra, dealt)
    ends = _comes_to if terms.aids else _ends
    return lying, lying.lead_to([ends(hand, terms) for hand in lying.hands])


@cache
def dealt_beforehand(content: Content) -> None:
    """Find out at once what may be dealt from a full deck, to whatever ship: nobody waits for it at the
    table.
    """
    for number in range(len(SPARED) + 1):
        for spare in combinations(SPARED, number):
            dealt_from(_coarse_deck(content, frozenset(spare)), 0, DEALT)


@lru_cache(maxsize=64)
def _coarse_deck(content: Content, spare: frozenset[str]) -> Pool:
    """A full deck to a ship that can spare hits at these locations."""
    cards = map(content.cargo_card, content.pieces("cargo"))
    return coarsened(pool_of(Counter((SPARE if c.icon in spare else c.icon, c.plunder) for c in cards)))
