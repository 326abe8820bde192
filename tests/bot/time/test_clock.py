"""The clock of live tables on Discord: chosen in the panel or typed, shown by `/who`, and kept."""

from __future__ import annotations

from tests.bot.conftest import World
from tests.bot.interactions.cogs.test_cogs import here
from tests.bot.time.tables import answer, newest_panel


async def test_a_host_chooses_a_clock_and_its_minutes_and_who_tells_them(world: World) -> None:
    anne = world.member("Anne")
    live = await world.lobby(anne)
    message = world.newest("join")
    await world.click(world.member("Bart"), message, "join")
    panel = (await world.click(anne, message, "pace")).response
    assert not any("q:banked" in one["custom_id"] for one in world.buttons(panel))
    await world.select(anne, panel, "paced", ["clock"])
    assert "Live, with a clock, 20 minutes for each player. When the time is over" in world.text(
        world.newest("join")
    )
    await world.select(anne, newest_panel(world, anne, "banked"), "banked", ["10"])
    await world.select(anne, newest_panel(world, anne, "overdue"), "overdue", ["default"])
    assert "10 minutes for each player" in world.text(world.newest("join"))
    await world.click(anne, message, "start")
    live = await world.bot.tables.open(live.id)
    await world.calm()
    said = world.said(await anne.slash(here(world, live), "who"))
    assert "On the clocks before this turn: Anne 10:00 and Bart 10:00" in said
    await world.let_pass(0.05)
    await answer(world, live, "Anne")
    said = world.said(await world.member("Bart").slash(here(world, live), "who"))
    assert "Anne 7:00" in said
    assert "Bart 10:00" in said
    typed = world.said(await anne.slash(here(world, live), "time pace", minutes=30))
    assert "30 minutes for each player" in typed


async def test_a_table_without_a_clock_tells_none(world: World) -> None:
    live = await world.table("Anne", "Bart")
    said = world.said(await world.member("Anne").slash(here(world, live), "who"))
    assert "On the clocks" not in said
