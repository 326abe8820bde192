"""Content files: a game's base files, then those of its modules, then the cards of a custom pack on top.

A file names its `deck` and lists `cards`. A module adds cards, and says so if one replaces another
(`replaces`). A custom pack replaces a card by giving one with the same id, adds one by giving a new id, and
removes one with `remove`. A card that `needs` modules not in play stays out. One pack may change several
games: the files for each are in a folder named after its id.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

from pydantic import BaseModel, ConfigDict, ValidationError

from data.content.entry import Card, Entry
from data.content.errors import ContentError
from data.content.reasons import reason
from data.content.source import Source, read_source
from data.content.vocabulary import BASE_WORDS, Vocabulary

ContentT = TypeVar("ContentT")
EntryT = TypeVar("EntryT", bound=Entry)


@dataclass(frozen=True, slots=True)
class Loaded:
    """An entry and its place in the files, for reasons that concern several entries."""

    entry: Entry
    source: Source
    index: int

    def refuse(self, why: str, *path: str | int) -> ContentError:
        """The error that names this entry and the line of `path` within it."""
        return _refused(self.source, self.index, self.entry.id, why, *path)


Decks = Mapping[str, Mapping[str, Loaded]]
"""Entries by deck and id."""
Kinds = Mapping[str, type[Entry]]
"""The kind of the entries in each deck."""


@dataclass(frozen=True)
class Scope:
    """Which modules exist and are in play, and the words these add, while files are read.

    `known` has the kinds of entries that each module of the game adds, whether or not it is in play.
    """

    known: Mapping[str, Kinds] = field(default_factory=dict[str, Kinds])
    in_play: tuple[str, ...] = ()
    words: Vocabulary = BASE_WORDS
    yields: frozenset[tuple[str, str]] = frozenset()
    """Cards, by module and id, that stay out because another module in play brings them
    (`ModuleContent.lends`).
    """


ALONE: Final = Scope()
"""The base box of a game, without modules."""


@dataclass(frozen=True, slots=True)
class LeftOut:
    """A card that stays out: its deck, the modules it lacks (none if another one brings it), and by how many
    pieces a module shrinks.
    """

    deck: str
    lacks: tuple[str, ...]
    copies: int


class InUse(Generic[ContentT]):
    """The content of a game that this process plays with: the base pack, or a custom one laid over it."""

    def __init__(self, load: Callable[[Path | None], ContentT]) -> None:
        self._load = load
        self._in_use: list[ContentT] = []

    def use(self, pack: str | Path | None) -> ContentT:
        """Play with a custom pack from now on; None: with the base pack.

        Raises ContentError if the pack is broken; the previous content then stays in use.
        """
        self._in_use[:] = [self._load(None if pack is None else Path(pack).expanduser())]
        return self._in_use[0]

    def content(self) -> ContentT:
        """The content in use."""
        return self._in_use[0] if self._in_use else self.use(None)


def pack_files(pack: Path, game: str, *, loose: bool = False) -> list[Path]:
    """The files of a pack for one game: those in the folder of its id, and with `loose` those in no folder.

    A pack may also bring texts alone. Raises ContentError if it is not a folder or contains nothing for any
    game.
    """
    if not pack.is_dir():
        raise ContentError(pack, None, None, "is not a folder; name the folder of a content pack, or none")
    if not any(any(pack.glob(files)) for files in ("*.yaml", "*/*.yaml", "locale/*/*.ftl")):
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
    layers = Layers(kinds, below=below)
    layers.lay(files)
    return layers.decks


class Layers:
    """Decks built layer by layer: the base files, those of modules, a custom pack."""

    def __init__(self, kinds: Kinds, scope: Scope = ALONE, below: Decks | None = None) -> None:
        self.decks = {deck: dict(cards) for deck, cards in (below or {}).items()}
        self.left_out: dict[str, LeftOut] = {}
        """Cards that stay out because a module is missing, by id."""
        self.added: Counter[tuple[str, str]] = Counter()
        """How many pieces a module adds to a deck, including those that stay out, by module and deck."""
        self._kinds = kinds
        self._scope = scope
        self._replaced: dict[str, str] = {}
        self._given: dict[str, Loaded] = {}

    def lay(self, files: Iterable[Path], module: str = "") -> None:
        """Lay the next layer over the others; `module` is its owner, "" for base files and custom packs.

        Raises ContentError for the first thing wrong.
        """
        self._given = {}
        for file in files:
            source = read_source(file)
            head = _head(source)
            needs = self._known(source, head.needs, None, "needs")
            kinds = self._kinds_with((*needs, module))
            if head.deck not in kinds:
                raise self._no_deck(source, head.deck, kinds)
            if self._missing(needs):
                for raw in head.cards:
                    self._leave_out(head.deck, raw, needs, module)
                continue
            self._remove(source, head)
            for index, raw in enumerate(head.cards):
                self._card(source, head.deck, index, raw, (*needs, module))

    def _card(self, source: Source, deck: str, index: int, raw: dict[str, Any], of: tuple[str, ...]) -> None:
        """Read a card from a layer of these modules, and add it if it lacks nothing that it needs."""
        name, figures = str(raw.get("id", "?")), dict(raw)
        given = {key: figures.pop(key) for key in CardHead.model_fields if key in figures}
        beside = _validated(CardHead, given, source, index, name, BASE_WORDS)
        needs = self._known(source, beside.needs, name, "cards", index, "needs")
        if self._missing(needs) or (of[-1], name) in self._scope.yields:
            self._leave_out(deck, raw, needs, of[-1])
            return
        kind = self._kinds_with((*of, *needs))[deck]
        found = Loaded(_validated(kind, figures, source, index, name, self._scope.words), source, index)
        self._refuse_taken_id(found, deck)
        self._given[found.entry.id] = found
        if of[-1]:
            self._add(found, deck, beside.replaces, of[-1])
        else:
            self._add_own(found, deck, beside.replaces)

    def _add(self, found: Loaded, deck: str, replaces: str | None, module: str) -> None:
        """Add a card of a module; one that replaces another must say so."""
        name, cards = found.entry.id, self.decks.setdefault(deck, {})
        if name in cards and replaces != name:
            raise found.refuse(f"there is one already; what takes its place says replaces: {name}", "id")
        if replaces is not None:
            if replaces in self._replaced:
                other = self._replaced[replaces]
                raise found.refuse(f"{replaces} is replaced by the module {other} already", "replaces")
            self.added[module, deck] -= _copies(cards.get(replaces))
            self._take_out(found, cards, replaces)
            self._replaced[replaces] = module
        cards[name] = found
        self.added[module, deck] += _copies(found)

    def _add_own(self, found: Loaded, deck: str, replaces: str | None) -> None:
        """Add a card of the base or of a custom pack; it replaces the card with its id, or another that it
        names.

        If a module replaces a card, it also replaces the pack's version of it.
        """
        name, cards = found.entry.id, self.decks.setdefault(deck, {})
        if replaces in self._replaced or (name in self._replaced and name not in cards):
            return
        if replaces is not None:
            self._take_out(found, cards, replaces)
        cards[name] = found

    def _take_out(self, found: Loaded, cards: dict[str, Loaded], replaces: str) -> None:
        """Remove the card being replaced; a card with the same id keeps its position."""
        if replaces not in cards:
            raise found.refuse(f"the deck {type(found.entry).deck} has no {replaces} to replace", "replaces")
        if replaces != found.entry.id:
            del cards[replaces]

    def _leave_out(self, deck: str, raw: dict[str, Any], needs: tuple[str, ...], module: str) -> None:
        """Record a card that stays out; its own fields may be words of the missing module."""
        given = raw.get("copies", 1)
        copies = given if isinstance(given, int) and module and "replaces" not in raw else 0
        self.left_out[str(raw.get("id", "?"))] = LeftOut(deck, self._missing(needs), copies)
        self.added[module, deck] += copies

    def _remove(self, source: Source, head: "PackFile") -> None:
        cards = self.decks.setdefault(head.deck, {})
        for index, name in enumerate(head.remove):
            if cards.pop(name, None) is None and name not in self._replaced:
                why = f"the deck {head.deck} has no such card to remove"
                raise ContentError(source.file, source.line(("remove", index)), name, why)

    def _kinds_with(self, modules: Iterable[str]) -> Kinds:
        """The kinds of entries of the base box, with those of modules on top."""
        kinds = dict(self._kinds)
        for module in modules:
            kinds.update(self._scope.known.get(module, {}))
        return kinds

    def _known(
        self, source: Source, needs: Iterable[str], card: str | None, *path: str | int
    ) -> tuple[str, ...]:
        """The modules that something needs; they must all exist."""
        for number, module in enumerate(needs):
            if module not in self._scope.known:
                there = (
                    f"the modules are {', '.join(self._scope.known)}"
                    if self._scope.known
                    else "there are none"
                )
                why = f"there is no module {module}; {there}"
                raise ContentError(source.file, source.line((*path, number)), card, why)
        return tuple(needs)

    def _missing(self, needs: Iterable[str]) -> tuple[str, ...]:
        return tuple(module for module in needs if module not in self._scope.in_play)

    def _no_deck(self, source: Source, deck: str, kinds: Kinds) -> ContentError:
        line = source.line(("deck",))
        for module, brings in self._scope.known.items():
            if deck in brings:
                why = f"'{deck}' is a deck of the module {module}; a file for it says needs: [{module}]"
                return ContentError(source.file, line, None, why)
        why = f"'{deck}' is no deck of the game this file is for; the decks are {', '.join(sorted(kinds))}"
        return ContentError(source.file, line, None, why)

    def _refuse_taken_id(self, found: Loaded, deck: str) -> None:
        name = found.entry.id
        if name in self._given:
            first = self._given[name]
            where = f"{first.source.file.name} line {first.source.line(('cards', first.index))}"
            raise found.refuse(f"this id is already given in {where}", "id")
        for other, cards in self.decks.items():
            if other != deck and name in cards:
                raise found.refuse(f"this id already belongs to the deck {other}", "id")


def entries_of(decks: Decks, kind: type[EntryT]) -> dict[str, EntryT]:
    """The entries of this kind by id, in the order of the files."""
    cards = decks.get(kind.deck, {})
    return {name: found.entry for name, found in cards.items() if isinstance(found.entry, kind)}


def size_of(decks: Decks, deck: str) -> int:
    """How many cards a deck has, including copies."""
    return sum(map(_copies, decks.get(deck, {}).values()))


def _copies(found: Loaded | None) -> int:
    return found.entry.copies if found and isinstance(found.entry, Card) else 0


class PackFile(BaseModel):
    """The outer shape of every file of a pack. Without the modules it `needs`, the whole file stays out."""

    model_config = ConfigDict(extra="forbid", strict=True)
    deck: str
    cards: list[dict[str, Any]]
    remove: list[str] = []
    needs: list[str] = []


class CardHead(BaseModel):
    """What any card may say besides its own fields: the modules it needs, and which card it replaces."""

    model_config = ConfigDict(extra="forbid", strict=True)
    needs: list[str] = []
    replaces: str | None = None


def _head(source: Source) -> PackFile:
    try:
        return PackFile.model_validate(source.data)
    except ValidationError as error:
        first = error.errors()[0]
        raise ContentError(source.file, source.line(first["loc"]), None, reason(first)) from error


ModelT = TypeVar("ModelT", bound=BaseModel)


def _validated(
    kind: type[ModelT], raw: dict[str, Any], source: Source, index: int, name: str, words: Vocabulary
) -> ModelT:
    try:
        return kind.model_validate(raw, context=words)
    except ValidationError as error:
        first = error.errors()[0]
        raise _refused(source, index, name, reason(first), *first["loc"]) from error


def _refused(source: Source, index: int, name: str, why: str, *path: str | int) -> ContentError:
    return ContentError(source.file, source.line(("cards", index, *path)), name, why)
