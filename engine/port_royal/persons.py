"""The persons and their skills. A skill counts as often as a seat has the person (The Persons)."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from typing import Any, TypeVar, cast

from engine.kernel import Chapter
from engine.port_royal.box import PERSONS, SKILLS, card_id
from engine.port_royal.places import display_of
from engine.port_royal.state import PGame
from engine.port_royal.terms import SeatFigure, Slot, Strength, Welcome

G = TypeVar("G", bound=SeatFigure)

PEOPLE = Chapter("persons")

ADMIRAL_CARDS = 5
ADMIRAL_COINS = 2
STRENGTHS = {"sailor": 1, "pirate": 2}
"""What persons with a skill add to the combat strength."""


def skills(game: PGame, seat: int) -> tuple[str, ...]:
    """The skills of the persons in a seat's display, one for each person. [R Persons 1]"""
    return skills_of(tuple(game.places.held.get(display_of(seat), ())))


@lru_cache(maxsize=4096)
def skills_of(display: tuple[str, ...]) -> tuple[str, ...]:
    """The skills of the persons in a display, sorted. It rarely changes and is read often."""
    return tuple(sorted(SKILLS[piece] for piece in display if piece in SKILLS))


@lru_cache(maxsize=4096)
def crowd(display: tuple[str, ...], matter: frozenset[str] | None = None) -> str:
    """The cards of the persons in a display, sorted: all that terms read from it. `matter`: only those with
    one of these skills (None: all).
    """
    persons = (piece for piece in display if piece in SKILLS)
    return " ".join(sorted(card_id(piece) for piece in persons if matter is None or SKILLS[piece] in matter))


def effects_in_force(game: PGame, about: Any) -> Collection[str]:
    """What is in force for terms: the skills of its seat."""
    seat = getattr(about, "seat", None)
    return skills(game, seat) if seat is not None else ()


_reckoned: dict[tuple[object, ...], SeatFigure] = {}
MOST_KEPT = 50_000
"""Cached terms: they depend only on rules and persons, and the same come up again and again."""


def reckoned(game: PGame, kind: type[G], seat: int, *about: int) -> G:
    """A seat's terms of this kind, which depend only on the persons in its display, the table's rules and
    what they are `about` (`SeatFigure.of`).

    Do not change them.
    """
    display = game.places.held.get(display_of(seat))
    rules = game.rules.terms.get(kind)
    if display is None or rules is None:
        return kind.of(seat, *about)
    if game.tells:
        # Kept terms do not say who changed them.
        return game.terms(kind.of(seat, *about))
    # A rule that is always in force may read any person, the others those whose skill it is.
    persons = crowd(tuple(display), None if rules.always else rules.effects)
    key = (kind, seat, persons, about, game.options["rules"], game.rules)
    found = _reckoned.get(key)
    if found is None:
        if len(_reckoned) >= MOST_KEPT:
            _reckoned.clear()
        found = _reckoned[key] = game.terms(kind.of(seat, *about))
    return cast("G", found)


def strength(game: PGame, seat: int) -> int:
    """The combat strength of a seat's persons. [R Discover 3, 6]"""
    return reckoned(game, Strength, seat).strength


@PEOPLE.rule(Strength, "sailor")
def sailor(game: PGame, terms: Strength) -> None:
    """Sailors have a combat strength of 1. [R Persons 4]"""
    terms.strength += STRENGTHS["sailor"] * skills(game, terms.seat).count("sailor")


@PEOPLE.rule(Strength, "pirate")
def pirate(game: PGame, terms: Strength) -> None:
    """Pirates have a combat strength of 2. [R Persons 4]"""
    terms.strength += STRENGTHS["pirate"] * skills(game, terms.seat).count("pirate")


@PEOPLE.rule(Slot, "trader")
def trader(game: PGame, terms: Slot) -> None:
    """+1 coin from each ship of his type. [R Persons 3]"""
    for piece in game.places.held.get(display_of(terms.seat), ()):
        ship = PERSONS[piece].ship if piece in PERSONS else None
        if ship is not None:
            setattr(terms, ship, getattr(terms, ship) + 1)


@PEOPLE.rule(Welcome, "admiral")
def admiral(game: PGame, terms: Welcome) -> None:
    """2 coins if at least five cards lie in the harbour (G-P6). [R Persons 5]"""
    if terms.harbour >= ADMIRAL_CARDS:
        terms.coins += ADMIRAL_COINS * skills(game, terms.seat).count("admiral")


@PEOPLE.rule(Welcome, "jester")
def jester(game: PGame, terms: Welcome) -> None:
    """1 coin at an empty harbour, and if there is no Loot and Hire; under the rules of Port Royal, not for
    the active seat at an empty harbour. [R Persons 8, 9]
    """
    own_turn = terms.active and game.options["rules"] == "port_royal"
    if terms.bust or (terms.harbour == 0 and not own_turn):
        terms.coins += skills(game, terms.seat).count("jester")


@PEOPLE.rule(Slot, "governor")
def governor(game: PGame, terms: Slot) -> None:
    """+1 card. [R Persons 7]"""
    terms.cards += skills(game, terms.seat).count("governor")


@PEOPLE.rule(Slot, "mademoiselle")
def mademoiselle(game: PGame, terms: Slot) -> None:
    """-1 coin for each person hired. [R Persons 11]"""
    terms.discount += skills(game, terms.seat).count("mademoiselle")


def forget() -> None:
    """Forget the cached terms: the cards have changed."""
    skills_of.cache_clear()
    crowd.cache_clear()
    _reckoned.clear()
