"""Loading a content pack: the base pack, and over it the cards of an own one.

A pack is a folder of YAML files. Each file names its `deck` and lists `cards`; an own pack replaces a
base card by giving one with the same id, adds one by giving a new id, and takes one out with `remove`.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, TypeVar

from pydantic import BaseModel, ConfigDict, ValidationError

from data.content.cards import EventCard, GloryCard, MissionCard, RumorCard
from data.content.errors import ContentError
from data.content.models import (
    BountyToken,
    CaptainCard,
    Card,
    CargoCard,
    DemandToken,
    Entry,
    MerchantToken,
    ModificationToken,
    ShipCard,
    WeaponToken,
    ZoneCard,
)
from data.content.reasons import reason
from data.content.source import Source, read_source
from data.content.words import ZONES

BASE: Final = Path(__file__).parent / "marauders"

ENTRIES: Final[Mapping[str, type[Entry]]] = {
    entry.deck: entry
    for entry in (
        ZoneCard,
        ShipCard,
        CaptainCard,
        EventCard,
        GloryCard,
        RumorCard,
        MissionCard,
        CargoCard,
        ModificationToken,
        WeaponToken,
        MerchantToken,
        DemandToken,
        BountyToken,
    )
}

COMPONENTS: Final[Mapping[str, int]] = {
    "captain": 16,
    "event": 34,
    "glory": 70,
    "rumor": 25,
    "mission": 25,
    "cargo": 64,
    "ship": 20,
    "mod": 16,
    "weapon": 12,
    "merchant": 17,
    "demand": 24,
    "bounty": 20,
}
"""How many pieces of each deck are in the box (rulebook, Components)."""

EntryT = TypeVar("EntryT", bound=Entry)


@dataclass(frozen=True, slots=True)
class Deck:
    """A deck: its cards by id, and how many pieces the component list says it has."""

    id: str
    expected: int
    cards: tuple[Card, ...]

    @property
    def size(self) -> int:
        """How many pieces it really has."""
        return sum(card.copies for card in self.cards)


@dataclass(frozen=True, slots=True)
class Loaded:
    """An entry and where it stands, for reasons that concern several entries."""

    entry: Entry
    source: Source
    index: int

    def refuse(self, why: str, *path: str | int) -> ContentError:
        """The error that names this entry and the line of `path` within it."""
        line = self.source.line(("cards", self.index, *path))
        return ContentError(self.source.file, line, self.entry.id, why)


class Content:
    """Everything in the box, immutable, by id. One per pack, shared by all tables."""

    def __init__(self, entries: Mapping[str, Mapping[str, Entry]], locale: tuple[Path, ...]) -> None:
        self.zones = _of(entries, ZoneCard)
        self.ships = _of(entries, ShipCard)
        self.captains = _of(entries, CaptainCard)
        self.events = _of(entries, EventCard)
        self.glory = _of(entries, GloryCard)
        self.rumors = _of(entries, RumorCard)
        self.missions = _of(entries, MissionCard)
        self.cargo = _of(entries, CargoCard)
        self.mods = _of(entries, ModificationToken)
        self.weapons = _of(entries, WeaponToken)
        self.merchants = _of(entries, MerchantToken)
        self.demand = _of(entries, DemandToken)
        self.bounties = _of(entries, BountyToken)
        self.locale = locale
        """Folders with the Fluent files of own packs, `<locale>/<language>/*.ftl`."""
        self.bounty_tokens: Mapping[str, int] = MappingProxyType(
            {token.nation: token.copies for token in self.bounties.values()}
        )
        decks = {
            deck: Deck(
                deck, expected, tuple(c for c in entries.get(deck, {}).values() if isinstance(c, Card))
            )
            for deck, expected in COMPONENTS.items()
        }
        self.decks: Mapping[str, Deck] = MappingProxyType(decks)
        self._pieces = {deck.id: tuple(sorted(_pieces(deck.cards))) for deck in decks.values()}
        self._cards: dict[str, Card] = {}
        for deck in decks.values():
            for card in deck.cards:
                self._cards[card.id] = card
                self._cards.update((piece, card) for piece in _pieces((card,)))

    def pieces(self, deck: str) -> tuple[str, ...]:
        """The ids of all pieces of the deck, sorted."""
        return self._pieces[deck]

    def card(self, piece: str) -> Card:
        """The card of a piece (or of its own id); KeyError when there is no such piece."""
        return self._cards[piece]


def marauders_content(pack: str | Path | None = None) -> Content:
    """The base pack of Merchants & Marauders with the own pack in the folder `pack` laid over it.

    Loaded once per folder and kept. Raises ContentError when any file cannot be used.
    """
    return _content(None if pack is None else Path(pack).expanduser().resolve())


@lru_cache(maxsize=8)
def _content(pack: Path | None) -> Content:
    loaded = _read(BASE, {})
    if pack is not None:
        if not pack.is_dir():
            raise ContentError(
                pack, None, None, "is not a folder; name the folder of a content pack, or none"
            )
        loaded = _read(pack, loaded)
    _check(loaded)
    entries = {
        deck: {entry_id: found.entry for entry_id, found in cards.items()} for deck, cards in loaded.items()
    }
    locale = () if pack is None or not (pack / "locale").is_dir() else (pack / "locale",)
    return Content(entries, locale)


def _read(folder: Path, below: Mapping[str, Mapping[str, Loaded]]) -> dict[str, dict[str, Loaded]]:
    loaded = {deck: dict(cards) for deck, cards in below.items()}
    given: dict[str, Loaded] = {}
    files = sorted(folder.glob("*.yaml"))
    if not files:
        raise ContentError(
            folder, None, None, "holds no .yaml file; a content pack has one per deck it changes"
        )
    for file in files:
        source = read_source(file)
        head = _head(source)
        cards = loaded.setdefault(head.deck, {})
        for index, name in enumerate(head.remove):
            if cards.pop(name, None) is None:
                line = source.line(("remove", index))
                raise ContentError(file, line, name, f"the deck {head.deck} has no such card to remove")
        for index, raw in enumerate(head.cards):
            found = Loaded(_entry(source, ENTRIES[head.deck], index, raw), source, index)
            _refuse_taken_id(found, head.deck, loaded, given)
            given[found.entry.id] = found
            cards[found.entry.id] = found
    return loaded


class PackFile(BaseModel):
    """The outer shape of every file of a pack."""

    model_config = ConfigDict(extra="forbid", strict=True)
    deck: str
    cards: list[dict[str, Any]]
    remove: list[str] = []


def _head(source: Source) -> PackFile:
    try:
        head = PackFile.model_validate(source.data)
    except ValidationError as error:
        first = error.errors()[0]
        raise ContentError(source.file, source.line(first["loc"]), None, reason(first)) from error
    if head.deck not in ENTRIES:
        names = ", ".join(sorted(ENTRIES))
        why = f"'{head.deck}' is no deck; the decks are {names}"
        raise ContentError(source.file, source.line(("deck",)), None, why)
    return head


def _entry(source: Source, kind: type[Entry], index: int, raw: dict[str, Any]) -> Entry:
    try:
        return kind.model_validate(raw)
    except ValidationError as error:
        first = error.errors()[0]
        line = source.line(("cards", index, *first["loc"]))
        raise ContentError(source.file, line, str(raw.get("id", "?")), reason(first)) from error


def _refuse_taken_id(
    found: Loaded, deck: str, loaded: Mapping[str, Mapping[str, Loaded]], given: Mapping[str, Loaded]
) -> None:
    name = found.entry.id
    if name in given:
        first = given[name]
        where = f"{first.source.file.name} line {first.source.line(('cards', first.index))}"
        raise found.refuse(f"this id is already given in {where}", "id")
    for other, cards in loaded.items():
        if other != deck and name in cards:
            raise found.refuse(f"this id already belongs to the deck {other}", "id")


def _check(loaded: Mapping[str, Mapping[str, Loaded]]) -> None:
    """What only several entries together can get wrong."""
    zones = loaded["zone"]
    for name, found in zones.items():
        if name not in ZONES:
            raise found.refuse("the board has no such zone; a pack may change zones but not add one", "id")
    for name in ZONES:
        if name not in zones:
            raise ContentError(
                BASE, None, name, "the zone is missing; a pack may change zones but not remove one"
            )
    for found in zones.values():
        _check_borders(found, zones)
    for found in loaded["captain"].values():
        captain = found.entry
        assert isinstance(captain, CaptainCard)
        home = zones[captain.home].entry
        assert isinstance(home, ZoneCard)
        if home.nation is None:
            raise found.refuse(f"the home {captain.home} has no port", "home")
        if home.nation != captain.nation:
            why = (
                f"the home port {captain.home} is {home.nation}, so the captain is too, not {captain.nation}"
            )
            raise found.refuse(why, "nation")


def _check_borders(found: Loaded, zones: Mapping[str, Loaded]) -> None:
    zone = found.entry
    assert isinstance(zone, ZoneCard)
    for point, neighbour in zone.borders.items():
        there = zones[neighbour].entry
        assert isinstance(there, ZoneCard)
        if zone.id not in there.borders.values():
            raise found.refuse(f"{neighbour} has no border back to it", "borders", point)


def _of(entries: Mapping[str, Mapping[str, Entry]], kind: type[EntryT]) -> Mapping[str, EntryT]:
    found = {name: entry for name, entry in entries.get(kind.deck, {}).items() if isinstance(entry, kind)}
    return MappingProxyType(found)


def _pieces(cards: Iterable[Card]) -> Iterable[str]:
    for card in cards:
        if card.copies == 1:
            yield card.id
        else:
            yield from (f"{card.id}.{n}" for n in range(1, card.copies + 1))
