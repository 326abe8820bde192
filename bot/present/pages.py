"""Lines as a list, and in parts that fit into a message."""

from __future__ import annotations

from collections.abc import Sequence


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
