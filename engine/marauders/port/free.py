"""What cards cost that are bought together, where the cheapest of them may be free."""

from __future__ import annotations

from engine.marauders.state import Captain, MGame, ashore_at
from engine.marauders.terms.trade import FreeGoods


def price_in_all(game: MGame, captain: Captain, costs: list[int]) -> int:
    """What cards of these prices cost in one purchase: the cheapest may be free. [S Contraband 13; G-Z3]"""
    return sum(sorted(costs)[_free(game, captain, len(costs)) :])


def free_by_count(game: MGame, captain: Captain, most: int, besides: int = 0) -> list[int]:
    """How many of the cheapest are free if he buys none, one, two... up to `most`, and so many `besides`;
    empty if none ever is.
    """
    free = [_free(game, captain, besides + count) for count in range(most + 1)]
    return free if any(free) else []


def _free(game: MGame, captain: Captain, count: int) -> int:
    return game.terms(FreeGoods(captain.seat, ashore_at(captain), count)).free


__all__ = ["free_by_count", "price_in_all"]
