"""Cards armed: a captain says beforehand, in secret and at any time, when a card is to be played (ruling:
reaction windows).

An armed card is played at its moment without a question. So nobody learns from a pause who holds what.
"""

from __future__ import annotations

from typing import Any

from engine.kernel import ALWAYS, AS_EVER, ASK, NEVER, Decision, Option
from engine.marauders.places import hand_of
from engine.marauders.state import NATIONS, MGame, at_seat, seat_of
from engine.marauders.terms.turn import WindowContext

ANY = "any"
"""It is played as soon as its moment comes and it does something."""
UNGUESSED = "unguessed"
"""He is asked where a pause names no card. So it is without an order; by `ASK` he is whenever the card fits,
though the pause may name it.
"""
ALL = "all"
"""Stands for a card in an order for all that have none of their own."""
HABITS = {ASK: ASK, ALWAYS: ANY, AS_EVER: UNGUESSED, NEVER: NEVER}
"""The words of an order for all cards, by what a member may want."""
ALL_ORDERED = {habit: f"order:{ALL}:{word}" for habit, word in HABITS.items()}
"""The options that order them."""
_ASKED = (ASK, UNGUESSED)

FREELY = frozenset(("own_turn", "own_port"))
"""Moments of questions that a captain is asked anyway: their cards are picked there."""

SEAT = "seat"
"""Stands for an order against each of the other captains, "seat:<n>"."""

WORDS: dict[str, tuple[str, ...]] = {
    "other_turn": ("leader", SEAT),
    "other_port": ("leader", SEAT),
    "other_sale": ("leader", SEAT),
    "card_played": (SEAT,),
    "found": ("captain", "npc"),
    "before_roll": ("seamanship", "scouting", "leadership", "influence"),
    "scouting_failed": ("merchant", "captain", "npc", "search"),
    "raid_rolled": ("failing",),
    "battle_round": ("captain", "npc"),
    "declared": ("captain", "npc"),
    "contest_rolled": ("losing", "captain", "npc"),
    "hits_on_you": ("several",),
    "hits_by_you": ("several",),
    "boarding": ("captain", "npc"),
    "boarded": ("captain", "npc"),
    "crew_round": ("captain", "npc"),
    "crew_rolled": ("losing", "captain", "npc"),
    "battle_won": ("captain", "npc"),
    "bounty": NATIONS,
}
"""By moment: what an order may ask for besides the moment itself. At any other moment a card is armed or not.

The rule on `WindowContext` of a moment says which of these words are met now.
"""

BY_ITSELF = {"death": ANY}
"""Cards of these moments are armed by themselves, as any careful captain would."""


def order_for(game: MGame, seat: int, piece: str) -> str:
    """The word of a seat's order for a glory card in its hand: its own, else that for all. [R Cards 7]"""
    own = seat_of(game, seat).armed.get(piece) or BY_ITSELF.get(game.box.glory_card(piece).moment or "")
    return own or (seat_of(game, seat).habit if _can_be_armed(game, piece) else "") or UNGUESSED


def armed_now(game: MGame, seat: int, pieces: list[str]) -> list[str]:
    """Of these cards, which could be played now, those whose orders are met. [R Cards 7]"""
    unarmed = (NEVER, *_ASKED)
    ordered = {piece: word for piece in pieces if (word := order_for(game, seat, piece)) not in unarmed}
    met: dict[str, list[str]] = {}
    for piece in ordered:
        moment = game.box.glory_card(piece).moment or ""
        if moment not in met:
            met[moment] = [ANY, *game.terms(WindowContext(seat, moment)).met]
    return [piece for piece, word in ordered.items() if word in met[game.box.glory_card(piece).moment or ""]]


def whose(game: MGame, seat: int, about: int) -> list[str]:
    """The words of a seat's orders that another captain's doings meet: his seat, and "leader" when none of
    the seat's rivals has more glory.
    """
    seats = game.state.seats
    most = max(one.glory for other, one in enumerate(seats) if other != seat)
    return [f"{SEAT}:{about}", *["leader"] * (at_seat(seats, about).glory == most)]


# --- giving orders --------------------------------------------------------------------------------


def orders(game: MGame, seat: int) -> Decision | None:
    """What a seat may order for the cards in its hand and for all that it comes to hold; None where windows
    ask everybody anyway. [R Cards 7]
    """
    if game.options["windows"] == "always":
        return None
    cards = [piece for piece in sorted(game.places.held.get(hand_of(seat), ())) if _can_be_armed(game, piece)]
    usual = f"order:{ALL}:{seat_of(game, seat).habit or UNGUESSED}"
    options = [
        *(
            Option(f"order:{ALL}:{word}", {"when": _when(word)}, say="order-all", secret=True)
            for word in HABITS.values()
        ),
        *(
            Option(f"order:{piece}:{word}", _told(game, piece, word), secret=True)
            for piece in cards
            for word in _words(game, seat, piece)
        ),
    ]
    return Decision(
        seat,
        "card.orders",
        options,
        most=1 + len(cards),
        default=[usual],
        private_args={
            "given": [usual, *(f"order:{piece}:{order_for(game, seat, piece)}" for piece in cards)]
        },
        secret=True,
        hidden=True,
        check=_each_once,
    )


def _each_once(picks: list[str]) -> str | None:
    cards = [pick.split(":")[1] for pick in picks]
    return "card-twice" if len(set(cards)) < len(cards) else None


def give_order(game: MGame, seat: int, picks: list[str]) -> None:
    """Note an order; those for cards that have left the hand are forgotten. [R Cards 7]"""
    mine = seat_of(game, seat)
    for pick in picks:
        _, piece, word = pick.split(":", 2)
        if piece == ALL:
            mine.habit = "" if word == UNGUESSED else word
        else:
            mine.armed[piece] = word
    forget_orders(game, seat)


def forget_orders(game: MGame, seat: int) -> None:
    """Orders for cards that a seat does not hold any more are forgotten. [R Cards 7]"""
    if armed := seat_of(game, seat).armed:
        hand = game.places.held.get(hand_of(seat), ())
        for piece in [piece for piece in armed if piece not in hand]:
            del armed[piece]


def _can_be_armed(game: MGame, piece: str) -> bool:
    moment = game.box.glory_card(piece).moment
    return moment is not None and moment not in FREELY


def _words(game: MGame, seat: int, piece: str) -> list[str]:
    found: list[str] = [ANY]
    for word in WORDS.get(game.box.glory_card(piece).moment or "", ()):
        found += [f"{SEAT}:{n}" for n in range(game.seats) if n != seat] if word == SEAT else [word]
    return [*found, *_ASKED, NEVER]


def _told(game: MGame, piece: str, word: str) -> dict[str, Any]:
    """The card, its moment, and the word of an order, for a text."""
    moment = game.box.glory_card(piece).moment
    return {"card": piece, "moment": {"say": f"moment-{moment}"}, "when": _when(word)}


def _when(word: str) -> dict[str, Any]:
    name, _, about = word.partition(":")
    if name == SEAT:
        return {"say": "order-seat", "other": int(about)}
    if name in NATIONS:
        return {"say": "order-nation", "nation": name}
    return {"say": f"order-{name}"}
