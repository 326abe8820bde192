"""Ending a table by hand, and opening it again."""

from __future__ import annotations

from bot.lobbies.herald import Herald
from bot.lobbies.hosting import Hosting
from bot.tables import LiveTable, LiveTables
from bot.tables.member import Member
from bot.tables.tell import Tell
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

    def check(self, live: LiveTable, member: Member) -> None:
        """Raises Tell for who may not end a table, and for one that is over."""
        if live.row.guild != member.guild:
            raise Tell("tell-no-such-table")
        if live.row.status not in (Status.LOBBY, Status.PLAYING):
            raise Tell("tell-table-over")
        if not member.settles(live.row):
            raise Tell("tell-host-only", host=f"<@{live.row.host}>")

    async def end(self, table: int, member: Member) -> LiveTable:
        """End a table, be it a lobby or played. Raises Tell."""
        async with self._tables.hold(table) as live:
            self.check(live, member)
            lobby = live.row.status is Status.LOBBY
            await self._tables.end(live)
            if not lobby:
                self._tables.events.changed.tell(live)
        if lobby:
            await self._herald.repost(live)
        return live

    async def reopen(self, table: int) -> LiveTable:
        """Go on with a table that was closed by hand, or with its lobby. Raises Tell."""
        async with self._tables.hold(table) as live:
            if live.row.status is not Status.ENDED:
                raise Tell("tell-not-closed", table=live.title)
            await self._tables.reopen(live)
            await self._tables.let_captains_play(live)
        if not live.is_running:
            await self._herald.repost(live)
        return live
