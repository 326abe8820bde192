"""A row with a time, renewed while its process lives: who may advance the tables of a shared database, or of
a range of its servers.

The row is created once and stays. One statement decides who gets the lease: it writes a name into the row if
the row's time has expired. No database lets two of these change a row at once, and the second one sees the
time that the first has written. Where several processes share the servers, each range has a row, and each
process takes one; nobody takes any while others have divided the servers in another way. A stand-in holds a
range for which nobody was there: whoever stands by writes into its row that he wishes to have it.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
import uuid
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
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
from data.store.errors import NoRange, StoreError
from data.store.models import Lease

_log = structlog.get_logger(__name__)

LEASE_SECONDS = 15.0
_RENEWALS = 6  # within one lease: this many may fail in a row
_LOOK = 0.25
"""Seconds between two looks of whoever stands by: clicks wait for him when another has stopped."""
_WHOLE_SECOND = 1000
"""Milliseconds by which the clock of a database may be behind: some tell whole seconds only."""
_WISH = 3.0
"""Seconds for which a wish for the range of a stand-in holds; it is repeated in a third of that."""
_NOBODY = {"holder": "", "process": "", "until": 0, "stands_in": False, "wished": 0}
_Seen = tuple[str, int]

_WHOSE = select(Lease.holder, Lease.until, Lease.process).order_by(col(Lease.id))


@dataclass(frozen=True, slots=True)
class Vacant:
    """A range of servers for which nobody plays. `died`: its last process did not give it back. `before`: how
    many living processes, stand-ins left out, have ranges before that of whoever asks.
    """

    range: Range
    died: bool
    before: int


class LeaseHold:
    """One row of the table `lease`, renewed by a task until it is released.

    A killed process leaves its row behind. So a process that finds one waits, at most until it expires: only
    if it is renewed meanwhile does somebody really hold it.
    """

    def __init__(self, database: Database, seconds: float, ranges: int, *, stand_in: bool = False) -> None:
        self._database = database
        self._seconds = seconds
        self._ranges = ranges
        self._stand_in = stand_in
        self._wished = 0.0
        self._holder = str(uuid.uuid4())
        self.row = 0
        self.token = 0
        self._until = 0.0  # on this process's monotonic clock
        self._taken_over = False
        self._released = asyncio.Event()
        self._over = asyncio.Event()
        self._loop = asyncio.get_running_loop()
        self._task: asyncio.Task[None] | None = None

    @classmethod
    async def take(
        cls,
        database: Database,
        seconds: float | None = None,
        *,
        stand_by: bool = False,
        ranges: int = 1,
        stand_in: bool = False,
    ) -> LeaseHold:
        """Take the lease, of one of so many `ranges`. Raises `StoreError` if a living process has it, unless
        to `stand_by` was wished: then it is waited for until one stops or dies. A `stand_in` waits for
        nothing, and holds it until somebody who stands by wishes to have it.
        """
        hold = cls(database, seconds or LEASE_SECONDS, ranges, stand_in=stand_in)
        started = await (hold._stand_by() if stand_by and not stand_in else hold._take())
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
            if self._stand_in:
                raise NoRange
            await asyncio.sleep(self._seconds / _RENEWALS / 2)

    async def _stand_by(self) -> float:
        """The same, however long another has it."""
        while True:
            await until_free(self._database, self._in_the_way, self._wish)
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
        mine |= {"stands_in": self._stand_in, "wished": 0}
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

    async def _wish(self) -> None:
        """Let a stand-in know, if there is one, that its range is wished for: again and again."""
        if self._ranges == 1 or monotonic() < self._wished + _WISH / 3:
            return
        self._wished = monotonic()
        async with self._database.write(ask=False) as connection:
            now = await clock_of(connection)
            held = select(Lease.id).where(col(Lease.until) > now, col(Lease.stands_in).is_(True))
            first = (await connection.execute(held.order_by(col(Lease.id)))).scalars().first()
            if first is not None:
                wishing = update(Lease).where(col(Lease.id) == first, col(Lease.stands_in).is_(True))
                await connection.execute(wishing.values(wished=now + int(_WISH * 1000)))

    async def vacant(self) -> list[Vacant]:
        """The ranges for which nobody plays. Raises `StoreError`."""
        columns = select(Lease.id, Lease.until, Lease.stands_in).where(col(Lease.id) <= self._ranges)
        async with self._database.read() as connection:
            now = await clock_of(connection)
            rows = (await connection.execute(columns.order_by(col(Lease.id)))).all()
        before = sum(row.id < self.row for row in rows if row.until > now and not row.stands_in)
        free = [row for row in rows if row.until <= now]
        return [Vacant(Range(row.id - 1, self._ranges), row.until > 0, before) for row in free]

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
        mine, wished = col(Lease.holder) == self._holder, None
        async with self._database.write(ask=False) as connection:
            now = await clock_of(connection)
            renewed = await connection.execute(update(Lease).where(mine).values(until=self._end(now)))
            if self._stand_in:
                wished = (await connection.execute(select(Lease.wished).where(mine))).scalar()
        if not renewed.rowcount:
            self._lose()
            return
        self._until = started + self._seconds
        if wished is not None and wished > now:
            self._over.set()

    def _lose(self) -> None:
        if not self._taken_over:
            self._taken_over = True
            self._loop.call_soon_threadsafe(self._over.set)
            _log.error("lease taken over", database=shown(self._database.url))

    async def over(self) -> bool:
        """Wait until another has taken it over, or wishes to have that of this stand-in (False)."""
        await self._over.wait()
        return self._taken_over

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


async def _nothing() -> None: ...


async def until_free(
    database: Database,
    in_the_way: Callable[[AsyncConnection], Awaitable[str]],
    each_time: Callable[[], Awaitable[None]] = _nothing,
) -> None:
    """Wait until nobody is in the way; something is done each time when somebody is."""
    told = ""
    while True:
        try:
            async with database.read() as connection:
                holder = await in_the_way(connection)
            if holder:
                await each_time()
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
