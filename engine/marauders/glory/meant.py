"""Which glory cards a pause of a reaction window could mean, as far as everybody can tell who was there from
the beginning (ruling: reaction windows).

With windows `holders` a pause tells that somebody holds a card that fits. A window that might have asked a
seat and went by without one tells as much: none of the seat's cards fits. So what silence has ruled out is
remembered until the hand grows, and a window may ask only if enough cards are left.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from data.content import Content
from data.content.models import GloryCard
from engine.marauders.box import card_id
from engine.marauders.glory.effects import effect_step
from engine.marauders.places import hand_of
from engine.marauders.state import MGame, Told, seat_of

CARDS_MEANT = 3
"""So many cards a pause has to leave open: with fewer it would tell which one a captain holds."""

SHOWN_CARDS = ("glory.discards", "glory.played")
"""Where glory cards that are played at a moment lie open."""


def does_something(game: MGame, seat: int, card: GloryCard) -> bool:
    """Whether the card would do anything for the seat now."""
    return any(effect_step(game, effect).usable(game, seat, effect) for effect in card.effect)


def not_shown(game: MGame) -> Iterator[tuple[str, GloryCard]]:
    """The glory cards that do not lie open: as far as everybody can tell, any hand may hold them."""
    held, box = game.places.held, game.box
    shown = {piece for place in SHOWN_CARDS for piece in held.get(place, ())}
    return ((piece, box.glory_card(piece)) for piece in box.pieces("glory") if piece not in shown)


def could_be_meant(game: MGame, seat: int, moments: Sequence[str]) -> list[str]:
    """The different glory cards that the seat could hold and play at one of these moments, by what lies open
    now: those that would do something, and of which not all copies are shown. [R Cards 8]
    """
    could = {card_id(piece): card for piece, card in not_shown(game) if card.moment in moments}
    return [kind for kind, card in could.items() if does_something(game, seat, card)]


@lru_cache(maxsize=256)
def _kinds(box: Content, *moments: str) -> int:
    """How many different glory cards are played at one of these moments."""
    return len({card_id(piece) for piece in box.pieces("glory") if box.glory_card(piece).moment in moments})


def may_ask(game: MGame, seat: int, moments: Sequence[str]) -> bool:
    """Whether a pause for this seat names no card. Depends only on what was public.

    Where silence has ruled out every card, a pause tells only that an order to pass is over: then the cards
    count that this order may have kept. [R Cards 9]
    """
    # At most moments too few cards are played at all, whoever has seen what.
    could = _may_hold(game, seat, moments) if _kinds(game.box, *moments) >= CARDS_MEANT else ()
    if len(could) < CARDS_MEANT:
        return False
    ruled_out = _remembered(game, seat).ruled_out
    left = [kind for kind in could if f"{_CARD}{kind}" not in ruled_out]
    kept = [kind for kind in could if ruled_out.get(f"{_CARD}{kind}")]
    return len(left) >= CARDS_MEANT or (not left and len(kept) >= CARDS_MEANT)


# --- what is remembered ---------------------------------------------------------------------------


_CARD = "*"
"""Before the id of a card, which else could not be told from a piece: pieces go from hand to hand in worlds
that are only imagined, and what is remembered of a card does not.
"""


def _remembered(game: MGame, seat: int) -> Told:
    """What everybody may know of the seat's hand; nothing once it has grown."""
    told = seat_of(game, seat).told
    grown = not set(game.places.held.get(hand_of(seat), ())).issubset(told.hand)
    return Told(passing=told.passing) if grown else told


def _may_hold(game: MGame, seat: int, moments: Sequence[str]) -> list[str]:
    """Those that could be meant, less the cards whose copies have all lain open since the hand last grew."""
    could = could_be_meant(game, seat, moments)
    if lay_open := _remembered(game, seat).lay_open:
        unseen = {card_id(piece) for piece, _ in not_shown(game) if f"{_CARD}{piece}" not in lay_open}
        return [kind for kind in could if kind in unseen]
    return could


def note_silence(game: MGame, seat: int, moments: Sequence[str], span: str) -> None:
    """A window that might have asked this seat has gone by without a pause. `span`: for how long an order to
    pass would hold that applies to it; "" if none does. [R Cards 9]
    """
    told = _noting(game, seat)
    ruled_out, passing = dict(told.ruled_out), span in told.passing
    for kind in _may_hold(game, seat, moments):
        card = f"{_CARD}{kind}"
        ruled_out[card] = ruled_out.get(card, True) and passing
    told.ruled_out = ruled_out


def note_reshuffle(game: MGame, deck: str, discards: Sequence[str]) -> None:
    """Discards are shuffled back: no hand that does not grow holds any of them. [R Cards 9]"""
    if deck != "glory":
        return
    for seat in range(game.seats):
        told = _noting(game, seat)
        told.lay_open = sorted({*told.lay_open, *(f"{_CARD}{piece}" for piece in discards)})


def _noting(game: MGame, seat: int) -> Told:
    """What is remembered of the seat, to be added to: from now on of the cards that are in hand now."""
    told = seat_of(game, seat).told = _remembered(game, seat)
    told.hand = list(game.places.held.get(hand_of(seat), ()))
    return told


def note_pause(game: MGame, seat: int, moments: Sequence[str], span: str) -> None:
    """A window pauses that may be asking this seat: from now on the seat may have ordered to pass, for the
    "battle" or the "turn" (`span`). [R Cards 9]
    """
    told = seat_of(game, seat).told
    if span not in told.passing:
        told.passing = [*told.passing, span]
