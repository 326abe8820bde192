"""What is in force for terms and steps (`GameSpec.effects_in_force`)."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from data.content import Content
from engine.marauders.box import card_id
from engine.marauders.places import mods_of, permanents_of, specialists_of
from engine.marauders.state import MGame, permanent_abilities


def effects_in_force(game: MGame, about: Any) -> list[str]:
    """What is in force for terms or a step: abilities of the zone, of the captain, his specialists and
    permanents, his modifications, the round's events.

    Without a seat, only the events. A zone's abilities apply in its waters and its port, not at a module's
    place. Chapters add their own (`Chapter.in_force`).
    """
    content, held = game.box, game.places.held
    active: list[str] = []
    for piece in held.get("event.now", ()):
        active += _round_effects(content, piece)
    seat: int | None = getattr(about, "seat", None)
    captain = None if seat is None or seat < 0 else game.state.seats[seat].captain
    place = getattr(about, "zone", "") or getattr(about, "place", "")
    if captain is not None and not place:
        place = captain.ashore or captain.zone
    if zone := content.zones.get(place):
        active += zone.abilities
    if captain is not None:
        active += _abilities(content, captain.card)
        for piece in held.get(specialists_of(seat), ()):
            active += _specialist(content, piece)
        for piece in held.get(permanents_of(seat), ()):
            active += _permanent(content, piece)
        active += [card_id(piece) for piece in held.get(mods_of(seat), ())]
        if captain.marque:
            active.append("marque")
    active += getattr(about, "gear", ())
    for tell in game.rules.in_force:
        active += tell(game, about)
    return active


# Every term and hook asks for these, so each card is read once per content pack.
@lru_cache(maxsize=1024)
def _abilities(content: Content, card: str) -> tuple[str, ...]:
    return tuple(f"ability:{ability.handler}" for ability in content.captain_card(card).abilities)


@lru_cache(maxsize=1024)
def _specialist(content: Content, piece: str) -> tuple[str, ...]:
    return tuple(f"ability:{ability.handler}" for ability in content.glory_card(piece).abilities)


@lru_cache(maxsize=1024)
def _permanent(content: Content, piece: str) -> tuple[str, ...]:
    return tuple(f"ability:{ability.handler}" for ability in permanent_abilities(content, piece))


@lru_cache(maxsize=1024)
def _round_effects(content: Content, piece: str) -> tuple[str, ...]:
    return tuple(
        f"event:{effect.do}" for effect in content.event_card(piece).effect if effect.timing == "round"
    )
