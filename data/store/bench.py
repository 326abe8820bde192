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
from pathlib import Path
from typing import Any, NamedTuple

import aiosqlite

from data.store.models import Seat
from data.store.moves import Change
from data.store.store import open_store

_WARM_UP = 20


class CommitBench(NamedTuple):
    """Medians in milliseconds of the processor, all threads of this process together, and how many times the
    bare transaction fits into the store's.
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
    stored: list[float] = []
    bare: list[float] = []
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
        table = (await store.tables.create(guild=1, channel=1, host=1, game="bench")).number
        await store.tables.start(table, changes[0], seats=[Seat(seat=0, member=1)])
        for change in changes[1:]:
            blob = b"".join((change.core, *change.inputs, *change.entries))
            stored.append(await _timed(lambda one=change: store.tables.append(table, one)))
            bare.append(await _timed(lambda data=blob: _write_bare(plain, data)))
    start = _WARM_UP if len(stored) > 2 * _WARM_UP else 0
    ours, theirs = statistics.median(stored[start:]), statistics.median(bare[start:])
    return CommitBench(ours / theirs, ours * 1000, theirs * 1000)


async def _timed(work: Callable[[], Coroutine[Any, Any, None]]) -> float:
    started = time.process_time()
    await work()
    return time.process_time() - started


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
