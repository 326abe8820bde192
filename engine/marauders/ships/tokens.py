"""Weapons and modifications that leave a player board (Special Weapons; Buy Ship Modification).

Raids, battles, the shipyard and the death of a captain all use it, and it knows none of them.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.marauders.state import MGame


def give_back(game: MGame, tokens: Sequence[str], board: str) -> None:
    """Tokens leave a board and go where those of their deck lie when a table begins: weapons to the supply,
    modifications to the pool. [S Upgrades 12]
    """
    for token in tokens:
        game.move([token], board, pool_of(game, token))


def pool_of(game: MGame, token: str) -> str:
    """Where the tokens of this one's deck lie when a table begins."""
    return game.rules.pieces[type(game.box.card(token)).deck]
