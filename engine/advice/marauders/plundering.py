"""Raids on merchants, played through again and again on cards and dice alone: quick enough for so many times
that the same raid is told the same, whichever question it is asked at.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache
from random import Random

import msgspec
from msgspec.structs import replace

from engine.advice.marauders.asked import Asked
from engine.advice.marauders.raids import destroyed
from engine.advice.notes import Note
from engine.advice.playouts import about
from engine.advice.unseen import drawable
from engine.captains.marauders.odds.hands import Card, Cards, without
from engine.captains.marauders.odds.raiding import Raid, RaidTerms, Spend, pool_of
from engine.captains.marauders.worth.aims import Aims, Weights
from engine.captains.marauders.worth.ships import merchant, terms_of
from engine.marauders.dice import successes
from engine.marauders.sea.raids import GLORY_PLUNDER, TABLE, MerchantRaid
from engine.marauders.ships.careful import cubes
from engine.marauders.terms.sea import Plunder

TIMES = 1200
"""How often a raid is played through: a percentage is then off by more than 3 in one of twenty raids."""
KNOWN = 8
"""Raids of which it is remembered what they may come to."""
DEAR = 3
"""An Escape that brings more than this is another kind of card for who weighs what to do."""
ESCAPE = "escape"


class Fate(msgspec.Struct, frozen=True):
    """How a raid has ended: what the plunder is worth, None if it failed, whether a location was destroyed,
    and the hits that the plunder has cost.
    """

    worth: int | None
    hurt: bool
    hits: int = 0


class Position(msgspec.Struct, frozen=True):
    """All that decides a raid beyond luck.

    Of `lying` cards `left` successes make more of; None: nothing has been drawn or rolled yet. `sure` is
    what cards bring that hit nothing any more.
    """

    nation: str
    terms: RaidTerms
    cards: int = 0
    extra: int = 0
    dice: int = 0
    rolls: int = 1
    weapons: int = 0
    lying: Cards = ()
    sure: int = 0
    left: int | None = None
    failed: int = 0


class Merchants:
    """A captain's raids on merchants off his zone. Each success is spent where it does most on average, as by
    the voice at the helm.
    """

    def __init__(self, asked: Asked) -> None:
        self._asked = asked
        self._aims = Aims(asked.seen, Weights())
        self._ship = cubes(asked.captain.ship)
        self._armoured = asked.seen.armoured
        box = asked.seen.box
        drawn = map(box.cargo_card, drawable(asked.game, "cargo", box.pieces("cargo")))
        self._pool = tuple(sorted((card.icon, card.plunder) for card in drawn))
        self._golds: dict[tuple[str, int], int] = {}

    def found(self, nation: str) -> list[Note]:
        """What a raid on a merchant of a nation may come to."""
        asked, terms = self._asked, merchant(self._asked.seen, self._asked.captain.zone, nation)
        check = asked.check("seamanship", "raid")
        return self._told(
            Position(
                nation,
                terms_of(asked.seen, self._aims, terms.bonus),
                terms.cards,
                terms.extra,
                check.dice,
                check.rolls,
                asked.seen.weapons,
            )
        )

    def under_way(self) -> list[Note]:
        """What the raid that he is asked about may come to."""
        asked, raid = self._asked, self._asked.game.inside(MerchantRaid)
        harmless = set(raid.harmless)
        shown = {card: asked.seen.box.cargo_card(card) for card in asked.game.places.at(TABLE)}
        bonus = merchant(asked.seen, asked.captain.zone, raid.nation).bonus
        sure = sum(shown[card].plunder for card in harmless if card in shown)
        terms = terms_of(asked.seen, self._aims, bonus + sure)
        lying = sorted((of.icon, of.plunder) for card, of in shown.items() if card not in harmless)
        return self._told(
            Position(
                raid.nation,
                replace(terms, maneuverability=terms.maneuverability + raid.calmed),
                weapons=asked.seen.weapons,
                lying=tuple(lying),
                sure=sure,
                left=raid.left,
                failed=raid.failed,
            )
        )

    def _told(self, position: Position) -> list[Note]:
        fates = _fates(replace(position, nation=""), self._pool, tuple(self._ship.items()), self._armoured)
        golds = [self._gold(position.nation, fate.worth) if fate.worth is not None else 0 for fate in fates]
        hits = sum(fate.hits for fate, gold in zip(fates, golds, strict=True) if gold)
        golds = sorted(gold for gold in golds if gold)
        args = {
            "won": about(len(golds), TIMES),
            "gold": round(sum(golds) / len(golds)) if golds else 0,
            "hits": round(hits / len(golds)) if golds else 0,
            "low": golds[len(golds) // 10] if golds else 0,
            "high": golds[-1 - len(golds) // 10] if golds else 0,
            "glory": about(sum(gold >= GLORY_PLUNDER for gold in golds), TIMES),
            "hurt": about(sum(fate.hurt for fate in fates), TIMES),
        }
        return [Note("about-raid", {**args, "spread": args["low"] < args["high"]})]

    def _gold(self, nation: str, worth: int) -> int:
        """What so much plunder brings."""
        key = nation, worth
        if (known := self._golds.get(key)) is None:
            asked = self._asked
            terms = asked.game.terms(Plunder(asked.seat, asked.captain.zone, nation, worth))
            known = self._golds[key] = terms.gold
        return known


@lru_cache(maxsize=KNOWN)
def _fates(
    position: Position, pool: tuple[Card, ...], ship: tuple[tuple[str, int], ...], armoured: bool
) -> tuple[Fate, ...]:
    """How this raid ends, time and again: it is asked about before she is looked for, and once she is found.
    Nothing else is in the seed: the same raid is told the same, as whichever nation's.
    """
    lots = Random(f"{position}|{list(pool)}")
    trial = Trial(position, list(pool), dict(ship), armoured=armoured)
    return tuple(trial.played(lots) for _ in range(TIMES))


class Trial:
    """One raid that is played again and again, with so much left of the ship."""

    def __init__(
        self, position: Position, pool: list[Card], ship: Mapping[str, int], *, armoured: bool
    ) -> None:
        self._position = position
        self._pool = pool
        self._ship = ship
        self._armoured = armoured
        self._spending = Spending(position.terms, pool)
        drawn = position.extra + position.cards + position.dice + position.weapons + (position.left or 0)
        self._drawn = min(len(pool), drawn)
        """Cards that are drawn at the most: one for each success."""

    def played(self, lots: Random) -> Fate:
        """One raid to its end."""
        position = self._position
        deck = iter(lots.sample(self._pool, self._drawn))
        cards, left, failed = position.lying, position.left, position.failed
        if left is None:
            extra = [next(deck, None) for _ in range(position.extra)]
            drawn = [next(deck, None) for _ in range(position.cards)]
            stay = [card for card in extra if card and card[0] != ESCAPE]
            cards = tuple(sorted([*stay, *(card for card in drawn if card)]))
            left, failed = self._rolled(lots)
        weapons = position.weapons
        while True:
            if not left:
                if not (weapons and failed and self._fails(cards)):
                    return self._ended(cards)
                left, failed, weapons = 1, failed - 1, weapons - 1
            way = self._spending.best(cards, left)
            if way.way == "stop":
                return self._ended(cards)
            left -= 1
            cards = without(cards, way.card) if way.card else cards
            if way.way != "discard" and (card := next(deck, None)):
                cards = tuple(sorted((*cards, card)))

    def _rolled(self, lots: Random) -> tuple[int, int]:
        """The successes and the other dice; without any, an ability may have them rolled again."""
        made = 0
        for _ in range(self._position.rolls):
            made = successes([lots.randint(1, 6) for _ in range(self._position.dice)])
            if made:
                break
        return made, self._position.dice - made

    def _ended(self, cards: Cards) -> Fate:
        if self._lost(cards):
            return Fate(None, hurt=True)
        if _escapes(cards) >= self._position.terms.maneuverability:
            return Fate(None, hurt=False)
        worth = self._position.sure + sum(plunder for _, plunder in cards)
        hits = len(cards) - _escapes(cards) - self._armoured
        return Fate(worth, hurt=False, hits=max(0, hits))

    def _fails(self, cards: Cards) -> bool:
        return self._lost(cards) or _escapes(cards) >= self._position.terms.maneuverability

    def _lost(self, cards: Cards) -> bool:
        return bool(destroyed(self._ship, [icon for icon, _ in cards if icon != ESCAPE], self._armoured))


def _escapes(cards: Cards) -> int:
    return sum(icon == ESCAPE for icon, _ in cards)


class Spending:
    """How successes are spent. What the last one does is weighed with the cards as they are; before, cards of
    one icon are taken to be of the same worth.
    """

    def __init__(self, terms: RaidTerms, pool: list[Card]) -> None:
        self._raid = Raid(terms, Raid(terms, pool_of(Counter(pool))).coarse)
        means = dict[tuple[str, bool], Card]()
        for (icon, plunder), _ in self._raid.coarse:
            means[icon, icon == ESCAPE and plunder > DEAR] = (icon, plunder)
        self._means = means
        self._known: dict[tuple[Cards, int], Spend] = {}

    def best(self, cards: Cards, left: int) -> Spend:
        """The use of the next of `left` successes."""
        like = cards if left == 1 else tuple(sorted(self._mean(card) for card in cards))
        if (way := self._known.get((like, left))) is None:
            way = self._known[like, left] = self._raid.best(like, left)
        if way.card is None or left == 1:
            return way
        # Of cards of one kind the cheapest goes.
        card = next(card for card in cards if self._mean(card) == way.card)
        return replace(way, card=card)

    def _mean(self, card: Card) -> Card:
        icon, plunder = card
        return self._means.get((icon, icon == ESCAPE and plunder > DEAR), card)
