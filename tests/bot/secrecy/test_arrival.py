"""Two worlds for who arrives: two servers of one bot that differ in nothing but what a member may not know.
The greeting, `/help` and the letter about a new lobby are the same in both.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import discord
import pytest

from bot.tables import LiveTable
from tests.bot.conftest import World
from tests.bot.interactions.clicks.lobby.test_letters import SOON, letters, sent, wish
from tests.bot.interactions.cogs.test_helping import helped
from tests.bot.secrecy.test_through_discord import _told
from tests.bot.time.tables import paced

_LOCKED = discord.PermissionOverwrite(view_channel=False)


@pytest.fixture
def worlds(world: World) -> list[World]:
    """The same server twice, each with a channel of the same name, and members of its own."""
    guild = world.env.create_guild("Port of call")
    channel = guild.create_text_channel("harbour")
    return [world, replace(world, guild=guild, channel=channel, members={})]


def cabin(world: World) -> Any:
    """A channel that nobody sees but who manages the server."""
    return world.guild.create_text_channel("cabin", overwrites={world.guild.default_role: _LOCKED})


async def conceal(world: World, live: LiveTable, channel: int) -> None:
    """A table is in another channel."""
    await world.bot.store.tables.update(live.id, channel=channel)
    await world.bot.tables.refresh_row(live)


async def keep_secrets(world: World) -> None:
    """What nobody else in the server is told: tables of a locked channel, wishes, times away, settings."""
    tables, anne, bart = world.bot.tables, world.member("Anne"), world.member("Bart")
    channel = cabin(world)
    await conceal(world, await paced(world, "Anne", "Bart", end="wait"), channel.id)
    await conceal(world, await world.lobby(bart), channel.id)
    await wish(world, "Bart", "tiny.weekly", "port_royal.")
    await anne.slash(world.channel, "time vacation", days=3)
    await tables.prefer(bart.id, theme="contrast", words=True, language="de", arrivals=False)
    await world.calm()


def shown(message: Any, *lives: LiveTable) -> str:
    """All that a message is made of, with tables and whatever else has an id called by their order."""
    text = str(message.components)
    for number, live in enumerate(lives):
        text = text.replace(live.title, f"<{number}>").replace(f":{live.id}:", f":<{number}>:")
        text = re.sub(rf"(q:\w+[:=]){live.id}\b", rf"\g<1><{number}>", text)
    files = [[one["filename"], one.get("description"), one["size"]] for one in message.attachments]
    # A picture's address is its message's.
    return _told(re.sub(r"https?://\S+?(?=/\w+\.webp)", "", text)) + str(files)


async def test_a_greeting_tells_nothing_of_what_a_server_has_played(worlds: list[World]) -> None:
    greeted = list[str]()
    for number, world in enumerate(worlds):
        if number:
            await keep_secrets(world)
        server = world.bot.get_guild(world.guild.id)
        assert server is not None
        await world.bot.on_guild_join(server)
        greeted.append(shown(world.newest("tryout")))
    assert greeted[0] == greeted[1]


async def test_help_tells_nothing_of_what_a_member_may_not_see(worlds: list[World]) -> None:
    told = list[list[str]]()
    for number, world in enumerate(worlds):
        if number:
            await keep_secrets(world)
        eve = world.member("Eve")
        alone = shown(await helped(world, eve, world.channel))
        live = await world.lobby(world.member("Charlotte"))
        told.append([alone, shown(await helped(world, eve, world.channel), live)])
    assert told[0] == told[1]
    assert told[0][0] != told[0][1], "there was no lobby before"


async def test_a_letter_about_a_lobby_tells_nothing_of_other_members(worlds: list[World]) -> None:
    told = list[list[str]]()
    for number, world in enumerate(worlds):
        if number:
            await keep_secrets(world)
        await wish(world, "Eve", "tiny.")
        before, requests = sent(world, "Eve"), len(world.env.http_requests)
        live = await world.lobby(world.member("Charlotte"))
        if number:
            async with world.bot.tables.hold(live.id) as held:
                known = (*held.lobby.told, world.member("Bart").id)
                await world.bot.tables.change_lobby(held, told=known, seed="another")
        await world.let_pass(SOON)
        (letter,) = letters(world, "Eve", "A table has opened")
        channel = world.env.backend.dm_channels[world.member("Eve").id]
        hers = [one for one in world.env.http_requests[requests:] if f"/channels/{channel}/" in one.path]
        assert sent(world, "Eve") == before + 1
        told.append([shown(letter, live), *(one.method for one in hers)])
    assert told[0] == told[1]
