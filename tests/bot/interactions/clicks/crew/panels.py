"""What the tests of clicks about seats share."""

from __future__ import annotations

from typing import Any

from bot.tables import LiveTable
from tests.bot.conftest import World
from tests.bot.time.tables import newest_panel
from tests.bot.watching.crews import owner, press, seat


def panel_of(world: World, name: str, live: LiveTable, verb: str) -> Any:
    return newest_panel(world, world.member(name), verb, live.place)


async def lent(world: World, **more: Any) -> LiveTable:
    live = await world.table("Anne", "Bart")
    said = await seat(world, live, "Bart", "hand", member=world.member("Eve"), **more)
    assert "direct message" in said
    return live


async def standing_in(world: World) -> LiveTable:
    """A table of Anne and Bart, for whom Eve sits in."""
    live = await world.table("Anne", "Bart")
    await seat(world, live, "Bart", "hand", member=world.member("Eve"))
    await press(world, "Eve", world.newest("accept", live.place), "accept")
    assert await owner(world, live, 1) == "Eve"
    return live
