"""A row with a time, renewed while its process lives: who may advance the tables of a shared database.

The row is created once and stays. One statement decides who gets the lease: it writes a name into the row if
the row's time has expired. No database lets two of these change a row at once, and the second one sees the
time that the first has written.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
import uuid
from datetime import UTC, datetime

# By this name it is the real clock also in a simulated Discord, which stops the clock of its bot.
from time import monotonic

import structlog
from sqlalchemy import Connection, func
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlmodel import col, insert, select, update

from data.store.database import Database, apart
from data.store.driver.fence import EVERYTHING, is_held
from data.store.driver.urls import shown
from data.store.errors import StoreError
from data.store.models import Lease

_log = structlog.get_logger(__name__)

LEASE_SECONDS = 15.0
_RENEWALS = 6  # within one lease: this many may fail in a row
_LOOK = 0.25
"""Seconds between two looks of whoever stands by: clicks wait for him when another has stopped."""
_WHOLE_SECOND = 1000
"""Milliseconds by which the clock of a database may be behind: some tell whole seconds only."""
_NOBODY = {"holder": "", "process": "", "until": 0}
_Seen = tuple[str, int]

_WHOSE = select(Lease.holder, Lease.until, Lease.process)


class LeaseHold:
    """The one row of the table `lease`, renewed by a task until it is released.

    A killed process leaves its row behind. So a process that finds one waits, at most until it expires: only
    if it is renewed meanwhile does somebody really hold it.
    """

    def __init__(self, database: Database, seconds: float) -> None:
        self._database = database
        self._seconds = seconds
        self._holder = str(uuid.uuid4())
        self.token = 0
        self._until = 0.0  # on this process's monotonic clock
        self._taken_over = False
        self._released = asyncio.Event()
        self._lost = asyncio.Event()
        self._loop = asyncio.get_running_loop()
        self._task: asyncio.Task[None] | None = None

    @classmethod
    async def take(
        cls, database: Database, seconds: float | None = None, *, stand_by: bool = False
    ) -> LeaseHold:
        """Take the lease. Raises `StoreError` if a living process has it, unless to `stand_by` was wished:
        then it is waited for until that one stops or dies.
        """
        hold = cls(database, seconds or LEASE_SECONDS)
        started = await (hold._stand_by() if stand_by else hold._take())
        hold._until = started + hold._seconds
        hold._task = apart(hold._keep())
        hold._task.set_name("lease of the database")
        return hold

    async def _take(self) -> float:
        """When the lease was taken, on this process's clock."""
        seen: _Seen | None = None
        while True:
            started = monotonic()
            seen = await self._try(seen)
            if seen is None:
                return started
            await asyncio.sleep(self._seconds / _RENEWALS / 2)

    async def _stand_by(self) -> float:
        """The same, however long another has it."""
        while True:
            await until_free(self._database)
            started = monotonic()
            try:
                if await self._try(None) is None:
                    return started
            except StoreError as fault:
                _log.warning("lease not taken", reason=str(fault))

    async def _try(self, seen: _Seen | None) -> _Seen | None:
        """None if the lease is ours; otherwise whose row is in the way; it is waited for once.

        Raises `StoreError` if the row was renewed, or taken by another, since it was `seen`.
        """
        await self._make_row()
        async with self._database.write() as connection:
            if await self._claim(connection):
                return None
            row = (await connection.execute(_WHOSE)).one()
        if seen is not None and (row.holder, row.until) != seen:
            raise StoreError(
                f"The database {shown(self._database.url)} is in use by another Quartermaster "
                f"({row.process}); stop that one first, or use another database."
            )
        return row.holder, row.until

    async def _claim(self, connection: AsyncConnection) -> bool:
        """Write our name and the next token into the row unless its time has not yet expired; returns whether
        they are there now.
        """
        now = await _clock(connection)
        expired = col(Lease.until) <= now
        # Whatever the last one is still writing ends first: with it, or with the patience of the server.
        before = select(Lease.token).where(expired).with_for_update()
        if (last := (await connection.execute(before)).scalar_one_or_none()) is None:
            return False
        process = f"process {os.getpid()} on {socket.gethostname()}"[:255]
        mine = {"holder": self._holder, "process": process, "until": self._end(now), "token": last + 1}
        if (await connection.execute(update(Lease).where(expired).values(**mine))).rowcount != 1:
            return False
        self.token = last + 1
        return True

    async def _make_row(self) -> None:
        """Create the row if there is none. Another process may do so at the same time: one is enough."""
        try:
            async with self._database.write() as connection:
                if (await connection.execute(_WHOSE)).first() is None:
                    await connection.execute(insert(Lease), {"id": EVERYTHING, "token": 0, **_NOBODY})
        except StoreError as fault:
            if not isinstance(fault.__cause__, IntegrityError):
                raise

    def _end(self, now: int) -> int:
        """When a lease taken or renewed now ends, by the database's clock."""
        return now + int(self._seconds * 1000) + _WHOLE_SECOND

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
        started = monotonic()
        # It need not be ours by the clock: an expired lease is still here until somebody takes it.
        async with self._database.write(ask=False) as connection:
            until = self._end(await _clock(connection))
            mine = col(Lease.holder) == self._holder
            renewed = await connection.execute(update(Lease).where(mine).values(until=until))
        if renewed.rowcount:
            self._until = started + self._seconds
        else:
            self._lose()

    def _lose(self) -> None:
        if not self._taken_over:
            self._taken_over = True
            self._loop.call_soon_threadsafe(self._lost.set)
            _log.error("lease taken over", database=shown(self._database.url))

    async def lost(self) -> None:
        """Wait until another has taken it over."""
        await self._lost.wait()

    def confirm(self, connection: Connection) -> None:
        """Keep the lease ours until this transaction ends. Raises `StoreError` if it was taken over."""
        if not is_held(connection, self.token):
            self._lose()
            self.check()

    def check(self) -> None:
        """Raise `StoreError` if another process may be advancing the tables."""
        if self._taken_over:
            raise StoreError(
                f"Another Quartermaster has taken over the database {shown(self._database.url)}; "
                "stop one of the two, then restart the other."
            )
        if monotonic() > self._until:
            raise StoreError(
                f"The database {shown(self._database.url)} did not answer for {self._seconds:.0f} seconds; "
                "nothing is saved until it does."
            )

    async def release(self) -> None:
        """Release the database to the next process at once."""
        if self._task:
            self._released.set()
            await self._task
        mine = col(Lease.holder) == self._holder
        with contextlib.suppress(StoreError):
            async with self._database.write(ask=False) as connection:
                await connection.execute(update(Lease).where(mine).values(**_NOBODY))


async def until_free(database: Database) -> None:
    """Wait until no living process has the lease. A database of an older version will do."""
    told = False
    while True:
        try:
            async with database.read() as connection:
                holder = await holder_of_lease(connection)
        except StoreError as fault:
            _log.warning("lease not seen", reason=str(fault))
        else:
            if not holder:
                return
            if not told:
                told = True
                _log.info("another Quartermaster has the database; this one stands by", holder=holder)
        await asyncio.sleep(_LOOK)


async def _clock(connection: AsyncConnection) -> int:
    """The database's own time in milliseconds: hosts need not agree on the time."""
    moment: datetime = (await connection.execute(select(func.current_timestamp()))).scalar_one()
    aware = moment if moment.tzinfo else moment.replace(tzinfo=UTC)
    return int(aware.timestamp() * 1000)


async def holder_of_lease(connection: AsyncConnection) -> str:
    """The process that holds a shared database, as it has called itself; empty if none does."""
    row = (await connection.execute(_WHOSE)).first()
    return row.process if row is not None and row.until > await _clock(connection) else ""
