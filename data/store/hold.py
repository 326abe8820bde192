"""One process for one database: whoever comes second is told who holds it.

A lock on a file beside an SQLite database ends with its process, however that ends. Databases that other
machines reach have a lease instead: a row with a time, renewed while the process lives.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
import time
import uuid
from datetime import UTC, datetime
from pathlib import Path
from types import ModuleType
from typing import Any, Protocol

import structlog
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from data.store.database import Database, shown
from data.store.errors import StoreError
from data.store.models import Lease

fcntl: ModuleType | None
try:
    import fcntl
except ImportError:  # Windows, where a lease does
    fcntl = None

_log = structlog.get_logger(__name__)

LEASE_SECONDS = 30.0
_RENEWALS = 6  # in the time of one lease: that many may fail in a row


class Hold(Protocol):
    """The right to advance the tables of a database."""

    def check(self) -> None:
        """Raise `StoreError` when the right is lost."""
        ...

    async def release(self) -> None:
        """Give the right back."""
        ...


def files_can_be_locked() -> bool:
    """Whether this system knows locks that end with their process."""
    return fcntl is not None


class FileHold:
    """A lock on `<database>.lock`, which keeps the holder's process id for whoever comes second."""

    def __init__(self, database: Path) -> None:
        """Raises `StoreError` when another process holds the database or the lock cannot be made."""
        assert fcntl
        path = database.with_name(database.name + ".lock")
        try:
            self._file = os.open(path, os.O_RDWR | os.O_CREAT, 0o644)
        except OSError as fault:
            raise StoreError(
                f"The database {database} cannot be used, because {path.name} beside it cannot be written "
                f"({fault.strerror}); make the folder writable."
            ) from fault
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as fault:
            holder = os.pread(self._file, 32, 0).decode("ascii", "replace").strip() or "unknown"
            os.close(self._file)
            raise StoreError(
                f"The database {database} is in use by another Quartermaster (process {holder}); "
                "stop that one first, or use another database."
            ) from fault
        os.ftruncate(self._file, 0)
        os.pwrite(self._file, f"{os.getpid()}\n".encode("ascii"), 0)

    def check(self) -> None:
        """The system keeps the lock as long as the process lives."""

    async def release(self) -> None:
        """Give the database free. The file stays: removing it would race with the next to lock it."""
        os.ftruncate(self._file, 0)
        os.close(self._file)


class LeaseHold:
    """The one row of the table `lease`, renewed by a task until it is released."""

    def __init__(self, database: Database, seconds: float) -> None:
        self._database = database
        self._seconds = seconds
        self._holder = str(uuid.uuid4())
        self._until = 0.0  # on this process's monotonic clock
        self._task: asyncio.Task[None] | None = None

    @classmethod
    async def take(cls, database: Database, seconds: float = LEASE_SECONDS) -> LeaseHold:
        """Take the lease. Raises `StoreError` when another process has it."""
        hold = cls(database, seconds)
        started = time.monotonic()
        try:
            async with database.write() as connection:
                await hold._take(connection)
        except StoreError as fault:
            if isinstance(fault.__cause__, IntegrityError):
                raise StoreError(
                    f"Another Quartermaster is just starting on the database {shown(database.url)}; "
                    "let it run, or use another database."
                ) from fault
            raise
        hold._until = started + seconds
        hold._task = asyncio.create_task(hold._keep(), name="lease of the database")
        return hold

    async def _take(self, connection: AsyncConnection) -> None:
        now = await _clock(connection)
        row = (await connection.execute(select(Lease.__table__).with_for_update())).one_or_none()  # pyright: ignore
        if row is not None and row.until > now:
            seconds = -((now - row.until) // 1000)
            raise StoreError(
                f"The database {shown(self._database.url)} is in use by another Quartermaster "
                f"({row.process}); stop that one first, or, if it is gone already, start again in {seconds} "
                "seconds."
            )
        await connection.execute(delete(Lease))
        process = f"process {os.getpid()} on {socket.gethostname()}"[:255]
        until = now + int(self._seconds * 1000)
        await connection.execute(
            insert(Lease).values(id=1, holder=self._holder, process=process, until=until)
        )

    async def _keep(self) -> None:
        while True:
            await asyncio.sleep(self._seconds / _RENEWALS)
            try:
                if not await self._renew():
                    _log.error("lease lost", database=shown(self._database.url))
                    self._until = 0.0
                    return
            except StoreError as fault:
                _log.warning("lease not renewed", database=shown(self._database.url), reason=str(fault))

    async def _renew(self) -> bool:
        started = time.monotonic()
        async with self._database.write() as connection:
            until = await _clock(connection) + int(self._seconds * 1000)
            mine: Any = Lease.holder == self._holder
            renewed = await connection.execute(update(Lease).where(mine).values(until=until))
        if renewed.rowcount:
            self._until = started + self._seconds
        return bool(renewed.rowcount)

    def check(self) -> None:
        """Raise `StoreError` when the lease ran out or another process took it."""
        if self._task is not None and time.monotonic() > self._until:
            raise StoreError(
                f"The lease of the database {shown(self._database.url)} was lost, so another process may be "
                "playing its tables; restart this one."
            )

    async def release(self) -> None:
        """Give the database free for the next process at once."""
        if self._task:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
            self._task = None
        with contextlib.suppress(StoreError):
            async with self._database.write() as connection:
                mine: Any = Lease.holder == self._holder
                await connection.execute(delete(Lease).where(mine))


async def _clock(connection: AsyncConnection) -> int:
    """The database's own time in milliseconds: hosts need not agree on the hour."""
    moment: datetime = (await connection.execute(select(func.current_timestamp()))).scalar_one()
    aware = moment if moment.tzinfo else moment.replace(tzinfo=UTC)
    return int(aware.timestamp() * 1000)
