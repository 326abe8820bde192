"""How long servers' tables are kept: as moderators have chosen, and for a while after the bot has left."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta

import structlog

from bot.tables import LiveTables
from bot.time.timers import Timers
from data.store import StoreError, Timer

_log = structlog.get_logger(__name__)

GRACE = timedelta(days=30)
"""How long everything of a server stays after the bot has left it."""
DAILY = timedelta(days=1)
"""How often old tables are looked for; the first time is as long after the choice."""
FAREWELL, SWEEP = "farewell", "sweep"
"""Timers that delete a server, and its old tables; their keys are servers."""


class Keeping:
    """Deletes what has been kept long enough."""

    def __init__(self, is_in: Callable[[int], bool], tables: LiveTables, timers: Timers) -> None:
        """`is_in` tells whether the bot is in a server."""
        self._is_in = is_in
        self._tables = tables
        self._timers = timers
        self._over = False
        timers.handler(FAREWELL)(self._forget)
        timers.handler(SWEEP)(self._sweep)

    async def left(self, guild: int) -> None:
        """The bot is in a server no more: delete everything of it later, unless it comes back. Failing to
        note that is made up for at the next start.
        """
        try:
            if await self._timers.get(FAREWELL, str(guild)) is None:
                due = self._timers.clock.now() + GRACE
                await self._timers.set(FAREWELL, str(guild), due, guild=guild)
        except StoreError as fault:
            self._failed("a server that was left could not be noted", fault, guild=guild)

    async def came(self, guild: int) -> None:
        """The bot is in a server, again perhaps: nothing of it is deleted."""
        try:
            await self._timers.drop(FAREWELL, str(guild))
        except StoreError as fault:
            # The timer looks whether the bot is there.
            self._failed("a server that was joined could not be noted", fault, guild=guild)

    async def look_around(self) -> None:
        """After a start: note the servers that the bot was removed from, or came back to, meanwhile."""
        try:
            known = await self._tables.store.guilds.known()
            left = {timer.guild for timer in await self._tables.store.timers.find(kind=FAREWELL)}
        except StoreError as fault:
            self._failed("servers could not be read", fault)
            return
        # Those of other processes are theirs to look at.
        for guild in sorted(known):
            here = self._is_in(guild)
            if here and guild in left:
                await self.came(guild)
            elif not here and guild not in left:
                await self.left(guild)

    def close(self) -> None:
        """The bot ends: what cannot be noted any more is noted at the next start."""
        self._over = True

    def _failed(self, what: str, fault: StoreError, **about: int) -> None:
        if not self._over:
            _log.error(what, reason=str(fault), **about)

    async def choose(self, guild: int, days: int | None) -> None:
        """Keep a server's tables for so many days after their end; None: for ever. Raises StoreError."""
        await self._tables.set_guild(guild, keeps=days)
        if days is None:
            await self._timers.drop(SWEEP, str(guild))
        else:
            await self._timers.set(SWEEP, str(guild), self._timers.clock.now() + DAILY, guild=guild)

    async def _forget(self, timer: Timer) -> None:
        assert timer.guild is not None
        if self._is_in(timer.guild):
            return
        for live in self._tables.of_guild(timer.guild):
            self._tables.forget(live.id)
        await self._tables.store.guilds.delete(timer.guild)
        self._tables.forget_guild(timer.guild)
        _log.info("everything of a server that the bot has left is deleted", guild=timer.guild)

    async def _sweep(self, timer: Timer) -> None:
        assert timer.guild is not None
        row = await self._tables.guild(timer.guild)
        if row is None or row.keeps is None:
            return
        now = self._timers.clock.now()
        # First the next one: whatever fails today is made up for tomorrow.
        await self._timers.set(SWEEP, timer.key, now + DAILY, guild=timer.guild)
        before = now - timedelta(days=row.keeps)
        for table in await self._tables.store.tables.delete_over(timer.guild, before):
            self._tables.forget(table)
