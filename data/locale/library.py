"""Fluent files as a library of messages: found, parsed once for each language, checked, looked up."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any

from babel import Locale, UnknownLocaleError
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

LAST_RESORT = "en"
_HOME = Path(__file__).parent
# Plain "en" means international English, without a comma before "and".
_BABEL_NAMES = {"en": "en_001"}


class TextsError(Exception):
    """An unusable text file; one sentence with file, line and what is wrong."""


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
    sources: dict[str, tuple[str, ast.Message]]
    files: dict[str, str]
    """Which file a message is in, without its ending: the project's own if there is one."""
    bundles: dict[str, FluentBundle]
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
        bundle = self.bundles[language]
        uses = _Uses(bundle)
        uses.follow(key)
        pattern = bundle.get_message(key).value
        message = Message(bundle, pattern, frozenset(uses.variables), frozenset(uses.counting))
        if not uses.variables:
            text, errors = message.format({})
            message.fixed = None if errors else text
        return message


class _Uses(Visitor):
    """Collects the variables of a message and of the messages it refers to."""

    def __init__(self, bundle: FluentBundle) -> None:
        super().__init__()
        self.bundle = bundle
        self.variables: set[str] = set()
        self.counting: set[str] = set()
        self._seen: set[str] = set()
        self._looked_at = False

    def follow(self, key: str) -> None:
        if key not in self._seen and self.bundle.has_message(key):
            self._seen.add(key)
            message = self.bundle.get_message(key)
            self.visit(message.value)
            for attribute in message.attributes.values():
                self.visit(attribute)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)
        if self._looked_at:
            self.counting.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.follow(node.id.name)

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
    """The library of a language, parsed at most once per process.

    `language` is written as by Discord and browsers ("en", "pt-BR"); one without texts is English. `extra`
    are folders of language folders, whose messages win over the project's own.

    Raises `TextsError` for a broken file.
    """
    return _library(language.replace("_", "-").lower(), tuple(extra))


@lru_cache(maxsize=256)
def _library(language: str, extra: tuple[Path, ...]) -> Library:
    # Finding out where the folders really are takes longer than most texts take to be said.
    return _parse_library(language, tuple(path.resolve() for path in extra))


@lru_cache(maxsize=64)
def _parse_library(language: str, extra: tuple[Path, ...]) -> Library:
    there = {name.lower(): name for name in languages(*extra)}
    wanted = dict.fromkeys((language, language.partition("-")[0], LAST_RESORT))
    chain = [there[name] for name in wanted if name in there]
    layers = [*reversed(extra), _HOME]
    sources: dict[str, tuple[str, ast.Message]] = {}
    files: dict[str, str] = {}
    for layer in layers:
        for name in chain:
            for file, message in _messages(_parse_folder(layer / name)):
                sources.setdefault(message.id.name, (name, message))
                files[message.id.name] = file
    bundles = {name: _bundle(name, layers) for name in chain}
    return Library(chain[0], _locale(chain[0]), sources, files, bundles)


def _bundle(language: str, layers: Sequence[Path]) -> FluentBundle:
    bundle = FluentBundle([str(_locale(language))], use_isolating=False)
    for layer in reversed(layers):
        for resource in _parse_folder(layer / language).values():
            bundle.add_resource(resource, allow_overrides=True)
    return bundle


def _locale(language: str) -> Locale:
    try:
        return Locale.parse(_BABEL_NAMES.get(language, language.replace("-", "_")))
    except (UnknownLocaleError, ValueError):
        raise TextsError(f"The folder of texts {language!r} is not named after a language.") from None


@lru_cache(maxsize=256)
def _parse_folder(folder: Path) -> dict[str, ast.Resource]:
    """The files of one language folder by their names without ending, sorted by these (none if there is no
    such folder).
    """
    homes: dict[str, Path] = {}
    resources: dict[str, ast.Resource] = {}
    for path in sorted(folder.glob("*.ftl")):
        resource = _parse_file(path)
        for entry in resource.body:
            if isinstance(entry, ast.Message | ast.Term):
                key = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
                if key in homes:
                    raise TextsError(
                        f"{path} gives the message {key!r}, which {homes[key]} gives already; remove one."
                    )
                homes[key] = path
        resources[path.stem] = resource
    return resources


def _parse_file(path: Path) -> ast.Resource:
    try:
        # Windows line ends would become part of the texts.
        text = path.read_text(encoding="utf-8").replace("\r\n", "\n")
    except (OSError, UnicodeDecodeError) as fault:
        raise TextsError(f"{path} cannot be read as UTF-8 text: {fault}.") from fault
    resource = FluentResource(text)
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
            reason = entry.annotations[0].message if entry.annotations else "not a Fluent message"
            raise TextsError(f"{path}, line {line}: {reason}; the message that begins there is not sound.")
    return resource


def _messages(resources: Mapping[str, ast.Resource]) -> Iterator[tuple[str, ast.Message]]:
    for file, resource in resources.items():
        for entry in resource.body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                yield file, entry


@lru_cache(maxsize=4096)
def written(value: float, locale: Locale) -> str:
    """A number as a language writes it."""
    return format_decimal(value, locale=locale)
