"""Content packs: the base files of a game, and over them the cards of an own pack.

A game's files name their `deck` and list `cards`; an own pack replaces a base card by giving one with the
same id, adds one by giving a new id, and takes one out with `remove`. One pack may change several games: the
files of each lie in a folder of its id.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, TypeVar

from pydantic import BaseModel, ConfigDict, ValidationError

from data.content.entry import Card, Entry
from data.content.errors import ContentError
from data.content.reasons import reason
from data.content.source import Source, read_source

ContentT = TypeVar("ContentT")
EntryT = TypeVar("EntryT", bound=Entry)


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


Decks = Mapping[str, Mapping[str, Loaded]]
"""Entries by deck and id."""
Kinds = Mapping[str, type[Entry]]
"""What the entries of each deck are."""


class InUse(Generic[ContentT]):
    """The content of a game that this process plays with: the base pack, or an own one laid over it."""

    def __init__(self, load: Callable[[Path | None], ContentT]) -> None:
        self._load = load
        self._in_use: list[ContentT] = []

    def use(self, pack: str | Path | None) -> ContentT:
        """Play with an own pack from now on; None: with the base pack.

        Raises ContentError when the pack is broken; what was in use stays in use then.
        """
        self._in_use[:] = [self._load(None if pack is None else Path(pack).expanduser())]
        return self._in_use[0]

    def content(self) -> ContentT:
        """The content in use."""
        return self._in_use[0] if self._in_use else self.use(None)


def pack_files(pack: Path, game: str, *, loose: bool = False) -> list[Path]:
    """The files of a pack that are about a game: those in the folder of its id, and with `loose` those in no
    folder.

    Raises ContentError when the pack is no folder or holds no file about any game.
    """
    if not pack.is_dir():
        raise ContentError(pack, None, None, "is not a folder; name the folder of a content pack, or none")
    if not [*pack.glob("*.yaml"), *pack.glob("*/*.yaml")]:
        raise ContentError(
            pack, None, None, "holds no .yaml file; a content pack has one per deck it changes"
        )
    return [*sorted(pack.glob("*.yaml") if loose else ()), *sorted((pack / game).glob("*.yaml"))]


def check_folders(pack: Path, games: Iterable[str]) -> None:
    """Refuse a pack with files in a folder that no game would read. Raises ContentError naming the file."""
    known = tuple(games)
    for file in sorted(pack.glob("*/*.yaml")):
        if file.parent.name not in known:
            why = f"its folder is that of no game; name the folder after one of {', '.join(known)}"
            raise ContentError(file, None, None, why)


def read_decks(files: Iterable[Path], kinds: Kinds, below: Decks | None = None) -> Decks:
    """The decks in these files, laid over those `below`. Raises ContentError for the first thing wrong."""
    loaded = {deck: dict(cards) for deck, cards in (below or {}).items()}
    given: dict[str, Loaded] = {}
    for file in files:
        source = read_source(file)
        head = _head(source, kinds)
        cards = loaded.setdefault(head.deck, {})
        for index, name in enumerate(head.remove):
            if cards.pop(name, None) is None:
                line = source.line(("remove", index))
                raise ContentError(file, line, name, f"the deck {head.deck} has no such card to remove")
        for index, raw in enumerate(head.cards):
            found = Loaded(_entry(source, kinds[head.deck], index, raw), source, index)
            _refuse_taken_id(found, head.deck, loaded, given)
            given[found.entry.id] = found
            cards[found.entry.id] = found
    return loaded


def entries_of(decks: Decks, kind: type[EntryT]) -> dict[str, EntryT]:
    """The entries of this kind by id, in the order of the files."""
    cards = decks.get(kind.deck, {})
    return {name: found.entry for name, found in cards.items() if isinstance(found.entry, kind)}


def size_of(decks: Decks, deck: str) -> int:
    """How many cards a deck has, copies counted."""
    return sum(found.entry.copies for found in decks.get(deck, {}).values() if isinstance(found.entry, Card))


class PackFile(BaseModel):
    """The outer shape of every file of a pack."""

    model_config = ConfigDict(extra="forbid", strict=True)
    deck: str
    cards: list[dict[str, Any]]
    remove: list[str] = []


def _head(source: Source, kinds: Kinds) -> PackFile:
    try:
        head = PackFile.model_validate(source.data)
    except ValidationError as error:
        first = error.errors()[0]
        raise ContentError(source.file, source.line(first["loc"]), None, reason(first)) from error
    if head.deck not in kinds:
        why = (
            f"'{head.deck}' is no deck of the game this file is for; the decks are {', '.join(sorted(kinds))}"
        )
        raise ContentError(source.file, source.line(("deck",)), None, why)
    return head


def _entry(source: Source, kind: type[Entry], index: int, raw: dict[str, Any]) -> Entry:
    try:
        return kind.model_validate(raw)
    except ValidationError as error:
        first = error.errors()[0]
        line = source.line(("cards", index, *first["loc"]))
        raise ContentError(source.file, line, str(raw.get("id", "?")), reason(first)) from error


def _refuse_taken_id(found: Loaded, deck: str, loaded: Decks, given: Mapping[str, Loaded]) -> None:
    name = found.entry.id
    if name in given:
        first = given[name]
        where = f"{first.source.file.name} line {first.source.line(('cards', first.index))}"
        raise found.refuse(f"this id is already given in {where}", "id")
    for other, cards in loaded.items():
        if other != deck and name in cards:
            raise found.refuse(f"this id already belongs to the deck {other}", "id")
