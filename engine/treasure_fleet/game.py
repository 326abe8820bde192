"""*Treasure Fleet* as the kernel knows it: seats, options, chapters, beginning and invariants."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from data.content.openings import opening
from engine.kernel import (
    OPENING,
    Beginning,
    GameSpec,
    OptionSpec,
    Orders,
    Positions,
    Refusal,
    Supply,
    guided,
    no_voyage,
    rounds_allowed,
    solo,
    without_step,
)
from engine.treasure_fleet.box import family, open_pack
from engine.treasure_fleet.capture import CAPTURE
from engine.treasure_fleet.commands import COMMANDS
from engine.treasure_fleet.decks import deck_reports
from engine.treasure_fleet.governor import RANSOM
from engine.treasure_fleet.invariants import all_cards, decks_in_play, violations
from engine.treasure_fleet.places import PLACES
from engine.treasure_fleet.position import find_piece, position
from engine.treasure_fleet.repairs import REPAIRS
from engine.treasure_fleet.sailing import SAILINGS
from engine.treasure_fleet.setup import SETUP, SetUpFleet
from engine.treasure_fleet.standing import lapsed, obey, standing
from engine.treasure_fleet.state import Seat, State, sailings
from engine.treasure_fleet.tally import tallies

TWO = 2
"""The number of players who meet a neutral pirate."""
SAILINGS_LEFT = ("four", "three", "two", "one")
"""The grades of a game alone, by its sailings."""
OPTIONS = (
    OptionSpec("cursed_ships", "bool", False),
    OptionSpec("storms", "bool", False),
    OptionSpec("score_neutral", "bool", False),
    solo((4, 3, 2, 1), SAILINGS_LEFT),
    OPENING,
)
"""Curses and storms come only where they are chosen. [T Setup 10]"""


def begin(seats: int, options: Mapping[str, Any], modules: tuple[str, ...]) -> Beginning:
    """A table before setup, or the first voyage as it is laid out; alone, with fewer sailings.
    [R-T4]
    """
    if guided(options):
        return position(opening(TREASURE_FLEET.id, seats), seats, options, modules)
    allowed = rounds_allowed(TREASURE_FLEET, options) or sailings(seats)
    state = State([Seat(seat) for seat in range(seats)], sailings=min(allowed, sailings(seats)))
    state.neutral = next(iter(decks_in_play(seats)[seats:]), "")
    return Beginning(state, all_cards(seats, options["cursed_ships"], options["storms"]), [SetUpFleet()])


def refuses(seats: int, options: Mapping[str, Any], modules: tuple[str, ...]) -> Refusal | None:
    """Only with two players is there a neutral pirate to score. [T Two players 6; G-T7]"""
    if options["score_neutral"] and seats != TWO:
        return Refusal("neutral-seats", {"seats": seats})
    return no_voyage(begin, seats, options, modules)


TREASURE_FLEET = GameSpec(
    id="treasure_fleet",
    low_seats=2,
    high_seats=5,
    state=State,
    chapters=(PLACES, SETUP, SAILINGS, CAPTURE, RANSOM, REPAIRS),
    begin=begin,
    options=OPTIONS,
    commands=COMMANDS,
    invariants=violations,
    refuses=refuses,
    supply=Supply(decks=deck_reports, use_pack=open_pack, family=lambda game, piece: family(piece)),
    orders=Orders(standing=standing, obey=obey, lapsed=lapsed),
    positions=Positions(position, find_piece),
    round_of=lambda state: state.sailing,
    tallies=tallies,
    schema=2,
    upgrades={1: without_step("Moment")},
)
"""Two to five players. [T Setup 1]"""
