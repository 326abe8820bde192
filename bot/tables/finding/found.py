"""Tables that somebody has looked for, as he reads them, and those of which he wants to be told."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
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


class Where(Enum):
    """Where a member is who asks for help."""

    NOWHERE = "nowhere"
    """In a channel without a table."""
    OPEN_LOBBY = "open"
    LOBBY = "lobby"
    """He sits there."""
    ASKED = "asked"
    WAITING = "waiting"
    """The table waits for others."""
    WATCHING = "watching"
    OVER = "over"
    DIRECT = "direct"
    """In direct messages."""


@dataclass(frozen=True, slots=True)
class Help:
    """What there is for a member where he is; `moderates`: he may moderate the server."""

    where: Where
    live: LiveTable | None
    moderates: bool
