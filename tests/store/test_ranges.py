"""Several processes share the servers of a database: each has a range, and writes of no other."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from datetime import UTC, datetime, timedelta

import pytest
from sqlalchemy import text

from data.store import Store, StoreError, open_store
from data.store.database import Database
from data.store.driver.ranges import EVERYWHERE, Range
from data.store.driver.urls import read_url
from data.store.errors import NoRange
from data.store.identify import Turns
from data.store.leases.lease import LeaseHold, Vacant
from tests.patience import PATIENCE, until
from tests.store.postgres import postgres, why_not
from tests.store.stub import StubTable

pytestmark = pytest.mark.skipif(bool(why_not()), reason=why_not())
LONG_AGO = datetime(2020, 1, 1, tzinfo=UTC)


def a_guild(number: int) -> int:
    """A server whose shard is this one, whatever there are more than so many."""
    return (77 * 60 + number) << 22 | 5


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    with postgres() as url:
        yield url


@pytest.fixture(autouse=True)
async def empty(server: str) -> None:
    """Nothing of the test before."""
    database = Database(read_url(server))
    async with database.write() as connection:
        await connection.execute(text("DROP SCHEMA public CASCADE"))
        await connection.execute(text("CREATE SCHEMA public"))
    await database.close()


@pytest.fixture
async def open_stores() -> AsyncIterator[AsyncExitStack]:
    async with AsyncExitStack() as stack:
        yield stack


async def opened(url: str, ranges: int) -> Store:
    async with asyncio.timeout(PATIENCE):
        return await open_store(url, ranges=ranges)


async def three(url: str, stack: AsyncExitStack) -> list[Store]:
    """Three processes, by the number of their ranges."""
    stores = [await stack.enter_async_context(await opened(url, 3)) for _ in range(3)]
    return sorted(stores, key=lambda store: store.range.number)


async def expire(url: str, row: int) -> None:
    """As if the process that has this row had died a while ago."""
    database = Database(read_url(url))
    async with database.write() as connection:
        await connection.execute(text(f"UPDATE lease SET until = 0 WHERE id = {row}"))
    await database.close()


def test_each_server_is_in_one_range_and_its_shard_among_those_of_the_range() -> None:
    for guild in range(0, 5_000 << 22, (7 << 22) + 13):
        assert EVERYWHERE.has(guild)
        (found,) = [part for number in range(3) if (part := Range(number, 3)).has(guild)]
        for shards in (3, 6, 33):
            assert (guild >> 22) % shards in found.shards(shards)


async def test_three_processes_have_a_range_each_and_a_fourth_stands_by(
    server: str, open_stores: AsyncExitStack
) -> None:
    stores = await three(server, open_stores)
    assert [store.range for store in stores] == [Range(number, 3) for number in range(3)]
    fourth = asyncio.create_task(open_store(server, ranges=3))
    await stores[1].close()
    async with asyncio.timeout(PATIENCE), await fourth as store:
        assert store.range == Range(1, 3)


async def test_the_range_of_a_dead_process_is_taken_and_it_writes_nothing_more(
    server: str, open_stores: AsyncExitStack, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It stood still: by its own clock it may write."""
    # Nobody renews before this is over.
    monkeypatch.setattr("data.store.leases.lease._RENEWALS", 0.001)
    stores = await three(server, open_stores)
    game, guild = StubTable(), a_guild(2)
    table = (await stores[2].tables.create(guild=guild, channel=1, host=1, game="stub")).number
    await stores[2].tables.start(table, game.unsaved())
    await expire(server, 3)
    async with await opened(server, 3) as follower:
        assert follower.range == stores[2].range
        stores[2]._database.check()
        game.answer("Anne")
        with pytest.raises(StoreError, match="has taken over"):
            await stores[2].tables.append(table, game.unsaved())
        assert await follower.tables.history(table) == []
        # The others go on.
        for store in (*stores[:2], follower):
            await store.members.set(7, theme="night")


async def test_a_writer_keeps_its_own_range_alone_from_being_taken(
    server: str, open_stores: AsyncExitStack
) -> None:
    stores = await three(server, open_stores)
    async with stores[0]._database.write():
        await stores[1].close()
        async with await opened(server, 3) as follower:
            assert follower.range == Range(1, 3)


async def test_a_stand_in_plays_for_servers_for_which_nobody_does_until_somebody_stands_by(
    server: str, open_stores: AsyncExitStack, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("data.store.leases.lease._RENEWALS", 100)
    stores = await three(server, open_stores)
    with pytest.raises(NoRange):
        await open_store(server, ranges=3, stand_in=True)
    await stores[0].close()
    async with await open_store(server, ranges=3, stand_in=True) as stand_in:
        assert stand_in.range == Range(0, 3)
        relieved = asyncio.create_task(stand_in.taken_over())
        following = asyncio.create_task(opened(server, 3))
        assert await asyncio.wait_for(relieved, PATIENCE) == "", "it is asked to go"
        await stand_in.members.set(7, theme="night")
        assert not following.done(), "it has it until it goes"
    async with await following as follower:
        assert follower.range == Range(0, 3)
        assert await stores[1].vacant() == []


async def test_a_range_is_vacant_once_its_process_has_died_or_stopped(
    server: str, open_stores: AsyncExitStack, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Nobody renews before this is over.
    monkeypatch.setattr("data.store.leases.lease._RENEWALS", 0.001)
    stores = await three(server, open_stores)
    assert [await store.vacant() for store in stores] == [[], [], []]
    database = Database(read_url(server))
    async with database.write() as connection:
        await connection.execute(text("UPDATE lease SET until = 1 WHERE id = 1"))
    assert await stores[2].vacant() == [Vacant(Range(0, 3), died=True, before=1)]
    async with database.write() as connection:
        await connection.execute(text("UPDATE lease SET stands_in = true WHERE id = 2"))
    assert await stores[2].vacant() == [Vacant(Range(0, 3), died=True, before=0)], "a stand-in starts none"
    await expire(server, 1)
    assert [one.died for one in await stores[2].vacant()] == [False]
    await database.close()


@pytest.mark.parametrize("ranges", [1, 2])
async def test_who_would_divide_the_servers_in_another_way_waits_until_all_others_have_stopped(
    server: str, ranges: int
) -> None:
    first, second = await opened(server, 3), await opened(server, 3)
    other = asyncio.create_task(open_store(server, stand_by=True, ranges=ranges))
    database = Database(read_url(server))
    hold = LeaseHold(database, 5.0, ranges)
    await first.close()
    async with database.read() as connection:
        assert "another number" in await hold._in_the_way(connection)
    assert await hold._try(None) is not None, "it does not get in between either"
    assert not other.done()
    await second.close()
    async with asyncio.timeout(PATIENCE), await other as store:
        assert store.range.count == ranges
    await database.close()


async def test_a_timer_is_done_by_the_process_of_its_server_or_of_its_tables(
    server: str, open_stores: AsyncExitStack
) -> None:
    stores = await three(server, open_stores)
    made = await stores[1].tables.create(guild=a_guild(1), channel=1, host=1, game="stub")
    await stores[0].timers.set("of a server", "a", LONG_AGO, guild=a_guild(2))
    await stores[0].timers.set("of a table", "b", LONG_AGO, table=made.number)
    await stores[2].timers.set("of a member", "c", LONG_AGO, member=9)
    await stores[1].timers.set_for_members("mine", {9: (LONG_AGO, {"by": 1})})
    await stores[2].timers.set_for_members("mine", {9: (LONG_AGO + timedelta(1), {"by": 2})})
    now = LONG_AGO + timedelta(days=2)
    assert [await store.timers.earliest() for store in stores] == [LONG_AGO] * 3
    taken = [[timer.kind for timer in await store.timers.take(now, 9)] for store in stores]
    assert taken == [["of a member"], ["of a table", "mine"], ["of a server", "mine"]]
    assert [await store.timers.earliest() for store in stores] == [None] * 3
    assert [await store.timers.give_back() for store in stores] == [1, 2, 2]
    (mine,) = await stores[2].timers.find(kind="mine")
    assert mine.payload == {"by": 2}


async def test_a_process_finds_what_is_left_of_its_own_servers(
    server: str, open_stores: AsyncExitStack
) -> None:
    stores = await three(server, open_stores)
    tables: list[int] = []
    for number, store in enumerate(stores):
        row = await store.tables.create(guild=a_guild(number), channel=1, host=1, game="stub")
        await store.tables.start(row.number, StubTable().unsaved())
        await store.tables.set_seat(row.number, 0, member=9)
        tables.append(row.number)
    for number, store in enumerate(stores):
        assert [left.table for left in await store.left.playing()] == [tables[number]]
        assert await store.guilds.known() == {a_guild(number)}
        others = {table: a_guild(at) for at, table in enumerate(tables) if at != number}
        assert await store.elsewhere.played_by(9) == others
        assert await store.elsewhere.among(tables[:2]) == {t: others[t] for t in tables[:2] if t in others}
    assert await stores[0].elsewhere.guild_of(tables[2]) == a_guild(2)
    assert await stores[0].elsewhere.guild_of(10_000) is None


async def test_what_two_processes_write_of_a_member_at_once_is_all_kept(
    server: str, open_stores: AsyncExitStack
) -> None:
    stores = await three(server, open_stores)
    await stores[0].members.set(9, theme="night")
    async with asyncio.TaskGroup() as all_at_once:
        for number in range(12):
            all_at_once.create_task(stores[number % 3].members.set(9, **{f"n{number}": number}))
    kept = await stores[0].members.get(9)
    assert {name: kept[name] for name in kept if name != "theme"} == {f"n{n}": n for n in range(12)}


async def test_a_file_of_sqlite_is_divided_by_nobody(sqlite_url: str) -> None:
    with pytest.raises(StoreError, match="take STANDBY and PROCESSES out"):
        await open_store(sqlite_url, ranges=2)


@pytest.fixture
def sqlite_url(tmp_path_factory: pytest.TempPathFactory) -> str:
    return f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('file') / 'tables.db'}"


async def test_sessions_of_a_bucket_begin_one_after_the_other_whatever_process_has_them(server: str) -> None:
    await (await opened(server, 1)).close()
    turns = [Turns(server, 3600), Turns(server, 3600)]
    try:
        first = [asyncio.create_task(one.take(0)) for one in turns]
        await until(lambda: any(task.done() for task in first))
        await turns[0].take(1)
        assert [task.done() for task in first].count(True) == 1, "the other bucket is no hindrance"
        database = turns[0]._database
        async with database.write(ask=False) as connection:
            assert (await connection.execute(text("SELECT count(*) FROM identify"))).scalar_one() == 2
        late = await turns[1]._try(0)
        assert 3_500_000 < late <= 3_600_000
        for task in first:
            task.cancel()
        await asyncio.gather(*first, return_exceptions=True)
        async with database.write(ask=False) as connection:
            await connection.execute(text("UPDATE identify SET at = 0"))
        await turns[1].take(0)
    finally:
        for one in turns:
            await one.close()
