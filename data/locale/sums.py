"""Lists in which equal pieces are counted."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping
from typing import Any

Fill = Callable[[str, Mapping[str, Any]], str]
"""A sentence of the language, filled with values."""


def summed(told: Iterable[tuple[str, int, str]], known: Container[str], fill: Fill) -> list[str]:
    """Names with how often each stands there, and their pieces: "2 × a", or as `counted-<piece>` has it, if
    that is `known`. What has a number without a sign comes last, so that nothing after it seems to be counted
    as well: "b and 2 a".
    """
    bare: list[str] = []
    parts: list[str] = []
    for name, count, piece in told:
        own = "counted-" + piece.partition(".")[0].rstrip("0123456789").rstrip("_")
        key = own if own in known else "counted"
        text = name if count == 1 else fill(key, {"count": count, "name": name})
        (bare if count > 1 and key == own else parts).append(text)
    return [*parts, *bare]
