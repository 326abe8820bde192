"""One game at several tables, from the button to the places."""

from __future__ import annotations

from bot.tables import LiveTable
from tests.bot.conftest import World
from tests.bot.sailor import Sailor
from tests.bot.watching.crews import now


async def two(world: World) -> tuple[LiveTable, LiveTable]:
    """Anne's and Bart's tables of one game, each with a computer captain."""
    anne, bart = world.member("Anne"), world.member("Bart")
    first = await world.lobby(anne, "treasure_fleet")
    lobby = world.newest("join")
    said = world.said(await world.click(bart, lobby, "twin"))
    assert "Your table of the same game is open" in said
    second = await world.bot.tables.open(first.id + 1)
    assert second.row.host == bart.id
    assert "Duplicate" in world.text(lobby)
    await world.click(anne, lobby, "crew")
    await world.click(bart, world.newest("join"), "crew")
    return first, second


async def test_a_duplicate_is_played_apart_and_compared_at_both_tables(world: World) -> None:
    anne, bart = world.member("Anne"), world.member("Bart")
    first, second = await two(world)
    posts = [one for one in world.messages() if any(":twin" in str(button) for button in world.buttons(one))]
    for who, message in zip((anne, bart), posts, strict=True):
        await world.click(who, message, "start")
    first, second = await now(world, first), await now(world, second)
    assert first.is_running
    assert second.is_running
    for live, holder, other in ((first, anne, bart), (second, bart, anne)):
        thread = world.env.backend.channels[live.place]
        assert thread.type == 12, "a private thread"
        assert holder.id in thread.thread_members
        assert other.id not in thread.thread_members
    for live, name in ((first, "Anne"), (second, "Bart")):
        sailor = Sailor(world, name, "duplicate")
        while await sailor.act(await now(world, live)):
            pass
    await world.calm()
    for live in (first, second):
        live = await now(world, live)
        assert not live.lobby.sealed
        told = world.text(world.newest("again", live.place))
        assert f"<@{anne.id}>" in told
        assert f"<@{bart.id}>" in told
        assert live.lobby.seed in told
