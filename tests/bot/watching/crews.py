"""What the tests of seats look at."""

from __future__ import annotations

from typing import Any

from bot.tables import LiveTable
from tests.bot.conftest import World
from tests.bot.interactions.clicks.test_clicks import forged
from tests.bot.interactions.cogs.test_cogs import here


async def now(world: World, live: LiveTable) -> LiveTable:
    """The table as it is now."""
    return await world.bot.tables.open(live.id)


async def seat(world: World, live: LiveTable, name: str, command: str, **options: Any) -> str:
    """A member's `/seat` command at a table; gives what he is told."""
    result = await world.member(name).slash(here(world, live), f"seat {command}", **options)
    await world.calm()
    await world.bot.services.crew_herald.settle()
    return world.said(result)


async def press(world: World, name: str, message: Any, verb: str, values: list[str] | None = None) -> str:
    """A member's click on a message; gives what he is told in private."""
    if values is None:
        result = await world.click(world.member(name), message, verb)
    else:
        result = await world.select(world.member(name), message, verb, values)
    await world.calm()
    await world.bot.services.crew_herald.settle()
    return world.said(result)


def letters(world: World, name: str) -> list[Any]:
    """A member's direct messages."""
    channel = world.env.backend.dm_channels.get(world.member(name).id)
    return world.messages(channel) if channel is not None else []


def hands(world: World, name: str) -> int:
    """How many hands a member has among his direct messages."""
    return sum("Your cards" in world.text(one) or "hold" in world.text(one) for one in letters(world, name))


async def owner(world: World, live: LiveTable, number: int) -> str:
    """Who sits in a seat: a member's name, or "computer"."""
    holder = (await now(world, live)).holder(number)
    if holder.is_computer:
        return "computer"
    return next(name for name, member in world.members.items() if member.id == holder.member)


__all__ = ["forged", "hands", "here", "letters", "now", "owner", "press", "seat"]
