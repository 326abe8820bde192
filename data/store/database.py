"""The connection to the database: which URLs are allowed, and how transactions run on it.

By default SQLAlchemy with SQLite begins no transaction before a SELECT, so that another task can get between
a read and the write after it. Here every transaction begins explicitly: one that writes takes the write lock
at once, one that only reads sees one state of the database from its first to its last row.
"""

from __future__ import annotations

import asyncio
import contextvars
import functools
import sqlite3
from collections.abc import AsyncGenerator, Callable, Coroutine, Generator
from contextlib import asynccontextmanager, closing, contextmanager, nullcontext
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar
from urllib.parse import unquote, urlsplit

import structlog
from sqlalchemy import AsyncAdaptedQueuePool, event
from sqlalchemy.engine import URL, Connection, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, InvalidRequestError, NoSuchModuleError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlmodel.ext.asyncio.session import AsyncSession

from data.store.errors import StoreError

_log = structlog.get_logger(__name__)

_READS = {"quartermaster_reads": True}
# How long, in seconds, a writer waits for another program that holds the SQLite file (a backup, say).
_PATIENCE = 5.0
# How long, in seconds, a transaction may take where others may hold a row, or the network a server.
_LONGEST = 10.0
_SQLITE_MAGIC = b"SQLite format 3\0"
VERSION_TABLE = "quartermaster_version"
"""The table in which Alembic keeps the schema version: its presence shows that a database is ours."""
# FULL: an acknowledged answer survives a power failure, not only the end of the process.
SQLITE_SETTINGS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")
"""What every connection to SQLite begins with."""


def read_url(text: str) -> URL:
    """The database that a setting names. A plain `sqlite:` is the asynchronous one.

    Raises `StoreError` if it is not a database URL.
    """
    try:
        url = make_url(text)
    except ArgumentError:
        raise StoreError(
            f"{text!r} is not a database URL; one looks like sqlite+aiosqlite:///quartermaster.db."
        ) from None
    return url.set(drivername="sqlite+aiosqlite") if url.drivername == "sqlite" else url


def shown(url: URL) -> str:
    """The URL as it may appear in a log: without its password."""
    return url.render_as_string(hide_password=True)


def is_sqlite(url: URL) -> bool:
    """Whether the database is SQLite's."""
    return url.get_backend_name() == "sqlite"


def sqlite_file(url: URL) -> Path | None:
    """The file of an SQLite database, or None if it is in memory."""
    name = url.database or ""
    if name.startswith("file:"):
        parts = urlsplit(name)
        name = (
            "" if "mode=memory" in parts.query or url.query.get("mode") == "memory" else unquote(parts.path)
        )
    return None if name in {"", ":memory:"} else Path(name).resolve()


def check_sqlite_file(path: Path) -> None:
    """Raise `StoreError` if an SQLite database neither exists nor can be created there."""
    if not path.parent.is_dir():
        raise StoreError(f"The folder {path.parent} for the database does not exist; create it.")
    try:
        with path.open("rb") as file:
            start = file.read(len(_SQLITE_MAGIC))
    except FileNotFoundError:
        return
    except OSError as fault:
        raise StoreError(f"The database {path} cannot be opened: {fault.strerror}.") from fault
    if start and start != _SQLITE_MAGIC:
        raise StoreError(f"{path} is not an SQLite database; name another file, or move this one away.")
    if start:
        _refuse_foreign(path)


def _refuse_foreign(path: Path) -> None:
    """Look into a file without changing a byte of it: connecting to write would switch its journal mode."""
    try:
        with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as reader:
            found = reader.execute(
                "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name"
            ).fetchall()
    except sqlite3.Error:
        # Damaged or locked: connecting will say which.
        return
    tables = [name for (name,) in found]
    if tables and VERSION_TABLE not in tables:
        raise foreign(str(path), tables[0])


def foreign(name: str, table: str) -> StoreError:
    """The error for a database with foreign content."""
    return StoreError(
        f"The database {name} holds tables of another programme ({table!r}, for one); "
        "give Quartermaster a database of its own."
    )


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
    """One database and the transactions on it. Before every write, `check` is asked whether it is allowed."""

    def __init__(self, url: URL) -> None:
        """Raises `StoreError` if the driver is missing or not asynchronous."""
        self.url = url
        self.check: Callable[[], None] = _nothing
        self.running: set[asyncio.Task[Any]] = set()
        self._finished = False
        self.engine = _engine(url)
        self._reading = self.engine.execution_options(**_READS)
        self._one_editor = asyncio.Lock()
        # SQLite allows one writer at a time: queueing here is fair and fast, its busy polling is neither.
        self._one_writer = asyncio.Lock() if is_sqlite(url) else nullcontext()

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
                    yield connection

    async def check_writable(self, file: Path) -> None:
        """Raise `StoreError` when the file of an SQLite database can only be read."""
        try:
            async with self.write(ask=False) as connection:
                # It writes nothing, but SQLite asks first whether it could.
                await connection.exec_driver_sql(f"DELETE FROM {VERSION_TABLE} WHERE 1 = 0")
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
        except (DBAPIError, sqlite3.Error, OSError) as fault:
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
        await self.engine.dispose()


def _nothing() -> None: ...


def _session(connection: AsyncConnection) -> AsyncSession:
    return AsyncSession(connection, expire_on_commit=False)


def _reason(fault: BaseException) -> str:
    cause = fault.orig if isinstance(fault, DBAPIError) and fault.orig else fault
    return " ".join(str(cause).split()).rstrip(".")


def _engine(url: URL) -> AsyncEngine:
    more: dict[str, Any] = {}
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
    return engine


def _prepare_sqlite(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    for setting in SQLITE_SETTINGS:
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    reads = connection.get_execution_options().get("quartermaster_reads", False)
    begin = "BEGIN" if reads else "BEGIN IMMEDIATE"
    # Straight to the driver: as an SQLAlchemy statement it would visit the connection's thread three times.
    adapted: Any = connection.connection.dbapi_connection
    adapted.run_async(lambda driver: driver.execute(begin))  # pyright: ignore
