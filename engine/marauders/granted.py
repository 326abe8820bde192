"""Abilities: those of a captain himself, of his specialists and of the rumors that he keeps.

An ability is a struct of content, and its `handler` is the one place that names it. Rules take the struct:

    @ability(ABILITIES, given.ShipDiscount, on=ShipyardPrice)
    def ship_discount(game: MGame, terms: ShipyardPrice, ability: given.ShipDiscount) -> None:
        if terms.item in ability.ships:
            terms.price -= ability.gold

Hooks are attached by what is in force (`granted`) and look at the abilities themselves (`owned`).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, wraps
from typing import Any, TypeVar

import msgspec

from data.content import Content
from data.content.verbs.abilities import AbilityBase
from data.content.verbs.reward_effects import Permanent
from engine.kernel import Chapter, Rank, RulesError, Terms
from engine.marauders.places import permanents_of, specialists_of
from engine.marauders.state import MGame, captain_at

A = TypeVar("A", bound=AbilityBase)
T = TypeVar("T", bound=Terms)


def granted(kind: type[AbilityBase]) -> str:
    """The effect that is in force for who has such an ability."""
    return f"ability:{kind.tag()}"


def ability(
    chapter: Chapter, kind: type[A], *, on: type[T], rank: Rank = Rank.ADD
) -> Callable[[Callable[[MGame, T, A], None]], Callable[[MGame, T, A], None]]:
    """Record a rule (game, terms, ability) of a chapter: each such ability of the seat changes the terms.

    Raises RulesError for terms without a seat.
    """
    if "seat" not in on.__struct_fields__:
        raise RulesError(f"{on.__name__} has no seat, whose {kind.__name__} would change it")

    def record(change: Callable[[MGame, T, A], None]) -> Callable[[MGame, T, A], None]:
        @wraps(change)
        def each(game: MGame, terms: Any) -> None:
            for had in owned(game, terms.seat, kind):
                change(game, terms, had)

        chapter.rule(on, granted(kind), rank)(each)
        return change

    return record


def owned(game: MGame, seat: int, kind: type[A]) -> list[A]:
    """Those abilities of a seat's captain that are of this kind."""
    return [had for had in abilities_of(game, seat) if type(had) is kind]


def abilities_of(game: MGame, seat: int) -> list[AbilityBase]:
    """The abilities of a seat's captain, of his specialists and permanents; `NO_SEAT` has none."""
    captain = captain_at(game, seat)
    if captain is None:
        return []
    held = game.places.held
    found = list(game.box.captain_card(captain.card).abilities)
    for piece in () if specialists_idle(game, seat) else held.get(specialists_of(seat), ()):
        found += game.box.glory_card(piece).abilities
    for piece in held.get(permanents_of(seat), ()):
        found += permanent_abilities(game.box, piece)
    return found


class SpecialistsOf(msgspec.Struct, frozen=True):
    """What keeps a seat's specialists from working: chapters name it (`Chapter.in_force`)."""

    specialists_of: int


def specialists_idle(game: MGame, seat: int) -> bool:
    """Whether the powers of a seat's specialists have no effect now."""
    tell = game.rules.in_force[SpecialistsOf]
    return bool(tell) and any(one(game, SpecialistsOf(seat)) for one in tell)


@lru_cache(maxsize=256)
def permanent_abilities(box: Content, piece: str) -> tuple[AbilityBase, ...]:
    """The abilities that a rumor kept as a permanent gives."""
    permanents = [effect for effect in box.rumor_card(piece).effect if isinstance(effect, Permanent)]
    return tuple(had for permanent in permanents for had in permanent.abilities)
