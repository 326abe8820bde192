"""What somebody with a perfect memory believes of another captain's glory cards (`rival`)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from engine.marauders.box import card_id

Kinds = frozenset[str]
"""Glory cards, whichever copies."""

_UNLIKELY = 1e-9
"""What is less likely than this is not thought of any more."""


class Way(NamedTuple):
    """One way a hand may have come about: for each card the pieces that it may be, all alike likely; and
    cards of which it holds at least one each.
    """

    cards: tuple[tuple[str, ...], ...] = ()
    one_of: tuple[tuple[str, ...], ...] = ()


class HandGuessed:
    """A hand that nobody else sees, by what was public: when cards came and left, and what was told of them.

    Several ways are kept with their likelihoods, for nobody sees which of his cards somebody plays.
    """

    def __init__(self) -> None:
        self._ways: dict[Way, float] = {Way(): 1.0}

    def gains(self, among: Iterable[str]) -> None:
        """One of these pieces comes to the hand."""
        new = tuple(sorted(among))
        self._keep((Way((*way.cards, new), way.one_of), likely) for way, likely in self._ways.items())

    def shows(self, piece: str) -> None:
        """A card leaves the hand, and this is what it was."""
        self._keep(
            (
                Way(
                    (*way.cards[:n], *way.cards[n + 1 :]),
                    tuple(kinds for kinds in way.one_of if card_id(piece) not in kinds),
                ),
                likely / len(card),
            )
            for way, likely in self._ways.items()
            for n, card in enumerate(way.cards)
            if piece in card
        )

    def loses(self) -> None:
        """A card leaves the hand unseen."""
        self._keep(
            (Way((*way.cards[:n], *way.cards[n + 1 :])), likely / len(way.cards))
            for way, likely in self._ways.items()
            for n in range(len(way.cards))
        )

    def holds_none(self, of: Callable[[str], bool]) -> None:
        """None of the pieces of which this is true is in the hand. Where that cannot be, a card that the hand
        was known to hold must have had an order.
        """
        self._keep(self._without(of))
        if not self._chance(()):
            self._keep((Way(way.cards), likely) for way, likely in self._ways.items())

    def _without(self, of: Callable[[str], bool]) -> Iterator[tuple[Way, float]]:
        for way, likely in self._ways.items():
            left = [tuple(piece for piece in card if not of(piece)) for card in way.cards]
            if all(left):
                for now, before in zip(left, way.cards, strict=True):
                    likely *= len(now) / len(before)
                yield Way(tuple(left), way.one_of), likely

    def holds_one(self, kinds: Iterable[str]) -> None:
        """The hand holds at least one of these cards."""
        told = tuple(sorted(kinds))
        self._keep(
            (Way(way.cards, tuple(sorted({*way.one_of, told}))), likely) for way, likely in self._ways.items()
        )

    def chance(self, kind: str) -> float:
        """How likely it is that the hand holds a copy of this card."""
        every = self._chance(())
        return self._chance(((kind,),)) / every if every else 0.0

    def _chance(self, besides: tuple[tuple[str, ...], ...]) -> float:
        return sum(likely * _holds(way.cards, (*way.one_of, *besides)) for way, likely in self._ways.items())

    def _keep(self, ways: Iterable[tuple[Way, float]]) -> None:
        """Ways that differ no more become one. If none is left, something was believed wrongly: all stay."""
        found: dict[Way, float] = {}
        for way, likely in ways:
            same = Way(tuple(sorted(way.cards)), way.one_of)
            found[same] = found.get(same, 0.0) + likely
        if every := sum(found.values()):
            self._ways = {w: likely / every for w, likely in found.items() if likely > every * _UNLIKELY}


def _holds(cards: tuple[tuple[str, ...], ...], one_of: tuple[tuple[str, ...], ...]) -> float:
    """How likely such cards are to be at least one of each of these."""
    met: dict[frozenset[int], float] = {frozenset(): 1.0}
    for card in cards:
        shares: dict[frozenset[int], float] = {}
        for piece in card:
            meets = frozenset(n for n, kinds in enumerate(one_of) if card_id(piece) in kinds)
            shares[meets] = shares.get(meets, 0.0) + 1 / len(card)
        after: dict[frozenset[int], float] = {}
        for before, likely in met.items():
            for meets, share in shares.items():
                both = before | meets
                after[both] = after.get(both, 0.0) + likely * share
        met = after
    return met.get(frozenset(range(len(one_of))), 0.0)
