"""Whole games by components alone."""

from __future__ import annotations

import re

import pytest

from bot.tables.thinking.captains import computer_answer
from data.store import Status
from engine.games import load_game
from tests.bot.conftest import World
from tests.bot.sailor import Sailor, play_on


async def test_two_members_and_a_computer_captain_play_a_game_to_its_end(world: World) -> None:
    live = await world.table("Anne", "Bart", computers=1)
    sailors = [Sailor(world, "Anne"), Sailor(world, "Bart")]
    live = await play_on(world, live, sailors)
    assert live.row.status is Status.FINISHED
    last = world.text(world.newest("log", live.place))
    assert "wins" in last or "win together" in last
    assert live.game is not None
    assert (live.game.seed or "?") in last
    assert (await world.bot.store.tables.get(live.id)).status is Status.FINISHED


@pytest.mark.soak("whole-games")
async def test_a_member_and_three_computer_captains_play_merchants_and_marauders(world: World) -> None:
    world.captain = computer_answer
    live = await world.table("Anne", computers=3, game="marauders")
    live = await play_on(world, live, [Sailor(world, "Anne")])
    assert live.row.status is Status.FINISHED


@pytest.mark.soak("whole-games")
async def test_a_whole_game_with_fights_and_open_windows_is_played_by_components_alone(world: World) -> None:
    live = await world.lobby(world.member("Anne"), "marauders")
    for name in ("Bart", "Charlotte"):
        await world.click(world.member(name), world.newest("join"), "join")
    async with world.bot.tables.hold(live.id) as held:
        changed = {**held.row.options, "windows": "always"}
        await world.bot.tables.change_row(held, options=changed)
    await world.click(world.member("Anne"), world.newest("start"), "start")
    live = await world.bot.tables.open(live.id)
    sailors = [Sailor(world, name) for name in ("Anne", "Bart", "Charlotte")]
    live = await play_on(world, live, sailors, most=20_000)
    assert live.row.status is Status.FINISHED
    public = world.all_text(live.place)
    assert "attacked" in public
    assert "battle.webp" in str([message.components for message in world.messages(live.place)])


@pytest.mark.soak("whole-games")
async def test_a_whole_game_with_every_module_is_played_by_components_alone(world: World) -> None:
    live = await world.lobby(world.member("Anne"), "marauders")
    for name in ("Bart", "Charlotte"):
        await world.click(world.member(name), world.newest("join"), "join")
    async with world.bot.tables.hold(live.id) as held:
        modules = list(load_game("marauders").module_sets()[-1])
        await world.bot.tables.change_row(held, modules=modules)
    await world.click(world.member("Anne"), world.newest("start"), "start")
    live = await world.bot.tables.open(live.id)
    assert live.game is not None
    assert list(live.game.modules) == modules
    sailors = [Sailor(world, name) for name in ("Anne", "Bart", "Charlotte")]
    live = await play_on(world, live, sailors, most=20_000)
    assert live.row.status is Status.FINISHED
    public = world.all_text(live.place).lower()
    crew = "crew is|won over the crew|wore the crew out"
    for told in ("the wind blows", "the storm drifted", "favor", crew, "treasure galleon"):
        assert re.search(told, public), told
