"""The cards this process plays with, by the rule set of the table."""

from __future__ import annotations

from data.content.royal import (
    SHIP_TYPES,
    ExpeditionCard,
    PersonCard,
    RoyalCard,
    RoyalContent,
    ShipCard,
    TaxCard,
    royal_content,
)
from engine.port_royal.state import PGame

FIVE = 5
"""The number of seats that has an expedition of its own."""


def card_id(piece: str) -> str:
    """The card a piece is a copy of."""
    return piece.partition(".")[0]


CONTENT: dict[str, RoyalContent] = {rules: royal_content(rules) for rules in ("haendler", "port_royal")}


def box(game: PGame) -> RoyalContent:
    """The cards of the table's rule set."""
    return CONTENT[game.options["rules"]]


def card_of(game: PGame, piece: str) -> RoyalCard:
    """The card of this piece under the table's rules."""
    return CONTENT[game.options["rules"]].pieces[piece]


SHIPS: dict[str, ShipCard] = {
    piece: card for piece, card in CONTENT["port_royal"].pieces.items() if isinstance(card, ShipCard)
}
"""Every ship, by piece: the same under all rules."""
PERSONS: dict[str, PersonCard] = {
    piece: card for piece, card in CONTENT["port_royal"].pieces.items() if isinstance(card, PersonCard)
}
"""Every person, by piece: the same under all rules."""


SKILLS: dict[str, str] = {piece: card.skill for piece, card in PERSONS.items()}
"""The skill of every person, by piece."""
POINTS: dict[str, dict[str, int]] = {
    rules: {
        piece: card.points
        for piece, card in content.pieces.items()
        if isinstance(card, PersonCard | ExpeditionCard)
    }
    for rules, content in CONTENT.items()
}
"""The influence points of every card that may lie in a display, by rule set."""
CREWS: dict[str, dict[str, int]] = {
    piece: {symbol: card.crew.count(symbol) for symbol in sorted(set(card.crew))}
    for piece, card in CONTENT["port_royal"].pieces.items()
    if isinstance(card, ExpeditionCard)
}
"""The persons each expedition takes: the same under all rules."""


def expedition(game: PGame, piece: str) -> ExpeditionCard:
    """The expedition of this piece under the table's rules."""
    card = card_of(game, piece)
    assert isinstance(card, ExpeditionCard)
    return card


def points_of(game: PGame, piece: str) -> int:
    """The influence points of a card in a display."""
    return POINTS[game.options["rules"]][piece]


def pieces_in_play(seats: int) -> tuple[list[str], list[str]]:
    """The cards of the draw deck, and those that lie open from the start."""
    pieces = CONTENT["port_royal"].pieces
    extra = [piece for piece, card in pieces.items() if isinstance(card, ExpeditionCard) and card.only_five]
    return [piece for piece in pieces if piece not in extra], extra if seats == FIVE else []


__all__ = [
    "CREWS",
    "FIVE",
    "PERSONS",
    "SHIPS",
    "SHIP_TYPES",
    "SKILLS",
    "ExpeditionCard",
    "PersonCard",
    "ShipCard",
    "TaxCard",
    "box",
    "card_id",
    "card_of",
    "expedition",
    "pieces_in_play",
    "points_of",
]
