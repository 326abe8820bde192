"""Locks of tables within this process."""

from __future__ import annotations

import asyncio
from weakref import WeakValueDictionary


class Locks:
    """One lock for each table, kept as long as somebody holds it or waits for it."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def of(self, table: int) -> asyncio.Lock:
        """The lock of a table."""
        lock = self._locks.get(table)
        if lock is None:
            lock = self._locks[table] = asyncio.Lock()
        return lock

    def __contains__(self, table: object) -> bool:
        """Whether somebody holds or waits for a table's lock."""
        return table in self._locks
