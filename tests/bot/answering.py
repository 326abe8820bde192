"""Answers given for whoever is asked, where it does not matter what they are."""

from __future__ import annotations

from bot.tables import LiveTable
from tests.bot.conftest import World


async def by_default(world: World, live: LiveTable) -> None:
    """Somebody who is asked gives his default."""
    async with world.bot.tables.hold(live.id) as held:
        seat = min(held.waiting)
        asked = held.asked(seat)
        assert asked is not None
        await world.bot.tables.answer(held, seat, asked.number, asked.default)


async def to_the_end(world: World, live: LiveTable) -> LiveTable:
    """Captains play for everybody until the game is over."""
    async with world.bot.tables.hold(live.id) as held:
        while held.is_running:
            await world.bot.tables.captain_answers(held, min(held.waiting))
    return held
