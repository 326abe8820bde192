"""`/settings block` and `unblock`: who does not want to play with whom, and what each of the two reads."""

from __future__ import annotations

import json
from typing import Any

from tests.bot.conftest import World
from tests.bot.interactions.clicks.lobby.test_letters import SOON, letters, wish
from tests.bot.privacy.test_personal import ask, everything, forget


async def settings(world: World, name: str, **options: Any) -> str:
    """What a member reads who types `/settings`, and nobody else."""
    result = await world.member(name).slash(world.channel, "settings", **options)
    assert result.response is not None
    assert result.response.ephemeral
    return world.said(result)


async def join(world: World, name: str) -> str:
    """What a member reads who presses Join at the newest lobby."""
    return world.said(await world.click(world.member(name), world.newest("join"), "join"))


async def test_blocks_are_listed_and_taken_back(world: World) -> None:
    anne, bart = world.member("Anne"), world.member("Bart")
    assert "You don’t play with" not in await settings(world, "Anne")
    assert f"You don’t play with <@{bart.id}>:" in await settings(world, "Anne", block=bart)
    assert f"You don’t play with <@{bart.id}>:" in await settings(world, "Anne")
    assert "That’s you" in await settings(world, "Anne", block=anne)
    assert "You don’t play with" not in await settings(world, "Anne", unblock=bart)


async def test_who_is_blocked_cannot_join_and_who_blocks_reads_why(world: World) -> None:
    anne, bart = world.member("Anne"), world.member("Bart")
    await settings(world, "Anne", block=bart)
    live = await world.lobby(anne)
    assert await join(world, "Bart") == "There’s no seat for you at this table."
    live = await world.bot.tables.open(live.id)
    assert live.seat_of(bart.id) is None
    await world.lobby(bart)
    assert f"<@{bart.id}> sits there" in await join(world, "Anne")


async def test_no_letter_tells_of_a_table_of_the_other(world: World) -> None:
    await settings(world, "Anne", block=world.member("Bart"))
    for name in ("Bart", "Eve"):
        await wish(world, name, "tiny.")
    await world.lobby(world.member("Anne"))
    await world.let_pass(SOON)
    assert len(letters(world, "Eve", "A table has opened")) == 1
    assert letters(world, "Bart", "A table has opened") == []


async def test_who_has_blocked_is_counted_given_and_deleted_with_either_of_the_two(world: World) -> None:
    anne, bart, eve = (world.member(name) for name in ("Anne", "Bart", "Eve"))
    for other in (bart, eve):
        await settings(world, "Anne", block=other)
    assert "Members you don’t play with: 2" in world.said(await ask(world, "Anne", "show"))
    (file,) = (await ask(world, "Anne", "export")).response.attachments
    assert json.loads(await file.read())["does_not_play_with"] == [str(bart.id), str(eve.id)]
    await forget(world, "Bart")
    assert str(bart.id) not in await everything(world)
    assert await world.bot.tables.company.blocked(anne.id) == [eve.id]
    await forget(world, "Anne")
    assert await world.bot.tables.company.apart_from(eve.id) == set()
