"""Nothing is ever below nothing: the one law that every board, track, purse and count of a table keeps.

It looks at every number of the state, of what chapters keep and of the steps under way: one that a new rule
adds is watched without anybody thinking of it. A number that may be below 0 says so: its type is `Signed`.
"""

from __future__ import annotations

import typing
from collections.abc import Iterator
from enum import Enum
from functools import cache
from typing import Annotated, Any, get_args, get_origin

import msgspec

from engine.kernel.step import AnyGame
from engine.kernel.visibility import hints_of


class Sign(Enum):
    """Which numbers a field may hold."""

    EITHER = "either"
    """Those below 0, too."""


Signed = Annotated[int, Sign.EITHER]
"""A number that may be below 0: -1 stands for nobody or none, or gold flows the other way."""


def below_nothing(game: AnyGame) -> Iterator[str]:
    """The numbers of a table that are below 0, each with where it stands, as sentences for the operator."""
    ext, stack = game.ext, game.stack
    if _sound(game.state) and _sound(ext) and all(_sound(frame.step) for frame in stack):
        return
    kept = [(game.state, "state"), *((ext[chapter], chapter) for chapter in ext)]
    for value, where in [*kept, *((frame.step, type(frame.step).__name__) for frame in stack)]:
        yield from (f"{path} is {number}" for path, number in _below(value, where))


def _sound(value: Any) -> bool:
    """Whether no number in a value is below 0. It is asked at every boundary, and almost always so."""
    kind: type[Any] = value.__class__
    if kind is int:
        return value >= 0
    if kind is list:
        inner = value
    elif kind is dict:
        inner = value.values()
    else:
        inner = [getattr(value, name) for name in watched(kind)]
    for item in inner:
        kind = item.__class__
        if kind is int:
            if item < 0:
                return False
        elif kind is not str and not _sound(item):
            return False
    return True


def _below(value: Any, path: str) -> Iterator[tuple[str, int]]:
    """The numbers in a value that are below 0, each with its path."""
    kind: type[Any] = value.__class__
    if kind is int:
        if value < 0:
            yield path, value
    elif isinstance(value, list):
        for at, item in enumerate(typing.cast("list[Any]", value)):
            yield from _below(item, f"{path}[{at}]")
    elif isinstance(value, dict):
        for key, item in typing.cast("dict[Any, Any]", value).items():
            yield from _below(item, f"{path}[{key}]")
    else:
        for name in watched(kind):
            yield from _below(getattr(value, name), f"{path}.{name}")


@cache
def watched(kind: type) -> tuple[str, ...]:
    """The fields of a struct in which there may be numbers that are never below 0; of anything else, none."""
    if not issubclass(kind, msgspec.Struct):
        return ()
    hints = hints_of(kind)
    return tuple(name for name in kind.__struct_fields__ if _has_numbers(hints[name]))


def _has_numbers(hint: Any) -> bool:
    if get_origin(hint) is Annotated:
        return Sign.EITHER not in get_args(hint)[1:] and _has_numbers(get_args(hint)[0])
    if isinstance(hint, type) and get_origin(hint) is None:
        return hint is int or issubclass(hint, msgspec.Struct)
    return hint is Any or any(map(_has_numbers, get_args(hint)))
