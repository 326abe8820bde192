"""When members of tables are not to be disturbed, as they said or as their language lets guess."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any
from weakref import WeakValueDictionary

from bot.tables import LiveTable, LiveTables
from bot.tables.columns.preferences import Preferences
from bot.tables.rest import Rest
from bot.time.herald import Herald

_MOST = 2000
"""Members whose preferences are kept in memory."""


class Rests:
    """What members prefer."""

    def __init__(self, herald: Herald, tables: LiveTables) -> None:
        self._herald = herald
        self._tables = tables
        self._known: OrderedDict[int, Preferences] = OrderedDict()
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def of(self, live: LiveTable, member: int) -> Rest:
        """What a member of a table prefers: read once, unless other processes may write it. Raises
        StoreError.
        """
        if member not in self._known or self._tables.store.elsewhere.exists:
            self._known[member] = await self._tables.preferences(member)
            if len(self._known) > _MOST:
                self._known.popitem(last=False)
        own, server = live.lobby.locales.get(member), self._herald.speaks(live.row.guild)
        return Rest.of(self._known[member], own, server)

    async def at(self, live: LiveTable) -> dict[int, Rest]:
        """Those of all members who play themselves, by seat. Raises StoreError."""
        return {
            holder.seat: await self.of(live, holder.member)
            for holder in live.present
            if holder.member is not None
        }

    def alone(self, member: int) -> asyncio.Lock:
        """The lock of what is stored of a member: for who writes of him unasked, and who deletes it."""
        lock = self._locks.get(member)
        if lock is None:
            lock = self._locks[member] = asyncio.Lock()
        return lock

    async def change(self, member: int, **changes: Any) -> None:
        """Change fields of what a member prefers. Raises StoreError."""
        self._known[member] = await self._tables.prefer(member, **changes)

    def forget(self, member: int) -> None:
        """What a member prefers has changed elsewhere."""
        self._known.pop(member, None)
