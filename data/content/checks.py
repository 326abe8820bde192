"""Checks that involve several entries of a pack."""

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final

from data.content.errors import ContentError
from data.content.models import CaptainCard, Entry, MissionCard, RumorCard, ZoneCard
from data.content.modules import ModuleContent
from data.content.packs import Decks, Layers, Loaded, size_of
from data.content.verbs.effects import Effect
from data.content.vocabulary import Known
from data.content.words import MODIFICATION, SHIP, WEAPON, ZONES

FIXED: Final = ("ship", "mod", "weapon", "merchant", "demand", "bounty")
"""Decks that setup lays out piece by piece: they must have the size in the component list."""

LEAST: Final[Mapping[str, int]] = {"captain": 4, "event": 1, "glory": 1, "rumor": 1, "mission": 2, "cargo": 8}
"""How many cards the other decks need for a table of four; those of modules need one."""
IDS_ARE_WORDS: Final[Mapping[str, Known]] = {"ship": SHIP, "mod": MODIFICATION, "weapon": WEAPON}
"""Decks in which each card's id is a word."""


def check(decks: Decks, folder: Path, pieces: Mapping[str, int]) -> None:
    """Raises ContentError for the first thing wrong; it names `folder` if no single card is to blame.

    `pieces` says how many pieces each deck should have.
    """
    zones = _zones(decks, folder)
    for found in decks["zone"].values():
        _check_borders(found, zones)
    for found in decks["captain"].values():
        _check_home(found, zones)
    for cards in decks.values():
        for found in cards.values():
            for zone, path in _ports(found.entry):
                if not zones[zone].port:
                    raise found.refuse(f"{zone} has no port", *path)
    _check_sizes(decks, folder, pieces)


def check_modules(layers: Layers, modules: Iterable[ModuleContent]) -> None:
    """Refuse a module whose files do not match its declaration. Raises ContentError naming its folder."""
    for module in modules:
        folder = module.folder or Path(module.id)
        for deck in sorted({*layers.decks, *module.pieces}):
            count, says = layers.added[module.id, deck], module.pieces.get(deck, 0)
            if count != says:
                why = f"the module adds {count} pieces to the deck {deck} and says it adds {says}"
                raise ContentError(folder, None, None, why)
        for deck, known in IDS_ARE_WORDS.items():
            for word in module.words.get(known.kind, ()):
                if word not in layers.decks[deck] and word not in layers.left_out:
                    why = f"the module says it brings this {deck}, but none of its files does"
                    raise ContentError(folder, None, word, why)


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
    """The zones whose ports the card mentions, and where on the card."""
    if isinstance(entry, MissionCard) or (isinstance(entry, RumorCard) and entry.at == "port"):
        yield entry.zone, ("zone",)
    for part in ("effect", "tasks"):
        spoken: tuple[Effect, ...] = getattr(entry, part, ())
        for index, effect in enumerate(spoken):
            yield from ((zone, (part, index, field)) for zone, field in effect.ports)


def _check_sizes(decks: Decks, folder: Path, pieces: Mapping[str, int]) -> None:
    for deck, expected in pieces.items():
        size = size_of(decks, deck)
        if deck in FIXED and size != expected:
            why = f"the deck {deck} has {size} pieces and must have {expected}; add or remove copies"
            raise ContentError(folder, None, None, why)
        if size < (least := LEAST.get(deck, 1)):
            why = f"the deck {deck} has {size} cards and needs at least {least}; add some or remove fewer"
            raise ContentError(folder, None, None, why)
