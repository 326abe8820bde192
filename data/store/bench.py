"""How much longer the store works to save one accepted answer than bare aiosqlite does for the same bytes.

Both wait for the disk alike; what is counted is time of the processor, which other processes hardly change.
"""

from __future__ import annotations

import asyncio
import random
import statistics
import tempfile
import time
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import aiosqlite
from sqlalchemy import func, insert, literal, select
from sqlmodel import col

from data.store.database import Database, to_the_end
from data.store.models import GameTable, Input, LogEntry, Seat, Snapshot
from data.store.moves import Change
from data.store.store import Store, open_store

_WARM_UP = 20


class CommitBench(NamedTuple):
    """Milliseconds that the store and the bare transaction take, and how many times the one fits into the
    other: on SQLite medians, of the processor, all threads of this process together.
    """

    ratio: float
    store_ms: float
    bare_ms: float


@dataclass(frozen=True)
class _Sample:
    """A change as large as in mid-game: 6 kB that compress to a third, one input, three entries."""

    version: int
    core: bytes
    first_input: int
    inputs: Sequence[bytes]
    first_entry: int
    entries: Sequence[bytes]
    withdrawn_from: int | None = field(default=None)


def bench_commit(
    changes: Sequence[Change] | None = None, *, rounds: int = 300, folder: Path | None = None
) -> CommitBench:
    """Save changes through the store and the same bytes bare, alternately, with `synchronous=FULL` for both.

    `changes` are a table's own from its first on; None: `rounds` made-up ones. `folder` is where the two
    databases are created and removed again (None: where temporary files go). Bare is one blob with all bytes
    of the change, between BEGIN and COMMIT. Must not be called from a running event loop.
    """
    chosen = changes or _samples(rounds + _WARM_UP)
    with tempfile.TemporaryDirectory(dir=folder) as place:
        return asyncio.run(_bench(Path(place), chosen))


async def _bench(place: Path, changes: Sequence[Change]) -> CommitBench:
    async with (
        await open_store(f"sqlite+aiosqlite:///{place / 'store.db'}") as store,
        aiosqlite.connect(place / "bare.db", isolation_level=None) as plain,
    ):
        for statement in (
            "PRAGMA journal_mode=WAL",
            "PRAGMA synchronous=FULL",
            "CREATE TABLE saved (data BLOB)",
        ):
            await plain.execute(statement)
        stored, bare = await _alternately(
            store, lambda data: _write_bare(plain, data), changes, time.process_time
        )
    ours, theirs = statistics.median(stored), statistics.median(bare)
    return CommitBench(ours / theirs, ours * 1000, theirs * 1000)


def bench_commit_on_server(url: str, changes: Sequence[Change] | None = None) -> CommitBench:
    """The same on PostgreSQL, against a bare transaction of its driver (asyncpg); of both the 20th percentile
    of the time on the clock, as most of it is the server's. What is written there is deleted afterwards.

    Raises `StoreError` if there is no such server. Must not be called from a running event loop.
    """
    return asyncio.run(_bench_on_server(url, changes or _samples(300 + _WARM_UP)))


async def _bench_on_server(url: str, changes: Sequence[Change]) -> CommitBench:
    # An extra (`postgres`): without it, opening the store says so.
    async with await open_store(url) as store:
        asyncpg: Any = import_module("asyncpg")
        plain = await asyncpg.connect(url.replace("+asyncpg", ""))
        try:
            await plain.execute("CREATE TABLE IF NOT EXISTS bench_saved (data bytea)")

            async def write(data: bytes) -> None:
                async with plain.transaction():
                    await plain.execute("INSERT INTO bench_saved VALUES ($1)", data)

            stored, bare = await _alternately(store, write, changes, time.perf_counter)
        finally:
            await plain.execute("DROP TABLE IF EXISTS bench_saved")
            await plain.close()
    ours, theirs = (statistics.quantiles(times, n=5)[0] for times in (stored, bare))
    return CommitBench(ours / theirs, ours * 1000, theirs * 1000)


class Copies:
    """Doubles what is played in a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    @to_the_end
    async def double(self) -> None:
        """Every table once more, with its seats, its game and its log, played in a thread of its own."""
        async with self._database.write() as connection:
            most = (await connection.execute(select(func.max(col(GameTable.id))))).scalar_one()
            for model, moved in (
                (GameTable, {"id", "thread"}), (Seat, {"table_id"}), (Snapshot, {"table_id"}),
                (Input, {"table_id"}), (LogEntry, {"table_id"}),
            ):  # fmt: skip
                columns: list[Any] = [*model.metadata.tables[str(model.__tablename__)].columns]
                named: list[Any] = [
                    column + literal(most) if column.name in moved else column for column in columns
                ]
                await connection.execute(insert(model).from_select(columns, select(*named)))


async def _alternately(
    store: Store,
    write_bare: Callable[[bytes], Coroutine[Any, Any, None]],
    changes: Sequence[Change],
    clock: Callable[[], float],
) -> tuple[list[float], list[float]]:
    """How long the store and the bare transaction take for each change but the first few, in seconds."""
    stored: list[float] = []
    bare: list[float] = []
    table = (await store.tables.create(guild=1, channel=1, host=1, game="bench")).number
    try:
        await store.tables.start(table, changes[0], seats=[Seat(seat=0, member=1)])
        for change in changes[1:]:
            blob = b"".join((change.core, *change.inputs, *change.entries))
            stored.append(await _timed(lambda one=change: store.tables.append(table, one), clock))
            bare.append(await _timed(lambda data=blob: write_bare(data), clock))
    finally:
        await store.tables.delete(table)
    start = _WARM_UP if len(stored) > 2 * _WARM_UP else 0
    return stored[start:], bare[start:]


async def _timed(work: Callable[[], Coroutine[Any, Any, None]], clock: Callable[[], float]) -> float:
    started = clock()
    await work()
    return clock() - started


async def _write_bare(connection: aiosqlite.Connection, data: bytes) -> None:
    await connection.execute("BEGIN IMMEDIATE")
    await connection.execute("INSERT INTO saved VALUES (?)", (data,))
    await connection.commit()


def _samples(count: int) -> list[_Sample]:
    dice = random.Random(1)
    words = [dice.randbytes(6).hex().encode() for _ in range(120)]
    return [
        _Sample(
            version=number,
            core=b" ".join(dice.choices(words, k=470)),
            first_input=number - 1,
            inputs=[b" ".join(dice.choices(words, k=3))],
            first_entry=(number - 1) * 3,
            entries=[b" ".join(dice.choices(words, k=5)) for _ in range(3)],
        )
        for number in range(1, count + 1)
    ]
