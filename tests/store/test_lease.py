"""The lease: what keeps the second process out where files cannot be locked."""

from __future__ import annotations

import asyncio
import os

import pytest
from sqlalchemy import text
from structlog.testing import capture_logs

from data.store import Store, StoreError, open_store
from data.store.database import Database
from data.store.driver.urls import read_url
from data.store.leases.lease import LeaseHold
from tests.patience import PATIENCE


@pytest.fixture(autouse=True)
def without_file_locks(monkeypatch: pytest.MonkeyPatch) -> None:
    """As on databases other than SQLite."""
    monkeypatch.setattr("data.store.store.files_can_be_locked", lambda: False)


async def lease_of(store: Store) -> LeaseHold:
    assert isinstance(store._hold, LeaseHold)
    return store._hold


async def expire(store: Store) -> None:
    """As if the time of the lease had passed unrenewed."""
    async with store._database.write() as connection:
        await connection.execute(text("UPDATE lease SET until = 0"))


async def test_the_second_is_refused_as_soon_as_the_first_renews(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("data.store.leases.lease._RENEWALS", 15)
    async with await open_store(url):
        with pytest.raises(StoreError, match=f"in use by another Quartermaster .process {os.getpid()} on "):
            await open_store(url)


async def test_closing_gives_the_lease_back_at_once(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    # Who finds a lease waits for hours here.
    monkeypatch.setattr("data.store.leases.lease._RENEWALS", 0.001)
    await (await open_store(url)).close()
    async with asyncio.timeout(PATIENCE):
        await (await open_store(url)).close()


async def test_the_lease_of_a_process_that_died_is_waited_for(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("data.store.leases.lease.LEASE_SECONDS", 1.0)
    first = Database(read_url(url))
    await (await open_store(url)).close()
    dead = await LeaseHold.take(first, 2.0)
    assert dead._task
    dead._task.cancel()
    async with await open_store(url) as store:
        await store.guilds.set(1, language="de")
    await first.close()


async def test_who_lost_the_lease_writes_no_more_and_gives_nothing_back(url: str) -> None:
    async with await open_store(url) as first:
        await expire(first)
        async with await open_store(url) as second:
            with capture_logs() as logs:
                await (await lease_of(first))._renew()
            assert [log["event"] for log in logs] == ["lease taken over"]
            with pytest.raises(StoreError, match="taken over"):
                await first.guilds.set(1, language="de")
            await first.close()
            await second.guilds.set(1, language="fr")
            await (await lease_of(second))._renew()
            (await lease_of(second)).check()


async def test_a_lease_that_could_not_be_renewed_in_time_comes_back(url: str) -> None:
    async with await open_store(url) as store:
        lease = await lease_of(store)
        lease._until = 0.0
        with pytest.raises(StoreError, match="did not answer for 15 seconds"):
            await store.guilds.set(1, language="de")
        await lease._renew()
        await store.guilds.set(1, language="de")


async def test_the_lease_is_renewed_while_the_process_lives(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    renewed = asyncio.Event()
    renew = LeaseHold._renew

    async def noted(self: LeaseHold) -> None:
        await renew(self)
        renewed.set()

    monkeypatch.setattr("data.store.leases.lease._RENEWALS", 1500)
    monkeypatch.setattr(LeaseHold, "_renew", noted)
    async with await open_store(url) as store:
        before = (await lease_of(store))._until
        await asyncio.wait_for(renewed.wait(), PATIENCE)
        assert (await lease_of(store))._until > before


@pytest.mark.parametrize("row", ["no", "a dead"])
async def test_of_two_who_take_the_lease_at_once_one_is_let_in(
    url: str, monkeypatch: pytest.MonkeyPatch, row: str
) -> None:
    """In one process; `test_lease_races.py` has them in many."""
    monkeypatch.setattr("data.store.leases.lease._RENEWALS", 60)
    await (await open_store(url)).close()
    databases = [Database(read_url(url)), Database(read_url(url))]
    for _ in range(5):
        async with databases[0].write() as connection:
            await connection.execute(text("DELETE FROM lease"))
            if row == "a dead":
                await connection.execute(
                    text("INSERT INTO lease VALUES (1, 'who died', 'process 1', 1, 7, 1, false, 0)")
                )
        taken = await asyncio.gather(*(LeaseHold.take(one) for one in databases), return_exceptions=True)
        assert sorted(type(one).__name__ for one in taken) == ["LeaseHold", "StoreError"], taken
        for hold in taken:
            if isinstance(hold, LeaseHold):
                hold.check()
                await hold.release()
    for database in databases:
        await database.close()
