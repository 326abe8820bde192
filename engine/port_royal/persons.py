"""The persons and their skills. A skill counts as often as a seat has the person (The Persons)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, TypeVar, cast

from engine.kernel import Chapter
from engine.port_royal.box import PERSONS, SKILLS, card_id
from engine.port_royal.figures import SeatFigure, Slot, Strength, Welcome
from engine.port_royal.places import display_of
from engine.port_royal.state import PGame

G = TypeVar("G", bound=SeatFigure)

PEOPLE = Chapter("persons")

ADMIRAL_CARDS = 5
ADMIRAL_COINS = 2
PIRATE_STRENGTH = 2


def skills(game: PGame, seat: int) -> tuple[str, ...]:
    """The skills of the persons in a seat's display, one for each person."""
    return skills_of(tuple(game.places.held.get(display_of(seat), ())))


@lru_cache(maxsize=4096)
def skills_of(display: tuple[str, ...]) -> tuple[str, ...]:
    """The skills of the persons in a display, sorted. It seldom changes, and is asked for often."""
    return tuple(sorted(SKILLS[piece] for piece in display if piece in SKILLS))


@lru_cache(maxsize=4096)
def crowd(display: tuple[str, ...]) -> str:
    """The cards of the persons in a display, sorted: all that figures ask of it."""
    return " ".join(sorted(card_id(piece) for piece in display if piece in SKILLS))


def sources(game: PGame, about: Any) -> Iterable[str]:
    """What is in force for a figure: the skills of its seat."""
    seat = getattr(about, "seat", None)
    return skills(game, seat) if seat is not None else ()


_reckoned: dict[tuple[object, ...], SeatFigure] = {}
MOST_KEPT = 50_000
"""Figures reckoned before: they depend on rules and persons alone, and the same come up again and again."""


def reckoned(game: PGame, kind: type[G], seat: int) -> G:
    """A seat's figure of this kind, which depends on the persons in its display alone.

    Not to be changed any more.
    """
    display = game.places.held.get(display_of(seat))
    if display is None:
        return kind(seat=seat)
    key = (game.rules, kind, seat, crowd(tuple(display)))
    found = _reckoned.get(key)
    if found is None:
        if len(_reckoned) >= MOST_KEPT:
            _reckoned.clear()
        found = _reckoned[key] = game.figure(kind(seat=seat))
    return cast("G", found)


def strength(game: PGame, seat: int) -> int:
    """The combat strength of a seat's persons."""
    return reckoned(game, Strength, seat).strength


@PEOPLE.rule(Strength, "sailor")
def sailor(game: PGame, figure: Strength) -> None:
    """Sailors have a combat strength of 1."""
    figure.strength += skills(game, figure.seat).count("sailor")


@PEOPLE.rule(Strength, "pirate")
def pirate(game: PGame, figure: Strength) -> None:
    """Pirates have a combat strength of 2."""
    figure.strength += PIRATE_STRENGTH * skills(game, figure.seat).count("pirate")


@PEOPLE.rule(Slot, "trader")
def trader(game: PGame, figure: Slot) -> None:
    """A coin more from each ship of his type."""
    for piece in game.places.held.get(display_of(figure.seat), ()):
        ship = PERSONS[piece].ship if piece in PERSONS else None
        if ship is not None:
            setattr(figure, ship, getattr(figure, ship) + 1)


@PEOPLE.rule(Welcome, "admiral")
def admiral(game: PGame, figure: Welcome) -> None:
    """Two coins when at least five cards lie in the harbour (G-P6)."""
    if figure.harbour >= ADMIRAL_CARDS:
        figure.coins += ADMIRAL_COINS * skills(game, figure.seat).count("admiral")


@PEOPLE.rule(Welcome, "jester")
def jester(game: PGame, figure: Welcome) -> None:
    """A coin at an empty harbour, and when there is no Loot and Hire; under the rules of Port Royal not for
    the active seat at an empty harbour.
    """
    own_turn = figure.active and game.options["rules"] == "port_royal"
    if figure.bust or (figure.harbour == 0 and not own_turn):
        figure.coins += skills(game, figure.seat).count("jester")


@PEOPLE.rule(Slot, "governor")
def governor(game: PGame, figure: Slot) -> None:
    """One card more."""
    figure.cards += skills(game, figure.seat).count("governor")


@PEOPLE.rule(Slot, "mademoiselle")
def mademoiselle(game: PGame, figure: Slot) -> None:
    """A coin less for each person hired."""
    figure.discount += skills(game, figure.seat).count("mademoiselle")


def forget() -> None:
    """Forget what displays gave before: the cards have changed."""
    skills_of.cache_clear()
    crowd.cache_clear()
    _reckoned.clear()
