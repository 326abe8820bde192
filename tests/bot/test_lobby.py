"""From `/game new` to the first question."""

from __future__ import annotations

from tests.bot.conftest import World


async def test_a_table_goes_from_lobby_to_its_first_question(world: World) -> None:
    anne, bart = world.member("Anne"), world.member("Bart")
    live = await world.lobby(anne)
    message = world.newest("join")
    assert "Anne" in world.text(message)
    assert world.control(message, "start")["disabled"]
    await world.click(bart, message, "join")
    await world.click(anne, message, "crew")
    message = world.newest("join")
    assert "Bart" in world.text(message)
    assert not world.control(message, "start").get("disabled")
    await world.click(anne, message, "start")
    live = await world.bot.tables.open(live.id)
    assert live.is_running and live.row.thread
    table = world.newest("choices", live.row.thread)
    print(world.text(table))
    print(world.env.transcript())
    print([(h.seat, h.member, h.level, h.name) for h in live.holders])
