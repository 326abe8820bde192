"""Finds the differences between what a scenario expects and what there is."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, cast

import msgspec

from engine.kernel.places import PlaceKind, place_kind

EXACTLY = "exactly"
"""A mapping or list under this key is compared as a whole."""

NOTHING: tuple[Any, ...] = (None, 0, [], {})
"""What is expected of something that does not exist."""

MOST_SHOWN = 300
"""Characters of a value shown in a difference."""

_ABSENT = object()


def shortened(value: Any) -> str:
    """A value as a text short enough for a sentence."""
    text = repr(value)
    return text if len(text) <= MOST_SHOWN else f"{text[:MOST_SHOWN]}…"


class Closed(dict[str, Any]):
    """Something with these keys and no others; each maps to what may be beneath it."""


class PlaceNames:
    """All places that a table may have, by the kinds of places its rules name."""

    def __init__(self, kinds: Mapping[str, PlaceKind]) -> None:
        self.kinds = kinds


def compare(expected: Any, found: Any, where: str, of: Any = None) -> Iterator[str]:
    """Every difference between the expectation and what was found.

    Of a mapping only the expected keys count, unless it is empty or under `exactly`; a mapping against a list
    compares the items at these indexes. `of` is what `found` was made from (a struct, `Closed`, ...), if
    known: a key that can never exist is a difference, whatever is expected of it.
    """
    if not isinstance(expected, dict):
        if expected != found:
            yield f"{where} is {shortened(found)} instead of {expected!r}"
        return
    keys = cast("dict[Any, Any]", expected)
    if not keys:
        if found not in ({}, []):
            yield f"{where} is {shortened(found)} instead of empty"
    elif EXACTLY in keys:
        yield from _as_a_whole(keys[EXACTLY], found, where, of)
    else:
        yield from _keys(keys, found, where, of)


def _keys(expected: Mapping[Any, Any], found: Any, where: str, of: Any) -> Iterator[str]:
    for key, part in expected.items():
        if not _may_have(of, key):
            yield f"{where} never has {key}"
            continue
        inner = _at(found, key)
        if inner is _ABSENT:
            if not _is_nothing(part):
                yield f"{where} has no {key}, expected {part!r}"
            continue
        yield from compare(part, inner, f"{where}.{key}", _beneath(of, key))


def _as_a_whole(expected: Any, found: Any, where: str, of: Any) -> Iterator[str]:
    """The same keys, or as many items; what is beneath them is compared as everywhere."""
    if isinstance(expected, list):
        items = cast("list[Any]", expected)
        if not isinstance(found, list) or len(cast("list[Any]", found)) != len(items):
            yield f"{where} is {shortened(found)} instead of exactly {items!r}"
            return
        for n, (one, other) in enumerate(zip(items, cast("list[Any]", found), strict=True)):
            yield from compare(one, other, f"{where}.{n}", _beneath(of, n))
        return
    if not isinstance(found, dict):
        yield f"{where} is {shortened(found)} instead of exactly {expected!r}"
        return
    named = {str(key) for key in expected}
    more = {key: inner for key, inner in cast("dict[Any, Any]", found).items() if str(key) not in named}
    if more:
        yield f"{where} has {shortened(more)} too, expected exactly {expected!r}"
    yield from _keys(expected, found, where, of)


def _is_nothing(expected: Any) -> bool:
    if isinstance(expected, dict):
        expected = cast("dict[Any, Any]", expected).get(EXACTLY, cast("Any", expected))
    return expected in NOTHING


def _at(found: Any, key: Any) -> Any:
    """The value at a key of a mapping or an index of a list, if there is one."""
    if isinstance(found, dict):
        held = cast("dict[Any, Any]", found)
        return held.get(key, held.get(str(key), _ABSENT))
    if isinstance(found, list) and str(key).isdecimal():
        items, n = cast("list[Any]", found), int(key)
        return items[n] if n < len(items) else _ABSENT
    return _ABSENT


def _may_have(of: Any, key: Any) -> bool:
    if isinstance(of, msgspec.Struct):
        return key in of.__struct_fields__
    if isinstance(of, PlaceNames):
        return place_kind(str(key)) in of.kinds
    return key in of if isinstance(of, Closed) else True


def _beneath(of: Any, key: Any) -> Any:
    if isinstance(of, msgspec.Struct):
        return getattr(of, key, None)
    inner = _at(of, key)
    return None if inner is _ABSENT else inner


# --- lines of the log -----------------------------------------------------------------------------


def parts_of(pattern: Any) -> tuple[str, Any]:
    """The key of an expected line ("" if it is not a line) and its arguments: None if any will do."""
    if isinstance(pattern, str):
        return pattern, None
    if not isinstance(pattern, dict) or len(cast("dict[Any, Any]", pattern)) != 1:
        return "", None
    ((key, args),) = cast("dict[Any, Any]", pattern).items()
    return (key, args) if isinstance(key, str) else ("", None)


def _fits(pattern: Any, line: Mapping[str, Any]) -> bool:
    key, args = parts_of(pattern)
    return line["key"] == key and (args is None or not any(compare(args, line["args"], "")))


def in_order(patterns: Sequence[Any], lines: Sequence[Mapping[str, Any]], where: str) -> Iterator[str]:
    """The first expected line that is missing; they must come in this order, with any others between them."""
    rest = iter(lines)
    for pattern in patterns:
        if not any(_fits(pattern, line) for line in rest):
            key, args = parts_of(pattern)
            same = [line["args"] for line in lines if line["key"] == key]
            yield f"{where} has no line {key} {args or ''} after the others" + (
                f"; there is {same}" if same else ""
            )
            return


def exactly_these(patterns: Sequence[Any], lines: Sequence[Mapping[str, Any]], where: str) -> Iterator[str]:
    """Lines that differ from those expected, which must come one after another with none between."""
    if len(patterns) != len(lines):
        yield f"{where} has the lines {_listed(lines)} instead of exactly {list(patterns)}"
        return
    for n, (pattern, line) in enumerate(zip(patterns, lines, strict=True), 1):
        if not _fits(pattern, line):
            yield f"{where}: line {n} is {line['key']} {line['args']} instead of {pattern}"


def never(patterns: Sequence[Any], lines: Sequence[Mapping[str, Any]], where: str) -> Iterator[str]:
    """Lines that are there but should not be."""
    for pattern in patterns:
        if found := [line["args"] for line in lines if _fits(pattern, line)]:
            yield f"{where} has the line {parts_of(pattern)[0]}: {found}"


def counted(pattern: Any, times: int, lines: Sequence[Mapping[str, Any]], where: str) -> Iterator[str]:
    """A line that does not come as often as expected."""
    found = sum(_fits(pattern, line) for line in lines)
    if found != times:
        yield f"{where} has {found} lines {pattern} instead of {times}; there are {_listed(lines)}"


def _listed(lines: Sequence[Mapping[str, Any]]) -> str:
    return ", ".join(line["key"] for line in lines) or "none"


# --- options --------------------------------------------------------------------------------------


def begins_with(option: str, prefix: str) -> bool:
    """Whether an option goes by this name: "scout:merchant" begins with "scout" and "scout:"."""
    return option == prefix or option.startswith(prefix if prefix.endswith(":") else f"{prefix}:")


def offers(
    asked: str, options: Sequence[str], offered: Sequence[str], absent: Sequence[str]
) -> Iterator[str]:
    """Options that should be offered and are not, or the other way round."""
    for option in offered:
        if option not in options:
            yield f"{asked} is not offered {option}, but {list(options)}"
    for option in absent:
        if option in options:
            yield f"{asked} is offered {option}"


def offers_exactly(asked: str, options: Sequence[str], wanted: Mapping[str, Sequence[str]]) -> Iterator[str]:
    """Options beginning with a word, if they are not exactly those expected, in any order."""
    for prefix, ids in wanted.items():
        found = [option for option in options if begins_with(option, prefix)]
        if sorted(found) != sorted(ids):
            yield f"{asked} is offered {found} of {prefix} instead of exactly {list(ids)}"
