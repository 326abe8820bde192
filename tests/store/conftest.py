"""Stores for tests: a database of its own for each."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from data.store import Seat, Store, open_store
from tests.store.stub import StubTable


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}"


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
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
