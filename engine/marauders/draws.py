"""Cards drawn for a seat, and the moment when they may be redrawn."""

from __future__ import annotations

from engine.kernel import Chapter, Count, Public, Step
from engine.marauders.state import MGame

DRAWS = Chapter("draws")


@DRAWS.step
class CardsDrawn(Step):
    """A seat has just drawn cards from a deck, all at once: attach whatever redraws them (Seas of Glory:
    Spending Favors).

    It discards them from `place` and draws there: the step that continues looks at what is there by then.
    Event cards, and captains drawn for a seat without a living one, are drawn for no captain and skip this.
    [R Terms 4]
    """

    seat: Public[int]
    deck: Public[str]
    place: Public[str]
    """Where they lie, perhaps among others."""
    cards: Count[list[str]]

    def play(self, game: MGame) -> None:
        """Nothing happens by itself."""


def cards_drawn(seat: int, deck: str, place: str, cards: list[str]) -> list[Step]:
    """The moment after a seat has drawn these cards; none if the deck was used up."""
    return [CardsDrawn(seat=seat, deck=deck, place=place, cards=cards)] if cards else []
