"""Finding players: a call to those of a server who look for a game, and the tables that one may join."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from bot.lobbies.herald import Herald
from bot.lobbies.hosting import Hosting
from bot.lobbies.seating import Seating, people
from bot.tables import LiveTable, LiveTables
from bot.tables.gather import CALL_EVERY, CALL_LOBBY
from bot.tables.member import Member
from bot.tables.stamps import on
from bot.tables.tell import Tell
from bot.time.clock import Clock
from data.store import Status


class Calling:
    """Calls players to lobbies, and lists the tables that are open."""

    def __init__(
        self, tables: LiveTables, clock: Clock, herald: Herald, seating: Seating, hosting: Hosting
    ) -> None:
        self._tables = tables
        self._clock = clock
        self._herald = herald
        self._seating = seating
        self._hosting = hosting
        self._calling = asyncio.Lock()

    async def role(self, guild: int) -> int | None:
        """The role of those who look for games; None if the server has named none. Raises StoreError."""
        return (await self._tables.calls(guild)).role

    async def call(self, table: int, member: Member) -> LiveTable:
        """The host calls the server's players: rarely, so that the call is worth something. Raises Tell."""
        tables, now = self._tables, self._clock.now()
        async with self._calling, tables.hold(table) as live:
            await self._hosting.check(live, member)
            self._seating.check_room(live)
            calls, before = await tables.calls(live.row.guild), live.lobby.called
            if calls.role is None:
                raise Tell("tell-no-role")
            spans = (calls.last, CALL_EVERY), (before, CALL_LOBBY)
            again = [moment + span for moment, span in spans if moment is not None]
            if again and max(again) > now:
                raise Tell("tell-called-already", when=on(max(again)))
            # Noted first: whatever fails, nobody is called twice.
            await tables.settle_calls(live.row.guild, last=now)
            await tables.change_lobby(live, called=now)
            try:
                await self._herald.call(live, calls.role)
            except Tell:
                await tables.settle_calls(live.row.guild, last=calls.last)
                await tables.change_lobby(live, called=before)
                raise
        return live

    async def open_tables(self, member: Member, sees: Callable[[int], bool]) -> list[LiveTable]:
        """The tables of his server that a member may join, lobbies first, the newest before older ones: only
        to be spoken of. `sees` tells whether he sees a channel; what is played elsewhere is none of his
        business. Where somebody sits whom he has blocked there is none for him; who was blocked finds all of
        them, as on the channel's messages. Raises StoreError.
        """
        open_: list[LiveTable] = []
        status, guild = (Status.LOBBY, Status.PLAYING), member.guild or 0
        rows = await self._tables.store.tables.find(status=status, guild=guild)
        blocked = {*await self._tables.company.blocked(member.id)}
        for row in sorted(rows, key=lambda row: (row.status is Status.PLAYING, -row.number)):
            if not sees(row.channel):
                continue
            live = await self._tables.aside(row)
            if live.seat_of(member.id) is not None or people(live) & blocked:
                continue
            if row.status is Status.LOBBY or (live.free_seats and live.lobby.latecomers):
                open_.append(live)
        return open_
