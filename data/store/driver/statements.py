"""PostgreSQL, spoken to by its own driver: a statement that is a whole transaction is one visit to it.

SQLAlchemy visits it three times for it (begin, say, commit), and works longer than the server to say it. The
connections are SQLAlchemy's; a few are kept at hand, since to take one from its pool and give it back takes
as long as a statement.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Protocol, TypeVar

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

_T = TypeVar("_T")
_AT_HAND = 2
"""Connections that are kept: the pool has the others for whoever reads."""


class Server(Protocol):
    """A connection as the driver (asyncpg) has it."""

    async def fetchval(self, query: str, *args: Any) -> Any:
        """The first value that a statement gives."""


class Held(Protocol):
    """The row of a lease, and its token."""

    @property
    def row(self) -> int: ...
    @property
    def token(self) -> int: ...


class Statements:
    """Connections at hand, from the first statement until `close`."""

    def __init__(self, engine: AsyncEngine, faults: tuple[type[Exception], ...]) -> None:
        self._engine = engine
        self._at_hand: list[AsyncConnection] = []
        self.faults = faults
        """What the driver raises."""

    async def say(self, work: Callable[[Server, Held], Awaitable[_T]], held: Held) -> _T:
        """What comes of a statement, given the lease that is held; if it raises, nothing was changed, unless
        the server was not heard.
        """
        connection = self._at_hand.pop() if self._at_hand else await self._engine.connect()
        try:
            server: Any = (await connection.get_raw_connection()).driver_connection
            said = await work(server, held)
        except BaseException:
            # Who knows in what state it is, and whether the others are in any other.
            await connection.invalidate()
            await connection.close()
            await self.close()
            raise
        if len(self._at_hand) < _AT_HAND:
            self._at_hand.append(connection)
        else:
            await connection.close()
        return said

    async def close(self) -> None:
        """Give back the connections at hand."""
        at_hand, self._at_hand = self._at_hand, []
        for connection in at_hand:
            await connection.close()


def statements(engine: AsyncEngine) -> Statements | None:
    """Who speaks to the server of an engine; None where this driver does not."""
    driver: Any = getattr(engine.dialect.dbapi, "asyncpg", None)
    if driver is None:
        return None
    # The last comes of a connection that is cut at the moment when something is said.
    return Statements(engine, (driver.PostgresError, driver.InterfaceError, driver.InternalClientError))
