"""What is in force for terms and steps (`GameSpec.effects_in_force`)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any

from data.content import Content
from engine.kernel import Rules, TermsRule, TermsRules
from engine.marauders.box import card_id
from engine.marauders.granted import granted, permanent_abilities, specialists_idle
from engine.marauders.places import mods_of, permanents_of, specialists_of
from engine.marauders.state import Captain, MGame, captain_at


def effects_in_force(game: MGame, about: Any) -> tuple[str, ...]:
    """What is in force for terms or a step: abilities of the zone, of the captain, his specialists and
    permanents, his modifications, the round's events.

    Without a seat, only the events. A zone's abilities apply in its waters and its port, not at a module's
    place. Chapters add their own (`Chapter.in_force`).
    """
    fields = _FIELDS[about.__class__]
    captain = _captain(game, about.seat) if fields[0] else None
    place = _place(about, fields, captain)
    # It is found again only if a piece has moved since, or the captain has changed.
    gathered = game.places.gathered
    who = captain and (captain.seat, captain.card, specialists_idle(game, captain.seat), captain.marque)
    found: tuple[str, ...] | None = gathered.get((who, place))
    if found is None:
        standing: list[str] | None = gathered.get(who)
        if standing is None:
            standing = gathered[who] = _gather(game, captain)
        found = gathered[who, place] = _at(game, place, standing)
    return _with_its_own(game, about, fields[3], found)


class Remembered:
    """`effects_in_force` for a game in which captains go from place to place and nothing else changes: what
    is in force for a seat wherever it is is found once.
    """

    def __init__(self) -> None:
        self._standing: dict[int | None, tuple[str, ...]] = {}
        self._books: dict[int | None, Book] = {}

    def forget(self, seat: int) -> None:
        """Something has changed for a seat."""
        self._standing.pop(seat, None)
        self._books.pop(seat, None)

    def rules(self, game: MGame, about: Any) -> list[TermsRule]:
        """The rules that are in force on terms. What a seat brings everywhere, and what a zone brings for
        everybody, is mostly of no concern to them.
        """
        kind = about.__class__
        fields = has_seat, has_zone, has_place, _ = _FIELDS[kind]
        seat: int | None = about.seat if has_seat else None
        place: str = (has_zone and about.zone) or (has_place and about.place) or ""
        if not place and has_seat:
            place = _place(about, fields, _captain(game, seat))
        # Asked a hundred times for one answer: whatever is not called here saves time.
        try:
            known = self._books[seat][kind, place]
        except KeyError:
            known = self._looked_up(game, about, seat, place)
        return game.rules.terms[kind].in_force(self(game, about)) if known is None else known

    def _looked_up(self, game: MGame, about: Any, seat: int | None, place: str) -> list[TermsRule] | None:
        """The rules in force on all terms of a kind for a seat at a place; None if each may have others."""
        kind = about.__class__
        if (book := self._books.get(seat)) is None:
            book = self._books[seat] = _book(game.rules, game.box, self._stands(game, seat))
        if (kind, place) not in book:
            table = game.rules.terms.get(kind)
            standing = self._stands(game, seat)
            book[kind, place] = (
                self._in_force(game, about, table, standing, place) if table is not None else []
            )
        return book[kind, place]

    def _in_force(
        self, game: MGame, about: Any, table: TermsRules, standing: tuple[str, ...], place: str
    ) -> list[TermsRule] | None:
        """The rules in force on all terms of a kind at a place, for whom this stands; None if each may have
        others.
        """
        kind = about.__class__
        if not table.has_effects:
            return table.always
        if _FIELDS[kind][3] or game.rules.in_force[kind]:
            return None
        if table.effects.isdisjoint(standing) and not _brought(table, game.box, place):
            return table.always
        return table.in_force(self(game, about))

    def _stands(self, game: MGame, seat: int | None) -> tuple[str, ...]:
        if (standing := self._standing.get(seat)) is None:
            standing = self._standing[seat] = tuple(_gather(game, _captain(game, seat)))
        return standing

    def __call__(self, game: MGame, about: Any) -> tuple[str, ...]:
        """What is in force for terms or a step."""
        fields = _FIELDS[about.__class__]
        seat: int | None = about.seat if fields[0] else None
        place = _place(about, fields, _captain(game, seat))
        return _with_its_own(game, about, fields[3], _at(game, place, self._stands(game, seat)))


Book = dict[tuple[type[Any], str], list[TermsRule] | None]
"""The rules in force on each kind of terms at a place, as far as it was asked; None if each has its own."""


@lru_cache(maxsize=256)
def _book(rules: Rules, content: Content, standing: tuple[str, ...]) -> Book:
    """What holds for everybody for whom the same stands, in every position."""
    return {}


def _captain(game: MGame, seat: int | None) -> Captain | None:
    return None if seat is None else captain_at(game, seat)


def _gather(game: MGame, captain: Captain | None) -> list[str]:
    content, held = game.box, game.places.held
    active: list[str] = []
    for piece in held.get("event.now", ()):
        active += _round_effects(content, piece)
    if captain is None:
        return active
    active += _abilities(content, captain.card)
    specialists, permanents, mods = _places_of(captain.seat)
    if not specialists_idle(game, captain.seat):
        for piece in held.get(specialists, ()):
            active += _specialist(content, piece)
    for piece in held.get(permanents, ()):
        active += _permanent(content, piece)
    if aboard := held.get(mods):
        active += [card_id(piece) for piece in aboard]
    if captain.marque:
        active.append("marque")
    return active


_Has = tuple[bool, bool, bool, bool]


class _Fields(dict[type[Any], _Has]):
    """Whether terms or steps of a type have a seat, a zone, a place and gear; found once and then kept."""

    def __missing__(self, kind: type[Any]) -> _Has:
        seat, zone, place, gear = (hasattr(kind, name) for name in ("seat", "zone", "place", "gear"))
        found = self[kind] = (seat, zone, place, gear)
        return found


_FIELDS = _Fields()


def _place(about: Any, fields: _Has, captain: Captain | None) -> str:
    """Where terms or a step are about, or else where the captain is; "" nowhere."""
    _, has_zone, has_place, _ = fields
    named: str = (has_zone and about.zone) or (has_place and about.place) or ""
    return named or (captain.ashore or captain.zone if captain is not None else "")


def _at(game: MGame, place: str, standing: Sequence[str]) -> tuple[str, ...]:
    """What stands, and what is in force in a place."""
    zone = game.box.zones.get(place)
    return (*standing, *zone.abilities) if zone else tuple(standing)


def _with_its_own(game: MGame, about: Any, has_gear: bool, found: tuple[str, ...]) -> tuple[str, ...]:
    """With what terms or a step bring into force themselves."""
    if has_gear:
        found = (*found, *about.gear)
    for tell in game.rules.in_force[about.__class__]:
        found = (*found, *tell(game, about))
    return found


@lru_cache(maxsize=4_096)
def _brought(table: TermsRules, content: Content, place: str) -> bool:
    """Whether a zone brings any of these rules into force."""
    zone = content.zones.get(place)
    return zone is not None and not table.effects.isdisjoint(zone.abilities)


@cache
def _places_of(seat: int) -> tuple[str, str, str]:
    """Where a seat's specialists, permanents and modifications lie."""
    return specialists_of(seat), permanents_of(seat), mods_of(seat)


# Every term and hook asks for these, so each card is read once per content pack.
@lru_cache(maxsize=1024)
def _abilities(content: Content, card: str) -> tuple[str, ...]:
    return tuple(granted(type(ability)) for ability in content.captain_card(card).abilities)


@lru_cache(maxsize=1024)
def _specialist(content: Content, piece: str) -> tuple[str, ...]:
    return tuple(granted(type(ability)) for ability in content.glory_card(piece).abilities)


@lru_cache(maxsize=1024)
def _permanent(content: Content, piece: str) -> tuple[str, ...]:
    return tuple(granted(type(ability)) for ability in permanent_abilities(content, piece))


@lru_cache(maxsize=1024)
def _round_effects(content: Content, piece: str) -> tuple[str, ...]:
    return tuple(
        f"event:{effect.do}" for effect in content.event_card(piece).effect if effect.timing == "round"
    )
