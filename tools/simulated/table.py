"""A table in a Discord within this process, with a seat for each of its members."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from types import TracebackType

from bot.settings import Settings
from bot.tables.thinking.captains import CaptainFactory
from tools.simulated.seats import Seat
from tools.simulated.world import World

_TEND = 5.0
"""Seconds between two looks at how much is remembered."""


class SimulatedTable:
    """The table from its beginning to its end, as an asynchronous context."""

    def __init__(
        self,
        settings: Settings,
        game: str = "",
        seats: int | None = None,
        modules: Sequence[str] | None = None,
        *,
        captain: CaptainFactory | None = None,
    ) -> None:
        """`seats` and `modules` settle how a ready table is laid; `captain` answers for computer captains
        (None: they think for themselves). Raises Problem if its game has not as many seats.
        """
        self.world = World(settings, game, seats, modules, captain)
        self.bot = self.world.bot

    async def __aenter__(self) -> SimulatedTable:
        """Bring the tables of its database, or lay one."""
        try:
            await self.world.open()
        except BaseException:
            await self.world.close()
            raise
        self.seats = [Seat(self.world, member) for member in self.world.players]
        self._tending = asyncio.create_task(self._tend(), name="simulated-memory")
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._tending.cancel()
        await asyncio.wait({self._tending})
        await self.world.close()

    async def _tend(self) -> None:
        """A table open for days would remember every request and picture ever made."""
        while True:
            await asyncio.sleep(_TEND)
            self.world.forget()
