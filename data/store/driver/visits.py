"""A file of SQLite, used in whole transactions: one visit to a connection's thread for each.

The asynchronous driver visits that thread for every statement, and for beginning and ending besides; each
visit costs more than what is done there. The statements are the same, and so is SQLAlchemy.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from sqlalchemy import Connection, Engine

Work = Callable[[Connection], None]
"""What is written in a transaction."""
_T = TypeVar("_T")


class Visits:
    """One connection, in a thread of its own, from the first visit until `close`."""

    def __init__(self, engine: Engine, name: str) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, name)
        self._connection: Connection | None = None
        self._closed = False

    async def pay(self, work: Callable[[Connection], _T]) -> _T:
        """Have a transaction carried out, and its outcome; if it raises, nothing was changed."""
        return await self._there(lambda: self._carry_out(work))

    async def share(self, works: Sequence[Work]) -> list[Exception | None]:
        """Have several carried out in one transaction, in their order; by each, what it raised: that one has
        changed nothing, and keeps no other from being written.
        """
        return await self._there(lambda: self._carry_out_all(works))

    async def close(self) -> None:
        """Let go of the connection, after all that was asked for; once is enough."""
        if not self._closed:
            self._closed = True
            await self._there(self._let_go)
            self._thread.shutdown(wait=False)

    async def _there(self, work: Callable[[], _T]) -> _T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    # --- in the thread ----------------------------------------------------------------------------------

    def _carry_out(self, work: Callable[[Connection], _T]) -> _T:
        if self._connection is None:
            self._connection = self._engine.connect()
        try:
            with self._connection.begin():
                return work(self._connection)
        except BaseException:
            # Whatever has failed, the next transaction begins on a connection that is in none.
            self._let_go()
            raise

    def _carry_out_all(self, works: Sequence[Work]) -> list[Exception | None]:
        begun = False

        def together(connection: Connection) -> None:
            nonlocal begun
            begun = True
            for work in works:
                work(connection)

        try:
            self._carry_out(together)
        except Exception as fault:
            if len(works) == 1 or not begun:
                return [fault] * len(works)
        else:
            return [None] * len(works)
        # One of them has failed, and taken all others back: each has a transaction of its own now.
        return [self._carry_out_all([work])[0] for work in works]

    def _let_go(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()
