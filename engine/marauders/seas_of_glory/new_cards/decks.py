"""New captains, rumors and missions shuffled in with those of the base box, or as decks of their own."""

from __future__ import annotations

from typing import Final

from data.content import marauders_box
from engine.kernel import Chapter, OptionSpec, Step
from engine.marauders.box import card_id
from engine.marauders.places import LEFT_OUT
from engine.marauders.state import MGame
from engine.marauders.turn.setup import Setup

DECKS = Chapter("new_decks")

MODULE: Final = "new_cards"
ONLY: Final = "only"
NEW_DECKS: Final = OptionSpec("new_decks", "choice", "mixed", choices=("mixed", ONLY))
"""Whether the cards of the base box are in the decks as well."""

SEPARABLE: Final = ("captain", "rumor", "mission")
"""New events are never used without those of the base box."""


@DECKS.before(Setup, commutes=True)
def decks_of_their_own(game: MGame, step: Setup) -> list[Step]:
    """If the table wants the new cards alone. [S Cards 35]"""
    return [LeaveOldCards()] if game.options.get(NEW_DECKS.id) == ONLY else []


@DECKS.step
class LeaveOldCards(Step):
    """All captains, rumors and missions but the new ones stay in the box. [S Cards 35]"""

    def play(self, game: MGame) -> None:
        without = marauders_box(module for module in game.box.modules if module != MODULE)
        for deck in SEPARABLE:
            bag = f"{deck}.bag"
            old = [card for card in game.places.at(bag) if without.find(card_id(card)) is not None]
            game.move(old, bag, LEFT_OUT)
