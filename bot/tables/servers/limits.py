"""How many tables a member may have in a server at a time, as its moderators have settled."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager

from bot.tables.servers.defaults import HOSTED, LOBBIES, SEATED, Defaults
from bot.tables.tell import Tell
from data.store import GameTable, Guild, Status, Store

_UNFINISHED = (Status.LOBBY, Status.PLAYING)
MOST_LOBBIES = 3
"""Lobbies that a member may have open in a server at a time, whatever its moderators have settled."""


class Limits:
    """Looks before somebody opens a table or sits down; nobody is taken away from a table."""

    def __init__(self, store: Store, guild: Callable[[int], Awaitable[Guild | None]]) -> None:
        self._store = store
        self._guild = guild
        self._sitting: dict[tuple[int, int], list[int]] = {}
        """The tables at which a member of a server is sitting down just now."""

    async def _most(self, guild: int, what: str) -> int | None:
        return Defaults.of(await self._guild(guild)).limits.get(what)

    async def check_opening(self, guild: int, member: int) -> None:
        """Raises Tell for who may not open another table; whoever opens one waits for the others."""
        unfinished = await self._store.tables.find(status=_UNFINISHED, guild=guild)
        lobbies = [row for row in unfinished if row.status is Status.LOBBY]
        own = [row for row in lobbies if row.host == member]
        if len(own) >= MOST_LOBBIES:
            raise Tell("tell-many-lobbies", places=_places(own))
        most = await self._most(guild, LOBBIES)
        if most is not None and len(lobbies) >= most:
            raise Tell("tell-server-lobbies", most=most)
        most, hosted = await self._most(guild, HOSTED), [row for row in unfinished if row.host == member]
        if most is not None and len(hosted) >= most:
            raise Tell("tell-many-hosted", most=most, places=_places(hosted))

    @asynccontextmanager
    async def sitting(self, guild: int, member: int, table: int = 0) -> AsyncGenerator[None]:
        """While a member sits down at a table (0: one that is opened for him). Raises Tell for who sits at as
        many as he may.
        """
        mine = self._sitting.setdefault((guild, member), [])
        # Two clicks at once are two seats: who was first counts, and is counted before the store is asked.
        before = list(mine)
        mine.append(table)
        try:
            most = await self._most(guild, SEATED)
            if most is not None:
                found = await self._store.tables.find(status=_UNFINISHED, guild=guild, member=member)
                others = {row.number for row in found} | set(before)
                if len(others - {table}) >= most:
                    raise Tell("tell-many-seats", most=most, places=_places(found))
            yield
        finally:
            mine.remove(table)
            if not mine:
                self._sitting.pop((guild, member), None)


def _places(rows: Sequence[GameTable]) -> list[str]:
    return list(dict.fromkeys(f"<#{row.thread or row.channel}>" for row in rows))
