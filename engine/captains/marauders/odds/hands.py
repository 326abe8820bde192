"""Hands of cargo cards as raids see them, by number: what they come to, and what they become."""

from __future__ import annotations

from collections import Counter
from operator import add, sub
from typing import NamedTuple

Card = tuple[str, int]
"""A cargo card as a raid sees it: its icon and its plunder."""
Cards = tuple[Card, ...]
Pool = tuple[tuple[Card, float], ...]
"""Cards that may be drawn, with their chances."""

ESCAPE, SPARE = "escape", "spare"
"""The icon of who gets away, and that of hits where there are enough points left, wherever that is."""


BITS = 4
"""Bits that count the cards alike in a hand."""
MOST = (1 << BITS) - 1


class Hand(NamedTuple):
    """What cards come to: how many they are, how many escapes, their plunder, and the hits by location."""

    cards: int
    escapes: int
    gold: int
    hull: int
    cargo: int
    masts: int
    crew: int
    cannons: int
    spare: int


def hand_of(cards: Cards) -> Hand:
    """What these cards come to."""
    icons = Counter(icon for icon, _ in cards)
    at = ("hull", "cargo", "masts", "crew", "cannons", SPARE)
    return Hand(len(cards), icons[ESCAPE], sum(gold for _, gold in cards), *(icons[one] for one in at))


def without(cards: Cards, card: Card) -> Cards:
    """The cards minus one of a kind."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


class Hands:
    """All hands of cards that a raid may have, found once: each is known by its number, whatever ship raids.

    More cards are drawn from one pool.
    """

    def __init__(self, pool: Pool) -> None:
        self._pool = [card for card, _ in pool]
        self._kinds: dict[Card, tuple[int, Hand]] = {}
        self._order: list[tuple[Card, int]] = []
        self._numbers: dict[int, int] = {}
        self._held: list[int] = []
        self._following: list[tuple[int, ...]] = []
        self._rests: list[tuple[int, ...]] = []
        self._deals: dict[tuple[int, int], tuple[tuple[int, float], ...]] = {}
        self.chances = [chance for _, chance in pool]
        """How likely each card of the pool is drawn (`following`)."""
        self.hands: list[Hand] = []
        """What each hand comes to, by its number."""

    def number(self, cards: Cards) -> int:
        """The number of a hand."""
        held = sum(1 << self._kind(card)[0] for card in cards)
        known = self._numbers.get(held)
        return self._numbered(held, hand_of(cards)) if known is None else known

    def following(self, number: int) -> tuple[int, ...]:
        """What a hand becomes with one more card, for each card of the pool."""
        found = self._following[number]
        if not found:
            held, hand, numbers = self._held[number], self.hands[number], self._numbers
            more = list[int]()
            for card in self._pool:
                shift, alone = self._kind(card)
                with_it = held + (1 << shift)
                known = numbers.get(with_it)
                if known is None:
                    known = self._numbered(with_it, Hand._make(map(add, hand, alone)))
                more.append(known)
            found = self._following[number] = tuple(more)
        return found

    def rests(self, number: int) -> tuple[int, ...]:
        """What a hand becomes without one of its cards, once for each kind; none for an empty one."""
        found, held = self._rests[number], self._held[number]
        if not found and held:
            less, hand = list[int](), self.hands[number]
            for card, shift in self._order:
                if held >> shift & MOST:
                    without_it = held - (1 << shift)
                    known = self._numbers.get(without_it)
                    if known is None:
                        left = Hand._make(map(sub, hand, self._kinds[card][1]))
                        known = self._numbered(without_it, left)
                    less.append(known)
            found = self._rests[number] = tuple(less)
        return found

    def deals(self, extra: int, dealt: int) -> tuple[tuple[int, float], ...]:
        """What can lie on the table at first and its chance: the cards dealt, and of the extra ones the
        hits.
        """
        if (known := self._deals.get((extra, dealt))) is None:
            known = self._deals[extra, dealt] = tuple(self._dealt(extra, dealt).items())
        return known

    def _dealt(self, extra: int, dealt: int) -> dict[int, float]:
        deals = {self.number(()): 1.0}
        away = [card[0] == ESCAPE for card in self._pool]
        for number in range(dealt + extra):
            following: dict[int, float] = {}
            for hand, chance in deals.items():
                for lying, likely, escape in zip(self.following(hand), self.chances, away, strict=True):
                    at = hand if escape and number < extra else lying
                    following[at] = following.get(at, 0.0) + chance * likely
            deals = following
        return deals

    def _numbered(self, held: int, hand: Hand) -> int:
        number = self._numbers[held] = len(self._held)
        self._held.append(held)
        self.hands.append(hand)
        self._following.append(())
        self._rests.append(())
        return number

    def _kind(self, card: Card) -> tuple[int, Hand]:
        """The place of a card in what is `_held`, and what it alone comes to."""
        if (known := self._kinds.get(card)) is None:
            known = self._kinds[card] = BITS * len(self._kinds), hand_of((card,))
            self._order = sorted((one, shift) for one, (shift, _) in self._kinds.items())
        return known
