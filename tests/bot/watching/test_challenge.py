"""The challenge of the week on Discord: told where a server wishes it, tried apart, results afterwards."""

from __future__ import annotations

from datetime import timedelta
from types import SimpleNamespace
from typing import Any

import discord
import pytest
import simcord

from bot.challenging.announcing import AGAIN, SETTLED
from bot.challenging.week import WEEK, Week, drawn_for, week_at
from bot.controls.finding import REPORT
from bot.interactions.cogs.common import row_here
from bot.tables import LiveTable
from bot.tables.servers.defaults import Defaults
from data.store.challenges.models import Challenge
from tests.bot.conftest import World
from tests.bot.interactions.clicks.lobby.test_gathering import permit
from tests.bot.interactions.clicks.test_clicks import forged
from tests.bot.interactions.cogs.test_cogs import here, moderator
from tests.bot.posting.test_poster import default_answer
from tests.bot.privacy.test_personal import ask, everything, forget
from tests.bot.secrecy.test_arrival import shown
from tests.bot.wire import walk

THREAD_CREATED = 18


async def short(world: World) -> Week:
    """It becomes a week in which the shortest game is the challenge."""
    week = week_at(world.clock.now())
    while drawn_for(week).game != "treasure_fleet":
        week = week_at(week.ends)
    world.clock.set(week.begins + timedelta(hours=2))
    await world.calm()
    world.captain = default_answer
    return week


async def chosen(world: World, **more: Any) -> Any:
    """The channel in which a moderator has it told."""
    channel = world.guild.create_text_channel("news")
    said = world.said(await moderator(world, "Boss").slash(world.channel, "setup", challenge=channel, **more))
    assert f"<#{channel.id}>" in said
    await world.calm()
    return channel


async def at(world: World, week: Week, after: timedelta = SETTLED) -> None:
    """The week is over, and what is due then is done."""
    world.clock.set(week.ends)
    await world.calm()
    world.clock.set(week.ends + after)
    await world.calm()
    await world.env.settle()


async def begun(world: World, name: str) -> LiveTable:
    """A member begins his try, by the command."""
    who = world.member(name)
    panel = (await who.slash(world.channel, "game challenge")).response
    told = await world.click(who, panel, "chtry")
    live = max(world.bot.tables.of_guild(world.guild.id), key=lambda one: one.id)
    assert f"<#{live.place}>" in world.text(panel), world.said(told)
    return live


async def played(world: World, live: LiveTable) -> LiveTable:
    """It is played to its end."""
    async with world.bot.tables.hold(live.id) as held:
        while held.is_running:
            await world.bot.tables.captain_answers(held, min(held.waiting))
    world.bot.poster.refresh(held)
    await world.calm()
    return held


async def test_a_week_from_its_message_to_its_places(world: World) -> None:
    week = await short(world)
    channel = await chosen(world)
    (message,) = world.messages(channel.id)
    assert not message.ping_user_ids
    text = world.text(message)
    assert "Challenge of the week: Treasure Fleet" in text
    challenge = await world.bot.services.challenging.challenge()
    assert challenge.seed not in text
    eve, bart = world.member("Eve"), world.member("Bart")
    before = len(world.messages())
    panel = (await world.click(eve, message, "challenge")).response
    assert "nobody but you sees your table" in world.text(panel)
    await world.click(eve, panel, "chtry")
    (live,) = world.bot.tables.of_guild(world.guild.id)
    assert f"<#{live.place}>" in world.text(panel)
    assert len(world.messages()) == before, "nothing is told of it where others read"
    thread = world.env.backend.channels[live.place]
    assert thread.type == 12, "a private thread"
    assert eve.id in thread.thread_members
    live = await played(world, live)
    assert challenge.seed not in world.all_text(live.place)
    assert not [one for one in walk_all(world, live.place) if one["type"] == 12 and "replay" in str(one)]
    assert "You have had your try" in world.said(await eve.slash(world.channel, "game challenge"))
    # Who may manage threads comes in, and still learns nothing from the bot.
    world.env.backend.get_channel(live.place).thread_members[bart.id] = "2026-07-01T17:00:00+00:00"
    for command in ("game past", "board", "game export", "game page"):
        said = world.said(await bart.slash(here(world, live), command))
        assert "Only its players" in said, command
    ended = world.newest("again", live.place)
    assert "Only its players" in world.said(await world.click(bart, ended, "again"))
    await at(world, week)
    # Discord itself tells of no private thread where it hangs.
    first, second = (one for one in world.messages(channel.id) if one.type != THREAD_CREATED)
    assert first.id == message.id
    told = world.text(first)
    assert f"1. <@{eve.id}>: " in told
    assert challenge.seed in told
    assert "In all servers one member tried it" in told
    assert not first.ping_user_ids
    assert "Challenge of the week" in world.text(second)
    assert challenge.seed in world.all_text(live.place)
    panel = (await eve.slash(world.channel, "game challenge")).response
    assert "Last week: Treasure Fleet" in world.text(panel)
    assert "place 1 of 1 in all servers, place 1 in this one" in world.text(panel)
    world.check_wire()


def walk_all(world: World, place: int) -> list[dict[str, Any]]:
    """All components of all messages of a place."""
    return [part for message in world.messages(place) for part in walk(message.components)]


async def test_in_german(world: World) -> None:
    week = await short(world)
    channel = await chosen(world, language="de")
    live = await begun(world, "Eve")
    assert "Wochenaufgabe, Tisch" in live.title
    await played(world, live)
    assert "Startwert, Verlauf und Film kommen" in world.all_text(live.place)
    await at(world, week)
    told = world.text(world.messages(channel.id)[0])
    assert "Die Woche ist vorbei: " in told
    assert "Auf allen Servern hat es ein Mitglied versucht" in told
    world.check_wire()


async def test_it_is_told_only_where_a_server_wishes_it_and_no_more_when_it_does_not(world: World) -> None:
    week = await short(world)
    panel = (await moderator(world, "Boss").slash(world.channel, "setup")).response
    assert "not told here" in world.text(panel)
    channel = await chosen(world)
    panel = (await moderator(world, "Boss").slash(world.channel, "setup")).response
    await world.click(moderator(world, "Boss"), panel, "challengeoff")
    assert "not told here" in world.text(panel)
    await at(world, week)
    (message,) = world.messages(channel.id)
    assert "It runs until" in world.text(message)


async def test_it_comes_once_a_week_whatever_happens(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.posting.attempts.PAUSES", (0.001,))
    week = await short(world)
    channel = await chosen(world)
    await world.restart()
    await world.calm()
    assert len(world.messages(channel.id)) == 1
    world.env.inject_error("POST", f"/channels/{channel.id}/messages", status=503, times=None)
    await at(world, week)
    assert len(world.messages(channel.id)) == 1
    world.env.backend.faults.clear()
    await at(world, week, SETTLED + AGAIN)
    assert len(world.messages(channel.id)) == 2
    assert "nobody tried it" in world.text(world.messages(channel.id)[0])
    await at(world, week, WEEK / 2)
    assert len(world.messages(channel.id)) == 2


async def test_a_channel_that_is_gone_is_told_nothing_any_more(world: World) -> None:
    week = await short(world)
    channel = await chosen(world)
    world.env.inject_error("POST", f"/channels/{channel.id}/messages", status=404, times=None)
    await at(world, week)
    settled = Defaults.of(await world.bot.tables.guild(world.guild.id))
    assert settled.challenge is None


async def test_without_the_permission_there_is_no_try_and_none_is_used_up(world: World) -> None:
    await short(world)
    permit(world, world.channel.id, create_private_threads=False)
    eve = world.member("Eve")
    panel = (await eve.slash(world.channel, "game challenge")).response
    assert "Create Private Threads" in world.said(await world.click(eve, panel, "chtry"))
    permit(world, world.channel.id, create_private_threads=True)
    await begun(world, "Eve")


async def test_what_is_kept_of_a_try_is_exported_and_deleted(world: World) -> None:
    week = await short(world)
    channel = await chosen(world)
    live = await played(world, await begun(world, "Eve"))
    await world.bot.services.challenging.settle()
    (file,) = (await ask(world, "Eve", "export")).response.attachments
    assert f'"week": "{week.key}"' in (await file.read()).decode()
    assert "Your tries at challenges of the week: 1" in world.said(await ask(world, "Eve", "show"))
    await forget(world, "Eve")
    assert str(world.member("Eve").id) not in await everything(world)
    await at(world, week)
    assert "nobody tried it" in world.text(world.messages(channel.id)[0])
    assert live.id


async def test_a_try_whose_thread_is_gone_gets_another_private_one(world: World) -> None:
    await short(world)
    live = await begun(world, "Eve")
    eve, gone = world.member("Eve"), live.place
    world.env.backend.delete_channel(gone)
    said = world.said(await moderator(world, "Boss").slash(world.channel, "moderate home", table=live.id))
    await world.calm()
    live = await world.bot.tables.open(live.id)
    assert live.place not in (gone, world.channel.id), said
    thread = world.env.backend.channels[live.place]
    assert thread.type == 12, "a private thread"
    assert eve.id in thread.thread_members
    assert world.newest("choices", live.place)
    told = [one for one in world.messages() if one.type != THREAD_CREATED]
    assert told == [], "nothing is told of it where others read"


async def test_what_is_asked_elsewhere_is_not_asked_about_a_try_of_another(world: World) -> None:
    await short(world)
    (message,) = world.messages((await chosen(world)).id)
    eve, bart = world.member("Eve"), world.member("Bart")
    live = await begun(world, "Eve")
    tables = world.bot.tables

    async def meant(who: simcord.MemberActor, channel: int) -> int | None:
        asks: Any = SimpleNamespace(
            channel_id=channel, guild_id=world.guild.id, user=discord.Object(who.id),
            is_user_integration=lambda: False,
        )  # fmt: skip
        row = await row_here(tables, asks)
        return row.number if row is not None else None

    assert await meant(eve, world.channel.id) == live.id
    assert await meant(bart, world.channel.id) is None
    assert await meant(bart, live.place) is None
    report: Any = REPORT.of(live.id)
    for who, known in ((eve, True), (bart, False)):
        (file,) = (await forged(world, who, message, report)).response.attachments
        assert ("treasure_fleet" in (await file.read()).decode()) is known


# --- two worlds -----------------------------------------------------------------------------------


async def _read(world: World, viewer: simcord.MemberActor, channel: Any) -> list[str]:
    """What is told of a challenge in a channel, and to somebody who has not tried it."""
    panel = (await viewer.slash(world.channel, "game challenge")).response
    return [world.text(world.messages(channel.id)[-1]), shown(panel)]


async def test_before_the_end_nothing_tells_what_others_came_to(world: World) -> None:
    await short(world)
    channel = await chosen(world)
    eve = world.member("Eve")
    before = await _read(world, eve, channel)
    await played(world, await begun(world, "Anne"))
    await begun(world, "Bart")
    assert await _read(world, eve, channel) == before


async def test_before_the_end_nothing_tells_what_will_be_drawn(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.tables.finding.challenges.commitment", lambda seed: "digest")
    week = await short(world)
    told = list[list[str]]()
    for other in range(2):

        def drawn(meant: Week, other: int = other) -> Challenge:
            made = drawn_for(meant)
            made.seed, made.salt, made.pepper = f"{other}" * 32, f"{other + 2}" * 32, f"{other + 4}" * 32
            return made

        monkeypatch.setattr("bot.challenging.challenging.drawn_for", drawn)
        store = world.bot.store.challenges
        async with store._database.edit() as session:
            if (known := await session.get(Challenge, week.key)) is not None:
                await session.delete(known)
        await world.bot.tables.settle(world.guild.id, lambda _: Defaults())
        channel = await chosen(world)
        assert (await world.bot.services.challenging.challenge()).seed == f"{other}" * 32
        told.append(await _read(world, world.member("Eve"), channel))
    assert told[0] == told[1]
    assert "digest" in told[0][0]
