"""The pinned way back: one message, pinned where that is allowed, which leads to the table's newest one."""

from __future__ import annotations

from typing import Any

from bot.posting.permissions import invitation
from bot.posting.shown import Shown
from bot.posting.wayback import PINNED
from bot.tables import LiveTable
from tests.bot.conftest import World
from tests.bot.interactions.cogs.test_cogs import here, moderator
from tests.bot.interactions.cogs.test_finding import labels, links
from tests.bot.strict import permit
from tests.bot.time.tables import paced

_WORDS = "The way back to"


def ways(world: World, live: LiveTable) -> list[Any]:
    """The ways back in a table's thread."""
    return [one for one in world.messages(live.place) if _WORDS in world.text(one)]


async def pinning(world: World) -> LiveTable:
    """A table in a channel where the bot may pin."""
    permit(world, world.channel.id, pin_messages=True, manage_messages=True)
    return await paced(world, "Anne", "Bart", end="wait")


async def test_one_way_back_is_pinned_and_leads_to_the_newest_message(world: World) -> None:
    live = await pinning(world)
    (way,) = ways(world, live)
    assert way.pinned
    assert world.messages(live.place)[0].id == way.id, "the table's own message is beneath"
    assert labels(world, way) == ["Bring it down", "Your choices"]
    message = Shown.of(live.row.messages).message
    assert links(way) == [f"https://discord.com/channels/{world.guild.id}/{live.place}/{message}"]
    for number in range(3):
        await world.member("Anne").send(here(world, live), f"Arr {number}")
    assert f"<#{live.place}>" in world.said(await world.click(world.member("Bart"), way, "down"))
    await world.calm()
    live = await world.bot.tables.open(live.id)
    after = Shown.of(live.row.messages).message
    assert after != message
    assert world.messages(live.place)[-1].id == after, "the question stands below all talk"
    (way,) = ways(world, live)
    assert links(way) == [f"https://discord.com/channels/{world.guild.id}/{live.place}/{after}"]
    result = await world.click(world.member("Bart"), way, "come")
    asked = world.stored(result.response)
    assert any(f":{live.id}:1:" in one["custom_id"] for one in world.buttons(asked)), "he may answer there"


async def test_after_a_restart_there_is_no_second_one_and_after_the_end_none(world: World) -> None:
    live = await pinning(world)
    await world.restart()
    live = await world.bot.tables.open(live.id)
    world.bot.poster.post_again(live)
    await world.calm()
    assert len(ways(world, live)) == 1
    async with world.bot.tables.hold(live.id) as held:
        await world.bot.tables.end(held)
    world.bot.tables.events.changed.tell(held)
    await world.bot.poster.settle(held)
    assert ways(world, live) == []
    assert PINNED not in held.row.messages


async def test_what_somebody_has_deleted_does_not_come_back(world: World) -> None:
    live = await pinning(world)
    (way,) = ways(world, live)
    world.env.backend.delete_message(live.place, way.id)
    world.bot.poster.post_again(live)
    await world.calm()
    assert ways(world, live) == []
    assert world.newest("choices", live.place), "the table is shown all the same"


async def test_where_the_bot_may_not_pin_the_thread_begins_with_the_button(world: World) -> None:
    permit(world, world.channel.id, pin_messages=False)
    live = await paced(world, "Anne", "Bart", end="wait")
    assert ways(world, live) == []
    lobby = world.newest("seats")
    assert "Bring it down" in labels(world, lobby)
    said = world.said(await world.click(world.member("Anne"), lobby, "down"))
    assert f"<#{live.place}>" in said


async def test_discord_may_refuse_the_pin_and_nobody_hears_of_it(world: World) -> None:
    world.env.inject_error("PUT", "/channels/*/messages/pins/*", status=403)
    live = await pinning(world)
    (way,) = ways(world, live)
    assert not way.pinned
    assert world.newest("choices", live.place)


async def test_setup_names_the_permission_as_of_use_and_the_invitation_asks_for_it(world: World) -> None:
    boss = moderator(world, "Boss")
    permit(world, world.channel.id, pin_messages=False)
    said = world.said(await boss.slash(world.channel, "setup"))
    assert "every permission I need" in said
    assert "With Pin Messages I also pin" in said
    permit(world, world.channel.id, pin_messages=True)
    said = world.said(await boss.slash(world.channel, "setup"))
    assert "Pin Messages" not in said
    assert str(1 << 51) not in invitation(7)
    assert int(invitation(7).partition("permissions=")[2].partition("&")[0]) & 1 << 51
