"""Timers in the store: one row for each key, taken once whoever asks, kept until they are done."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Generator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path

import pytest

from data.store import Store, Timers, open_store
from data.store.database import Database
from data.store.driver.urls import read_url
from tests.store.postgres import postgres, why_not

NOON = datetime(2026, 7, 1, 12, tzinfo=UTC)
HOUR = timedelta(hours=1)


@pytest.fixture(scope="module")
def server() -> Generator[str]:
    with postgres() as url:
        yield url


@pytest.fixture(
    params=["SQLite", pytest.param("PostgreSQL", marks=pytest.mark.skipif(bool(why_not()), reason=why_not()))]
)
def where(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database of each kind."""
    if request.param == "SQLite":
        return f"sqlite+aiosqlite:///{tmp_path / 'timers.db'}"
    return request.getfixturevalue("server")


@pytest.fixture
async def kept(where: str) -> AsyncGenerator[Store]:
    async with await open_store(where) as store:
        for timer in await store.timers.find():
            await store.timers.end(timer.number)
        yield store


async def test_of_one_kind_and_key_there_is_one(kept: Store) -> None:
    timers = kept.timers
    await timers.set("remind", "1", NOON, member=7, payload={"about": "the first"})
    await timers.set("remind", "1", NOON + HOUR, member=8, payload={"about": "the second"})
    await timers.set("remind", "2", NOON)
    await timers.set("digest", "1", NOON)
    found = {(timer.kind, timer.key): timer for timer in await timers.find()}
    assert len(found) == 3
    again = found["remind", "1"]
    assert (again.due, again.member, again.payload) == (NOON + HOUR, 8, {"about": "the second"})
    assert [timer.key for timer in await timers.find(kind="remind")] == ["2", "1"]


async def test_times_come_back_in_utc_whatever_zone_they_were_written_in(kept: Store) -> None:
    await kept.timers.set("remind", "1", NOON.astimezone(timezone(timedelta(hours=-7))))
    (timer,) = await kept.timers.find()
    assert timer.due == NOON
    assert timer.due.utcoffset() == timedelta(0)
    assert await kept.timers.earliest() == NOON


async def test_what_is_due_is_taken_once_and_the_earliest_first(kept: Store) -> None:
    timers = kept.timers
    for number in range(6):
        await timers.set("remind", str(number), NOON + number * HOUR)
    taken = await timers.take(NOON + 3 * HOUR, 3)
    assert [(timer.key, timer.tries) for timer in taken] == [("0", 0), ("1", 0), ("2", 0)]
    assert [timer.key for timer in await timers.take(NOON + 3 * HOUR, 10)] == ["3"]
    assert await timers.take(NOON + 3 * HOUR, 10) == []
    assert await timers.earliest() == NOON + 4 * HOUR


async def test_what_is_set_while_it_is_done_is_not_ended_with_it(kept: Store) -> None:
    timers = kept.timers
    await timers.set("remind", "1", NOON)
    (timer,) = await timers.take(NOON, 1)
    await timers.set("remind", "1", NOON + HOUR)
    await timers.end(timer.number)
    (later,) = await timers.find()
    assert (later.due, later.tries, later.taken) == (NOON + HOUR, 0, None)


async def test_dropping_tells_whether_it_came_in_time(kept: Store) -> None:
    timers = kept.timers
    await timers.set("remind", "1", NOON)
    assert await timers.drop("remind", "1")
    assert not await timers.drop("remind", "1")
    await timers.set("remind", "2", NOON)
    await timers.take(NOON, 1)
    assert not await timers.drop("remind", "2")
    assert await timers.find() == []


async def test_what_a_dead_process_had_taken_is_taken_again_and_shows_it(kept: Store) -> None:
    timers = kept.timers
    await timers.set("remind", "1", NOON)
    await timers.set("remind", "2", NOON)
    (done, _) = await timers.take(NOON, 2)
    await timers.end(done.number)
    assert await timers.give_back() == 1
    (timer,) = await timers.take(NOON, 2)
    assert (timer.key, timer.tries) == ("2", 1)
    await timers.put_back(timer.number, NOON + HOUR)
    assert await timers.take(NOON, 2) == []
    assert [timer.tries for timer in await timers.take(NOON + HOUR, 2)] == [2]


async def test_with_a_table_its_timers_go_and_no_others(kept: Store) -> None:
    table = (await kept.tables.create(guild=1, channel=2, host=3, game="stub")).number
    await kept.timers.set("pace", "1", NOON, table=table)
    await kept.timers.set("pace", "2", NOON)
    await kept.tables.delete(table)
    assert [timer.key for timer in await kept.timers.find()] == ["2"]


async def test_all_of_a_member_or_a_server_can_be_forgotten(kept: Store) -> None:
    timers = kept.timers
    await timers.set("remind", "1", NOON, member=2**62)
    await timers.set("digest", "1", NOON, member=2**62)
    await timers.set("remind", "2", NOON, member=8, guild=9)
    await timers.forget(member=2**62, kinds=["digest"])
    assert {(timer.kind, timer.key) for timer in await timers.find()} == {("remind", "1"), ("remind", "2")}
    await timers.forget(member=2**62)
    await timers.forget(guild=9)
    assert await timers.find() == []
    with pytest.raises(TypeError, match="nobody is named"):
        await timers.forget(kinds=["remind"])


@asynccontextmanager
async def _two_processes(where: str) -> AsyncGenerator[list[Timers]]:
    """Two that work with one database at once, as when a lease has just changed hands."""
    both = [Database(read_url(where)) for _ in range(2)]
    try:
        yield [Timers(database) for database in both]
    finally:
        for database in both:
            await database.close()


async def test_two_processes_never_take_the_same_one(kept: Store, where: str) -> None:
    for number in range(60):
        await kept.timers.set("remind", str(number), NOON)
    taken: list[str] = []

    async def take(timers: Timers) -> int:
        rounds = 0
        while rows := await timers.take(NOON, 3):
            taken.extend(row.key for row in rows)
            rounds += 1
        return rounds

    async with _two_processes(where) as (one, other):
        rounds = await asyncio.gather(take(one), take(other), take(one), take(other))
    assert sorted(taken, key=int) == [str(number) for number in range(60)]
    assert sum(1 for each in rounds if each) > 1


async def test_two_processes_that_set_the_same_one_leave_one(kept: Store, where: str) -> None:
    async with _two_processes(where) as (one, other):
        results = await asyncio.gather(
            *(timers.set("remind", "1", NOON, member=n) for n in range(10) for timers in (one, other)),
            return_exceptions=True,
        )
    # Who comes second may be refused, and tries again: never are there two.
    assert any(result is None for result in results)
    assert len(await kept.timers.find()) == 1
