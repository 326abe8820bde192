"""The tables of one duplicate: who may sit down at each, when it may begin, and that it is then sealed."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager, suppress
from datetime import timedelta
from typing import Final

from bot.tables import LiveTable, LiveTables
from bot.tables.tell import Tell
from bot.time.timers import Timers
from data.store import Status

WAITS: Final = timedelta(days=2)
"""How long a lobby of a duplicate may gather once no table of it is played any more."""
OVER: Final = "duplicate-over"
"""The kind of the timers that look whether a duplicate is over; their keys are its tables."""


class Twins:
    """The tables of all duplicates. All raise StoreError."""

    def __init__(self, tables: LiveTables, timers: Timers) -> None:
        self._tables = tables
        self._timers = timers
        self._sealing = asyncio.Lock()

    async def of(self, live: LiveTable) -> list[LiveTable]:
        """The tables that play a lobby's game and are still there, itself first."""
        found = [live]
        for table in live.lobby.twins:
            # Moderators have deleted it, or it was cleared away.
            with suppress(Tell):
                found.append(await self._tables.open(table))
        return found

    async def look_again(self, table: int) -> None:
        """Look in time whether all tables of a duplicate are over."""
        await self._timers.set(OVER, str(table), self._timers.clock.now() + WAITS, table=table)

    # --- who sits there -----------------------------------------------------------------------------

    async def why_not_sit(self, live: LiveTable, member: int) -> Tell | None:
        """Why a member may not sit down in a lobby: he sits, or has sat, at another table of its game."""
        tables = await self.of(live)
        return elsewhere([one for one in tables if one.id != live.id], member)

    async def check_comer(self, live: LiveTable, member: int) -> None:
        """Raises Tell for who may not sit down in a lobby (`why_not_sit`)."""
        check(await self.why_not_sit(live, member))

    # --- beginning ----------------------------------------------------------------------------------

    async def why_not_begin(self, live: LiveTable) -> Tell | None:
        """Why a lobby's game may not begin: another table of it has begun with more seats or fewer, or all
        have played.
        """
        for one in await self.of(live):
            if one.id == live.id or (one.row.started_at is None and not one.lobby.sealed):
                continue
            if not one.lobby.sealed:
                return Tell("tell-duplicate-played")
            if len(one.holders) != len(live.holders):
                return Tell("tell-duplicate-seats", table=one.title, seats=len(one.holders))
        return None

    @asynccontextmanager
    async def beginning(self, live: LiveTable) -> AsyncGenerator[None]:
        """While the game of a lobby begins: sealed, if it is of a duplicate, and no longer so if it does not
        begin after all. Its lock is held. Raises Tell where it may not (`why_not_begin`).
        """
        if not live.lobby.duplicate:
            yield
            return
        async with self._sealing:
            check(await self.why_not_begin(live))
            await self.look_again(live.id)
            await self._tables.change_lobby(live, sealed=True, latecomers=False)
        try:
            yield
        finally:
            if not live.is_running:
                await self._tables.change_lobby(live, sealed=False)


def check(why_not: Tell | None) -> None:
    """Raises it, if there is a reason."""
    if why_not is not None:
        raise why_not


def elsewhere(tables: Sequence[LiveTable], member: int) -> Tell | None:
    """At which of these tables a member sits, or has sat since it began."""
    for one in tables:
        sits = one.seat_of(member) is not None and one.row.status is not Status.ENDED
        if sits or (one.row.started_at is not None and member in one.lobby.names):
            return Tell("tell-duplicate-elsewhere", table=one.title)
    return None
