"""Tables that wait for a member."""

from __future__ import annotations

from typing import Any

from bot.tables import LiveTable
from tests.bot.conftest import World
from tests.bot.time.tables import answer, paced


async def now(world: World, live: LiveTable) -> LiveTable:
    return await world.bot.tables.open(live.id)


async def waiting(world: World, **more: Any) -> LiveTable:
    """A table of Anne and Bart at which only Bart has not answered."""
    live = await paced(world, "Anne", "Bart", **more)
    await answer(world, live, "Anne")
    live = await now(world, live)
    assert list(live.waits.by_seat) == [1]
    return live


def number(live: LiveTable, seat: int) -> int | None:
    asked = live.asked(seat)
    return asked.number if asked is not None else None
