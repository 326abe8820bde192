"""Turns at Discord's gateway: how often a bot may open a session there counts for all of its processes.

Discord deals shards to buckets (`shard % max_concurrency`), and lets one session of a bucket begin in five
seconds. The database keeps when the next one may, since whoever stands by holds no lease.
"""

from __future__ import annotations

import asyncio

from sqlalchemy.exc import IntegrityError
from sqlmodel import col, insert, select, update

from data.store.database import Database
from data.store.driver.urls import read_url
from data.store.errors import StoreError
from data.store.leases.lease import clock_of
from data.store.models import Identify

PAUSE = 5.0
"""Seconds between two sessions of a bucket."""


class Turns:
    """Waits for a turn. It has a connection of its own, as long as it is open."""

    def __init__(self, url: str, pause: float = PAUSE) -> None:
        self._database = Database(read_url(url))
        self._pause = int(pause * 1000)

    async def take(self, bucket: int) -> None:
        """Wait until a session of this bucket may begin. Raises `StoreError`."""
        await self._make_row(bucket)
        while True:
            wait = await self._try(bucket)
            if not wait:
                return
            await asyncio.sleep(wait / 1000)

    async def _try(self, bucket: int) -> int:
        """0 if it may begin now, and no other before the pause is over; else after how many milliseconds."""
        async with self._database.write(ask=False) as connection:
            now, this = await clock_of(connection), col(Identify.bucket) == bucket
            taking = update(Identify).where(this, col(Identify.at) <= now).values(at=now + self._pause)
            if (await connection.execute(taking)).rowcount:
                return 0
            at = (await connection.execute(select(Identify.at).where(this))).scalar_one()
            return max(1, at - now)

    async def _make_row(self, bucket: int) -> None:
        """Another process may do so at the same time: one is enough."""
        try:
            async with self._database.write(ask=False) as connection:
                there = select(Identify.at).where(col(Identify.bucket) == bucket)
                if (await connection.execute(there)).first() is None:
                    await connection.execute(insert(Identify), {"bucket": bucket, "at": 0})
        except StoreError as fault:
            if not isinstance(fault.__cause__, IntegrityError):
                raise

    async def close(self) -> None:
        """Close the connection."""
        await self._database.close()
