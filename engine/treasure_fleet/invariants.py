"""Conservation laws: what holds at every boundary of every table."""

from __future__ import annotations

from collections.abc import Iterator

from engine.kernel import below_nothing
from engine.treasure_fleet.box import (
    GOVERNOR,
    LOOKOUT,
    captain_of,
    flags,
    player_deck,
    points,
    treasure_fleet,
)
from engine.treasure_fleet.places import captured_by, deck_of
from engine.treasure_fleet.state import FIVE, NEUTRAL, VOLLEYS, FGame, row_size


def decks_in_play(seats: int) -> list[str]:
    """The flags in play: one for each player; with two players, one for the neutral pirate. [R-T1]"""
    return list(flags()[: max(seats, 3)])


def all_cards(seats: int, cursed: bool, storms: bool) -> dict[str, list[str]]:
    """Every card of a table at its place before setup. [T Setup 5]"""
    chosen, five = decks_in_play(seats), seats == FIVE
    places = {deck_of(flag): list(player_deck(flag, five, storms)) for flag in chosen}
    places["captain.drawn"] = [captain_of(flag) for flag in chosen[:seats]]
    if chosen[seats:]:
        places["captain.before:neutral"] = [captain_of(flag) for flag in chosen[seats:]]
    places["fleet.bag"] = list(treasure_fleet(five, cursed))
    return places | {"lookout": [LOOKOUT], "governor": [GOVERNOR]}


def violations(game: FGame) -> list[str]:
    """The laws that are broken, as plain sentences for the operator; empty if all hold."""
    return [*below_nothing(game), *_cards(game), *_treasure(game), *_sailing(game)]


def _cards(game: FGame) -> Iterator[str]:
    """Every card in play is in exactly one place."""
    options = game.options
    there = sorted(card for held in game.places.held.values() for card in held)
    places = all_cards(game.seats, options["cursed_ships"], options["storms"])
    if there != sorted(card for cards in places.values() for card in cards):
        yield "cards are missing or there twice"


def _treasure(game: FGame) -> Iterator[str]:
    """Points match the captured ships."""
    state = game.state
    counted = {seat.seat: seat.points for seat in state.seats} | {NEUTRAL: state.neutral_points}
    for seat, held in counted.items():
        captured = sum(points(ship) for ship in game.places.held.get(captured_by(seat), ()))
        if captured != held:
            yield f"seat {seat} has {held} points, but ships of {captured}"
    if counted[NEUTRAL] and not game.options["score_neutral"]:
        yield "the neutral pirate scores, though nobody keeps its score"


def _sailing(game: FGame) -> Iterator[str]:
    """No more ships than there is room for, and cards only at those ships."""
    state = game.state
    row = game.places.held.get("fleet.row", [])
    if len(row) > row_size(game.seats):
        yield f"{len(row)} ships are in a sailing"
    for place in game.places.held:
        kind, _, ship = place.partition(":")
        if kind == "fired" and ship not in row and ship != GOVERNOR:
            yield f"cards lie at {ship}, which is not in this sailing"
    if state.lookout >= game.seats or state.sailing > state.sailings:
        yield f"the lookout is {state.lookout}, the sailing {state.sailing} of {state.sailings}"
    if state.volley > VOLLEYS:
        yield f"the volley is {state.volley} of {VOLLEYS}"
