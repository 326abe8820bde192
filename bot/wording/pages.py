"""Text as long as there is room for it: cut, as a list, and in parts."""

from __future__ import annotations

from collections.abc import Sequence

from data.locale.signs import whole_signs


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
