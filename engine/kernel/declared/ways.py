"""What a finished game's public log tells of the use that was made of a module's rules."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from engine.kernel.log import Entry


class Way(msgspec.Struct, frozen=True):
    """A way to gain or lose something by a module's rules, as the log tells of it.

    `key` is that of the entries; each tells of one use. With `by`, an argument of theirs, there is a way for
    each of its values; `only` names the values that count, and then each of them is told even if it never
    occurred. An argument that is a list counts once for each value in it, and a piece as its family.
    `sums` are the arguments that are added up: numbers, or lists by their length.
    """

    key: str
    by: str = ""
    only: tuple[str, ...] = ()
    sums: tuple[str, ...] = ()

    @property
    def names(self) -> tuple[str, ...]:
        """What its uses are called, as far as that is known before anything is played."""
        return tuple(f"{self.key}:{value}" for value in self.only) if self.by else (self.key,)

    def names_in(self, entry: Entry) -> Iterator[str]:
        """What the uses that an entry tells of are called."""
        if entry.key != self.key:
            return
        if not self.by:
            yield self.key
            return
        for value in {_family(value) for value in _listed(entry.args.get(self.by))}:
            if not self.only or value in self.only:
                yield f"{self.key}:{value}"

    def sums_in(self, entry: Entry) -> dict[str, int]:
        """The sums that an entry adds to."""
        return {name: _amount(entry.args.get(name)) for name in self.sums}


class Used(msgspec.Struct):
    """How often a way was used in a game, and what it summed up to."""

    times: int = 0
    sums: dict[str, int] = {}


def uses_told(ways: Iterable[Way], entries: Iterable[Entry]) -> dict[str, Used]:
    """The uses of these ways by name. What only some may read does not count."""
    ways = tuple(ways)
    found = {name: Used(sums=dict.fromkeys(way.sums, 0)) for way in ways for name in way.names}
    of = {key: [way for way in ways if way.key == key] for key in {way.key for way in ways}}
    for entry in entries:
        if entry.only is not None:
            continue
        for way in of.get(entry.key, ()):
            for name in way.names_in(entry):
                used = found.setdefault(name, Used())
                used.times += 1
                for what, amount in way.sums_in(entry).items():
                    used.sums[what] = used.sums.get(what, 0) + amount
    return found


def _listed(value: Any) -> list[Any]:
    if value is None:
        return []
    return msgspec.convert(value, list[Any]) if isinstance(value, list | tuple) else [value]


def _family(value: Any) -> str:
    return str(value).partition(".")[0]


def _amount(value: Any) -> int:
    return len(_listed(value)) if isinstance(value, list | tuple) else int(value or 0)
