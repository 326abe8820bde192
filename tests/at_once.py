"""SQLite without a thread beside the loop: every visit to it costs more than what is asked there.

Whoever waits for the database still gives the turn to all others, once for each statement. The driver as it
is serves the store's own tests, and every program that a test starts.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from aiosqlite import Connection

from data.store.driver.visits import Visits


def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have statements carried out by who asks for them, for as long as a test lasts."""
    monkeypatch.setattr(Connection, "_connect", _connected)
    monkeypatch.setattr(Connection, "_execute", _executed)
    monkeypatch.setattr(Visits, "_there", _visited)


async def _connected(connection: Connection) -> Connection:
    # A database in memory is bound to the thread that made it.
    if connection._connection is None:
        try:
            connection._connection = connection._connector()
        except BaseException:
            connection.stop()
            raise
    return connection


async def _executed(connection: Connection, work: Callable[..., Any], *given: Any, **named: Any) -> Any:
    await asyncio.sleep(0)
    # As the driver: a connection that is closed meanwhile does nothing any more.
    if not connection._running or not connection._connection:
        raise ValueError("Connection closed")
    return work(*given, **named)


async def _visited(visits: Visits, work: Callable[[], Any]) -> Any:
    await asyncio.sleep(0)
    return work()
