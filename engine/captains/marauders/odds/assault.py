"""What the raid of a location brings: when to stop firing, whether to land, what may come of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from random import Random
from statistics import fmean

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
        terms = self._terms
        soldiers = sum(icon == "escape" for icon, _ in cards)
        hits = [] if terms.harmless else [icon for icon, _ in cards if icon != "escape"]
        if soldiers >= terms.maneuverability:
            hits += hits
        whole: dict[str, int] = dict(zip(LOCATIONS, terms.left, strict=True))
        if terms.armoured and (absorbed := spared_by_absorbing(whole, hits, whole=True)):
            hits.remove(absorbed)
        left = after_hits(whole, hits)
        cost = REPAIR * len(hits)
        if not left["hull"]:
            return -terms.stake - cost
        if not all(left.values()):
            return -CRIPPLED - cost
        return max(0.0, self.landed(sum(gold for _, gold in cards), len(cards), soldiers, left)) - cost

    def landed(self, gold: int, cards: int, soldiers: int, left: dict[str, int]) -> float:
        """What it is worth to land against so many soldiers."""
        terms = self._terms
        won = gold * terms.coin + terms.glory * (gold >= RICH) + KEPT * min(cards, left["cargo"])
        worth = 0.0
        for made, chance in enumerate(successes_of(terms.dice)):
            lost = max(0, soldiers - made)
            alive = lost < left["crew"]
            worth += chance * (won - terms.taken - HAND * lost if alive else -terms.stake)
        return worth


@lru_cache(maxsize=8_192)
def assault_worth(content: Content, terms: AssaultTerms, defense: int, shots: int) -> float:
    """What the raid of a location with this many defenders is worth on average."""
    defenders, assault = _defenders(content, defense, shots), Assault(terms)
    stopped = worths = [assault.stopped(cards) for cards in defenders.lying]
    for _ in range(shots):
        # As `Assault.worth` has it, for all of them at once.
        worths = [
            max(stop, SKULLS * max([worths[one] for one in rests]) + (1 - SKULLS) * worth) if rests else stop
            for stop, worth, rests in zip(stopped, worths, defenders.rests, strict=True)
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
        self.rests: list[list[int]] = []
        """What one hit may leave of each; nothing where no shot is left to hit."""
        fresh = 0
        for _ in range(shots):
            shot_at, fresh = self.lying[fresh:], len(self.lying)
            for cards in shot_at:
                left = [without(cards, card) for card in dict.fromkeys(cards)]
                for rest in left:
                    if rest not in numbers:
                        numbers[rest] = len(numbers)
                        self.lying.append(rest)
                self.rests.append([numbers[rest] for rest in left])
        self.rests += [[] for _ in self.lying[fresh:]]


@lru_cache(maxsize=128)
def _defenders(content: Content, defense: int, shots: int) -> Defenders:
    """Each card has the mean plunder of those like it."""
    deck = Counter((card.icon, card.plunder) for card in map(content.cargo_card, content.pieces("cargo")))
    kinds, chances = zip(*coarsened(pool_of(deck)), strict=True)
    drawn = Random(defense)
    return Defenders([tuple(sorted(drawn.choices(kinds, chances, k=defense))) for _ in range(TRIALS)], shots)
