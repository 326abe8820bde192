"""Who acts, as the domain knows him: no object of Discord's."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from data.store import GameTable

InServer = Callable[[int, int], Awaitable[bool]]
"""Tells whether somebody is a member of a server (server, member); in doubt, he is."""


@dataclass(frozen=True, slots=True)
class Member:
    """A member while he does something.

    `name`: in the server, as typed there. `locale`: the language in which he uses Discord; empty if nobody
    knows. `guild`: the server in which he acts; None in direct messages. `moderates`: he may moderate it.
    """

    id: int
    name: str
    locale: str = ""
    guild: int | None = None
    moderates: bool = False

    def moderates_in(self, guild: int) -> bool:
        """Whether he acts in this server, and may moderate it."""
        return self.moderates and self.guild == guild

    def settles(self, row: GameTable) -> bool:
        """Whether he may settle what concerns a whole table: its host may, and moderators of its server."""
        return self.id == row.host or self.moderates_in(row.guild)
