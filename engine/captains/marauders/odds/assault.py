"""What the raid of a location brings: when to stop firing, whether to land, what may come of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import lru_cache
from operator import itemgetter
from random import Random
from statistics import fmean
from typing import NamedTuple

import msgspec

from data.content import Content
from engine.captains.marauders.odds.chances import SKULLS, successes_of
from engine.captains.marauders.odds.hands import Card, Cards, without
from engine.captains.marauders.odds.raiding import CRIPPLED, KEPT, REPAIR, coarsened, pool_of
from engine.marauders.ships.careful import after_hits, spared_by_absorbing
from engine.marauders.state import LOCATIONS

RICH = 12
"""Gold that earns a glory point."""
HAND = 2.0
"""What a Crew is worth, in gold."""
TRIALS = 16
"""Defenses drawn for an estimate."""


class AssaultTerms(msgspec.Struct, frozen=True):
    """What decides how good the outcome of a raid is. All worth is in gold.

    `left` are the ship's hit locations in their order, `dice` those of the landing; `stake` is lost with the
    captain, `glory` the worth of a point, `coin` that of a gold coin, `taken` what success costs.
    """

    left: tuple[int, ...]
    maneuverability: int
    dice: int
    harmless: bool
    stake: float
    glory: float
    coin: float
    taken: float = 0.0
    armoured: bool = False
    """Reinforced Hull can still absorb a hit."""

    @property
    def party(self) -> Party:
        """Who comes, whatever is at stake."""
        return Party(self.left, self.maneuverability, self.dice, self.harmless, self.armoured)


class Party(NamedTuple):
    """The ship and the crew that come, as `AssaultTerms` has them."""

    left: tuple[int, ...]
    maneuverability: int
    dice: int
    harmless: bool
    armoured: bool


class Met(NamedTuple):
    """What defenders do to a party, whatever is at stake: the damage, whether that sinks the ship and whether
    anybody can land then; the chance to live through it, and what cargo cards and Crew that costs on average
    come to, in gold.
    """

    cost: float
    sunk: bool = False
    lands: bool = False
    alive: float = 0.0
    kept: float = 0.0
    fallen: float = 0.0


class Assault:
    """Weighs what a raid comes to once its cards lie there. It remembers what it has weighed."""

    def __init__(self, terms: AssaultTerms) -> None:
        self._terms = terms
        self._known: dict[tuple[Cards, int], float] = {}
        self._stopped: dict[Cards, float] = {}

    def worth(self, cards: Sequence[Card], shots: int) -> float:
        """What these defenders lead to, with so many shots left."""
        lying = tuple(sorted(cards))
        if (known := self._known.get((lying, shots))) is None:
            known = self.stopped(lying)
            if shots and lying:
                known = max(known, self.fired(lying, shots))
            self._known[lying, shots] = known
        return known

    def fired(self, cards: Sequence[Card], shots: int) -> float:
        """The same if he fires: a hit takes the defender without whom the rest is worth most."""
        hit = max(self.worth(without(tuple(cards), card), shots - 1) for card in dict.fromkeys(cards))
        return SKULLS * hit + (1 - SKULLS) * self.worth(cards, shots - 1)

    def stopped(self, cards: Sequence[Card]) -> float:
        """The same if he fires no more: their guns hit, and he lands or retreats."""
        lying = tuple(sorted(cards))
        if (known := self._stopped.get(lying)) is None:
            known = self._stopped[lying] = self._faced(lying)
        return known

    def _faced(self, cards: Cards) -> float:
        return self.brought(_met(self._terms.party, cards), sum(gold for _, gold in cards))

    def brought(self, met: Met, gold: int) -> float:
        """What it comes to to be met like this for so much gold: he lands or retreats."""
        won = max(0.0, self._won(met, gold)) if met.lands else 0.0
        return won - met.cost - (self._terms.stake if met.sunk else 0.0)

    def landed(self, gold: int, cards: int, soldiers: int, left: dict[str, int]) -> float:
        """What it is worth to land against so many soldiers."""
        return self._won(_landed(0.0, self._terms.dice, cards, soldiers, left), gold)

    def _won(self, met: Met, gold: int) -> float:
        terms, alive = self._terms, met.alive
        won = gold * terms.coin + terms.glory * (gold >= RICH) + met.kept - terms.taken
        return alive * won - met.fallen - (1 - alive) * terms.stake


def _met(party: Party, cards: Cards) -> Met:
    """Their guns hit, and whoever is still able to lands."""
    guns = [] if party.harmless else [icon for icon, _ in cards if icon != "escape"]
    soldiers = sum(icon == "escape" for icon, _ in cards)
    if soldiers >= party.maneuverability:
        guns += guns
    hits, left = _fired_at(party.left, tuple(guns), party.armoured)
    if not all(left.values()):
        return Met(REPAIR * hits, sunk=True) if not left["hull"] else Met(CRIPPLED + REPAIR * hits)
    return _landed(REPAIR * hits, party.dice, len(cards), soldiers, left)


@lru_cache(maxsize=4_096)
def _fired_at(left: tuple[int, ...], hits: tuple[str, ...], armoured: bool) -> tuple[int, dict[str, int]]:
    """How many of these hits a ship takes, and what is left of her."""
    whole: dict[str, int] = dict(zip(LOCATIONS, left, strict=True))
    taken = list(hits)
    if armoured and (absorbed := spared_by_absorbing(whole, taken, whole=True)):
        taken.remove(absorbed)
    return len(taken), after_hits(whole, taken)


def _landed(cost: float, dice: int, cards: int, soldiers: int, left: dict[str, int]) -> Met:
    """A landing against so many soldiers who guard so many cards."""
    alive, fallen = _through(dice, soldiers, left["crew"])
    return Met(cost, False, True, alive, KEPT * min(cards, left["cargo"]), HAND * fallen)


@lru_cache(maxsize=1_024)
def _through(dice: int, soldiers: int, crew: int) -> tuple[float, float]:
    """The chance to live through a landing, and the Crew lost by it on average; the dead lose no more."""
    alive = lost = 0.0
    for made, chance in enumerate(successes_of(dice)):
        if (fallen := max(0, soldiers - made)) < crew:
            alive, lost = alive + chance, lost + chance * fallen
    return alive, lost


@lru_cache(maxsize=8_192)
def assault_worth(content: Content, terms: AssaultTerms, defense: int, shots: int) -> float:
    """What the raid of a location with this many defenders is worth on average."""
    defenders, brought = defenders_of(content, defense, shots), Assault(terms).brought
    met = _all_met(content, defense, shots, terms.party)
    stopped = worths = [brought(each, gold) for each, gold in zip(met, defenders.golds, strict=True)]
    for asked in reversed(defenders.asked):
        # As `Assault.worth` has it, for all of them at once that may lie there with so many shots left.
        worths = [
            max(stopped[one], SKULLS * max(rests(worths)) + (1 - SKULLS) * worths[one])
            if rests
            else stopped[one]
            for one, rests in enumerate(defenders.rests[:asked])
        ]
    return fmean(worths[number] for number in defenders.drawn)


class Defenders:
    """Typical defenders of a location, and all that so many shots may leave of them; each is known by its
    number.
    """

    def __init__(self, drawn: Sequence[Cards], shots: int) -> None:
        numbers = {cards: number for number, cards in enumerate(dict.fromkeys(drawn))}
        self.drawn = [numbers[cards] for cards in drawn]
        """Those drawn."""
        self.lying = list(numbers)
        """The cards of each."""
        self.rests: list[Callable[[list[float]], tuple[float, ...]] | None] = []
        """Which ones one hit may leave of each: what they are worth of what all are; None of nobody."""
        self.asked: list[int] = []
        """How many may lie there, the first ones, before the first shot, before the second and so on."""
        fresh = 0
        for _ in range(shots):
            shot_at, fresh = self.lying[fresh:], len(self.lying)
            self.asked.append(fresh)
            for cards in shot_at:
                left = [without(cards, card) for card in dict.fromkeys(cards)]
                for rest in left:
                    if rest not in numbers:
                        numbers[rest] = len(numbers)
                        self.lying.append(rest)
                # A single number would give the bare worth, so it is named twice.
                named = [numbers[rest] for rest in left]
                self.rests.append(itemgetter(*named, named[0]) if named else None)
        self.golds = [sum(gold for _, gold in cards) for cards in self.lying]
        """The gold of each."""


@lru_cache(maxsize=128)
def defenders_of(content: Content, defense: int, shots: int) -> Defenders:
    """Defenders drawn for a location with this many, and what so many shots may leave of them; each card has
    the mean plunder of those like it.
    """
    deck = Counter((card.icon, card.plunder) for card in map(content.cargo_card, content.pieces("cargo")))
    kinds, chances = zip(*coarsened(pool_of(deck)), strict=True)
    drawn = Random(defense)
    return Defenders([tuple(sorted(drawn.choices(kinds, chances, k=defense))) for _ in range(TRIALS)], shots)


@lru_cache(maxsize=1_024)
def _all_met(content: Content, defense: int, shots: int, party: Party) -> list[Met]:
    """What each of these defenders does to a party: what is at stake changes more often than who comes."""
    return [_met(party, cards) for cards in defenders_of(content, defense, shots).lying]
