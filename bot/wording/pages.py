"""Text as long as there is room for it: cut, as a list, and in parts."""

from __future__ import annotations

import re
from collections.abc import Sequence

from data.locale.signs import whole_signs

_ENDS = re.compile(r"(?<!\bSt)[.!?](?=\s)")


def pages_of(lines: Sequence[str], most: int) -> list[list[str]]:
    """The lines in parts of at most `most` characters each, in order."""
    parts: list[list[str]] = [[]]
    size = 0
    for line in lines:
        if parts[-1] and size + len(line) + 1 > most:
            parts.append([])
            size = 0
        parts[-1].append(line)
        size += len(line) + 1
    return parts if parts[0] else []


def bulleted(lines: Sequence[str]) -> str:
    """Log lines as a list."""
    return "\n".join(f"- {line}" for line in lines)


def cut(text: str, length: int, most_bytes: int | None = None) -> str:
    """The text, shortened with an ellipsis if it is longer than `length` characters (or `most_bytes`)."""
    if len(text) > length:
        text = whole_signs(text[: length - 1]).rstrip() + "…"
    if most_bytes is not None and len(text.encode()) > most_bytes:
        text = whole_signs(text.encode()[: most_bytes - 3].decode(errors="ignore")).rstrip() + "…"
    return text


def to_sentence(text: str, length: int) -> str:
    """The text, ended at a sentence if it is longer than `length` characters: what a card says, after a
    colon, is left out where not a sentence of it fits.
    """
    if len(text) <= length:
        return text
    ends = [end.end() for end in _ENDS.finditer(text) if end.end() <= length]
    head, colon, _ = text.partition(": ")
    if ends:
        return text[: ends[-1]]
    return f"{head}." if colon and len(head) < length else cut(text, length)
