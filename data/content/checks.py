"""What only several entries of a pack together can get wrong."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from data.content.box import COMPONENTS
from data.content.errors import ContentError
from data.content.event_effects import EnterNpc, Fever, PortNation
from data.content.models import CaptainCard, Entry, EventCard, MissionCard, RumorCard, ZoneCard
from data.content.packs import Decks, Loaded, size_of
from data.content.tasks import Assault, Carry, Deliver, Pay
from data.content.words import ZONES

FIXED: Final = ("ship", "mod", "weapon", "merchant", "demand", "bounty")
"""Decks that setup lays out piece by piece: their size is the component list's."""

LEAST: Final[Mapping[str, int]] = {"captain": 4, "event": 1, "glory": 1, "rumor": 1, "mission": 2, "cargo": 8}
"""How many cards the other decks must have for a table of four."""


def check(decks: Decks, folder: Path) -> None:
    """Raises ContentError for the first thing wrong; `folder` is named when it is no single card's fault."""
    zones = _zones(decks, folder)
    for found in decks["zone"].values():
        _check_borders(found, zones)
    for found in decks["captain"].values():
        _check_home(found, zones)
    for deck in ("event", "rumor", "mission"):
        for found in decks[deck].values():
            for zone, path in _ports(found.entry):
                if not zones[zone].port:
                    raise found.refuse(f"{zone} has no port", *path)
    _check_sizes(decks, folder)


def _zones(decks: Decks, folder: Path) -> Mapping[str, ZoneCard]:
    zones = {name: found.entry for name, found in decks["zone"].items() if isinstance(found.entry, ZoneCard)}
    for name in ZONES:
        if name not in zones:
            raise ContentError(
                folder, None, name, "the zone is missing; a pack may change zones but not remove one"
            )
    return zones


def _check_borders(found: Loaded, zones: Mapping[str, ZoneCard]) -> None:
    zone = found.entry
    assert isinstance(zone, ZoneCard)
    for point, neighbour in zone.borders.items():
        if zone.id not in zones[neighbour].borders.values():
            raise found.refuse(f"{neighbour} has no border back to it", "borders", point)


def _check_home(found: Loaded, zones: Mapping[str, ZoneCard]) -> None:
    captain = found.entry
    assert isinstance(captain, CaptainCard)
    nation = zones[captain.home].nation
    if nation is None:
        raise found.refuse(f"{captain.home} has no port", "home")
    if nation != captain.nation:
        why = f"the home port {captain.home} is {nation}, so the captain is too, not {captain.nation}"
        raise found.refuse(why, "nation")
    if captain.copies != 1:
        raise found.refuse("there can be only one of a captain", "copies")


def _ports(entry: Entry) -> Iterator[tuple[str, tuple[str | int, ...]]]:
    """The zones whose ports the card speaks of, and where on the card."""
    if isinstance(entry, RumorCard) and entry.at == "port":
        yield entry.zone, ("zone",)
    elif isinstance(entry, EventCard):
        for index, effect in enumerate(entry.effect):
            if isinstance(effect, PortNation) or (isinstance(effect, EnterNpc) and effect.navy):
                yield effect.zone, ("effect", index, "zone")
            elif isinstance(effect, Fever):
                yield from ((zone, ("effect", index, "zones")) for zone in effect.zones)
    elif isinstance(entry, MissionCard):
        yield entry.zone, ("zone",)
        for index, task in enumerate(entry.tasks):
            if isinstance(task, Carry | Deliver | Pay):
                yield task.to, ("tasks", index, "to")
            elif isinstance(task, Assault) and task.where == "port":
                yield task.zone, ("tasks", index, "zone")


def _check_sizes(decks: Decks, folder: Path) -> None:
    for deck, expected in COMPONENTS.items():
        size = size_of(decks, deck)
        if deck in FIXED and size != expected:
            why = f"the deck {deck} has {size} pieces and must have {expected}; add or remove copies"
            raise ContentError(folder, None, None, why)
        if size < LEAST.get(deck, 0):
            why = (
                f"the deck {deck} has {size} cards and needs at least {LEAST[deck]}; add some or remove fewer"
            )
            raise ContentError(folder, None, None, why)
