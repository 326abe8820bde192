"""Tables that somebody has looked for, as he reads them, and those of which he wants to be told."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from bot.tables.live import LiveTable
from bot.tables.waits import Wait


@dataclass(frozen=True, slots=True)
class Own:
    """A table at which a member sits in a `seat`, as he reads it; `wait` is for his answer. What is played
    `elsewhere`, by another process, is only known as it is kept.
    """

    live: LiveTable
    seat: int
    wait: Wait | None
    elsewhere: bool = False


@dataclass(frozen=True, slots=True)
class Mine:
    """A member's tables: first those that wait for him, the longest first. `more` were not looked at."""

    tables: list[Own]
    more: int = 0

    @property
    def waiting(self) -> list[Own]:
        """Those that wait for him."""
        return [own for own in self.tables if own.wait is not None]


@dataclass(frozen=True, slots=True)
class ServerPage:
    """A page of a server's tables, `count` in all; as whoever asked reads them."""

    tables: list[LiveTable]
    page: int
    pages: int
    count: int


class Wish(NamedTuple):
    """New tables of a game at a pace; an empty one is any."""

    game: str
    pace: str
