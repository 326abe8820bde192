"""The persons and their skills. A skill counts as often as a seat has the person (The Persons)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.kernel import Chapter
from engine.port_royal.box import PERSONS, SKILLS
from engine.port_royal.figures import SlotTerms, Strength, Welcome
from engine.port_royal.places import display_of
from engine.port_royal.state import PGame

PEOPLE = Chapter("persons")

ADMIRAL_CARDS = 5
ADMIRAL_COINS = 2
PIRATE_STRENGTH = 2


def skills(game: PGame, seat: int) -> list[str]:
    """The skills of the persons in a seat's display, one for each person."""
    held = game.places.held.get(display_of(seat), ())
    return [SKILLS[piece] for piece in held if piece in SKILLS]


def sources(game: PGame, about: Any) -> Iterable[str]:
    """What is in force for a figure: the skills of its seat."""
    seat = getattr(about, "seat", None)
    return skills(game, seat) if seat is not None else ()


def strength(game: PGame, seat: int) -> int:
    """The combat strength of a seat's persons."""
    if display_of(seat) not in game.places.held:
        return 0
    return game.figure(Strength(seat=seat)).strength


@PEOPLE.rule(Strength, "sailor")
def sailor(game: PGame, figure: Strength) -> None:
    """Sailors have a combat strength of 1."""
    figure.strength += skills(game, figure.seat).count("sailor")


@PEOPLE.rule(Strength, "pirate")
def pirate(game: PGame, figure: Strength) -> None:
    """Pirates have a combat strength of 2."""
    figure.strength += PIRATE_STRENGTH * skills(game, figure.seat).count("pirate")


@PEOPLE.rule(SlotTerms, "trader")
def trader(game: PGame, figure: SlotTerms) -> None:
    """A coin more from each ship of his type."""
    for piece in game.places.held.get(display_of(figure.seat), ()):
        ship = PERSONS[piece].ship if piece in PERSONS else None
        if ship is not None:
            setattr(figure, ship, getattr(figure, ship) + 1)


@PEOPLE.rule(Welcome, "admiral")
def admiral(game: PGame, figure: Welcome) -> None:
    """Two coins when at least five cards lie in the harbour (G-P6)."""
    if not figure.bust and figure.harbour >= ADMIRAL_CARDS:
        figure.coins += ADMIRAL_COINS * skills(game, figure.seat).count("admiral")


@PEOPLE.rule(Welcome, "jester")
def jester(game: PGame, figure: Welcome) -> None:
    """A coin at an empty harbour, and when there is no Loot and Hire; under the rules of Port Royal not for
    the active seat at an empty harbour.
    """
    own_turn = figure.active and game.options["rules"] == "port_royal"
    if figure.bust or (figure.harbour == 0 and not own_turn):
        figure.coins += skills(game, figure.seat).count("jester")


@PEOPLE.rule(SlotTerms, "governor")
def governor(game: PGame, figure: SlotTerms) -> None:
    """One card more."""
    figure.cards += skills(game, figure.seat).count("governor")


@PEOPLE.rule(SlotTerms, "mademoiselle")
def mademoiselle(game: PGame, figure: SlotTerms) -> None:
    """A coin less for each person hired."""
    figure.discount += skills(game, figure.seat).count("mademoiselle")
