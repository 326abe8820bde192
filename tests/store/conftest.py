"""Stores for tests: a database of its own for each.

`TEST_DATABASE_URL` runs the tests that concern any database on another one; everything in it is deleted.
"""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import Connection, MetaData

from data.store import Seat, Store, open_store
from data.store.database import Database
from data.store.driver.urls import read_url
from tests.store.fresh import Lay, lay_database
from tests.store.stub import StubTable

__all__ = ["lay_database"]

ELSEWHERE = os.environ.get("TEST_DATABASE_URL", "")


def _empty(connection: Connection) -> None:
    everything = MetaData()
    everything.reflect(connection)
    everything.drop_all(connection)


@pytest.fixture
async def url(tmp_path: Path) -> str:
    if not ELSEWHERE:
        return f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}"
    database = Database(read_url(ELSEWHERE))
    async with database.write() as connection:
        await connection.run_sync(_empty)
    await database.close()
    return ELSEWHERE


@pytest.fixture
def sqlite_alone() -> None:
    """For tests that look into the file or speak SQLite."""
    if ELSEWHERE:
        pytest.skip("concerns SQLite alone")


@pytest.fixture
async def store(url: str, tmp_path: Path, lay_database: Lay) -> AsyncIterator[Store]:
    if not ELSEWHERE:
        lay_database(tmp_path / "tables.db")
    async with await open_store(url) as store:
        yield store


@pytest.fixture
async def lobby(store: Store) -> int:
    """The id of a table in its lobby, with two seats taken."""
    row = await store.tables.create(guild=10, channel=20, host=30, game="stub")
    await store.tables.set_seats(row.number, [Seat(seat=0, member=30), Seat(seat=1, level=2)])
    return row.number


@pytest.fixture
async def playing(store: Store, lobby: int) -> int:
    """The id of a started table."""
    await store.tables.start(lobby, StubTable().unsaved())
    return lobby
