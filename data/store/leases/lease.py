"""A row with a time, renewed while its process lives: who may advance the tables of a shared database, or of
a range of its servers.

The row is created once and stays. One statement decides who gets the lease: it writes a name into the row if
the row's time has expired. No database lets two of these change a row at once, and the second one sees the
time that the first has written. Where several processes share the servers, each range has a row, and each
process takes one; nobody takes any while others have divided the servers in another way.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
import uuid
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime

# By this name it is the real clock also in a simulated Discord, which stops the clock of its bot.
from time import monotonic

import structlog
from sqlalchemy import Connection, Row, func
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlmodel import col, insert, select, update

from data.store.database import Database, apart
from data.store.driver.fence import is_held
from data.store.driver.ranges import Range
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

_WHOSE = select(Lease.holder, Lease.until, Lease.process).order_by(col(Lease.id))


class LeaseHold:
    """One row of the table `lease`, renewed by a task until it is released.

    A killed process leaves its row behind. So a process that finds one waits, at most until it expires: only
    if it is renewed meanwhile does somebody really hold it.
    """

    def __init__(self, database: Database, seconds: float, ranges: int) -> None:
        self._database = database
        self._seconds = seconds
        self._ranges = ranges
        self._holder = str(uuid.uuid4())
        self.row = 0
        self.token = 0
        self._until = 0.0  # on this process's monotonic clock
        self._taken_over = False
        self._released = asyncio.Event()
        self._lost = asyncio.Event()
        self._loop = asyncio.get_running_loop()
        self._task: asyncio.Task[None] | None = None

    @classmethod
    async def take(
        cls, database: Database, seconds: float | None = None, *, stand_by: bool = False, ranges: int = 1
    ) -> LeaseHold:
        """Take the lease, of one of so many `ranges`. Raises `StoreError` if a living process has it, unless
        to `stand_by` was wished: then it is waited for until one stops or dies.
        """
        hold = cls(database, seconds or LEASE_SECONDS, ranges)
        started = await (hold._stand_by() if stand_by else hold._take())
        hold._until = started + hold._seconds
        hold._task = apart(hold._keep())
        hold._task.set_name("lease of the database")
        return hold

    @property
    def range(self) -> Range:
        """The servers that it is for."""
        return Range(self.row - 1, self._ranges)

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
            await until_free(self._database, self._in_the_way)
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
        await self._make_rows()
        async with self._database.write() as connection:
            if await self._claim(connection):
                return None
            row = await _living(connection)
        if row is None:
            # It died just now.
            return await self._try(seen)
        if seen is not None and (row.holder, row.until) != seen:
            raise StoreError(
                f"The database {shown(self._database.url)} is in use by another Quartermaster "
                f"({row.process}); stop that one first, or use another database."
            )
        return row.holder, row.until

    async def _claim(self, connection: AsyncConnection) -> bool:
        """Write our name and the next token into a row whose time has expired; returns whether there was one
        for us.
        """
        now = await clock_of(connection)
        expired = col(Lease.until) <= now
        # Whatever the last one is still writing ends first: with it, or with the patience of the server.
        # All are locked: of two who divide the servers differently, the second sees what the first has done.
        dead = select(Lease.id, Lease.token).where(expired).order_by(col(Lease.id)).with_for_update()
        free = [row for row in (await connection.execute(dead)).all() if row.id <= self._ranges]
        if not free or await self._others(connection, now):
            return False
        this, process = free[0], f"process {os.getpid()} on {socket.gethostname()}"[:255]
        mine = {"holder": self._holder, "process": process, "until": self._end(now), "ranges": self._ranges}
        taking = update(Lease).where(col(Lease.id) == this.id, expired)
        if (await connection.execute(taking.values(token=this.token + 1, **mine))).rowcount != 1:
            return False
        self.row, self.token = this.id, this.token + 1
        return True

    async def _others(self, connection: AsyncConnection, now: int) -> str:
        """A living process that has divided the servers in another way; empty if there is none."""
        otherwise = col(Lease.until) > now, col(Lease.ranges) != self._ranges
        return (await connection.execute(select(Lease.process).where(*otherwise))).scalars().first() or ""

    async def _in_the_way(self, connection: AsyncConnection) -> str:
        """Who has to stop or die before a row is ours; empty if one is free."""
        now = await clock_of(connection)
        if others := await self._others(connection, now):
            return f"{others}, for which PROCESSES is another number"
        held = select(Lease.process).where(col(Lease.until) > now, col(Lease.id) <= self._ranges)
        names = list((await connection.execute(held.order_by(col(Lease.id)))).scalars())
        return ", ".join(names) if len(names) >= self._ranges else ""

    async def _make_rows(self) -> None:
        """Create the rows that are missing. Another process may do so at the same time: one is enough."""
        try:
            async with self._database.write() as connection:
                there = set((await connection.execute(select(Lease.id))).scalars())
                for row in sorted({*range(1, self._ranges + 1)} - there):
                    await connection.execute(insert(Lease), {"id": row, "token": 0, "ranges": 1, **_NOBODY})
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
            until = self._end(await clock_of(connection))
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
        if not is_held(connection, self.row, self.token):
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


async def until_free(database: Database, in_the_way: Callable[[AsyncConnection], Awaitable[str]]) -> None:
    """Wait until nobody is in the way."""
    told = ""
    while True:
        try:
            async with database.read() as connection:
                holder = await in_the_way(connection)
        except StoreError as fault:
            _log.warning("lease not seen", reason=str(fault))
        else:
            if not holder:
                return
            if not told:
                _log.info("another Quartermaster has the database; this one stands by", holder=holder)
            told = holder
        await asyncio.sleep(_LOOK)


async def clock_of(connection: AsyncConnection) -> int:
    """The database's own time in milliseconds: hosts need not agree on the time."""
    moment: datetime = (await connection.execute(select(func.current_timestamp()))).scalar_one()
    aware = moment if moment.tzinfo else moment.replace(tzinfo=UTC)
    return int(aware.timestamp() * 1000)


async def _living(connection: AsyncConnection) -> Row[str, int, str] | None:
    """A row whose time has not expired."""
    return (await connection.execute(_WHOSE.where(col(Lease.until) > await clock_of(connection)))).first()


async def holder_of_lease(connection: AsyncConnection) -> str:
    """The processes that hold a shared database, as they have called themselves; empty if none does. A
    database of an older version will do.
    """
    alive = _WHOSE.where(col(Lease.until) > await clock_of(connection))
    return ", ".join(row.process for row in (await connection.execute(alive)).all())
