"""Texts as a gettext catalog: every editor of translations reads it, and no knowledge of files is needed.

A text of the catalog is the pattern of a Fluent message: English as `msgid`, the translation as `msgstr`, the
message's key as context.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from unicodedata import category

from babel.messages import Catalog, Message
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from data.locale.entries import Entry
from data.locale.library import LAST_RESORT, Shelf, Uses, layers_of, locale_of, open_library, shelf_of

FUZZY = "fuzzy"
_BEFORE = "Before: "
"""Introduces what the English text said when it was translated; Babel does not read it back otherwise."""
_FUNCTIONS = frozenset({"NUMBER", "DATETIME"})
_FLUENT = FluentSerializer()
_WISHES = frozenset({"id", "count", "or", "text", "storied", "short"})
_GUESSED = frozenset({"python-format", "python-brace-format"})
"""What Babel takes a per cent sign or a brace for."""


@dataclass(frozen=True)
class Fault:
    """Why a translation cannot be used: the `line` of the catalog's file, the message's key, one sentence."""

    line: int
    key: str
    reason: str


def catalog_of(
    language: str, extra: Sequence[Path] = (), before: Catalog | None = None, version: str = ""
) -> Catalog:
    """All English texts, with what this language says already; texts of `extra` folders too.

    What a translator wrote `before` stays; where the English text has changed since, it is marked as fuzzy,
    and the English of then stands among its comments.

    Raises `TextsError` for a broken text file or a language that is none.
    """
    found = Catalog(
        locale_of(language),
        project="Quartermaster",
        version=version or None,
        copyright_holder="the translators",
        charset="utf-8",
        fuzzy=False,
    )
    own = _own(language, extra)
    done = {message.context: message for message in before or () if message.id and _is_said(message)}
    for source in sorted(_english(extra), key=lambda source: source.file):
        said = own.get(source.key)
        string, flags, notes = said.pattern if said is not None else "", (), ()
        if (old := done.get(source.key)) is not None:
            string = str(old.string)
            if old.id != source.pattern:
                flags, notes = (FUZZY,), (_BEFORE + " ".join(str(old.id).split()),)
            elif old.fuzzy:
                flags, notes = (FUZZY,), [note for note in old.auto_comments if note.startswith(_BEFORE)]
        added = found.add(
            source.pattern,
            string,
            [(source.file, 0)],
            flags,
            [*source.comments, *notes],
            context=source.key,
        )
        added.flags -= _GUESSED
    return found


def fluent_of(
    catalog: Catalog, language: str, extra: Sequence[Path] = ()
) -> tuple[dict[str, str], list[Fault]]:
    """What a catalog says otherwise than the language does already: each message as a Fluent file has it, by
    its key; and what of the catalog cannot be used. Fuzzy translations are left out.

    Raises `TextsError` for a broken text file or a language that is none.
    """
    sources = {source.key: source for source in _english(extra)}
    own = _own(language, extra)
    told, faults = dict[str, Entry](), list[Fault]()
    for message in catalog:
        if not message.id or not _is_said(message) or message.fuzzy:
            continue
        key, line = message.context or "", message.lineno or 0
        source = sources.get(key)
        if source is None or source.pattern != message.id:
            faults.append(Fault(line, key, "This English text is of another version; write the file anew."))
            continue
        pattern = str(message.string)
        entry = Entry(key, Path(source.file), line, _written(key, pattern))
        if (reason := _unsound(entry)) is not None:
            faults.append(Fault(line, key, reason))
        elif key not in own or own[key].pattern != pattern:
            told[key] = entry
    there = shelf_of(language, layers_of(extra))
    shelf = Shelf(there.bundle, {**there.entries, **told})
    for key in tuple(told):
        if (reason := _misfilled(key, shelf, extra)) is not None:
            faults.append(Fault(told.pop(key).line, key, reason))
    return {key: entry.text for key, entry in told.items()}, faults


def _is_said(message: Message) -> bool:
    """Whether a message is translated. Ours have one form: what some editor counts is none of ours."""
    return isinstance(message.string, str) and bool(message.string)


def argument_of(variable: str, kinds: Iterable[str]) -> str:
    """What fills a variable: `goods` of "goods_count", and `why` of "why_glory" if "glory" is among the
    `kinds` of messages.
    """
    stem, _, wish = variable.rpartition("_")
    return stem if stem and (wish in _WISHES or wish in kinds) else variable


@dataclass(frozen=True)
class _Source:
    """A text: its key, file (without ending), pattern, and what its file says about it."""

    key: str
    file: str
    pattern: str
    comments: tuple[str, ...] = ()


def _english(extra: Sequence[Path]) -> Iterator[_Source]:
    """The English texts in the order of their files; a text of a farther folder that a nearer one has stays
    away.
    """
    known = set[str]()
    for source in _texts(LAST_RESORT, extra):
        if source.key not in known:
            known.add(source.key)
            yield source


def _own(language: str, extra: Sequence[Path]) -> dict[str, _Source]:
    """What a language says itself."""
    return {source.key: source for source in reversed([*_texts(language, extra)])}


def _texts(language: str, extra: Sequence[Path]) -> Iterator[_Source]:
    """A language's messages, those of the nearest folder first."""
    for layer in layers_of(extra):
        for path in sorted((layer / language).glob("*.ftl")):
            yield from _in_file(path, path.stat().st_mtime_ns)


@lru_cache(maxsize=256)
def _in_file(path: Path, _changed: int) -> tuple[_Source, ...]:
    found, section = list[_Source](), ""
    for entry in FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.GroupComment | ast.ResourceComment):
            section = entry.content or ""
        elif isinstance(entry, ast.Message) and entry.value is not None:
            about = (section, entry.comment.content if entry.comment else None)
            comments = tuple(" ".join(one.split()) for one in about if one)
            found.append(_Source(entry.id.name, path.stem, _pattern(entry), comments))
    return tuple(found)


def _pattern(message: ast.Message) -> str:
    """What a message says, as it is written in its file, from the first column on."""
    bare = ast.Message(message.id, message.value)
    return textwrap.dedent(_FLUENT.serialize_entry(bare).partition("=")[2].strip("\n")).strip()


def _written(key: str, pattern: str) -> str:
    """A message as its file has it."""
    first, *others = pattern.strip().replace("\r\n", "\n").split("\n")
    return "\n".join([f"{key} = {first}", *(f"    {line}".rstrip() for line in others)]) + "\n"


def _unsound(entry: Entry) -> str | None:
    """Why a translation is no text of Fluent, or None."""
    if strange := [one for one in entry.text if category(one) == "Cc" and one != "\n"]:
        return f"It has a control character ({strange[0]!r}); take it out."
    try:
        parts = FluentParser().parse(entry.text).body
    except RecursionError:
        return "Its braces lie too deep within each other; write it plainly."
    for part in parts:
        if isinstance(part, ast.Junk):
            reason = part.annotations[0].message if part.annotations else "it is no text"
            return f"It cannot be read: {reason}. Look at its braces and brackets."
    if len(parts) != 1 or not isinstance(parts[0], ast.Message) or parts[0].attributes:
        return "A line of it begins with a dot, a star or a bracket; begin it with a word."
    return None


def _misfilled(key: str, shelf: Shelf, extra: Sequence[Path]) -> str | None:
    """Why a text cannot be filled in like the English one, or None."""
    seen = _References()
    seen.visit(shelf.entries[key].parsed())
    if unknown := sorted(name for name in seen.messages if name not in shelf.entries):
        return f"It takes in {{ {unknown[0]} }}, which this language does not have; write it out."
    if seen.parts:
        return f"It takes in {{ {seen.parts[0]} }}, which no text has; write it out."
    if _comes_round(key, shelf):
        return "It takes in itself, or another text that takes it in; write it out."
    if seen.functions - _FUNCTIONS:
        return (
            f"There is no {min(seen.functions - _FUNCTIONS)}(); use one of {', '.join(sorted(_FUNCTIONS))}."
        )
    if seen.misused:
        return f"{seen.misused[0]}() takes one number that fills the text, and nothing else; mend it."
    english = open_library(LAST_RESORT, extra)
    message = english.message(key)
    uses = Uses(shelf)
    uses.follow(key)
    kinds = {other.partition("-")[0] for other in english.sources}
    given = {argument_of(one, kinds) for one in message.variables} if message else set[str]()
    filled = {argument_of(one, kinds) for one in uses.variables}
    if strange := sorted(filled - given):
        return f"There is no {{ ${strange[0]} }} in the English text; take it out."
    if lost := sorted(given - filled):
        return f"{{ ${lost[0]} }} of the English text is missing; put it in."
    return None


def _comes_round(key: str, shelf: Shelf) -> bool:
    """Whether a text takes itself in, by way of whatever others."""
    known, left = set[str](), [key]
    while left:
        seen = _References()
        seen.visit(shelf.entries[left.pop()].parsed())
        if key in seen.messages:
            return True
        new = {name for name in seen.messages - known if name in shelf.entries}
        known |= new
        left += new
    return False


class _References(Visitor):
    """What a message takes in of others (a term's name begins with "-"), and `parts` of them; the functions
    it calls, and those `misused` with anything but what fills the text.
    """

    def __init__(self) -> None:
        super().__init__()
        self.messages: set[str] = set()
        self.parts: list[str] = []
        self.functions: set[str] = set()
        self.misused: list[str] = []

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)
        if node.attribute is not None:
            self.parts.append(f"{node.id.name}.{node.attribute.name}")

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.messages.add(f"-{node.id.name}")
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.functions.add(node.id.name)
        given = node.arguments
        if given.named or [type(one) for one in given.positional] != [ast.VariableReference]:
            self.misused.append(node.id.name)
        self.generic_visit(node)
