"""Glory cards that a captain plays from his hand in his own turn and port action (Playing Glory Cards)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.kernel import Chapter, Step
from engine.marauders.glory.asking import unplayable
from engine.marauders.glory.cards import card_meant
from engine.marauders.glory.meant import does_something, not_shown
from engine.marauders.places import hand_of
from engine.marauders.state import Captain, MGame
from engine.marauders.terms.port import HiddenChoices, PortChoices
from engine.marauders.terms.turn import ActionChoice, TurnChoices

CARDS_IN_TURN = Chapter("cards_in_turn")


IN_TURN = ("own_turn",)
IN_PORT = ("own_port", "own_turn")
"""Moments of the cards that a captain picks in his turn and in his port action."""


@CARDS_IN_TURN.rule(TurnChoices)
def cards_in_turn(game: MGame, terms: TurnChoices) -> None:
    """Unless a card says otherwise, it is played freely in one's own turn. [R Cards 1]"""
    _offer_cards(game, terms, IN_TURN)


@CARDS_IN_TURN.rule(PortChoices)
def cards_in_port(game: MGame, terms: PortChoices) -> None:
    """Cards that help in a port action, and cards of one's own turn, since the port action is part of it.
    [R-26]
    """
    _offer_cards(game, terms, IN_PORT)


@CARDS_IN_TURN.rule(HiddenChoices)
def might_hold_a_card(game: MGame, terms: HiddenChoices) -> None:
    """He has cards in hand, and one that does not lie open could be played here. [R Terms 10]"""
    moments = IN_TURN if isinstance(terms.where, TurnChoices) else IN_PORT
    if not terms.possible and game.places.count(hand_of(terms.seat)):
        terms.possible = any(
            card.moment in moments and does_something(game, terms.seat, card) for _, card in not_shown(game)
        )


def _offer_cards(game: MGame, terms: TurnChoices | PortChoices, moments: Sequence[str]) -> None:
    """Cards that lie in his hand. Ashore, specialists are offered otherwise."""
    for card in sorted(game.places.held.get(hand_of(terms.seat), ())):
        if moments is IN_PORT and game.box.glory_card(card).moment is None:
            continue
        offer = ActionChoice(f"card:{card}", {"card": card}, "play-card", secret=True, again=True)
        if game.offers(offer, unplayable(game, terms.seat, card, moments)):
            terms.offers.append(offer)


@CARDS_IN_TURN.effect("action:card")
def play_from_hand(game: MGame, captain: Captain, target: str) -> Step:
    """Play a card in one's own turn. [R Cards 1]"""
    return card_meant(game, captain, target)
