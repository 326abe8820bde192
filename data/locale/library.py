"""Fluent files as a library of messages: found, cut into messages, each parsed when it is first looked up."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any

from babel import Locale, UnknownLocaleError
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from data.folders import real_folders
from data.locale.entries import Entry, TextsError, cut

LAST_RESORT = "en"
_HOME = Path(__file__).parent
_OURS = _HOME.parent
"""Whose texts tests look through; those of others are looked through when they are opened."""
# Plain "en" means international English, without a comma before "and".
_BABEL_NAMES = {"en": "en_001"}


@dataclass(slots=True)
class Message:
    """One message, ready to be formatted.

    `variables` are all it mentions, `counting` those that a selector or a function looks at: these must stay
    numbers, while the others may be passed as finished text. `fixed` is the whole text of a message without
    variables.
    """

    bundle: FluentBundle
    pattern: Any
    variables: frozenset[str]
    counting: frozenset[str]
    fixed: str | None = None

    def format(self, args: dict[str, Any]) -> tuple[str, list[Exception]]:
        """The text, and what was wrong with it; the text is readable anyway."""
        try:
            text, errors = self.bundle.format_pattern(self.pattern, args)
        except Exception as fault:  # The sentence is for a player: something readable is better than nothing.
            return "???", [fault]
        return str(text), errors


@dataclass
class Library:
    """All messages of one language, with English (and a region's base language) as fallback.

    If two messages have the same key, an extra folder's wins over the project's own, then the nearer language
    over the farther one.
    """

    language: str
    locale: Locale
    sources: Mapping[str, tuple[str, ast.Message]]
    """Each message with the language it is in."""
    files: dict[str, str]
    """Which file a message is in, without its ending: the project's own if there is one."""
    shelves: dict[str, Shelf]
    ready: dict[str, Message] = field(default_factory=dict[str, Message])
    names: dict[str, str] = field(default_factory=dict[str, str])
    heard: dict[str, str] = field(default_factory=dict[str, str])
    """Names read so far, and names as they are read aloud."""
    told: set[str] = field(default_factory=set[str])

    def __contains__(self, key: str) -> bool:
        return key in self.sources

    def message(self, key: str) -> Message | None:
        """The message with this key, or None if no language has it."""
        message = self.ready.get(key)
        if message is None and key in self.sources:
            message = self.ready[key] = self._prepare(key)
        return message

    def _prepare(self, key: str) -> Message:
        language, _ = self.sources[key]
        shelf = self.shelves[language]
        uses, bundle = Uses(shelf), shelf.bundle
        uses.follow(key)
        pattern = bundle.get_message(key).value
        message = Message(bundle, pattern, frozenset(uses.variables), frozenset(uses.counting))
        if not uses.variables:
            text, errors = message.format({})
            message.fixed = None if errors else text
        return message


@dataclass(frozen=True)
class Shelf:
    """The messages of one language, by their keys (a term's begins with "-"), and what formats those that
    were taken down.
    """

    bundle: FluentBundle
    entries: Mapping[str, Entry]

    def take_down(self, key: str) -> ast.Message | ast.Term | None:
        """A message or term, which can be formatted from then on; None if there is no such."""
        entry = self.entries.get(key)
        if entry is None:
            return None
        self.bundle.add_resource(ast.Resource([entry.parsed()]), allow_overrides=True)
        return entry.parsed()


class _Sources(Mapping[str, tuple[str, ast.Message]]):
    """Messages by their keys, each parsed when it is asked for."""

    def __init__(self, entries: Mapping[str, tuple[str, Entry]]) -> None:
        self._entries = entries

    def __getitem__(self, key: str) -> tuple[str, ast.Message]:
        language, entry = self._entries[key]
        message = entry.parsed()
        assert isinstance(message, ast.Message), "terms have no keys of messages"
        return language, message

    def __contains__(self, key: object) -> bool:
        return key in self._entries

    def __iter__(self) -> Iterator[str]:
        return iter(self._entries)

    def __len__(self) -> int:
        return len(self._entries)


class Uses(Visitor):
    """Takes down a message and what it refers to, and collects their variables."""

    def __init__(self, shelf: Shelf) -> None:
        super().__init__()
        self.shelf = shelf
        self.variables: set[str] = set()
        self.counting: set[str] = set()
        self._seen: set[str] = set()
        self._looked_at = False

    def follow(self, key: str) -> None:
        if key not in self._seen and (message := self.shelf.take_down(key)) is not None:
            self._seen.add(key)
            self.visit(message.value)
            for attribute in message.attributes:
                self.visit(attribute.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)
        if self._looked_at:
            self.counting.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.follow(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.follow(f"-{node.id.name}")
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self._look_at(node.selector)
        for variant in node.variants:
            self.visit(variant)

    def visit_CallArguments(self, node: ast.CallArguments) -> None:  # noqa: N802
        self._look_at(*node.positional)

    def _look_at(self, *nodes: ast.BaseNode) -> None:
        before, self._looked_at = self._looked_at, True
        for node in nodes:
            self.visit(node)
        self._looked_at = before


def languages(*extra: Path) -> list[str]:
    """The languages with texts, sorted; `extra` folders may add more."""
    found = {
        folder.name for home in (_HOME, *extra) for folder in home.iterdir() if any(folder.glob("*.ftl"))
    }
    return sorted(found)


def open_library(language: str, extra: Sequence[Path] = ()) -> Library:
    """The library of a language, cut at most once per process.

    `language` is written as by Discord and browsers ("en", "pt-BR"); one without texts is English. `extra`
    are folders of language folders, whose messages win over the project's own.

    Raises `TextsError` for a broken file.
    """
    return _open_library(language.replace("_", "-").lower(), real_folders(tuple(extra)))


@lru_cache(maxsize=64)
def _open_library(language: str, extra: tuple[Path, ...]) -> Library:
    there = {name.lower(): name for name in languages(*extra)}
    wanted = dict.fromkeys((language, language.partition("-")[0], LAST_RESORT))
    chain = [there[name] for name in wanted if name in there]
    layers = layers_of(extra)
    sources: dict[str, tuple[str, Entry]] = {}
    files: dict[str, str] = {}
    for layer in layers:
        for name in chain:
            for key, entry in _entries(layer / name).items():
                if not entry.is_term:
                    sources.setdefault(key, (name, entry))
                    files[key] = entry.path.stem
    shelves = {name: shelf_of(name, layers) for name in chain}
    return Library(chain[0], locale_of(chain[0]), _Sources(sources), files, shelves)


def layers_of(extra: Sequence[Path]) -> list[Path]:
    """The folders of language folders, those first whose messages win."""
    return [*reversed(extra), _HOME]


def shelf_of(language: str, layers: Sequence[Path]) -> Shelf:
    """What one language says in these folders, those first whose messages win. What its sentences take in of
    others is English where it has none.

    Raises `TextsError` for a broken file or a language that is none.
    """
    bundle = FluentBundle([str(locale_of(language))], use_isolating=False)
    entries: dict[str, Entry] = {}
    for name in dict.fromkeys((LAST_RESORT, language)):
        for layer in reversed(layers):
            entries |= _entries(layer / name)
    return Shelf(bundle, entries)


def locale_of(language: str) -> Locale:
    """A language's conventions. Raises `TextsError` if there is none of this name."""
    try:
        return Locale.parse(_BABEL_NAMES.get(language, language.replace("-", "_")))
    except (UnknownLocaleError, ValueError):
        raise TextsError(
            f"The folder of texts {language!r} is not named after a language; name it like “fr” or “pt-BR”."
        ) from None


@lru_cache(maxsize=256)
def _entries(folder: Path) -> dict[str, Entry]:
    """What the files of one language folder say, by its keys, in the order of files and lines (nothing if
    there is no such folder).
    """
    found: dict[str, Entry] = {}
    for path in sorted(folder.glob("*.ftl")):
        for entry in cut(path):
            if (other := found.get(entry.key)) is not None:
                raise TextsError(
                    f"{path} gives the message {entry.key!r}, which {other.path} gives already; remove one."
                )
            found[entry.key] = entry
    if not folder.is_relative_to(_OURS):
        for entry in found.values():
            entry.parsed()
    return found


@lru_cache(maxsize=4096)
def written(value: float, locale: Locale) -> str:
    """A number as a language writes it."""
    return format_decimal(value, locale=locale)
