"""`/setup season:` and `/stats show:season`."""

from __future__ import annotations

from tests.bot.conftest import World
from tests.bot.interactions.cogs.test_cogs import moderator
from tests.bot.interactions.cogs.test_record import stats
from tests.bot.privacy.test_personal import finished, forget


async def test_a_season_from_its_beginning_to_its_end(world: World) -> None:
    assert "No season has begun" in world.text(await stats(world, "Eve", show="season"))
    mary = moderator(world, "Mary")
    said = world.said(await mary.slash(world.channel, "setup", season="Winter *@everyone*"))
    assert r"Season: Winter \*@" in said
    assert "Nobody has finished a game" in world.text(await stats(world, "Eve", show="season"))
    await world.let_pass(1)
    live = await finished(world)
    await world.bot.services.noting.settle()
    assert live.game is not None
    assert live.game.result is not None
    told = world.text(await stats(world, "Eve", show="season"))
    assert r"**Season: Winter \*@" in told
    first = "Anne" if 0 in live.game.result.winners else "Bart"
    if len(live.game.result.winners) == 1:
        assert f"1. <@{world.member(first).id}>: 1 point · 1 game, 1 won" in told
    await world.let_pass(1)
    assert "No season is running" in world.said(await mary.slash(world.channel, "setup", season="off"))
    assert "it is over" in world.text(await stats(world, "Eve", show="season"))
    assert "No season is running" in world.said(await mary.slash(world.channel, "setup", season="off"))
    for name in ("Anne", "Bart"):
        await forget(world, name)
    told = world.text(await stats(world, "Eve", show="season"))
    assert str(world.member(first).id) not in told


async def test_a_season_is_called_by_what_can_be_printed_of_its_name(world: World) -> None:
    mary = moderator(world, "Mary")
    said = world.said(await mary.slash(world.channel, "setup", season=" Win\0ter\u202e  of\n26 "))
    assert "Season: Winter of 26" in said
