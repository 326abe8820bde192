"""Names of pieces. The content of a table's box is `game.box` (`data.content.Content`).

Every chapter may import this, for it imports nothing.
"""

from __future__ import annotations

from functools import cache


@cache
def card_id(piece: str) -> str:
    """The card a piece is a copy of."""
    return piece.partition(".")[0]
