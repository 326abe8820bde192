"""Old tables go as a server has chosen, and all of a server some time after the bot has left it."""

from __future__ import annotations

from datetime import timedelta

import discord
import pytest

from bot.privacy.keeping import GRACE
from data.store import NoSuchTable, Status
from tests.bot.conftest import World
from tests.bot.interactions.cogs.test_cogs import moderator
from tests.bot.privacy.test_personal import finished
from tests.bot.time.overdue import waiting
from tests.bot.time.tables import letters


async def exists(world: World, table: int) -> bool:
    try:
        await world.bot.store.tables.get(table)
    except NoSuchTable:
        return False
    return True


async def days(world: World, count: int) -> None:
    """Let days go by, and the bot do what is due on each."""
    for _ in range(count):
        world.clock.move(timedelta(days=1))
        await world.calm()


async def test_tables_that_are_over_go_after_the_days_that_a_server_chose(world: World) -> None:
    over = await finished(world)
    ended = (await world.bot.store.tables.get(over.id)).finished_at
    assert ended is not None
    playing = await world.table("Anne", "Bart")
    said = world.said(await moderator(world, "Boss").slash(world.channel, "setup", keep=30))
    assert "Tables are deleted 30 days after they end" in said
    # The store notes the end by the clock of the machine.
    world.clock.set(ended)
    await days(world, 29)
    assert await exists(world, over.id)
    await days(world, 3)
    assert not await exists(world, over.id)
    assert (await world.bot.store.tables.get(playing.id)).status is Status.PLAYING


async def test_a_server_can_take_its_choice_back(world: World) -> None:
    live = await finished(world)
    boss = moderator(world, "Boss")
    await boss.slash(world.channel, "setup", keep=30)
    assert "stay for ever" in world.said(await boss.slash(world.channel, "setup", keep=0))
    await days(world, 40)
    assert await exists(world, live.id)


async def test_a_server_is_forgotten_some_time_after_the_bot_has_left(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await world.table("Anne", "Bart")
    await moderator(world, "Boss").slash(world.channel, "setup", theme="large")
    guild = world.bot.get_guild(world.guild.id)
    assert guild is not None
    await world.bot.on_guild_remove(guild)
    monkeypatch.setattr(world.bot, "get_guild", lambda _: None)
    await days(world, GRACE.days - 1)
    assert await exists(world, live.id)
    await days(world, 2)
    assert not await exists(world, live.id)
    assert await world.bot.store.guilds.get(world.guild.id) is None
    assert world.bot.tables.in_memory(live.id) is None


async def test_a_server_that_the_bot_comes_back_to_keeps_everything(world: World) -> None:
    live = await world.table("Anne", "Bart")
    guild = world.bot.get_guild(world.guild.id)
    assert isinstance(guild, discord.Guild)
    await world.bot.on_guild_remove(guild)
    await days(world, 10)
    await world.bot.on_guild_join(guild)
    await days(world, 40)
    assert await exists(world, live.id)


async def test_clocks_stand_still_while_the_bot_is_thrown_out(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await waiting(world)
    guild = world.bot.get_guild(world.guild.id)
    assert guild is not None
    await world.let_pass(6)
    with monkeypatch.context() as away:
        away.setattr(world.bot, "get_guild", lambda _: None)
        await world.bot.on_guild_remove(guild)
        await world.let_pass(40)
        assert letters(world, "Bart") == [], "he could not answer"
    await world.bot.on_guild_join(guild)
    await world.let_pass(14)
    assert len(letters(world, "Bart")) == 1
    assert "Time is up" not in world.all_text(live.place)
    await world.let_pass(14)
    assert "Time is up for Bart" in world.all_text(live.place)
