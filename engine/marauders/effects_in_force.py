"""What is in force for terms and steps (`GameSpec.effects_in_force`)."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

from data.content import Content
from engine.marauders.box import card_id
from engine.marauders.places import mods_of, permanents_of, specialists_of
from engine.marauders.state import Captain, MGame, permanent_abilities


def effects_in_force(game: MGame, about: Any) -> list[str]:
    """What is in force for terms or a step: abilities of the zone, of the captain, his specialists and
    permanents, his modifications, the round's events.

    Without a seat, only the events. A zone's abilities apply in its waters and its port, not at a module's
    place. Chapters add their own (`Chapter.in_force`).
    """
    fields = _FIELDS[about.__class__]
    captain = _captain(game, about.seat) if fields[0] else None
    return _here(game, about, fields, captain, _standing(game, captain))


class Remembered:
    """`effects_in_force` for a game in which captains go from place to place and nothing else changes: what
    is in force for a seat wherever it is is found once.
    """

    def __init__(self) -> None:
        self._standing: dict[int | None, list[str]] = {}

    def forget(self, seat: int) -> None:
        """Something has changed for a seat."""
        self._standing.pop(seat, None)

    def __call__(self, game: MGame, about: Any) -> list[str]:
        """What is in force for terms or a step."""
        fields = _FIELDS[about.__class__]
        seat: int | None = about.seat if fields[0] else None
        captain = _captain(game, seat)
        if (standing := self._standing.get(seat)) is None:
            standing = self._standing[seat] = _standing(game, captain)
        return _here(game, about, fields, captain, standing)


def _captain(game: MGame, seat: int | None) -> Captain | None:
    return None if seat is None or seat < 0 else game.state.seats[seat].captain


def _standing(game: MGame, captain: Captain | None) -> list[str]:
    """What is in force for a captain at any place; it is found again only if a piece has moved since, or he
    has changed.
    """
    of = captain and (captain.seat, captain.card, captain.idle_specialists, captain.marque)
    gathered = game.places.gathered
    found: list[str] | None = gathered.get(of)
    if found is None:
        found = gathered[of] = _gather(game, captain)
    return found


def _gather(game: MGame, captain: Captain | None) -> list[str]:
    content, held = game.box, game.places.held
    active: list[str] = []
    for piece in held.get("event.now", ()):
        active += _round_effects(content, piece)
    if captain is None:
        return active
    active += _abilities(content, captain.card)
    specialists, permanents, mods = _places_of(captain.seat)
    if not captain.idle_specialists:
        for piece in held.get(specialists, ()):
            active += _specialist(content, piece)
    for piece in held.get(permanents, ()):
        active += _permanent(content, piece)
    if aboard := held.get(mods):
        active += [card_id(piece) for piece in aboard]
    if captain.marque:
        active.append("marque")
    return active


class _Fields(dict[type[Any], tuple[bool, bool, bool, bool]]):
    """Whether terms or steps of a type have a seat, a zone, a place and gear; found once and then kept."""

    def __missing__(self, kind: type[Any]) -> tuple[bool, bool, bool, bool]:
        seat, zone, place, gear = (hasattr(kind, name) for name in ("seat", "zone", "place", "gear"))
        found = self[kind] = (seat, zone, place, gear)
        return found


_FIELDS = _Fields()


def _here(
    game: MGame,
    about: Any,
    fields: tuple[bool, bool, bool, bool],
    captain: Captain | None,
    standing: list[str],
) -> list[str]:
    """What stands, and what is in force where the terms or step are about, or else where the captain is."""
    _, has_zone, has_place, has_gear = fields
    place: str = (has_zone and about.zone) or (has_place and about.place) or ""
    if not place and captain is not None:
        place = captain.ashore or captain.zone
    zone = game.box.zones.get(place)
    active = [*standing, *zone.abilities] if zone else standing.copy()
    if has_gear:
        active += about.gear
    for tell in game.rules.in_force[about.__class__]:
        active += tell(game, about)
    return active


@cache
def _places_of(seat: int) -> tuple[str, str, str]:
    """Where a seat's specialists, permanents and modifications lie."""
    return specialists_of(seat), permanents_of(seat), mods_of(seat)


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
