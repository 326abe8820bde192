"""A whole game at a table of the bot, for the tests of single games."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from data.store import Status
from tests.bot.conftest import World
from tests.bot.sailor import Sailor, play_on


async def played_to_its_end(world: World, game: str, options: Mapping[str, Any] | None = None) -> str:
    """Anne, Bart and a computer captain open a table of a game and play it by components alone.

    It ends with somebody's victory and a picture of the board; gives all that everybody can read.
    """
    live = await world.lobby(world.member("Anne"), game)
    await world.click(world.member("Bart"), world.newest("join"), "join")
    await world.click(world.member("Anne"), world.newest("crew"), "crew")
    async with world.bot.tables.hold(live.id) as held:
        await world.bot.tables.change_row(held, options={**held.row.options, **(options or {})})
    await world.click(world.member("Anne"), world.newest("start"), "start")
    live = await world.bot.tables.open(live.id)
    live = await play_on(world, live, [Sailor(world, "Anne"), Sailor(world, "Bart")])

    assert live.row.status is Status.FINISHED
    public = world.all_text(live.place)
    assert "wins" in public or "win together" in public
    assert "board.webp" in str([message.components for message in world.messages(live.place)])
    return public
