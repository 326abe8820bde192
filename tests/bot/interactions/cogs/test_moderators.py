"""What moderators do to tables: new homes, seats given away."""

from __future__ import annotations

import pytest

from bot.posting.attempts import Unreachable
from bot.posting.replies import Interaction
from tests.bot.conftest import World
from tests.bot.interactions.cogs.test_cogs import here, moderator
from tests.bot.strict import permit


async def test_a_new_home_is_refused_where_there_are_no_threads_before_anything_is_stored(
    world: World,
) -> None:
    live = await world.table("Anne", "Bart")
    boss, old = moderator(world, "Boss"), live.place
    for place in (world.guild.create_voice_channel("cabin"), world.guild.create_stage_channel("stage")):
        assert "no threads" in world.said(await boss.slash(place, "moderate home", table=live.id))
        row = await world.bot.store.tables.get(live.id)
        assert (row.channel, row.thread) == (world.channel.id, old)
    closed = world.guild.create_text_channel("closed")
    permit(world, closed.id, send_messages_in_threads=False)
    refused = await boss.slash(closed, "moderate home", table=live.id)
    assert "Send Messages in Threads" in world.said(refused)
    assert (await world.bot.store.tables.get(live.id)).thread == old


async def test_a_new_home_in_a_forum_is_refused(world: World) -> None:
    from simcord.builders import ChannelHandle

    live = await world.table("Anne", "Bart")
    forum = world.guild.create_forum_channel("tavern")
    post = world.env.backend.create_thread(forum.id, "Talk", world.member("Anne").id)
    place = ChannelHandle(world.env, world.guild, post)
    refused = await moderator(world, "Boss").slash(place, "moderate home", table=live.id)
    assert "no threads" in world.said(refused)
    assert (await world.bot.store.tables.get(live.id)).channel == world.channel.id


async def test_a_new_home_asked_for_in_a_thread_is_opened_beside_it(world: World) -> None:
    live = await world.table("Anne", "Bart")
    old = live.place
    await moderator(world, "Boss").slash(here(world, live), "moderate home", table=live.id)
    live = await world.bot.tables.open(live.id)
    assert live.place != old
    assert live.row.channel == world.channel.id
    assert world.newest("choices", live.place)


async def test_a_table_is_not_opened_where_there_are_no_threads(world: World) -> None:
    cabin = world.guild.create_voice_channel("cabin")
    assert "no threads" in world.said(await world.member("Anne").slash(cabin, "game new"))
    assert not await world.bot.store.tables.find()


async def test_a_departed_member_is_not_named_for_the_computer_that_takes_his_seat(world: World) -> None:
    live = await world.table("Anne", "Bart", "Cora")
    await moderator(world, "Boss").slash(here(world, live), "moderate replace", seat="1")
    await world.member("Cora").slash(here(world, live), "game leave")
    live = await world.bot.tables.open(live.id)
    names = [holder.name for holder in live.holders]
    assert names[0] == "Anne"
    assert len(set(names)) == 3
    assert not {"Bart", "Cora"} & set(names)
    public = world.all_text(live.place)
    assert f"Boss gave seat 2 away: {names[1]} sits there now" in public
    assert f"{names[2]}, a computer captain, now plays seat 3" in public


async def test_a_moderator_is_told_that_a_table_cannot_be_shown(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not its host, who did nothing."""
    live = await world.table("Anne", "Bart")
    await world.calm()
    asked = next(iter(live.waiting.values()))
    async with world.bot.tables.hold(live.id) as held:
        await world.bot.tables.answer(held, asked.seat, asked.number, asked.default)
    await world.calm()
    told = list[str]()

    async def met(table: int, fault: Unreachable, via: Interaction | None) -> None:
        told.append(via.user.name if via is not None else "nobody")

    async def closed(*work: object) -> None:
        raise Unreachable("closed", lasting=True)

    monkeypatch.setattr(world.bot.poster.trouble, "met", met)
    monkeypatch.setattr(world.bot.poster, "_post", closed)
    steward, place = moderator(world, "Steward"), here(world, live)
    await steward.slash(place, "moderate undo", answers=1)
    await world.calm()
    await steward.slash(place, "moderate act", seat=str(asked.seat))
    await world.calm()
    async with world.bot.tables.hold(live.id) as held:
        await world.bot.tables.end(held)
    await steward.slash(place, "moderate reopen")
    await world.calm()
    assert told == [steward.user.name] * 3
