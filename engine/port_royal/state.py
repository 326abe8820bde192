"""The state of a table of *Port Royal*; the cards themselves are in places."""

from __future__ import annotations

import msgspec

from engine.kernel import Game, Public


class Merchant(msgspec.Struct):
    """What a seat has besides its cards: influence points and expeditions, counted from its display."""

    seat: Public[int]
    points: Public[int] = 0
    expeditions: Public[int] = 0


class State(msgspec.Struct):
    """The state of the game."""

    merchants: Public[list[Merchant]]
    goal: Public[int]
    """The influence points that trigger the end."""
    start: Public[int] = 0
    """The seat that began."""
    active: Public[int] = 0
    """Whose turn it is."""
    round: Public[int] = 0
    last_round: Public[bool] = False
    deck_out: Public[bool] = False
    """A turn could not turn up its first card (G-P1)."""
    displayed: Public[int] = 0
    """Cards in all displays when the round began."""
    quiet_rounds: Public[int] = 0
    """Rounds in a row in which no display grew or shrank (R-P8)."""
    stale: Public[bool] = False
    """The game ends because nothing happens any more (R-P8)."""
    bust: Public[bool] = False
    """There is no Loot and Hire in this turn."""


PGame = Game[State]


def rest_of_table(game: PGame, seat: int) -> list[int]:
    """The other seats, clockwise from this one."""
    return [(seat + n) % game.seats for n in range(1, game.seats)]
