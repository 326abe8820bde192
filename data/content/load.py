"""Loading a content pack: the base pack, and over it the cards of an own one.

A pack is a folder of YAML files. Each file names its `deck` and lists `cards`; an own pack replaces a
base card by giving one with the same id, adds one by giving a new id, and takes one out with `remove`.
"""

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from pydantic import BaseModel, ConfigDict, ValidationError

from data.content.box import Content
from data.content.checks import Loaded, check
from data.content.errors import ContentError
from data.content.models import (
    BountyToken,
    CaptainCard,
    CargoCard,
    DemandToken,
    Entry,
    EventCard,
    GloryCard,
    MerchantToken,
    MissionCard,
    ModificationToken,
    RumorCard,
    ShipCard,
    WeaponToken,
    ZoneCard,
)
from data.content.reasons import reason
from data.content.source import Source, read_source

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


@lru_cache(maxsize=8)
def marauders_content(pack: str | Path | None = None) -> Content:
    """The base pack of Merchants & Marauders with the own pack in the folder `pack` laid over it.

    Loaded once per folder and kept. Raises ContentError when any file cannot be used.
    """
    loaded = _read(BASE, {})
    locale: tuple[Path, ...] = ()
    folder = BASE
    if pack is not None:
        folder = Path(pack).expanduser()
        if not folder.is_dir():
            why = "is not a folder; name the folder of a content pack, or none"
            raise ContentError(folder, None, None, why)
        loaded = _read(folder, loaded)
        locale = (folder / "locale",) if (folder / "locale").is_dir() else ()
    check(loaded, folder)
    entries = {deck: {name: found.entry for name, found in cards.items()} for deck, cards in loaded.items()}
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
