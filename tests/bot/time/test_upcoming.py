"""`/settings upcoming:on`: who is next is told so once a turn, in the letter with his reminders."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

from bot.tables import LiveTable
from tests.bot.conftest import World
from tests.bot.interactions.cogs.test_cogs import here
from tests.bot.time.clock import NOON
from tests.bot.time.tables import answer, paced

NAMES = ("Anne", "Bart")
SOON = 0.1


def coming(world: World, name: str) -> list[Any]:
    """The direct messages that tell a member that he is next."""
    channel = world.env.backend.dm_channels.get(world.member(name).id)
    found = world.messages(channel) if channel is not None else []
    return [message for message in found if "You are next" in world.text(message)]


def told(world: World, name: str) -> int:
    """How often he was told."""
    channel = world.env.backend.dm_channels.get(world.member(name).id)
    path = f"/channels/{channel}/messages"
    sent = [one for one in world.env.http_requests if one.method == "POST" and one.path == path]
    return sum("You are next" in str(one.json) for one in sent)


async def begun(world: World, *wanting: str) -> tuple[LiveTable, str, str]:
    """A table at a move a day, who has the turn there, and who is next; some have asked to be told of it."""
    for name in wanting:
        said = world.said(await world.member(name).slash(world.channel, "settings", upcoming="on"))
        assert "You are told once when you are next" in said
    live = await paced(world, *NAMES, game="port_royal", end="wait")
    game = live.game
    assert game is not None
    active = game.view(None)["state"]["active"]
    return live, NAMES[active], NAMES[1 - active]


async def test_who_asked_for_it_is_told_once_a_turn(world: World) -> None:
    live, first, second = await begun(world, *NAMES)
    await world.let_pass(SOON)
    (letter,) = coming(world, second)
    assert f"{live.title}, <#{live.place}>" in world.text(letter)
    assert told(world, first) == 0, "it is his move"
    for _ in range(40):
        live = await world.bot.tables.open(live.id)
        assert live.game is not None
        if live.game.view(None)["state"]["active"] == NAMES.index(second):
            break
        assert told(world, second) == 1
        name = next(NAMES[seat] for seat in live.waiting)
        await answer(world, live, name)
        await world.let_pass(SOON)
    await world.let_pass(SOON)
    assert told(world, second) == 1
    assert told(world, first) == 1, "now he is next"


async def test_who_has_not_asked_is_not_told(world: World) -> None:
    await begun(world)
    await world.let_pass(3)
    assert [told(world, name) for name in NAMES] == [0, 0]


async def test_one_letter_tells_of_all_and_there_is_no_second_one_after_a_restart(world: World) -> None:
    _, _, second = await begun(world, *NAMES)
    await world.restart()
    await world.let_pass(SOON)
    await world.restart()
    await world.let_pass(3)
    assert told(world, second) == 1
    said = world.said(await world.member(second).slash(world.channel, "settings", upcoming="off"))
    assert "You are not told when you are next" in said


async def test_at_night_nobody_is_told_and_in_the_morning_only_who_is_still_next(world: World) -> None:
    world.clock.set(NOON + timedelta(hours=14))
    live, _, second = await begun(world, *NAMES)
    await world.let_pass(4)
    assert told(world, second) == 0
    await world.let_pass(6)
    assert told(world, second) == 1
    assert "You are next" not in world.said(await world.member("Eve").slash(here(world, live), "who"))
