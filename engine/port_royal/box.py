"""The cards this process plays with, by the rule set of the table."""

from __future__ import annotations

from collections import Counter
from typing import TypeVar

from data.content.royal import (
    RULE_SETS,
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

T = TypeVar("T")

FIVE = 5
"""The number of seats that has its own expedition."""


def card_id(piece: str) -> str:
    """The card a piece is a copy of."""
    return piece.partition(".")[0]


CONTENT: dict[str, RoyalContent] = {}
"""The cards of each rule set. [R Setup 2]"""
SHIPS: dict[str, ShipCard] = {}
"""Every ship, by piece: the same under all rules that have it."""
PERSONS: dict[str, PersonCard] = {}
"""Every person, by piece: the same under all rules that have it."""
SKILLS: dict[str, str] = {}
"""The skill of every person, by piece."""
POINTS: dict[str, dict[str, int]] = {}
"""The influence points of every card that may lie in a display, by rule set."""
CREWS: dict[str, dict[str, int]] = {}
"""The persons each expedition takes, by piece: the same under all rules that have it."""


def open_box() -> None:
    """Reload the cards in use, for everybody who looks them up here."""
    CONTENT.update({rules: royal_content(rules) for rules in RULE_SETS})
    pieces = {piece: card for content in CONTENT.values() for piece, card in content.pieces.items()}
    _renew(SHIPS, {piece: card for piece, card in pieces.items() if isinstance(card, ShipCard)})
    _renew(PERSONS, {piece: card for piece, card in pieces.items() if isinstance(card, PersonCard)})
    _renew(SKILLS, {piece: card.skill for piece, card in PERSONS.items()})
    expeditions = {piece: card for piece, card in pieces.items() if isinstance(card, ExpeditionCard)}
    _renew(CREWS, {piece: dict(Counter(sorted(card.crew))) for piece, card in expeditions.items()})
    for rules, content in CONTENT.items():
        worth = {p: c.points for p, c in content.pieces.items() if isinstance(c, PersonCard | ExpeditionCard)}
        POINTS[rules] = worth


def _renew(held: dict[str, T], found: dict[str, T]) -> None:
    """Refill a look-up in place, because others hold it."""
    held.clear()
    held.update(found)


open_box()


def box(game: PGame) -> RoyalContent:
    """The cards of the table's rule set."""
    return CONTENT[game.options["rules"]]


def card_of(game: PGame, piece: str) -> RoyalCard:
    """The card of this piece under the table's rules."""
    return CONTENT[game.options["rules"]].pieces[piece]


def expedition(game: PGame, piece: str) -> ExpeditionCard:
    """The expedition of this piece under the table's rules. [R Expeditions 3]"""
    card = card_of(game, piece)
    assert isinstance(card, ExpeditionCard)
    return card


def points_of(game: PGame, piece: str) -> int:
    """The influence points of a card in a display."""
    return POINTS[game.options["rules"]][piece]


def pieces_in_play(seats: int, rules: str) -> tuple[list[str], list[str]]:
    """The cards of the draw deck, and those that lie open from the start. [R Setup 1]"""
    pieces = CONTENT[rules].pieces
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
    "open_box",
    "pieces_in_play",
    "points_of",
]
