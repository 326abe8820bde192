"""What a server finds when the bot has come: one message, in its language, with a first voyage in it."""

from __future__ import annotations

from typing import Any

from engine.kernel import guided
from tests.bot.conftest import World
from tests.bot.interactions.cogs.test_finding import labels
from tests.bot.strict import permit


def greetings(world: World, channel: int | None = None) -> list[Any]:
    """The messages with which a channel was greeted."""
    return [one for one in world.messages(channel) if "Try a first voyage" in labels(world, one)]


async def come(world: World) -> None:
    """Discord tells the bot that it is in the server."""
    server = world.bot.get_guild(world.guild.id)
    assert server is not None
    await world.bot.on_guild_join(server)


async def test_a_server_is_greeted_once_and_whoever_presses_sails(world: World) -> None:
    await come(world)
    (greeting,) = greetings(world)
    text = world.text(greeting)
    assert "I’m Quartermaster" in text
    assert "Merchants & Marauders" in text
    assert "/setup" in text
    assert greeting.attachments
    await come(world)
    await world.restart()
    await come(world)
    assert len(greetings(world)) == 1, "not again when the bot comes back"
    eve = world.member("Eve")
    said = world.said(await world.click(eve, greeting, "tryout"))
    (row,) = await world.bot.store.tables.find(member=eve.id)
    assert f"<#{row.thread}>" in said
    assert guided(row.options)


async def test_where_the_bot_may_not_write_it_waits_for_the_next_time(world: World) -> None:
    permit(world, world.channel.id, send_messages=False)
    await come(world)
    assert greetings(world) == []
    permit(world, world.channel.id, send_messages=True, attach_files=False)
    await come(world)
    (greeting,) = greetings(world)
    assert not greeting.attachments


async def test_a_server_is_greeted_in_its_language(world: World) -> None:
    await world.bot.tables.set_guild(world.guild.id, language="de")
    await come(world)
    assert any("Ich bin Quartermaster" in world.text(one) for one in world.messages())


async def test_a_server_that_says_it_speaks_german_is_greeted_so(world: World) -> None:
    guild = world.env.create_guild("Hafen", preferred_locale="de")
    channel = guild.create_text_channel("kontor")
    await world.env.settle()
    server = world.bot.get_guild(guild.id)
    assert server is not None
    await world.bot.on_guild_join(server)
    assert any("Ich bin Quartermaster" in world.text(one) for one in world.messages(channel.id))
