"""When a table may have changed for somebody: whoever shows it looks then, and only then."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress

from bot.tables import LiveTable, LiveTables


class Pulses:
    """Counts what happens at tables."""

    def __init__(self, tables: LiveTables) -> None:
        self._counts: dict[int, int] = {}
        self._waiting: dict[int, asyncio.Event] = {}
        self.over = False
        """Nothing changes any more: whoever waits may go."""
        tables.events.saved.listen(lambda live, _: self.tell(live.id))
        tables.events.odds_came.listen(self._odds_came)
        self._odds: dict[tuple[int, int], int] = {}

    def _odds_came(self, live: LiveTable, member: int) -> None:
        self._odds[live.id, member] = self.odds(live.id, member) + 1
        self.tell(live.id)

    def odds(self, table: int, member: int) -> int:
        """How often odds have come to a member after his question was shown."""
        return self._odds.get((table, member), 0)

    def count(self, table: int) -> int:
        """How often a table may have changed so far."""
        return self._counts.get(table, 0)

    def tell(self, table: int) -> None:
        """A table may have changed."""
        if (waiting := self._waiting.pop(table, None)) is not None:
            waiting.set()
        self._counts[table] = self.count(table) + 1

    def close(self) -> None:
        """Let everybody go."""
        self.over = True
        for table in list(self._waiting):
            self.tell(table)

    async def after(self, table: int, seen: int) -> None:
        """Wait until a table may have changed more often than this."""
        while self.count(table) == seen and not self.over:
            await self._waiting.setdefault(table, asyncio.Event()).wait()

    async def saved(self, live: LiveTable, within: float) -> bool:
        """Wait until all that has happened at a table is saved; false if that takes longer than so many
        seconds.
        """
        loop = asyncio.get_running_loop()
        until = loop.time() + within
        while not live.is_saved and not self.over:
            left = until - loop.time()
            if left <= 0:
                return False
            live.awaited = True
            with suppress(TimeoutError):
                await asyncio.wait_for(self.after(live.id, self.count(live.id)), left)
        return live.is_saved

    async def calm(self, table: int, until: float, busy: Callable[[], bool]) -> None:
        """Wait until this moment of the loop's time, or until a table changes that is `busy` no more."""
        loop = asyncio.get_running_loop()
        while busy() and not self.over and (left := until - loop.time()) > 0:
            with suppress(TimeoutError):
                await asyncio.wait_for(self.after(table, self.count(table)), left)
