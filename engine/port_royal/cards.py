"""Cards from the draw deck: turned up, and dealt face down as coins (Setup; G-P1, G-P3, G-P7)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from engine.kernel import Request
from engine.port_royal.places import BAG, DISCARDS, HARBOUR, SPENT, TOP, coins_at
from engine.port_royal.state import PGame

Drawing = Generator[Request, Any, int]


def refill(game: PGame) -> None:
    """An empty draw deck takes all discards back at once, including spent coins. [R Flow 2; R-P1]"""
    held = game.places.held
    if BAG in held or TOP in held or not (SPENT in held or DISCARDS in held):
        return
    game.move(game.places.at(SPENT), SPENT, BAG)
    game.move(game.places.at(DISCARDS), DISCARDS, BAG)
    game.log("deck.reshuffled", deck="royal")


def cards_left(game: PGame) -> bool:
    """Whether a card could be turned up."""
    return any(place in game.places.held for place in (BAG, TOP, SPENT, DISCARDS))


def draw_cards(game: PGame, target: str, count: int, why: str) -> Drawing:
    """Draw cards from the deck; returns how many, fewer only if none are left at all. [R Flow 3; G-P7]"""
    drawn = 0
    while drawn < count:
        refill(game)
        some = yield from game.draw("royal", target, count - drawn, why)
        if not some:
            break
        drawn += len(some)
    refill(game)
    return drawn


def turn_up(game: PGame) -> Generator[Request, Any, str | None]:
    """Turn up a card into the harbour; None if there is none."""
    refill(game)
    drawn = yield from game.draw("royal", HARBOUR, 1, "card")
    refill(game)
    return drawn[0] if drawn else None


def gain_coins(game: PGame, seat: int, count: int) -> Drawing:
    """Deal coins to a seat, unseen; returns how many. Those that cannot be dealt are lost (G-P1).
    [R Setup 4; R Flow 4]
    """
    dealt = yield from draw_cards(game, coins_at(seat), count, "coin")
    if dealt < count:
        game.log("coins.short", seat=seat, coins=count - dealt)
    return dealt


def coins(game: PGame, seat: int) -> int:
    """How many coins a seat has."""
    return game.places.count(coins_at(seat))


def spend(game: PGame, seat: int, count: int) -> None:
    """Put coins of a seat on the discards, unseen, the last dealt first. [R Setup 5; G-P3]"""
    _hand_over(game, seat, count, SPENT)


def pay_fee(game: PGame, seat: int, to: int, count: int) -> None:
    """Pay coins to another seat, the last dealt first. [R Loot 6]"""
    _hand_over(game, seat, count, coins_at(to))


def _hand_over(game: PGame, seat: int, count: int, target: str) -> None:
    """Raises ValueError for more coins than there are: callers look first (`coins`)."""
    pile = game.places.at(coins_at(seat))
    if count > len(pile):
        raise ValueError(f"seat {seat} is to pay {count} coins and has {len(pile)}; let coins say so first.")
    if count:
        game.move(pile[-1 : -count - 1 : -1], coins_at(seat), target)
