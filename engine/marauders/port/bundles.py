"""Whole answers worth a button in a port: so many of one good, everything, so much gold.

Only the asked captain is shown them: they tell what he holds and what he can pay.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TypeVar

from data.content.pieces import CargoCard
from engine.kernel import Bundle
from engine.marauders.glory.ending import points_for, to_the_next_point
from engine.marauders.money import purse
from engine.marauders.ships.hold import filled, room
from engine.marauders.state import Captain, MGame, Seat, seat_of
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
    game: MGame, captain: Captain, prices: Mapping[str, int], due: Callable[[list[int]], int]
) -> list[Bundle]:
    """To buy as much of one good, or of everything, as he can pay and fits now, or still fits at sea; `due`
    is what cards of these prices cost together. Where there are other goods, it says that this is all.
    """
    gold, aboard = purse(game, captain), filled(game, captain.seat)
    groups = _alike(prices, lambda card: (game.box.cargo_card(card).good, prices[card]))
    here, at_sea = (max(0, room(game, captain, at_sea=away) - aboard) for away in (False, True))

    def bundle(cards: Sequence[str], everything: bool) -> Bundle:
        args = {
            "good": game.box.cargo_card(cards[0]).good,
            "count": len(cards),
            "gold": due([prices[card] for card in cards]),
        }
        picks = tuple(f"buy:{card}" for card in cards)
        return Bundle(picks, "buy-all" if everything else "buy-only" if len(groups) > 1 else "buy", args)

    def most(group: Sequence[str], fit: int) -> int:
        counts = range(min(fit, len(group)), 0, -1)
        return next((n for n in counts if due([prices[card] for card in group[:n]]) <= gold), 0)

    few = _few(groups)
    found: list[Bundle] = []
    for group in groups:
        largest = most(group, here)
        counts = range(largest, 0, -1) if few else sorted({largest, most(group, at_sea)} - {0}, reverse=True)
        found += [bundle(group[:count], False) for count in counts]
    everything = [card for group in groups for card in group]
    whole = len(groups) > 1 and len(everything) <= here
    return [*found, bundle(everything, True)] if whole else found


def of_plunder(game: MGame, captain: Captain, cards: Sequence[str], most: int) -> list[Bundle]:
    """To keep so many of one good, or everything that was plundered, and how many of his own then have to go;
    cards that may be more than goods are chosen one by one.
    """
    spare = room(game, captain) - filled(game, captain.seat)

    def bundle(kept: Sequence[str], everything: bool) -> Bundle:
        over = max(0, len(kept) - spare)
        args = {"good": game.box.cargo_card(kept[0]).good, "count": len(kept), "over": over}
        return Bundle(tuple(f"keep:{card}" for card in kept), "keep-all" if everything else "keep", args)

    plain = [card for card in cards if type(game.box.cargo_card(card)) is CargoCard]
    found = list(_bundles(_alike(plain, lambda card: game.box.cargo_card(card).good), bundle))
    if len(plain) < len(cards):
        found = [one for one in found if one.say == "keep"]
    return [one for one in found if len(one.picks) <= most]


def _alike(cards: Iterable[str], kind: Callable[[str], K]) -> list[list[str]]:
    """Equal cards together, the largest group first."""
    groups: dict[K, list[str]] = {}
    for card in cards:
        groups.setdefault(kind(card), []).append(card)
    return sorted(groups.values(), key=lambda group: (-len(group), group))


def _bundles(groups: list[list[str]], bundle: Callable[[Sequence[str], bool], Bundle]) -> Iterator[Bundle]:
    """If there are few answers, each of one good; else the whole of each good. Then everything."""
    few = _few(groups)
    for group in groups:
        counts = range(len(group), 0, -1) if few else (len(group),)
        yield from (bundle(group[:count], False) for count in counts)
    if len(groups) > 1:
        yield bundle([card for group in groups for card in group], True)


def _few(groups: list[list[str]]) -> bool:
    """Whether each number of each good may have a button."""
    return len(groups) * max(map(len, groups), default=0) <= FEW


def of_stash(game: MGame, captain: Captain, fee: int, limit: int | None = None) -> list[Bundle]:
    """To stash all, all but a few, or just enough for the next glory point or for as many as it takes; at
    most `limit`.
    """
    seat = seat_of(game, captain.seat)
    aboard, next_point = captain.gold - fee, to_the_next_point(game, seat)
    most = aboard if limit is None else min(limit, aboard)
    points, gained = _to_most_points(game, seat, most)
    amounts = {
        most: "stash-keep",
        points: "stash-points",
        next_point: "stash-point",
        aboard - KEPT: "stash-keep",
        aboard: "stash-all",
    }
    told = sorted((gold, say) for gold, say in amounts.items() if 0 < gold <= most)
    return [
        Bundle((str(gold),), say, {"gold": gold, "kept": aboard - gold, "glory": gained})
        for gold, say in reversed(told)
    ]


def _to_most_points(game: MGame, seat: Seat, most: int) -> tuple[int, int]:
    """The least of so much gold that brings a stash as many glory points as all of it, and how many."""

    def points(gold: int) -> int:
        terms = points_for(game, seat.seat, seat.stash + gold)
        return min(terms.points, terms.most)

    before, after = points(0), points(max(0, most))
    return next(gold for gold in range(max(0, most) + 1) if points(gold) == after), after - before


def of_hiring(lacking: int, price: int) -> list[Bundle]:
    """To hire so many."""
    return [
        Bundle((str(count),), "hire", {"count": count, "gold": count * price})
        for count in range(lacking, 0, -1)
    ]


__all__ = ["of_hiring", "of_plunder", "of_purchase", "of_sale", "of_stash"]
