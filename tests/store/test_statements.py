"""On PostgreSQL an ordinary answer is one statement; what is refused is refused in the same words."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest
from sqlalchemy import text

from data.store import NoSuchTable, StaleVersion, Store, StoreError, open_store
from data.store.bench import bench_commit_on_server
from data.store.driver.statements import Held, Server, Statements
from tests.store.postgres import postgres, why_not
from tests.store.stub import StubChange, StubTable

pytestmark = pytest.mark.skipif(bool(why_not()), reason=why_not())


@pytest.fixture(scope="module")
def url() -> Any:
    """One server for all tests: each plays at a table of its own."""
    with postgres() as url:
        yield url


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    async with await open_store(url) as store:
        yield store


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many statements were said to the driver itself."""
    counted: list[int] = []
    say = Statements.say

    async def noted(self: Statements, work: Any, held: Held) -> Any:
        counted.append(1)
        return await say(self, work, held)

    monkeypatch.setattr(Statements, "say", noted)
    return counted


async def playing(store: Store) -> tuple[int, StubTable]:
    """A table that is being played."""
    number, game = (await store.tables.create(guild=1, channel=1, host=1, game="stub")).number, StubTable()
    await store.tables.start(number, game.unsaved())
    return number, game


async def test_answers_are_saved_and_read_as_they_were(store: Store, said: list[int]) -> None:
    number, game = await playing(store)
    for name in ("Anne", "Bart"):
        game.answer(name)
        await store.tables.append(number, game.unsaved())
    assert len(said) == 2
    assert StubTable.load(await store.tables.load(number)).answers == ["Anne", "Bart"]
    assert await store.tables.history(number) == [b"Anne", b"Bart"]
    entries = await store.tables.entries(number)
    assert [(entry.number, entry.data) for entry in entries] == [
        (0, b"opened"), (1, b"Anne answers"), (2, b"answer 1"), (3, b"Bart answers"), (4, b"answer 2"),
    ]  # fmt: skip
    assert entries[0].at <= entries[-1].at, "in the same time zone"
    assert not any(entry.withdrawn for entry in entries)


async def test_a_change_without_inputs_or_entries_is_one_too(store: Store, said: list[int]) -> None:
    number, _ = await playing(store)
    await store.tables.append(number, StubChange(2, b"two"))
    assert await store.tables.load(number) == b"two"
    assert said


async def test_what_takes_back_or_ends_takes_its_whole_transaction(store: Store, said: list[int]) -> None:
    number, _ = await playing(store)
    await store.tables.append(number, StubChange(2, b"two", entries=[b"a"], first_entry=1))
    await store.tables.append(number, StubChange(3, b"three", first_entry=2, withdrawn_from=1))
    await store.tables.append(number, StubChange(4, b"four"), result={"winners": [0]})
    assert len(said) == 1
    assert [entry.data for entry in await store.tables.entries(number)] == [b"opened"]
    assert (await store.tables.get(number)).result == {"winners": [0]}


async def test_what_follows_another_version_is_stale_and_writes_nothing(store: Store) -> None:
    number, _ = await playing(store)
    with pytest.raises(StaleVersion):
        await store.tables.append(number, StubChange(3, b"three", inputs=[b"x"]))
    assert await store.tables.history(number) == []


async def test_a_table_that_is_closed_takes_no_answer(store: Store) -> None:
    number, game = await playing(store)
    await store.tables.end(number)
    game.answer("Anne")
    with pytest.raises(NoSuchTable):
        await store.tables.append(number, game.unsaved())


async def test_numbers_that_are_there_already_are_named(store: Store) -> None:
    number, _ = await playing(store)
    with pytest.raises(StoreError, match="entries from 0 stored already: load the table again"):
        await store.tables.append(number, StubChange(2, b"two", entries=[b"again"], first_entry=0))
    await store.tables.append(number, StubChange(2, b"two", entries=[b"new"], first_entry=1))


async def test_a_connection_that_was_cut_fails_one_answer_and_no_other(store: Store) -> None:
    number, game = await playing(store)
    game.answer("Anne")
    await store.tables.append(number, game.unsaved())
    async with store.tables._database.engine.connect() as other:
        await other.execute(
            text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()")
        )
        await other.invalidate()
    game.answer("Bart")
    change = game.unsaved()
    with pytest.raises(StoreError, match="failed"):
        await store.tables.append(number, change)
    await store.tables.append(number, change)
    assert StubTable.load(await store.tables.load(number)).answers == ["Anne", "Bart"]


async def test_only_a_few_connections_are_kept_from_whoever_reads(store: Store) -> None:
    together, talking = asyncio.Event(), list[None]()

    async def wait(server: Server, _: Held) -> None:
        talking.append(await server.fetchval("SELECT NULL"))
        if len(talking) == 4:
            together.set()
        await together.wait()

    statements = store.tables._database._statements
    assert statements is not None
    held: Any = None
    await asyncio.gather(*(statements.say(wait, held) for _ in range(4)))
    assert len(statements._at_hand) == 2
    await statements.close()
    assert statements._at_hand == []


def test_saving_on_a_server_is_measured_and_leaves_nothing(url: str) -> None:
    bench = bench_commit_on_server(url, [StubChange(number, b"core") for number in range(1, 40)])
    assert bench.ratio == pytest.approx(bench.store_ms / bench.bare_ms)

    async def left() -> tuple[int, bool]:
        async with await open_store(url) as store, store.tables._database.read() as connection:
            found = await connection.execute(text("SELECT to_regclass('bench_saved') IS NULL"))
            games = [table.game for table in await store.tables.find()]
            return games.count("bench"), bool(found.scalar_one())

    assert asyncio.run(left()) == (0, True)


async def test_what_the_driver_itself_raises_is_told_in_a_sentence(store: Store) -> None:
    import asyncpg

    for fault in (asyncpg.InternalClientError, asyncpg.InterfaceError, asyncpg.PostgresError):

        async def fail(server: Server, held: Held, fault: Any = fault) -> None:
            raise fault("cut in the middle")

        with pytest.raises(StoreError, match="failed: cut in the middle"):
            await store.tables._database.say(fail)
    assert await store.tables.find() is not None
