"""Fluent files, cut into their messages.

Each is parsed when it is first needed: of thousands a process says a few hundred.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from fluent.syntax import FluentParser, ast

_PARSER = FluentParser(with_spans=True)
_BEGINS = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE | re.ASCII)
"""How a message or a term begins; whatever belongs to it is indented, closes a brace, or is a comment."""
_IDLE = re.compile(r"(?:#.*)?")
"""A line that says nothing."""


class TextsError(Exception):
    """An unusable text file; one sentence with file, line and what is wrong."""


@dataclass(slots=True)
class Entry:
    """A message or a term (its `key` begins with "-"): where it is written (`line` from 1), and what is
    written there.
    """

    key: str
    path: Path
    line: int
    text: str
    _parsed: ast.Message | ast.Term | None = field(default=None, init=False)

    @property
    def is_term(self) -> bool:
        """Whether it is a term, which messages refer to and nobody says alone."""
        return self.key.startswith("-")

    def parsed(self) -> ast.Message | ast.Term:
        """What it says.

        Raises `TextsError` if it is broken.
        """
        if self._parsed is None:
            self._parsed = self._parse()
        return self._parsed

    def _parse(self) -> ast.Message | ast.Term:
        found: ast.Message | ast.Term | None = None
        for entry in _PARSER.parse(self.text).body:
            if isinstance(entry, ast.Junk):
                reason = entry.annotations[0].message if entry.annotations else "not a Fluent message"
                raise self._unsound(reason, entry.span.start if entry.span else 0)
            if isinstance(entry, ast.Message | ast.Term):
                found = entry
        if found is None or found.value is None:
            raise self._unsound("a message without text", 0)
        return found

    def _unsound(self, reason: str | None, start: int) -> TextsError:
        return _unsound(self.path, self.line + self.text.count("\n", 0, start), reason)


def cut(path: Path) -> Iterator[Entry]:
    """The messages and terms of a file, in the order of its lines.

    Raises `TextsError` for a file that is no text, or that begins with something else.
    """
    try:
        # Windows line ends would become part of the texts.
        text = path.read_text(encoding="utf-8").replace("\r\n", "\n")
    except (OSError, UnicodeDecodeError) as fault:
        raise TextsError(f"{path} cannot be read as UTF-8 text: {fault}.") from fault
    begins = list(_BEGINS.finditer(text))
    head = text[: begins[0].start()] if begins else text
    for number, line in enumerate(head.split("\n"), 1):
        if not _IDLE.fullmatch(line.strip(" ")):
            raise _unsound(path, number, "not a Fluent message")
    line = 1 + head.count("\n")
    for at, begun in enumerate(begins):
        end = begins[at + 1].start() if at + 1 < len(begins) else len(text)
        written = text[begun.start() : end]
        yield Entry(begun[1], path, line, written)
        line += written.count("\n")


def _unsound(path: Path, line: int, reason: str | None) -> TextsError:
    """What is told of a message that cannot be read."""
    return TextsError(f"{path}, line {line}: {reason}; the message that begins there is not sound.")
