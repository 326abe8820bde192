"""Cards drawn for a seat, and the moment at which they may be drawn again."""

from __future__ import annotations

from engine.kernel import Chapter, Count, Public, Step
from engine.marauders.state import MGame

DRAWS = Chapter("draws")


@DRAWS.step
class CardsDrawn(Step):
    """A seat has drawn cards off a deck, all at once, and nothing has been done with them yet: what has them
    drawn again attaches here (Seas of Glory: Spending Favors).

    It discards them from `place` and draws there: whoever goes on with them looks at what lies there by then.
    Event cards, and captains where there is none alive, are drawn for no captain and do not come here.
    """

    seat: Public[int]
    deck: Public[str]
    place: Public[str]
    """Where they lie, among others perhaps."""
    cards: Count[list[str]]

    def play(self, game: MGame) -> None:
        """Nothing happens by itself."""


def cards_drawn(seat: int, deck: str, place: str, cards: list[str]) -> list[Step]:
    """The moment after a seat has drawn these cards; none when the deck was used up."""
    return [CardsDrawn(seat=seat, deck=deck, place=place, cards=cards)] if cards else []
