"""`/help`: what one can do here and now; and a first voyage with one click."""

from __future__ import annotations

from typing import Any

import pytest

from engine.kernel import guided
from tests.bot.conftest import World
from tests.bot.interactions.cogs.test_cogs import here, moderator
from tests.bot.interactions.cogs.test_finding import labels
from tests.bot.time.tables import answer, paced


async def helped(world: World, who: Any, place: Any) -> Any:
    """What a member reads who asks for help in a place."""
    result = await who.slash(place, "help")
    assert result.response is not None
    assert result.response.ephemeral
    return world.stored(result.response)


async def test_help_says_what_can_be_done_here_and_now(world: World) -> None:
    eve, anne, bart = (world.member(name) for name in ("Eve", "Anne", "Bart"))
    panel = await helped(world, eve, world.channel)
    assert "No table is played in this channel" in world.text(panel)
    assert "Try a first voyage" in labels(world, panel)
    lobby = await world.lobby(anne)
    panel = await helped(world, eve, world.channel)
    assert f"{lobby.title} is looking for players" in world.text(panel)
    await world.click(eve, panel, "joinat")
    panel = await helped(world, eve, world.channel)
    assert f"You have a seat at {lobby.title}" in world.text(panel)
    assert "Try a first voyage" not in labels(world, panel)
    live = await paced(world, "Anne", "Bart", end="wait")
    panel = await helped(world, bart, here(world, live))
    assert f"It is your move at {live.title}" in world.text(panel)
    result = await world.click(bart, panel, "come")
    shown = world.messages(live.place, bart)[-1] if result.response is None else world.stored(result.response)
    assert any(f":{live.id}:1:" in one["custom_id"] for one in world.buttons(shown)), "he may answer there"
    await answer(world, live, "Bart")
    panel = await helped(world, bart, here(world, live))
    assert f"{live.title} waits for others now" in world.text(panel)
    panel = await helped(world, eve, here(world, live))
    assert f"You are watching {live.title}" in world.text(panel)
    assert "/moderate console" not in world.text(panel)
    panel = await helped(world, moderator(world, "Boss"), here(world, live))
    assert "/moderate console" in world.text(panel)
    async with world.bot.tables.hold(live.id) as held:
        await world.bot.tables.end(held)
    panel = await helped(world, bart, here(world, live))
    assert f"{live.title} is over" in world.text(panel)


async def test_a_newcomer_begins_a_first_voyage_with_one_click(world: World) -> None:
    eve = world.member("Eve")
    panel = await helped(world, eve, world.channel)
    said = world.said(await world.click(eve, panel, "tryout"))
    (row,) = await world.bot.store.tables.find(member=eve.id)
    assert f"<#{row.thread}>" in said
    assert guided(row.options)
    live = await world.bot.tables.open(row.number)
    await world.bot.poster.settle(live)
    assert live.is_running
    assert world.newest("choices", live.place)
    panel = await helped(world, eve, world.channel)
    said = world.said(await world.click(eve, panel, "tryout"))
    assert f"on a first voyage already, in <#{row.thread}>" in said
    assert len(await world.bot.store.tables.find(member=eve.id)) == 1


async def test_where_no_game_has_a_first_voyage_none_is_begun(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.finding.helping.OPENING", "no such setting")
    panel = await helped(world, world.member("Eve"), world.channel)
    said = world.said(await world.click(world.member("Eve"), panel, "tryout"))
    assert "No game of this server has a first voyage" in said


async def test_help_speaks_the_member_s_language(world: World) -> None:
    await world.bot.tables.prefer(world.member("Eve").id, language="de")
    panel = await helped(world, world.member("Eve"), world.channel)
    assert "In diesem Kanal wird an keinem Tisch gespielt" in world.text(panel)
    assert "Erste Fahrt wagen" in labels(world, panel)
