"""Letters about lobbies: to who has wished for one, and to its host when somebody comes."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import discord

from bot.lobbies.seating import room_left
from bot.tables import LiveTable
from bot.tables.finding.found import Wish
from data.store.told.wishes import ANY
from tests.bot.conftest import World
from tests.bot.interactions.cogs.test_finding import labels, links, own
from tests.bot.time.clock import NOON
from tests.bot.time.tables import newest_panel

SOON = 0.1
"""Hours after which all that is told of a lobby is told."""


def letters(world: World, name: str, about: str) -> list[Any]:
    """A member's direct messages that say something."""
    channel = world.env.backend.dm_channels.get(world.member(name).id)
    found = world.messages(channel) if channel is not None else []
    return [message for message in found if about in world.text(message)]


def sent(world: World, name: str) -> int:
    """How many direct messages a member was ever sent."""
    channel = world.env.backend.dm_channels.get(world.member(name).id)
    path = f"/channels/{channel}/messages"
    return sum(one.method == "POST" and one.path == path for one in world.env.http_requests)


async def wish(world: World, name: str, *wishes: str) -> Any:
    """A member says of which tables he wants to be told; what he reads then."""
    await own(world, name, show="wishes")
    panel = newest_panel(world, world.member(name), "wish")
    await world.select(world.member(name), panel, "wish", list(wishes))
    return newest_panel(world, world.member(name), "wish")


async def pace(world: World, host: str, chosen: str) -> None:
    """The host of the newest lobby chooses its pace."""
    await world.click(world.member(host), world.newest("join"), "pace")
    panel = newest_panel(world, world.member(host), "paced")
    await world.select(world.member(host), panel, "paced", [chosen])


async def fill(world: World, live: LiveTable, but: int = 0) -> None:
    """Computer captains take all seats of a lobby but so many."""
    host = next(one for one in world.members.values() if one.id == live.row.host)
    for _ in range(room_left(live) - but):
        await world.click(host, world.newest("join"), "crew")


async def test_who_wished_for_such_a_table_is_told_once_and_may_join_from_the_letter(world: World) -> None:
    panel = await wish(world, "Eve", "tiny.daily", ".weekly")
    assert "A move a day" in world.text(panel)
    assert "Any game: A move a week" in world.text(panel)
    await wish(world, "Mary", "port_royal.")
    live = await world.lobby(world.member("Anne"))
    await world.let_pass(SOON)
    assert sent(world, "Eve") == 0, "it is to be played live"
    await pace(world, "Anne", "daily")
    await world.let_pass(SOON)
    (letter,) = letters(world, "Eve", "A table has opened")
    assert live.title in world.text(letter)
    assert links(letter) == [
        f"https://discord.com/channels/{world.guild.id}/{world.channel.id}/{world.newest('join').id}"
    ]
    await pace(world, "Anne", "weekly")
    await pace(world, "Anne", "daily")
    await world.let_pass(24)
    assert sent(world, "Eve") == 1, "nobody is told twice of one table"
    assert sent(world, "Mary") == 0
    await world.click(world.member("Eve").user, letter, "joinat")
    live = await world.bot.tables.open(live.id)
    assert live.seat_of(world.member("Eve").id) is not None
    assert "Eve" in world.text(world.newest("join"))


async def test_nobody_is_told_of_his_own_table_of_one_he_sits_at_or_of_a_full_one(world: World) -> None:
    for name in ("Anne", "Bart", "Eve"):
        await wish(world, name, ".")
    live = await world.lobby(world.member("Anne"))
    await world.click(world.member("Bart"), world.newest("join"), "join")
    await fill(world, live)
    await world.let_pass(SOON)
    assert (sent(world, "Bart"), sent(world, "Eve")) == (0, 0)
    assert letters(world, "Anne", "A table has opened") == []


async def test_at_night_nobody_is_told_and_in_the_morning_only_if_it_is_still_open(world: World) -> None:
    await wish(world, "Eve", "tiny.")
    world.clock.set(NOON + timedelta(hours=14))
    first = await world.lobby(world.member("Anne"))
    second = await world.lobby(world.member("Bart"))
    await world.let_pass(5)
    assert sent(world, "Eve") == 0
    async with world.bot.tables.hold(second.id) as held:
        await world.bot.tables.end(held)
    await world.let_pass(1.2)
    (letter,) = letters(world, "Eve", "A table has opened")
    assert first.title in world.text(letter)
    assert sent(world, "Eve") == 1


async def test_who_does_not_see_the_channel_is_not_told_of_it(world: World) -> None:
    await wish(world, "Eve", ".")
    hidden = world.guild.create_text_channel(
        "cabin", overwrites={world.guild.default_role: discord.PermissionOverwrite(view_channel=False)}
    )
    live = await world.lobby(world.member("Anne"))
    await world.bot.store.tables.update(live.id, channel=hidden.id)
    await world.bot.tables.refresh_row(live)
    await world.let_pass(SOON)
    assert sent(world, "Eve") == 0


async def test_a_letter_has_the_way_out(world: World) -> None:
    await wish(world, "Eve", "tiny.", ".live")
    await world.lobby(world.member("Anne"))
    await world.let_pass(SOON)
    (letter,) = letters(world, "Eve", "A table has opened")
    await world.click(world.member("Eve").user, letter, "wishno")
    assert letters(world, "Eve", "no more new tables")
    await world.lobby(world.member("Bart"))
    await world.let_pass(SOON)
    assert sent(world, "Eve") == 1
    assert "you have picked nothing" in world.text(await own(world, "Eve", show="wishes"))


async def test_a_letter_that_discord_does_not_take_comes_later_and_once(world: World) -> None:
    await wish(world, "Eve", ".")
    eve = world.member("Eve")
    await world.lobby(world.member("Anne"))
    world.env.inject_error("POST", "/users/@me/channels", status=500, times=4)
    await world.let_pass(SOON)
    assert letters(world, "Eve", "A table has opened") == []
    await world.let_pass(1)
    assert len(letters(world, "Eve", "A table has opened")) == 1, eve


async def test_what_was_wished_outlives_the_process_and_goes_when_all_is_deleted(world: World) -> None:
    await wish(world, "Eve", "tiny.daily")
    await world.restart()
    assert "A move a day" in world.text(await own(world, "Eve", show="wishes"))
    eve = world.member("Eve")
    assert "new tables you want to be told of: 1" in world.said(
        await eve.slash(world.channel, "privacy show")
    ).replace("New", "new")
    await world.bot.services.personal.forget(eve.id)
    assert await world.bot.store.wishes.of(world.guild.id, eve.id) == set()
    await wish(world, "Eve", "tiny.daily")
    await world.bot.store.guilds.delete(world.guild.id)
    assert await world.bot.store.wishes.of(world.guild.id, eve.id) == set()


async def test_the_host_is_told_in_one_letter_who_has_come_and_when_it_is_full(world: World) -> None:
    anne = world.member("Anne")
    live = await world.lobby(anne)
    lobby = world.newest("join")
    await world.let_pass(SOON)
    assert sent(world, "Anne") == 0
    await world.click(world.member("Bart"), lobby, "join")
    await world.click(world.member("Mary"), lobby, "join")
    await world.let_pass(SOON)
    (letter,) = letters(world, "Anne", "joined")
    assert "Bart and Mary have joined" in world.text(letter)
    assert live.title in world.text(letter)
    assert len(links(letter)) == 1
    await fill(world, live, but=1)
    await world.click(world.member("Eve"), lobby, "join")
    await world.let_pass(SOON)
    (newer,) = letters(world, "Anne", "joined")
    assert "Eve has joined" in world.text(newer)
    assert "The table is full" in world.text(newer)
    assert newer.id != letter.id, "it takes the place of the one before"
    assert sent(world, "Anne") == 2
    await world.let_pass(48)
    assert sent(world, "Anne") == 2


async def test_a_host_is_told_in_the_morning_and_never_if_he_wants_no_letters(
    world: World,
) -> None:
    anne = world.member("Anne")
    await world.lobby(anne)
    world.clock.set(NOON + timedelta(hours=14))
    await world.click(world.member("Bart"), world.newest("join"), "join")
    await world.let_pass(5)
    assert sent(world, "Anne") == 0
    await world.let_pass(1.2)
    (letter,) = letters(world, "Anne", "Bart has joined")
    assert "Don’t tell me who joins" in labels(world, letter)
    await world.click(anne.user, letter, "arrivalsoff")
    assert letters(world, "Anne", "/settings arrivals:on")
    await world.click(world.member("Mary"), world.newest("join"), "join")
    await world.let_pass(3)
    assert sent(world, "Anne") == 1
    said = world.said(await anne.slash(world.channel, "settings", arrivals="on"))
    assert "You are told who joins" in said


async def test_a_host_without_direct_messages_is_called_when_the_table_is_full(world: World) -> None:
    anne = world.member("Anne")
    live = await world.lobby(anne)
    lobby = world.newest("join")
    await anne.slash(world.channel, "time reminders", quiet_from=0, quiet_to=0)
    world.env.inject_error("POST", "/users/@me/channels", status=403, code=50007, times=None)
    await world.click(world.member("Bart"), lobby, "join")
    await world.let_pass(SOON)
    assert "is full" not in world.all_text()
    await fill(world, live, but=1)
    await world.click(world.member("Eve"), lobby, "join")
    await world.let_pass(SOON)
    assert f"<@{anne.id}>" in world.all_text()
    assert "is full: start whenever" in world.all_text()


async def test_letters_are_in_their_reader_s_language(world: World) -> None:
    for name in ("Anne", "Eve"):
        await world.bot.tables.prefer(world.member(name).id, language="de")
    await world.bot.services.wishes.wish(world.who("Eve"), [Wish(ANY, ANY)])
    await world.lobby(world.member("Anne"))
    await world.click(world.member("Bart"), world.newest("join"), "join")
    await world.let_pass(SOON)
    assert letters(world, "Eve", "Ein Tisch ist aufgegangen")
    assert letters(world, "Anne", "Bart sitzt jetzt mit am Tisch")


async def test_a_live_table_with_a_clock_is_told_of_as_a_live_one(world: World) -> None:
    await wish(world, "Eve", "tiny.live")
    await wish(world, "Mary", "tiny.daily")
    await world.lobby(world.member("Anne"))
    await pace(world, "Anne", "clock")
    await world.let_pass(SOON)
    assert (sent(world, "Eve"), sent(world, "Mary")) == (1, 0)
