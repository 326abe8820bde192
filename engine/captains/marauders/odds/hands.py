"""Hands of cargo cards as raids see them, by number: what they come to, and what they become."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import NamedTuple

Card = tuple[str, int]
"""A cargo card as a raid sees it: its icon and its plunder."""
Cards = tuple[Card, ...]
Pool = tuple[tuple[Card, float], ...]
"""Cards that may be drawn, with their chances."""

ESCAPE, SPARE = "escape", "spare"
"""The icon of who gets away, and that of hits where there are enough points left, wherever that is."""


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
        self._pool = pool
        self._numbers: dict[Cards, int] = {}
        self._cards: list[Cards] = []
        self._following: list[list[tuple[int, float]]] = []
        self._rests: list[tuple[int, ...]] = []
        self._deals: dict[tuple[int, int], tuple[tuple[int, float], ...]] = {}
        self.hands: list[Hand] = []
        """What each hand comes to, by its number."""

    def number(self, cards: Cards) -> int:
        """The number of a hand (sorted)."""
        if (known := self._numbers.get(cards)) is None:
            known = self._numbers[cards] = len(self._cards)
            self._cards.append(cards)
            self.hands.append(hand_of(cards))
            self._following.append([])
            self._rests.append(())
        return known

    def following(self, number: int) -> list[tuple[int, float]]:
        """What a hand becomes with one more card, and the chances."""
        found = self._following[number]
        if not found:
            cards = self._cards[number]
            found += [(self.number(tuple(sorted((*cards, card)))), chance) for card, chance in self._pool]
        return found

    def rests(self, number: int) -> tuple[int, ...]:
        """What a hand becomes without one of its cards, once for each kind; none for an empty one."""
        found, cards = self._rests[number], self._cards[number]
        if not found and cards:
            kinds = dict.fromkeys(cards)
            found = self._rests[number] = tuple(self.number(without(cards, card)) for card in kinds)
        return found

    def deals(self, extra: int, dealt: int) -> tuple[tuple[int, float], ...]:
        """What can lie on the table at first and its chance: the cards dealt, and of the extra ones the
        hits.
        """
        if (known := self._deals.get((extra, dealt))) is None:
            found = self._dealt(extra, dealt).items()
            known = tuple((self.number(cards), likely) for cards, likely in found)
            self._deals[extra, dealt] = known
        return known

    def _dealt(self, extra: int, dealt: int) -> dict[Cards, float]:
        deals: dict[Cards, float] = {(): 1.0}
        for number in range(dealt + extra):
            following: dict[Cards, float] = {}
            for cards, chance in deals.items():
                for card, likely in self._pool:
                    away = number < extra and card[0] == ESCAPE
                    lying = cards if away else tuple(sorted((*cards, card)))
                    following[lying] = following.get(lying, 0.0) + chance * likely
            deals = following
        return deals


@lru_cache(maxsize=16)
def hands_from(pool: Pool) -> Hands:
    """The hands whose cards come from a pool."""
    return Hands(pool)
