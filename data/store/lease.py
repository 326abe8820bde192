"""A row with a time, renewed while its process lives: who may advance the tables of a shared database."""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
import time
import uuid
from datetime import UTC, datetime

import structlog
from sqlalchemy import func
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlmodel import col, delete, insert, select, update

from data.store.database import Database, shown
from data.store.errors import StoreError
from data.store.models import Lease

_log = structlog.get_logger(__name__)

LEASE_SECONDS = 15.0
_RENEWALS = 6  # in the time of one lease: that many may fail in a row
_Seen = tuple[str, int]


class LeaseHold:
    """The one row of the table `lease`, renewed by a task until it is released.

    A process that was killed leaves its row behind. So who finds one waits, at most until it runs out: only
    when it is renewed meanwhile is there somebody to refuse for.
    """

    def __init__(self, database: Database, seconds: float) -> None:
        self._database = database
        self._seconds = seconds
        self._holder = str(uuid.uuid4())
        self._until = 0.0  # on this process's monotonic clock
        self._taken_over = False
        self._released = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    @classmethod
    async def take(cls, database: Database, seconds: float = LEASE_SECONDS) -> LeaseHold:
        """Take the lease. Raises `StoreError` when a living process has it."""
        hold = cls(database, seconds)
        seen: _Seen | None = None
        while True:
            started = time.monotonic()
            seen = await hold._try(seen)
            if seen is None:
                break
            await asyncio.sleep(seconds / _RENEWALS / 2)
        hold._until = started + seconds
        hold._task = asyncio.create_task(hold._keep(), name="lease of the database")
        return hold

    async def _try(self, seen: _Seen | None) -> _Seen | None:
        """None when the lease is ours; otherwise whose row is in the way, which is waited for once."""
        try:
            async with self._database.write() as connection:
                return await self._take(connection, seen)
        except StoreError as fault:
            if isinstance(fault.__cause__, IntegrityError):
                raise StoreError(
                    f"Another Quartermaster is just starting on the database {shown(self._database.url)}; "
                    "let it run, or use another database."
                ) from fault
            raise

    async def _take(self, connection: AsyncConnection, seen: _Seen | None) -> _Seen | None:
        now = await _clock(connection)
        columns = select(Lease.holder, Lease.until, Lease.process).with_for_update()
        row = (await connection.execute(columns)).one_or_none()
        if row is not None and row.until > now:
            found = (row.holder, row.until)
            if seen is not None and found != seen:
                raise StoreError(
                    f"The database {shown(self._database.url)} is in use by another Quartermaster "
                    f"({row.process}); stop that one first, or use another database."
                )
            return found
        await connection.execute(delete(Lease))
        process = f"process {os.getpid()} on {socket.gethostname()}"[:255]
        until = now + int(self._seconds * 1000)
        mine = {"id": 1, "holder": self._holder, "process": process, "until": until}
        await connection.execute(insert(Lease), mine)
        return None

    async def _keep(self) -> None:
        while not self._taken_over:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._released.wait(), self._seconds / _RENEWALS)
                return
            try:
                await self._renew()
            except StoreError as fault:
                _log.warning("lease not renewed", reason=str(fault))

    async def _renew(self) -> None:
        started = time.monotonic()
        # It need not be ours by the clock: a lease that ran out is still here until somebody takes it.
        async with self._database.write(ask=False) as connection:
            until = await _clock(connection) + int(self._seconds * 1000)
            mine = col(Lease.holder) == self._holder
            renewed = await connection.execute(update(Lease).where(mine).values(until=until))
        if renewed.rowcount:
            self._until = started + self._seconds
        else:
            self._taken_over = True
            _log.error("lease taken over", database=shown(self._database.url))

    def check(self) -> None:
        """Raise `StoreError` when another process may be advancing the tables."""
        if self._taken_over:
            raise StoreError(
                f"Another Quartermaster has taken over the database {shown(self._database.url)}; "
                "stop one of the two, then restart the other."
            )
        if time.monotonic() > self._until:
            raise StoreError(
                f"The database {shown(self._database.url)} did not answer for {self._seconds:.0f} seconds; "
                "nothing is saved until it does."
            )

    async def release(self) -> None:
        """Give the database free for the next process at once."""
        if self._task:
            self._released.set()
            await self._task
        mine = col(Lease.holder) == self._holder
        with contextlib.suppress(StoreError):
            async with self._database.write(ask=False) as connection:
                await connection.execute(delete(Lease).where(mine))


async def _clock(connection: AsyncConnection) -> int:
    """The database's own time in milliseconds: hosts need not agree on the hour."""
    moment: datetime = (await connection.execute(select(func.current_timestamp()))).scalar_one()
    aware = moment if moment.tzinfo else moment.replace(tzinfo=UTC)
    return int(aware.timestamp() * 1000)
