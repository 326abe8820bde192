"""A game alone, for a score, from its lobby to `/stats`, and what of it is exported and deleted."""

from __future__ import annotations

import json

from tests.bot.answering import to_the_end
from tests.bot.conftest import World
from tests.bot.interactions.cogs.test_record import stats
from tests.bot.privacy.test_personal import ask, everything, forget


async def test_a_game_alone_from_the_lobby_to_stats(world: World) -> None:
    anne, bart = world.member("Anne"), world.member("Bart")
    live = await world.lobby(anne, "treasure_fleet")
    message = world.newest("join")
    await world.click(anne, message, "crew")
    await world.click(anne, message, "crew")
    panel = (await world.click(anne, message, "options")).response
    await world.select(anne, panel, "set", ["one"], "solo")
    assert "**Alone, for a score:** A single sailing" in world.text(world.newest("join"))
    await world.click(bart, message, "join")
    assert "for one player against computer captains" in world.text(world.newest("join"))
    assert world.control(world.newest("join"), "start")["disabled"]
    await world.click(bart, message, "leave")
    await world.click(anne, message, "start")
    live = await world.bot.tables.open(live.id)
    await to_the_end(world, live)
    world.bot.poster.refresh(live)
    await world.bot.poster.settle(live)
    await world.bot.services.noting.settle()
    assert live.game is not None
    assert live.game.result is not None
    points = live.game.result.scores[0]["points"]
    said = world.all_text(live.row.thread)
    assert f"Alone (A single sailing): **{points} point" in said
    assert f"**Treasure Fleet**, A single sailing: best {points}" in world.text(await stats(world, "Anne"))
    assert "A single sailing" not in world.text(await stats(world, "Bart", member=anne))
    (file,) = (await ask(world, "Anne", "export")).response.attachments
    (played,) = json.loads(await file.read())["results"]
    assert played["told"]["solo"] == {"grade": "one", "score": points, "settings": {}, "levels": [2, 2]}
    await forget(world, "Anne")
    assert str(anne.id) not in await everything(world)
    assert "A single sailing" not in world.text(await stats(world, "Anne"))
