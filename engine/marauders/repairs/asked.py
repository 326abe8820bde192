"""What repairs have in common: when they are possible, and the questions about them."""

from __future__ import annotations

from collections.abc import Iterable

from engine.kernel import Decision, Option, Range, Refusal, picked
from engine.kernel.repair import MODERATOR
from engine.marauders.state import Captain, MGame, captain_of
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


def whose(seats: Iterable[int]) -> Decision:
    """The question whose something is."""
    return which("seat", [Option(f"seat:{seat}", {"seat": seat}, say="repair-seat") for seat in seats])


def which_captain(game: MGame) -> Decision:
    """The question which captain it is about."""
    return whose(seat.seat for seat in game.state.seats if seat.captain is not None)


def which(kind: str, options: list[Option]) -> Decision:
    """A question about a repair (`ask-repair-<kind>`)."""
    return Decision(MODERATOR, f"repair.{kind}", options)


def named(kind: str, ids: Iterable[str]) -> Decision:
    """A question whose answers are things that have a name."""
    return which(kind, [Option(f"{kind}:{id}", {"name": id}, say="repair-named") for id in ids])


def how_many(kind: str, low: int, high: int, now: int) -> Decision:
    """The question how much it is to be, with what it is `now`."""
    return Decision(
        MODERATOR, f"repair.{kind}", range=Range(low, high), args={"now": now, "low": low, "high": high}
    )


def seat_in(picks: list[str]) -> int:
    """The seat that the first answer names."""
    return int(picked(picks[0]))


def captain_in(game: MGame, picks: list[str]) -> Captain:
    """The captain whom the first answer names."""
    return captain_of(game, seat_in(picks))
