"""Ending a table by hand, and opening it again."""

from __future__ import annotations

from bot.lobbies.herald import Herald
from bot.lobbies.hosting import Hosting
from bot.tables import LiveTable, LiveTables
from bot.tables.member import Member
from data.store import Status


class Closing:
    """Ends tables before their end: for hosts and moderators."""

    def __init__(self, tables: LiveTables, herald: Herald, hosting: Hosting) -> None:
        self._tables = tables
        self._herald = herald
        self._hosting = hosting

    async def close(self, table: int, member: Member) -> LiveTable:
        """Close a lobby that is no longer wanted. Raises Tell."""
        async with self._tables.hold(table) as live:
            await self._hosting.check(live, member)
            await self._tables.end(live)
        return live

    async def end(self, table: int, member: Member) -> LiveTable:
        """End a table, be it a lobby or played. Raises Tell."""
        async with self._tables.hold(table) as live:
            live.check_settles(member)
            lobby = live.row.status is Status.LOBBY
            await self._tables.end(live)
            if not lobby:
                self._tables.events.changed.tell(live)
        if lobby:
            await self._herald.repost(live)
        return live
