"""The state of a table: seats, the lookout, the progress of the sailings; the fire at a ship."""

from __future__ import annotations

from typing import Any

import msgspec

from engine.kernel import Game, Public
from engine.treasure_fleet.box import cannons, flag_of, kind_of
from engine.treasure_fleet.places import shots_at

VOLLEYS = 3
FIVE = 5
"""The number of players who play with the five-spot cards."""


class Seat(msgspec.Struct):
    """A player: the flag of the player deck, and the treasure points captured."""

    seat: Public[int]
    flag: Public[str] = ""
    points: Public[int] = 0


class State(msgspec.Struct):
    """The state of the game. `neutral` is the flag of the neutral pirate deck, empty without one."""

    seats: Public[list[Seat]]
    sailings: Public[int]
    sailing: Public[int] = 0
    volley: Public[int] = 0
    lookout: Public[int] = 0
    first_lookout: Public[int] = 0
    neutral: Public[str] = ""
    neutral_points: Public[int] = 0

    @property
    def round(self) -> int:
        """The sailing, for code that counts rounds."""
        return self.sailing


FGame = Game[State]

NEUTRAL = -1
"""Stands for the neutral pirate wherever a seat stands for a player."""


def sailings(seats: int) -> int:
    """How many sailings there are (Next Sailing). [T Capture 5]"""
    return 5 if seats == FIVE else 4


def row_size(seats: int) -> int:
    """How many treasure ships there are in a sailing (Setup)."""
    return 5 if seats == FIVE else 4


def seat_of(state: State, flag: str) -> int:
    """Whose flag it is."""
    return next((seat.seat for seat in state.seats if seat.flag == flag), NEUTRAL)


def clockwise(game: Game[Any], first: int) -> list[int]:
    """All seats, beginning with this one."""
    return [(first + n) % game.seats for n in range(game.seats)]


def loads_extra(state: State, seat: int) -> bool:
    """Whether a player may load a fourth card: neither the lookout nor beside her (Loading Phase).
    [T Volleys 1]
    """
    count = len(state.seats)
    return (seat - state.first_lookout) % count not in (0, 1, count - 1)


def fired_at(game: FGame, ship: str) -> list[str]:
    """The cards at a ship, in the order in which they were placed."""
    return game.places.at(shots_at(ship))


def stormed(game: FGame, ship: str) -> bool:
    """Whether a storm lies at a (cursed) ship, which is ignored until the next sailing (G-T3).
    [T Options 9]
    """
    return "storm" in map(kind_of, game.places.held.get(shots_at(ship), ()))


def targets(game: FGame) -> list[tuple[str, int]]:
    """The ships that may be fired upon, with their numbers in the row. [T Options 10; G-T3]"""
    row = game.places.held.get("fleet.row", ())
    return [(ship, n) for n, ship in enumerate(row, 1) if kind_of(ship) == "ship" or not stormed(game, ship)]


def row_number(game: FGame, ship: str) -> int:
    """The number of a ship in the row, from 1."""
    return game.places.held["fleet.row"].index(ship) + 1


def fire_of(cards: list[str]) -> dict[str, int]:
    """The cannons that each flag fires with these cards."""
    fire: dict[str, int] = {}
    for card in cards:
        flag = flag_of(card)
        fire[flag] = fire.get(flag, 0) + cannons(card)
    return fire


def captor(cards: list[str]) -> str:
    """The flag that wins with these cards: a single boarding party, or the single most cannon fire.

    Empty for a tie, two boarding parties, or no fire at all (Capture Phase). [T Capture 1-3]
    """
    boarders = [flag_of(card) for card in cards if kind_of(card) == "boarding_party"]
    if boarders:
        return boarders[0] if len(boarders) == 1 else ""
    fire = fire_of(cards)
    most = max(fire.values(), default=0)
    leaders = [flag for flag, shots in fire.items() if shots == most]
    return leaders[0] if most and len(leaders) == 1 else ""
