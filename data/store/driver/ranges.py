"""Which servers a process plays for, where several share a database: a range of Discord's shards.

Discord sends a server's events to shard `(server >> 22) % shards`. There is a multiple of as many shards as
ranges, so that the range of a server follows from its id alone, however many shards there are.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, literal, true

_SHARD = 22
"""Bits of an id by which Discord deals servers to shards: what stands before them is when it was made."""


@dataclass(frozen=True, slots=True)
class Range:
    """One of `count` ranges: the servers that this process plays for. As it is, all of them."""

    number: int = 0
    count: int = 1

    def has(self, guild: int) -> bool:
        """Whether a server is in it. What belongs to no server (0) is in the first."""
        return (guild >> _SHARD) % self.count == self.number

    def shards(self, shards: int) -> Iterable[int]:
        """Of so many shards, a multiple of the ranges, those that have its servers."""
        return range(self.number, shards, self.count)

    @property
    def guild(self) -> int | None:
        """An id that no server has, of this range; None where there is but one."""
        return None if self.count == 1 else self.number << _SHARD

    def where(self, guild: Any) -> ColumnElement[bool]:
        """The same as `has`, of a column."""
        if self.count == 1:
            return true()
        return guild.op(">>")(literal(_SHARD)).op("%")(literal(self.count)) == self.number


EVERYWHERE = Range()
