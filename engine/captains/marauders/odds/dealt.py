"""All that can come of the cards a raid on a merchant begins with, worked out at one go: whatever ship raids,
the hands are the same, and which becomes which.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from engine.captains.marauders.odds.hands import Hand, Hands, Pool

Worths = list[float]
"""What each hand is worth, by its number."""


class Dealt:
    """The hands that may lie there at first, numbered from 0 on, then all that two successes make of them."""

    def __init__(self, hands: Hands, extra: int, dealt: int) -> None:
        deals = dict(hands.deals(extra, dealt))
        first = [*deals]
        twice = _with_rests(hands, first)
        once = dict.fromkeys((*twice, *_following(hands, twice)))
        drawn = _with_rests(hands, once)
        numbers = {
            hand: n for n, hand in enumerate(dict.fromkeys((*first, *drawn, *_following(hands, drawn))))
        }
        self.hands: list[Hand] = [hands.hands[hand] for hand in numbers]
        """What each of them comes to."""
        self.chances: list[float] = [*deals.values()]
        """How likely each lies there at first."""
        self._drawn = _Draws(hands, numbers, drawn)
        self._twice = _Draws(hands, numbers, twice)
        self._once = [(numbers[hand], [numbers[rest] for rest in hands.rests(hand)]) for hand in once]

    def lead_to(self, ends: Worths) -> list[Worths]:
        """What those that lie there at first lead to without a success, with one, with two, by what the raid
        is worth that ends with each hand (`Raid.leads_to`).
        """
        count = len(self.chances)
        rest: dict[int, int] = {hand: max(rests, key=ends.__getitem__) for hand, rests in self._once if rests}
        drawn, once = self._drawn.worth(ends), [0.0] * len(ends)
        for hand, _ in self._once:
            best = max(ends[hand], drawn[hand])
            if (left := rest.get(hand)) is not None:
                best = max(best, ends[left], drawn[left])
            once[hand] = best
        again, twice = self._twice.worth(once), [0.0] * count
        for hand in range(count):
            best = max(ends[hand], again[hand])
            if (left := rest.get(hand)) is not None:
                best = max(best, once[left], again[left])
            twice[hand] = best
        return [ends[:count], once[:count], twice]


class _Draws:
    """What some hands become with one card more: for each card of the pool, one hand for each of them."""

    def __init__(self, hands: Hands, numbers: dict[int, int], drawn: Iterable[int]) -> None:
        self._hands = [numbers[hand] for hand in drawn]
        become = zip(*(map(numbers.__getitem__, hands.following(hand)) for hand in drawn), strict=True)
        self._cards = [*zip(hands.chances, become, strict=True)]

    def worth(self, worths: Worths) -> Worths:
        """What they lead to on average, if each hand is worth this much; 0 for all other hands."""
        means: Worths = [0.0] * len(self._hands)
        for chance, become in self._cards:
            means = [mean + chance * worths[hand] for mean, hand in zip(means, become, strict=True)]
        found: Worths = [0.0] * len(worths)
        for hand, mean in zip(self._hands, means, strict=True):
            found[hand] = mean
        return found


def _with_rests(hands: Hands, some: Iterable[int]) -> list[int]:
    """Some hands, and all that they are without one of their cards."""
    some = [*some]
    return [*dict.fromkeys((*some, *(rest for hand in some for rest in hands.rests(hand))))]


def _following(hands: Hands, some: Iterable[int]) -> list[int]:
    """All that they are with one card more."""
    return [*dict.fromkeys(more for hand in some for more in hands.following(hand))]


@lru_cache(maxsize=128)
def dealt_from(pool: Pool, extra: int, dealt: int) -> Dealt:
    """What can come of so many cards of a whole deck's pool, after extra ones of which only hits stay."""
    # Hands get their numbers as they are found: those that several threads share would get wrong ones.
    return Dealt(Hands(pool), extra, dealt)
