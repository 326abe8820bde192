"""Whole answers worth a button in a port: so many of one good, everything, so much gold.

Only the asked captain is shown them: they tell what he holds and what he can pay.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TypeVar

from engine.kernel import Bundle
from engine.marauders.glory.ending import to_the_next_point
from engine.marauders.state import Captain, MGame
from engine.marauders.terms.trade import SellPrice

K = TypeVar("K")

FEW = 4
"""So many different answers get a button each."""
KEPT = 5
"""Gold that a captain may want to keep when he stashes the rest."""


def of_sale(game: MGame, offers: Mapping[str, SellPrice], glory_at: int) -> list[Bundle]:
    """To sell all of one good, or everything; `glory_at` cards in demand earn a glory point."""

    def bundle(cards: Sequence[str], everything: bool) -> Bundle:
        wanted = sum(offers[card].demanded for card in cards)
        args = {
            "good": game.box.cargo_card(cards[0]).good,
            "count": len(cards),
            "gold": sum(offers[card].price for card in cards),
            "glory": int(wanted >= glory_at),
        }
        return Bundle(tuple(f"sell:{card}" for card in cards), "sell-all" if everything else "sell", args)

    groups = _alike(offers, lambda card: (game.box.cargo_card(card).good, offers[card].price))
    return list(_bundles(groups, bundle))


def of_purchase(
    game: MGame, prices: Mapping[str, int], due: Callable[[list[int]], int], room: int
) -> list[Bundle]:
    """To buy all of one good, or everything; `due` is what cards of these prices cost together, `room` how
    many fit.
    """

    def bundle(cards: Sequence[str], everything: bool) -> Bundle:
        args = {
            "good": game.box.cargo_card(cards[0]).good,
            "count": len(cards),
            "gold": due([prices[card] for card in cards]),
        }
        return Bundle(tuple(f"buy:{card}" for card in cards), "buy-all" if everything else "buy", args)

    groups = _alike(prices, lambda card: (game.box.cargo_card(card).good, prices[card]))
    return [one for one in _bundles(groups, bundle) if len(one.picks) <= room]


def _alike(cards: Iterable[str], kind: Callable[[str], K]) -> list[list[str]]:
    """Equal cards together, the largest group first."""
    groups: dict[K, list[str]] = {}
    for card in cards:
        groups.setdefault(kind(card), []).append(card)
    return sorted(groups.values(), key=lambda group: (-len(group), group))


def _bundles(groups: list[list[str]], bundle: Callable[[Sequence[str], bool], Bundle]) -> Iterator[Bundle]:
    """If there are few answers, each of one good; else the whole of each good. Then everything."""
    each = len(groups) * max(map(len, groups), default=0) <= FEW
    for group in groups:
        counts = range(len(group), 0, -1) if each else (len(group),)
        yield from (bundle(group[:count], False) for count in counts)
    if len(groups) > 1:
        yield bundle([card for group in groups for card in group], True)


def of_stash(game: MGame, captain: Captain, fee: int) -> list[Bundle]:
    """To stash all, all but a few, or just enough for the next glory point."""
    seat = game.state.seats[captain.seat]
    most, next_point = captain.gold - fee, to_the_next_point(game, seat)
    amounts = {next_point: "stash-point", most - KEPT: "stash-keep", most: "stash-all"}
    told = sorted((gold, say) for gold, say in amounts.items() if 0 < gold <= most)
    return [Bundle((str(gold),), say, {"gold": gold, "kept": most - gold}) for gold, say in reversed(told)]


def of_hiring(lacking: int, price: int) -> list[Bundle]:
    """To hire so many."""
    return [
        Bundle((str(count),), "hire", {"count": count, "gold": count * price})
        for count in range(lacking, 0, -1)
    ]


__all__ = ["of_hiring", "of_purchase", "of_sale", "of_stash"]
