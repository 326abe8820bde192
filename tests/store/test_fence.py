"""Each write proves its lease in its own transaction: who lost it writes nothing, whatever his clock says."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import text

from data.store import Store, StoreError, open_store
from data.store.database import Database
from data.store.driver.urls import read_url
from data.store.leases.lease import LeaseHold
from tests.patience import PATIENCE, until
from tests.store.postgres import postgres, why_not
from tests.store.stub import StubTable

ON_SERVER = pytest.mark.skipif(bool(why_not()), reason=why_not())
HOUR = 3600.0


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    with postgres() as url:
        yield url


@pytest.fixture(params=["no fcntl", pytest.param("PostgreSQL", marks=ON_SERVER)])
def url(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A database that is held by a lease."""
    monkeypatch.setattr("data.store.store.files_can_be_locked", lambda: False)
    if request.param == "PostgreSQL":
        return request.getfixturevalue("server")
    return f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}"


async def expire(store: Store) -> None:
    """As if the time of the lease had passed unrenewed."""
    async with store._database.write() as connection:
        await connection.execute(text("UPDATE lease SET until = 0"))


async def token(store: Store) -> int:
    async with store._database.read() as connection:
        return (await connection.execute(text("SELECT token FROM lease"))).scalar_one()


async def test_the_token_grows_with_every_taking(url: str) -> None:
    seen: list[int] = []
    for _ in range(3):
        async with await open_store(url) as store:
            seen.append(await token(store))
    assert seen == [seen[0], seen[0] + 1, seen[0] + 2]


async def test_whoever_lost_the_lease_writes_nothing_though_his_clock_allows_it(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """He stood still before his write reached the database, and has renewed nothing since."""
    # Nobody renews before this is over.
    monkeypatch.setattr("data.store.leases.lease._RENEWALS", 0.001)
    async with await open_store(url) as first:
        table, game = (await first.tables.create(guild=1, channel=2, host=3, game="stub")).number, StubTable()
        await first.tables.start(table, game.unsaved())
        game.answer("Anne")
        await first.tables.append(table, game.unsaved())
        await expire(first)
        async with await open_store(url) as second:
            first._database.check()
            game.answer("Bart")
            with pytest.raises(StoreError, match="Another Quartermaster has taken over the database"):
                await first.tables.append(table, game.unsaved())
            assert await second.tables.history(table) == [b"Anne"]


async def test_nothing_else_is_written_either(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("data.store.leases.lease._RENEWALS", 0.001)
    async with await open_store(url) as first:
        await expire(first)
        async with await open_store(url) as second:
            with pytest.raises(StoreError, match="taken over"):
                await first.members.set(7, theme="night")
            with pytest.raises(StoreError, match="taken over"):
                first._database.check()
            assert await second.members.get(7) == {}


@ON_SERVER
async def test_the_lease_is_taken_only_once_what_is_being_written_has_ended(server: str) -> None:
    """While it is written, the lease is renewed."""
    other = Database(read_url(server))
    async with await open_store(server) as first:
        await first.members.set(7, theme="day")
        hold = first._hold
        assert isinstance(hold, LeaseHold)
        async with first._database.write() as connection:
            before = hold._until
            await hold._renew()
            assert hold._until > before
            async with other.write() as elsewhere:
                await elsewhere.execute(text("UPDATE lease SET until = 0"))
            taking = asyncio.create_task(LeaseHold.take(other, HOUR))
            await until(lambda: _somebody_waits(first._database))
            assert not taking.done()
            await connection.execute(text('UPDATE member SET preferences = \'{"theme": "night"}\''))
        async with asyncio.timeout(PATIENCE):
            taken = await taking
        assert await first.members.get(7) == {"theme": "night"}
        with pytest.raises(StoreError, match="taken over"):
            await first.members.set(7, theme="dusk")
        await taken.release()
    await other.close()


async def _somebody_waits(database: Database) -> bool:
    async with database.read() as connection:
        return bool((await connection.execute(text("SELECT 1 FROM pg_locks WHERE NOT granted"))).first())


@ON_SERVER
async def test_a_transaction_that_was_left_open_keeps_the_lease_from_nobody(
    server: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its process was cut off from the server, which does not notice."""
    monkeypatch.setattr("data.store.database._LONGEST", 0.5)
    cut = await open_store(server)
    monkeypatch.undo()
    async with cut._database.engine.connect() as connection:
        hold = cut._hold
        assert isinstance(hold, LeaseHold)
        await connection.run_sync(hold.confirm)
        async with cut._database.write() as elsewhere:
            await elsewhere.execute(text("UPDATE lease SET until = 0"))
        async with await open_store(server) as store:
            await store.members.set(8, theme="day")
        await connection.invalidate()
    await cut.close()
