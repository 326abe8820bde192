"""Ending a table by hand, and opening it again."""

from __future__ import annotations

from bot.controls.ids import CustomId
from data.store import Status
from tests.bot.conftest import World
from tests.bot.interactions.clicks.test_clicks import end, forged, own_click
from tests.bot.interactions.cogs.test_cogs import here, moderator, show


async def test_only_host_and_moderators_end_a_table_and_are_asked_first_by_its_name(world: World) -> None:
    live = await world.table("Anne", "Bart")
    anne, bart = world.member("Anne"), world.member("Bart")
    assert "opened the table" in world.said(await bart.slash(here(world, live), "game end"))
    asked = await anne.slash(here(world, live), "game end")
    assert f"table {live.id}" in world.said(asked)
    assert (await world.bot.store.tables.get(live.id)).status is Status.PLAYING
    message = world.newest("choices", live.place)
    assert "opened the table" in world.said(await forged(world, bart, message, CustomId("shut", live.id)))
    assert asked.response is not None
    await world.click(anne, asked.response, "shut")
    assert (await world.bot.store.tables.get(live.id)).status is Status.ENDED


async def test_a_moderator_opens_a_table_again_that_was_closed_by_hand(world: World) -> None:
    live = await world.table("Anne", "Bart")
    boss, bart = moderator(world, "Boss"), world.member("Bart")
    show(world, "moderate", bart)
    asked = live.waiting[0].number
    for by_number in (False, True):
        await end(world, world.member("Anne"), here(world, live))
        assert "closed before its end" in world.all_text(live.place)
        place = world.channel if by_number else here(world, live)
        named = {"table": live.id} if by_number else {}
        refused = await bart.slash(place, "moderate reopen", **named)
        assert "may manage the server" in world.said(refused)
        await boss.slash(place, "moderate reopen", **named)
        live = await world.bot.tables.open(live.id)
        assert live.is_running
        assert live.waiting[0].number == asked, "exactly as it was"
        assert world.newest("choices", live.place)
    assert "Boss opened this table again" in world.all_text(live.place)
    assert "not closed" in world.said(await boss.slash(here(world, live), "moderate reopen"))
    panel, click = await own_click(world, live, "Anne")
    await world.member("Anne").click(panel, custom_id=click.custom_id)
    assert (await world.bot.tables.open(live.id)).asked(0) is None


async def test_a_table_that_memory_has_forgotten_is_opened_again_too(world: World) -> None:
    live = await world.table("Anne", "Bart")
    await end(world, world.member("Anne"), here(world, live))
    world.bot.tables.forget(live.id)
    await moderator(world, "Boss").slash(here(world, live), "moderate reopen")
    live = await world.bot.tables.open(live.id)
    assert live.asked(0) is not None


async def test_a_closed_lobby_can_be_opened_again_too(world: World) -> None:
    live = await world.lobby(world.member("Anne"))
    await end(world, world.member("Anne"), world.channel)
    assert "was closed" in world.all_text()
    await moderator(world, "Boss").slash(world.channel, "moderate reopen", table=live.id)
    await world.click(world.member("Bart"), world.newest("join"), "join")
    assert len((await world.bot.tables.open(live.id)).holders) == 2
