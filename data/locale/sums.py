"""Lists in which equal pieces are counted, and names with brackets."""

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


def grouped(
    named: Iterable[tuple[str | None, Any]], shown: Callable[[Any], str]
) -> list[tuple[str, int, str]]:
    """Pieces with their names, those with the same name as one with their count, where the first stands; what
    has no name as it is `shown`.
    """
    told: list[tuple[str, int, str]] = []
    at: dict[str, int] = {}
    for name, thing in named:
        if name is None:
            told.append((shown(thing), 1, ""))
        elif name in at:
            _, count, piece = told[at[name]]
            told[at[name]] = (name, count + 1, piece)
        else:
            at[name] = len(told)
            told.append((name, 1, str(thing)))
    return told


def without_brackets(name: str) -> tuple[str, str]:
    """A name without the brackets after it, and what stands in these: "Skiff", "3 coins, strength 5"."""
    plain, _, marks = name.partition(" (")
    return plain, marks.removesuffix(")")
