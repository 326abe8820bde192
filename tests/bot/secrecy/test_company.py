"""Two worlds for who does not want to play with whom: in one Anne has blocked Bart, in the other her table is
full. Bart reads the same in both, and whoever would invite him, too.
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.bot.conftest import World
from tests.bot.interactions.cogs.test_cogs import here
from tests.bot.interactions.cogs.test_company import join, settings
from tests.bot.interactions.cogs.test_record import stats
from tests.bot.privacy.test_personal import ask
from tests.bot.secrecy.test_arrival import shown


@pytest.fixture
def worlds(world: World) -> list[World]:
    """The same server twice, with members of its own."""
    guild = world.env.create_guild("Port of call")
    return [world, replace(world, guild=guild, channel=guild.create_text_channel("harbour"), members={})]


async def seen_by_bart(world: World, *, blocked: bool) -> list[str]:
    """All that Bart reads, and Eve about him, who sits at Anne's other table."""
    anne, bart = world.member("Anne"), world.member("Bart")
    playing = await world.table("Anne", "Eve", computers=1)
    if blocked:
        await settings(world, "Anne", block=bart)
    live = await world.lobby(anne)
    for _ in range(0 if blocked else 3):
        # Somebody was quicker: what Bart sees is a moment old.
        await world.bot.services.lobbies.sitting.add_computer(live.id, world.who("Anne"))
    read = [await join(world, "Bart"), await settings(world, "Bart")]
    read.append(world.said(await ask(world, "Bart", "show")))
    (file,) = (await ask(world, "Bart", "export")).response.attachments
    read.append((await file.read()).decode().replace(str(bart.id), "<Bart>"))
    read.append(shown(await stats(world, "Bart")))
    assert live.seat_of(bart.id) is None
    if not blocked:
        # Whose secrets he knows he may not sit beside either.
        async with world.bot.tables.hold(playing.id) as held:
            await world.bot.tables.change_row(held, crew={"knows": {str(bart.id): [0]}})
    invited = await world.member("Eve").slash(here(world, playing), "seat invite", member=bart)
    read.append(world.said(invited).replace(str(bart.id), "<Bart>"))
    return read


async def test_who_is_blocked_reads_nothing_of_it(worlds: list[World]) -> None:
    blocked = await seen_by_bart(worlds[0], blocked=True)
    full = await seen_by_bart(worlds[1], blocked=False)
    assert blocked == full
    assert blocked[0] == "There’s no seat for you at this table."
    assert "can’t take that seat" in blocked[-1]
