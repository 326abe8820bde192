"""What the next card of a deck may be, as far as a seat can tell."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.kernel import UNSEEN, Game


def drawable(game: Game[Any], deck: str, pieces: Iterable[str]) -> list[str]:
    """The cards, out of all `pieces` of a deck, that may be drawn next, each of them equally likely.

    `game` is the one that a view tells: whatever lies hidden somewhere may as well lie in the deck.
    """
    held, pile = game.places.held, game.rules.decks[deck]
    top, bag = held.get(pile.top, []), held.get(pile.bag, [])
    if top and UNSEEN not in top:
        return list(top)
    if not top and not bag:
        return list(held.get(pile.discards, ())) if pile.reshuffles else []
    shown = {piece for lying in held.values() for piece in lying}
    known = [piece for piece in (*top, *bag) if piece != UNSEEN]
    return [*known, *(piece for piece in pieces if piece not in shown)]
