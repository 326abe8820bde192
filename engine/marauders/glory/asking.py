"""Reaction windows, before anybody answers: which glory cards fit, who is asked, and what (Playing Glory
Cards; ruling: reaction windows).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from engine.kernel import ASK, Chapter, Decision, Option, Refusal, Step
from engine.marauders.glory.effects import effect_step
from engine.marauders.glory.meant import does_something, may_ask
from engine.marauders.glory.orders import UNGUESSED, order_for
from engine.marauders.places import hand_of
from engine.marauders.state import MGame, captain_at, seat_of
from engine.marauders.terms.turn import WindowContext

ASKING = Chapter("asking")


class CombatScope(Step, kw_only=True):
    """Base of battles and fights: while one is under way, only its sides play cards meant for it."""


# --- which cards may be played --------------------------------------------------------------------


def playable(game: MGame, seat: int, moments: Sequence[str]) -> list[str]:
    """The glory cards in a seat's hand that may be played at one of these moments, sorted.

    Cards that would do nothing are left out. Only the seat itself may learn the result.
    """
    hand = game.places.held.get(hand_of(seat), ())
    return sorted([piece for piece in hand if unplayable(game, seat, piece, moments) is None])


def can_play(game: MGame, seat: int, moments: Sequence[str]) -> bool:
    """Whether there is such a card in the seat's hand (`playable`)."""
    for piece in game.places.held.get(hand_of(seat), ()):
        if unplayable(game, seat, piece, moments) is None:
            return True
    return False


BARRED = Refusal("card-barred")
HIRED = Refusal("card-hired")
IDLE = Refusal("card-idle")


def unplayable(game: MGame, seat: int, piece: str, moments: Sequence[str]) -> Refusal | None:
    """Why a glory card cannot be played at these moments; None if it can. Only the seat may learn it."""
    card = game.box.glory_card(piece)
    if card.moment not in moments:
        return _only_at(card.moment)
    if piece in seat_of(game, seat).barred:
        return BARRED
    return None if does_something(game, seat, card) else IDLE


@cache
def _only_at(moment: str | None) -> Refusal:
    """A card is played at another moment; a specialist has none, for he is hired."""
    return Refusal("card-moment", {"moment": {"say": f"moment-{moment}"}}) if moment else HIRED


def tell_what_stays(game: MGame, seat: int, moments: Sequence[str]) -> None:
    """Which cards the seat cannot play at these moments, and why."""
    for piece in sorted(game.places.held.get(hand_of(seat), ())):
        game.offers(card_option(piece), unplayable(game, seat, piece, moments))


def _saves(game: MGame, seat: int, piece: str) -> bool:
    effects = [(effect_step(game, effect), effect) for effect in game.box.glory_card(piece).effect]
    return any(step.usable(game, seat, effect) and step.saves(game, seat, effect) for step, effect in effects)


def has_cards(game: MGame, seat: int) -> bool:
    """A living captain with glory cards (G-D3). With more than he may keep, he first cuts his hand (G-C3)."""
    return captain_at(game, seat) is not None and hand_of(seat) in game.places.held


def card_option(piece: str) -> Option:
    """The option to play a card from hand."""
    return Option(f"card:{piece}", {"card": piece}, say="play-card", secret=True)


# --- who is asked ---------------------------------------------------------------------------------


LIFE_AND_DEATH = frozenset(("found", "death"))
"""Moments when an order to pass does not apply."""


def is_asked(game: MGame, seat: int, moments: Sequence[str]) -> bool:
    """A seat with cards that has not ordered to pass; with windows `holders`, with a card that fits and about
    which it wants to be asked: each time, or where by all that everybody may know several could be meant.

    An order for the turn does not apply in a battle, and no order applies to a captain found or dying (R-25).
    [R Cards 8; R-25]
    """
    if not has_cards(game, seat):
        return False
    ordered = seat_of(game, seat).passing
    if ordered and ordered == span_at(game, moments):
        return False
    if not asks_unseen(game):
        return True
    words = {order_for(game, seat, card) for card in playable(game, seat, moments)}
    return ASK in words or (UNGUESSED in words and may_ask(game, seat, moments))


def _span(game: MGame) -> str:
    """How long an order to pass holds that is given now: for the "battle" under way, or for the "turn"."""
    return "battle" if game.within(CombatScope) else "turn"


def span_at(game: MGame, moments: Sequence[str]) -> str:
    """Which orders to pass apply to a window of these moments: those for the "battle" or the "turn"; "" if
    none does.
    """
    return _span(game) if LIFE_AND_DEATH.isdisjoint(moments) else ""


def asks_unseen(game: MGame) -> bool:
    """Whether windows ask only those whose hands fit, so that nobody else may know of it."""
    return game.options["windows"] != "always"


# --- the question ---------------------------------------------------------------------------------


def window_decision(game: MGame, seat: int, moments: Sequence[str], cards: list[str], **own: Any) -> Decision:
    """The question of a reaction window: one of these cards, or pass, now or until further notice; by default
    a card that saves him.

    Only the asked seat reads what it is about: with windows `holders`, nobody else knows of it. [R Cards 8]
    """
    span = _span(game)
    longer = Option(f"pass_{span}", say=f"pass-{span}", tone="decline")
    told = game.terms(WindowContext(seat, moments[0])).args
    return Decision(
        seat,
        "card.window",
        [*map(card_option, cards), Option("pass", tone="decline"), longer],
        default=[next((f"card:{card}" for card in cards if _saves(game, seat, card)), "pass")],
        private_args={
            "moment": moments[0],
            "moments": list(moments),
            "context": {"say": f"window-{moments[0]}", **told, **own},
            **own,
        },
        secret=True,
        hidden=asks_unseen(game),
    )


@ASKING.in_force("moment")
def timing_in_force(game: MGame, about: WindowContext) -> Sequence[str]:
    """What a window tells depends on its moment. [plumbing]"""
    return (f"window:{about.moment}",)


def chosen_card(game: MGame, seat: int, pick: str) -> str:
    """The card picked in a window, "" for none; records an order to pass. [R Cards 10]"""
    choice, _, card = pick.partition(":")
    if choice in ("pass_battle", "pass_turn"):
        seat_of(game, seat).passing = choice.removeprefix("pass_")
    return card
