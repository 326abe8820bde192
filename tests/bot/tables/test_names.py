"""A name that Discord would make something of is posted everywhere as what was typed."""

from __future__ import annotations

import pytest

from bot.tables.plain import plain
from tests.bot.conftest import World
from tests.bot.interactions.cogs.test_cogs import here, moderator


@pytest.mark.parametrize(
    "name", ["<#100200300400500600>", "<t:0:R>", "https://evil.example", "**x** :skull:"]
)
async def test_nothing_a_table_says_is_made_of_a_name(world: World, name: str) -> None:
    """In the lobby, at the table, in words, and in what a moderator did."""
    anne, boss = world.member("Anne"), moderator(world, "Boss")
    for member in (anne, boss):
        world.env.backend.get_user(member.id).global_name = name
    live = await world.table("Anne", "Bart", game="port_royal")
    assert live.names[0] == name
    for command, more in (("act", {"seat": "1"}), ("act", {"seat": "0"}), ("undo", {})):
        await boss.slash(here(world, live), f"moderate {command}", **more)
    eve, place = world.member("Eve"), here(world, live)
    await eve.slash(world.channel, "settings", pictures="words")
    shown = [*world.messages(), *world.messages(live.place)]
    told = [world.text(message) for message in shown]
    told += [world.said(await eve.slash(place, command)) for command in ("board", "captain", "log", "who")]
    for text in told:
        assert name not in text
    assert sum(plain(name) in text for text in told) > 3
    assert any(name in str(message.components) for message in shown), "a picture tells the name itself"
