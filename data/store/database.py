"""The connection to the database: which URLs are allowed, and how transactions run on it.

By default SQLAlchemy with SQLite begins no transaction before a SELECT, so that another task can get between
a read and the write after it. Here every transaction begins explicitly: one that writes takes the write lock
at once, one that only reads sees one state of the database from its first to its last row.

What lies on the path of an answer is a function: on a file of SQLite it is carried out in one visit to its
connection's thread (`visits.py`), by PostgreSQL in one statement where one will do (`statements.py`),
elsewhere as one transaction like any other.
"""

from __future__ import annotations

import asyncio
import contextvars
import functools
import sqlite3
from collections.abc import AsyncGenerator, Awaitable, Callable, Coroutine, Generator
from contextlib import asynccontextmanager, contextmanager, nullcontext
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

import structlog
from sqlalchemy import AsyncAdaptedQueuePool, NullPool, create_engine, event
from sqlalchemy.engine import URL, Connection
from sqlalchemy.exc import DBAPIError, InvalidRequestError, NoSuchModuleError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.orm import Session
from sqlmodel import Session as SyncSession
from sqlmodel.ext.asyncio.session import AsyncSession

from data.store.driver.fence import Fence
from data.store.driver.ranges import EVERYWHERE
from data.store.driver.statements import Held, Server, statements
from data.store.driver.urls import VERSION_TABLE, is_sqlite, shown, sqlite_file
from data.store.driver.visits import Visits, Work
from data.store.errors import StoreError

_log = structlog.get_logger(__name__)

_READS = {"quartermaster_reads": True}
# How long, in seconds, a writer waits for another program that holds the SQLite file (a backup, say).
_PATIENCE = 5.0
# How long, in seconds, a transaction may take where others may hold a row, or the network a server.
_LONGEST = 10.0
# FULL: an acknowledged answer survives a power failure, not only the end of the process.
SQLITE_SETTINGS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")
"""What every connection to SQLite begins with."""


class OnDatabase(Protocol):
    """Anything with methods that run `to_the_end`."""

    _database: Database


_Self = TypeVar("_Self", bound=OnDatabase)
_P = ParamSpec("_P")
_T = TypeVar("_T")


def apart(work: Coroutine[Any, Any, _T]) -> asyncio.Task[_T]:
    """A task in a context of its own.

    A simulated Discord waits for whatever is begun in its bot's context: for a driver's timers of minutes,
    too, and for a lease's renewals, which never end.
    """
    return contextvars.Context().run(asyncio.create_task, work)


def to_the_end(
    work: Callable[Concatenate[_Self, _P], Coroutine[Any, Any, _T]],
) -> Callable[Concatenate[_Self, _P], Coroutine[Any, Any, _T]]:
    """A method that runs to its end even if the task that called it is cancelled.

    A transaction cut off in the middle would leave SQLite's write lock with a closed connection, which lives
    as long as somebody keeps the exception: nothing could be saved in the meantime. A failure that nobody
    waits for any more is logged.
    """

    @functools.wraps(work)
    async def run(self: _Self, *args: _P.args, **named: _P.kwargs) -> _T:
        self._database.check_open()  # pyright: ignore[reportPrivateUsage]
        task = apart(work(self, *args, **named))
        running = self._database.running  # pyright: ignore[reportPrivateUsage]
        running.add(task)
        task.add_done_callback(running.discard)
        try:
            await asyncio.wait({task})
        except asyncio.CancelledError:
            task.add_done_callback(_unheard)
            raise
        return task.result()

    return run


def _unheard(task: asyncio.Task[Any]) -> None:
    if not task.cancelled() and (fault := task.exception()) is not None:
        _log.warning("what nobody waited for any more was not stored", reason=str(fault))


class Database:
    """One database and the transactions on it. Before every write, `check` is asked whether it is allowed; a
    `fence` is asked within its transaction, too. `range`: the servers of which it is written.
    """

    def __init__(self, url: URL) -> None:
        """Raises `StoreError` if the driver is missing or not asynchronous."""
        self.url = url
        self.check: Callable[[], None] = _nothing
        self.fence: Fence | None = None
        self.range = EVERYWHERE
        self.running: set[asyncio.Task[Any]] = set()
        self._finished = False
        self.engine = _engine(url)
        self._reading = self.engine.execution_options(**_READS)
        self._one_editor = asyncio.Lock()
        # SQLite allows one writer at a time: queueing here is fair and fast, its busy polling is neither.
        self._one_writer = asyncio.Lock() if is_sqlite(url) else nullcontext()
        self._writer, self._reader = _visits(url)
        self._statements = statements(self.engine)
        self._faults = self._statements.faults if self._statements is not None else ()
        self._to_write: list[tuple[Work, asyncio.Future[Exception | None]]] = []

    @asynccontextmanager
    async def write(self, *, ask: bool = True) -> AsyncGenerator[AsyncConnection, None]:
        """A transaction that may write; committed at the end, rolled back if anything is raised.

        Raises `StoreError` if the database fails, or if it is no longer ours (`ask`).
        """
        async with self._one_writer:
            if ask:
                self.check()
            with self._sentences():
                async with self._in_time(), self.engine.begin() as connection:
                    if ask and self.fence is not None:
                        await connection.run_sync(self.fence.confirm)
                    yield connection

    async def add(self, work: Work) -> None:
        """Write what `work` writes, wholly or not at all. In a file of SQLite, what waits for its one writer
        at the same time shares a transaction, and none of it fails for another's sake. Raises as `write`
        does.
        """
        if self._writer is None:
            async with self.write() as connection:
                await connection.run_sync(work)
            return
        outcome: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()
        self._to_write.append((work, outcome))
        async with self._one_writer:
            if not outcome.done():
                await self._write_together(self._writer)
        with self._sentences():
            if (fault := outcome.result()) is not None:
                raise fault

    async def _write_together(self, writer: Visits) -> None:
        together, self._to_write = self._to_write, []
        try:
            self.check()
            faults = await writer.share([self._fenced(work) for work, _ in together])
        except Exception as fault:
            faults = [fault] * len(together)
        for (_, outcome), fault in zip(together, faults, strict=True):
            outcome.set_result(fault)

    def _fenced(self, work: Work) -> Work:
        if (fence := self.fence) is None:
            return work

        def confirmed(connection: Connection) -> None:
            fence.confirm(connection)
            work(connection)

        return confirmed

    async def say(self, work: Callable[[Server, Held], Awaitable[_T]]) -> _T | None:
        """What one statement comes to that writes, and is a transaction of its own; None where there is no
        server that takes it so. It looks itself whether the lease is the one that `work` is given. Raises as
        `write` does.
        """
        if self._statements is None or self.fence is None:
            return None
        self.check()
        with self._sentences():
            async with self._in_time():
                return await self._statements.say(work, self.fence)

    async def see(self, work: Callable[[Session], _T]) -> _T:
        """What `work` reads, in one transaction that only reads. Raises as `read` does."""
        if self._reader is None:
            async with self.look() as session:
                return await session.run_sync(work)
        with self._sentences():
            return await self._reader.pay(lambda connection: _seen(connection, work))

    async def check_writable(self, file: Path) -> None:
        """Raise `StoreError` when the file of an SQLite database can only be read."""
        try:
            async with self.write(ask=False) as connection:
                # It writes nothing, but SQLite asks first whether it could.
                nothing = f"DELETE FROM {VERSION_TABLE} WHERE 1 = 0"  # noqa: S608 - a name of ours
                await connection.exec_driver_sql(nothing)
        except StoreError as fault:
            if "readonly" in str(fault):
                raise StoreError(
                    f"The database {file} can only be read; make the file and its folder writable."
                ) from fault
            raise

    @asynccontextmanager
    async def rebuild(self) -> AsyncGenerator[AsyncConnection, None]:
        """As `write`, but SQLite ignores foreign keys: for migrations.

        SQLite alters a table by copying it and dropping the old one, which would delete the rows of other
        tables that refer to it.
        """
        async with self._one_writer:
            with self._sentences():
                async with self.engine.connect() as connection:
                    await self._follow_keys(connection, False)
                    try:
                        async with connection.begin():
                            yield connection
                    finally:
                        await self._follow_keys(connection, True)

    async def _follow_keys(self, connection: AsyncConnection, follow: bool) -> None:
        if is_sqlite(self.url):
            # The setting has no effect inside a transaction, and ours begin with the first statement.
            driver: Any = (await connection.get_raw_connection()).driver_connection
            cursor = await driver.execute(f"PRAGMA foreign_keys={'ON' if follow else 'OFF'}")
            await cursor.close()

    @asynccontextmanager
    async def read(self) -> AsyncGenerator[AsyncConnection, None]:
        """A transaction that only reads: one state of the database throughout.

        Raises `StoreError` if the database fails.
        """
        with self._sentences():
            async with self._in_time(), self._reading.connect() as connection:
                yield connection

    @asynccontextmanager
    async def _in_time(self) -> AsyncGenerator[None, None]:
        """Cut a transaction off that waits for too long. SQLite's own patience ends by itself."""
        if is_sqlite(self.url):
            yield
            return
        try:
            async with asyncio.timeout(_LONGEST):
                yield
        except TimeoutError as late:
            raise StoreError(
                f"The database {shown(self.url)} did not answer within {_LONGEST:.0f} seconds: another "
                "programme holds what was asked for, or the network fails; try again."
            ) from late

    @contextmanager
    def _sentences(self) -> Generator[None, None, None]:
        try:
            yield
        except (DBAPIError, sqlite3.Error, OSError, *self._faults) as fault:
            raise StoreError(f"The database {shown(self.url)} failed: {_reason(fault)}.") from fault

    @asynccontextmanager
    async def edit(self) -> AsyncGenerator[AsyncSession, None]:
        """A session on a writing transaction; its content is written at the end.

        Only one at a time, whatever the database: between reading a row and writing it, nobody else in this
        process may change it, and there is no other process.
        """
        async with self.alone() as connection, _session(connection) as session:
            yield session
            await session.flush()

    @asynccontextmanager
    async def alone(self) -> AsyncGenerator[AsyncConnection, None]:
        """As `write`, while nobody in this process is in an `edit`: what to write can be worked out here."""
        async with self._one_editor, self.write() as connection:
            yield connection

    @asynccontextmanager
    async def look(self) -> AsyncGenerator[AsyncSession, None]:
        """A session on a reading transaction."""
        async with self.read() as connection, _session(connection) as session:
            yield session

    async def finish(self) -> None:
        """Finish running work, and start none: the database may soon belong to another process."""
        self._finished = True
        await asyncio.gather(*self.running, return_exceptions=True)

    def check_open(self) -> None:
        """Raise `StoreError` if no more work may start."""
        if self._finished:
            raise StoreError(f"The database {shown(self.url)} is closed; it was not changed.")

    async def close(self) -> None:
        """Close all connections, after running work has finished."""
        await self.finish()
        for visits in (self._writer, self._reader):
            if visits is not None:
                await visits.close()
        if self._statements is not None:
            await self._statements.close()
        await self.engine.dispose()


def _nothing() -> None: ...


def _session(connection: AsyncConnection) -> AsyncSession:
    return AsyncSession(connection, expire_on_commit=False)


def _seen(connection: Connection, work: Callable[[Session], _T]) -> _T:
    with SyncSession(connection, expire_on_commit=False) as session:
        return work(session)


def _reason(fault: BaseException) -> str:
    cause = fault.orig if isinstance(fault, DBAPIError) and fault.orig else fault
    return " ".join(str(cause).split()).rstrip(".")


def _engine(url: URL) -> AsyncEngine:
    # What fails is told without what was to be written: names, answers, hidden cards.
    more: dict[str, Any] = {"hide_parameters": True}
    if is_sqlite(url):
        # Without an isolation level, the driver leaves BEGIN and COMMIT to us.
        more["connect_args"] = {"isolation_level": None, "timeout": _PATIENCE}
        if sqlite_file(url) is None:
            # A database in memory is its connection: there must be just one, with one user at a time.
            more |= {"poolclass": AsyncAdaptedQueuePool, "pool_size": 1, "max_overflow": 0}
    try:
        engine = create_async_engine(url, **more)
    except ImportError as fault:
        raise StoreError(
            f"The database {shown(url)} needs the package {fault.name!r}; install it beside Quartermaster."
        ) from fault
    except (NoSuchModuleError, InvalidRequestError) as fault:
        raise StoreError(
            f"{shown(url)} names no asynchronous driver; one looks like postgresql+asyncpg://..."
        ) from fault
    if is_sqlite(url):
        event.listen(engine.sync_engine, "connect", _prepare_sqlite)
        event.listen(engine.sync_engine, "begin", _begin_sqlite)
    elif url.get_backend_name() == "postgresql":
        event.listen(engine.sync_engine, "connect", _prepare_postgres)
    return engine


def _visits(url: URL) -> tuple[Visits | None, Visits | None]:
    """Who writes and who reads a file of SQLite; a database in memory is its one connection."""
    if not is_sqlite(url) or sqlite_file(url) is None:
        return None, None
    settings = {"isolation_level": None, "timeout": _PATIENCE}
    engine = create_engine(url.set(drivername="sqlite"), connect_args=settings, poolclass=NullPool)
    event.listen(engine, "connect", _prepare_sqlite)
    event.listen(engine, "begin", _begin_in_thread)
    return Visits(engine, "writing"), Visits(engine.execution_options(**_READS), "reading")


def _prepare_sqlite(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    for setting in SQLITE_SETTINGS:
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def _prepare_postgres(connection: Any, _record: object) -> None:
    # A transaction whose process is gone without a word (a network that was cut) would keep its rows, and
    # the lease, for hours.
    cursor = connection.cursor()
    cursor.execute(f"SET idle_in_transaction_session_timeout = {_LONGEST * 1000:.0f}")
    cursor.close()
    connection.commit()


def _begin_sqlite(connection: Connection) -> None:
    begin = _beginning(connection)
    # Straight to the driver: as an SQLAlchemy statement it would visit the connection's thread three times.
    adapted: Any = connection.connection.dbapi_connection
    adapted.run_async(lambda driver: driver.execute(begin))  # pyright: ignore


def _begin_in_thread(connection: Connection) -> None:
    driver: Any = connection.connection.dbapi_connection
    driver.execute(_beginning(connection))


def _beginning(connection: Connection) -> str:
    reads = connection.get_execution_options().get("quartermaster_reads", False)
    return "BEGIN" if reads else "BEGIN IMMEDIATE"
