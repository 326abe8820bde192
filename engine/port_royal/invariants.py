"""Conservation laws: what holds at every boundary of every table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine.kernel import below_nothing
from engine.port_royal.box import CREWS, PERSONS, SHIPS, pieces_in_play, points_of
from engine.port_royal.discover import ship_types
from engine.port_royal.ending import may_win
from engine.port_royal.places import BAG, EXPEDITIONS, HARBOUR, TOP, display_of
from engine.port_royal.state import Merchant, PGame


def violations(game: PGame) -> list[str]:
    """The laws that are broken, as plain sentences for the operator; empty if all hold."""
    return [
        *below_nothing(game),
        *_pieces(game),
        *_harbour(game),
        *(law for m in game.state.merchants for law in _merchant(game, m)),
    ]


def _pieces(game: PGame) -> Iterator[str]:
    """Every card is in exactly one place: coins are cards and are conserved."""
    deck, open_cards = pieces_in_play(game.seats, game.options["rules"])
    lying = Counter(piece for held in game.places.held.values() for piece in held)
    if lying != Counter([*deck, *open_cards]):
        yield "the cards are not those of the box"
    if (
        BAG not in game.places.held
        and TOP not in game.places.held
        and game.places.count("royal.discards") > 1
    ):
        drawing = any(type(frame.step).__name__ != "HarbourRound" for frame in game.stack)
        if not drawing:
            yield "the draw deck is empty while there are discards"


def _harbour(game: PGame) -> Iterator[str]:
    """The harbour holds ships of different types and persons; open expeditions are separate."""
    types = ship_types(game)
    if len(set(types)) != len(types):
        yield f"in the harbour lie two ships of a type: {types}"
    for piece in game.places.at(HARBOUR):
        if piece not in SHIPS and piece not in PERSONS:
            yield f"{piece} lies in the harbour"
    for piece in game.places.at(EXPEDITIONS):
        if piece not in CREWS:
            yield f"{piece} is no expedition"


def _merchant(game: PGame, merchant: Merchant) -> Iterator[str]:
    """Counts agree with the display; a seat that has reached the goal has triggered the last round."""
    held = game.places.at(display_of(merchant.seat))
    if merchant.points != sum(points_of(game, piece) for piece in held):
        yield f"seat {merchant.seat} has not {merchant.points} influence points"
    if merchant.expeditions != sum(piece in CREWS for piece in held):
        yield f"seat {merchant.seat} has not {merchant.expeditions} expeditions"
    if any(piece in SHIPS for piece in held):
        yield f"seat {merchant.seat} keeps a ship"
    if merchant.points >= game.state.goal and may_win(game, merchant.seat) and not game.state.last_round:
        yield f"seat {merchant.seat} has enough influence, but this is not the last round"
