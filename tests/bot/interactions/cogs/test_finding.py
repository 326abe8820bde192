"""`/tables`: one's own, the next that waits, those of the server; and the way back to a table's message."""

from __future__ import annotations

from typing import Any

import discord

from bot.posting.shown import Shown
from bot.tables.finding.turns import Turns
from tests.bot.conftest import World
from tests.bot.interactions.cogs.test_cogs import here, moderator
from tests.bot.time.tables import answer, newest_panel, paced
from tests.bot.wire import walk


def links(message: Any) -> list[str]:
    """The addresses to which a message leads, in their order."""
    return [part["url"] for part in walk(message.components) if part.get("url")]


def labels(world: World, message: Any) -> list[str]:
    """What stands on the controls of a message."""
    return [one.get("label", "") for one in world.buttons(message)]


async def own(world: World, name: str, **options: Any) -> Any:
    """What a member reads who types `/tables`."""
    result = await world.member(name).slash(world.channel, "tables", **options)
    assert result.response is not None
    assert result.response.ephemeral
    return world.stored(result.response)


async def test_one_s_tables_begin_with_those_that_wait_the_longest_first(world: World) -> None:
    assert "You have no seat at any table" in world.text(await own(world, "Eve"))
    first, second = [await paced(world, "Anne", "Bart", end="wait") for _ in range(2)]
    await answer(world, first, "Bart")
    lobby = await world.lobby(world.member("Bart"))
    panel = await own(world, "Bart")
    text = world.text(panel)
    assert "One waits for you" in text
    turn, rest = text.index(f"⏳ **{second.title}**"), text.index(f"**{first.title}**")
    assert turn < rest < text.index(lobby.title)
    assert "waiting for Anne (asked <t:" in text
    message = Shown.of(second.row.messages).message
    assert links(panel) == [f"https://discord.com/channels/{world.guild.id}/{second.place}/{message}"]
    await world.let_pass(2)
    third = await paced(world, "Anne", "Bart", end="wait")
    panel = await own(world, "Bart")
    assert "2 wait for you, the longest first" in world.text(panel)
    assert [f"/{live.place}/" in link for live, link in zip((second, third), links(panel), strict=True)]


async def test_the_next_table_is_shown_where_one_is(world: World) -> None:
    first, second = [await paced(world, "Anne", "Bart", end="wait") for _ in range(2)]
    bart = world.member("Bart")
    await answer(world, first, "Bart")
    panel = newest_panel(world, bart, "next", first.place)
    assert "Next table" in labels(world, panel)
    await world.click(bart, panel, "next")
    shown = next(m for m in world.messages(first.place, bart) if m.id == world.stored(panel).id)
    assert f"{second.title}, played in <#{second.place}>" in world.text(shown)
    number = (await world.bot.tables.open(second.id)).waiting[1].number
    given = next(one for one in world.buttons(shown) if f":{second.id}:1:{number}" in one["custom_id"])
    await bart.click(world.handle(shown), custom_id=given["custom_id"])
    await world.calm()
    asked = (await world.bot.tables.open(second.id)).asked(1)
    assert asked is None or asked.number != number, "the answer is given from where he was"


async def test_a_panel_that_shows_the_next_table_is_not_renewed_by_the_one_before(world: World) -> None:
    first, second = [await paced(world, "Anne", "Bart", end="wait") for _ in range(2)]
    bart = world.member("Bart")
    await answer(world, first, "Bart")
    panel = newest_panel(world, bart, "next", first.place)
    await world.click(bart, panel, "next")
    await answer(world, first, "Anne")
    await world.calm()
    shown = next(m for m in world.messages(first.place, bart) if m.id == world.stored(panel).id)
    assert second.title in world.text(shown)


async def test_nobody_is_sent_to_a_table_that_does_not_wait(world: World) -> None:
    live = await paced(world, "Anne", "Bart", end="wait")
    await answer(world, live, "Bart")
    panel = await own(world, "Bart")
    assert "Next table" not in labels(world, panel)
    assert live.title in world.text(panel)
    said = world.text(await own(world, "Bart", show="next"))
    assert "No table waits for you" in said


async def test_after_a_restart_the_next_table_is_found_in_the_store(world: World) -> None:
    live = await paced(world, "Anne", "Bart", end="wait")
    await world.restart()
    for known in list(world.bot.tables._live):
        world.bot.tables.forget(known)
    world.bot.tables.turns = Turns(world.bot.tables.events.saved)
    result = await world.member("Bart").slash(world.channel, "tables", show="next")
    assert live.title in world.said(result)


async def test_a_server_s_tables_are_listed_for_who_may_see_them(world: World) -> None:
    live = await paced(world, "Anne", "Bart", end="wait")
    lobby = await world.lobby(world.member("Anne"))
    hidden = world.guild.create_text_channel(
        "cabin",
        overwrites={world.guild.default_role: discord.PermissionOverwrite(view_channel=False)},
    )
    await world.bot.store.tables.update(live.id, channel=hidden.id)
    await world.bot.tables.refresh_row(live)
    panel = await own(world, "Eve", show="here")
    assert lobby.title in world.text(panel)
    assert live.title not in world.text(panel)
    await world.bot.store.tables.update(live.id, channel=world.channel.id)
    await world.bot.tables.refresh_row(live)
    panel = await own(world, "Eve", show="here")
    assert world.text(panel).index(lobby.title) < world.text(panel).index(live.title)
    assert "waiting for Anne and Bart (asked <t:" in world.text(panel)
    await world.click(world.member("Eve"), panel, "joinat")
    assert (await world.bot.tables.open(lobby.id)).seat_of(world.member("Eve").id) is not None
    boss = moderator(world, "Boss")
    result = await boss.slash(world.channel, "tables", show="here")
    panel = world.stored(result.response)
    assert world.text(panel).index(live.title) < world.text(panel).index(lobby.title)
    await world.click(boss, panel, "console")
    assert any("q:condo" in one["custom_id"] for one in world.buttons(world.stored(panel)))


async def test_a_long_list_has_pages(world: World) -> None:
    lives = [await world.lobby(world.member(f"Host{number}")) for number in range(8)]
    panel = await own(world, "Eve", show="here")
    assert "Tables of this server:** 8" in world.text(panel)
    assert [live.title in world.text(panel) for live in lives].count(True) == 6
    await world.click(world.member("Eve"), panel, "tableshere", "1")
    panel = newest_panel(world, world.member("Eve"), "tableshere")
    assert [live.title in world.text(panel) for live in lives] == [True, True, *[False] * 6]
    await world.click(world.member("Eve"), panel, "mine")
    assert "You have no seat" in world.text(world.messages(viewer=world.member("Eve"))[-1])


async def test_who_talks_never_pushes_the_question_away(world: World) -> None:
    live = await paced(world, "Anne", "Bart", end="wait")
    for number in range(5):
        await world.member("Anne").send(here(world, live), f"Arr {number}")
    before = Shown.of(live.row.messages).message
    said = world.said(await world.member("Eve").slash(here(world, live), "game down"))
    assert "no seat" in said.lower()
    said = world.said(await world.member("Bart").slash(here(world, live), "game down"))
    assert f"<#{live.place}>" in said
    await world.calm()
    live = await world.bot.tables.open(live.id)
    after = Shown.of(live.row.messages).message
    assert after != before
    newest = world.messages(live.place)[-1]
    assert newest.id == after, "it stands below all talk"
    said = world.said(await world.member("Anne").slash(here(world, live), "game down"))
    assert "just brought it down" in said
    await world.let_pass(0.1)
    await world.member("Anne").slash(here(world, live), "game down")
    await world.calm()
    assert Shown.of((await world.bot.tables.open(live.id)).row.messages).message != after


async def test_the_lists_are_in_the_reader_s_language(world: World) -> None:
    await paced(world, "Anne", "Bart", end="wait")
    await world.bot.tables.prefer(world.member("Bart").id, language="de")
    text = world.text(await own(world, "Bart"))
    assert "Einer wartet auf dich" in text
    assert "du bist dran" in text
