"""What repairs have in common: when they are possible, and the questions about them."""

from __future__ import annotations

from collections.abc import Iterable

from engine.kernel import Decision, Option, Refusal, seat_in, which, whose
from engine.marauders.state import NATIONS, Captain, MGame, captain_of
from engine.marauders.turn.turn import Turn


def no_captain(game: MGame) -> Refusal | None:
    """Why no captain can be repaired: none has entered."""
    there = any(seat.captain is not None for seat in game.state.seats)
    return None if there else Refusal("repair-no-captain")


def in_the_middle(game: MGame) -> Refusal | None:
    """Why pieces cannot be moved: a captain is in the middle of an action. His turn itself is no action."""
    if game.stack and isinstance(game.stack[-1].step, Turn):
        return None
    return Refusal("repair-in-action")


def which_captain(game: MGame, picks: list[str]) -> Decision:
    """The question which captain it is about."""
    return whose(seat.seat for seat in game.state.seats if seat.captain is not None)


def named(kind: str, ids: Iterable[str]) -> Decision:
    """A question whose answers are things that have a name."""
    return which(kind, [Option(f"{kind}:{id}", {"name": id}, say="repair-named") for id in ids])


def captain_in(game: MGame, picks: list[str]) -> Captain:
    """The captain whom the first answer names."""
    return captain_of(game, seat_in(picks))


def which_zone(game: MGame, picks: list[str]) -> Decision:
    """The question into which zone."""
    return named("zone", game.box.zones)


def which_nation(game: MGame, picks: list[str]) -> Decision:
    """The question which nation it is about."""
    return named("nation", NATIONS)
