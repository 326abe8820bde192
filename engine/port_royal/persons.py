"""The persons and their skills. A skill counts as often as a seat has the person (The Persons)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from engine.kernel import Chapter
from engine.port_royal.box import PERSONS, SKILLS
from engine.port_royal.figures import Slot, Strength
from engine.port_royal.places import display_of
from engine.port_royal.state import PGame

PEOPLE = Chapter("persons")

ADMIRAL_CARDS = 5
ADMIRAL_COINS = 2
PIRATE_STRENGTH = 2


def skills(game: PGame, seat: int) -> tuple[str, ...]:
    """The skills of the persons in a seat's display, one for each person."""
    return skills_of(tuple(game.places.held.get(display_of(seat), ())))


@lru_cache(maxsize=4096)
def skills_of(display: tuple[str, ...]) -> tuple[str, ...]:
    """The skills of the persons in a display. A display seldom changes, and is asked for often."""
    return tuple(SKILLS[piece] for piece in display if piece in SKILLS)


def sources(game: PGame, about: Any) -> Iterable[str]:
    """What is in force for a figure: the skills of its seat."""
    seat = getattr(about, "seat", None)
    return skills(game, seat) if seat is not None else ()


_slots: dict[tuple[object, ...], Slot] = {}
_strengths: dict[tuple[object, ...], int] = {}
MOST_KEPT = 50_000
"""Figures reckoned before: they depend on rules and display alone, and the same come up again and again."""


def slot_of(game: PGame, slot: Slot) -> Slot:
    """The slot with what the persons in the seat's display make of it. Not to be changed any more."""
    display = game.places.held.get(display_of(slot.seat))
    if display is None:
        return slot
    terms = (slot.seat, slot.harbour, slot.active, slot.bust, slot.cards)
    key = (game.rules, game.options["rules"], *terms, *display)
    found = _slots.get(key)
    if found is None:
        if len(_slots) >= MOST_KEPT:
            _slots.clear()
        found = _slots[key] = game.figure(slot)
    return found


def strength(game: PGame, seat: int) -> int:
    """The combat strength of a seat's persons."""
    display = game.places.held.get(display_of(seat))
    if display is None:
        return 0
    key = (game.rules, *display)
    found = _strengths.get(key)
    if found is None:
        if len(_strengths) >= MOST_KEPT:
            _strengths.clear()
        found = _strengths[key] = game.figure(Strength(seat=seat)).strength
    return found


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


@PEOPLE.rule(Slot, "admiral")
def admiral(game: PGame, figure: Slot) -> None:
    """Two coins when at least five cards lie in the harbour (G-P6)."""
    if figure.harbour >= ADMIRAL_CARDS:
        figure.coins += ADMIRAL_COINS * skills(game, figure.seat).count("admiral")


@PEOPLE.rule(Slot, "jester")
def jester(game: PGame, figure: Slot) -> None:
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
    _slots.clear()
    _strengths.clear()
