"""A farewell in every order with what somebody else does, and what is looked for afterwards."""

from __future__ import annotations

import zlib
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import discord
import pytest
import simcord
from sqlalchemy import text

from bot.tables import LiveTable
from bot.tables.crew import Crew
from tests.bot.conftest import World
from tests.bot.interactions.cogs.test_cogs import here
from tests.bot.privacy.test_personal import ask
from tests.bot.privacy.turns import Act, race, take_turns
from tests.bot.secrecy.small_discord import Interaction, SmallDiscord
from tests.bot.wire import walk

SEEDS = 10
"""Orders that are tried of each pair."""


class Pressed(Interaction):
    """A member's click on something that he alone sees."""

    def __init__(self, world: World, who: simcord.MemberActor) -> None:
        super().__init__(SmallDiscord(), who.id, world.guild.id, world.channel.id, None)
        self.user.display_name = who.user.global_name
        self.guild = world.bot.get_guild(world.guild.id)
        self.locale = discord.Locale.american_english

    @property
    def said(self) -> str:
        """All that he was shown."""
        shown = [walk(reply.get("components", [])) for reply in self.replies]
        return "\n".join(one["content"] for parts in shown for one in parts if one["type"] == 10)


@dataclass
class Scene:
    """A table that Anne, Bart and Cora have, and what somebody does there while Anne is deleted. The number
    makes names that no other scene has.
    """

    world: World
    number: int
    live: LiveTable

    def name(self, name: str) -> str:
        """A member's name in this scene."""
        return f"{name}{self.number}"

    def id(self, name: str) -> int:
        """A member's id."""
        return self.world.member(self.name(name)).id

    def press(self, name: str, message: Any, verb: str) -> Act:
        """A member's click on a button; gives what he is told. (SimCord lets nobody click while another's
        click is carried out.)
        """
        custom_id = self.world.control(message, verb)["custom_id"]

        async def act() -> str:
            pressed = Pressed(self.world, self.world.member(self.name(name)))
            await self.world.bot.clicks.pressed(pressed, custom_id, [])  # pyright: ignore[reportArgumentType]
            return pressed.said

        return act

    async def farewell(self, name: str) -> Act:
        """The click that deletes all about a member, who was asked about it."""
        asked = await ask(self.world, self.name(name), "delete")
        return self.press(name, asked.response, "forget")

    async def slash(self, name: str, command: str, **more: Any) -> Any:
        """A member's command at the table."""
        return await self.world.member(self.name(name)).slash(here(self.world, self.live), command, **more)

    async def anew(self) -> LiveTable:
        """The table as it is now."""
        return await self.world.bot.tables.open(self.live.id)

    def crew(self) -> Crew:
        """What its row keeps of its people."""
        return Crew.of(self.live.row.crew)


Check = Callable[[Scene, str], Awaitable[None]]
"""Looks whether what the other did is right; given what he was told."""


async def table(world: World, number: int) -> Scene:
    scene = Scene(world, number, None)  # pyright: ignore[reportArgumentType]
    scene.live = await world.table(*(scene.name(name) for name in ("Anne", "Bart", "Cora")))
    return scene


async def all_that_is_stored(world: World) -> str:
    """Every column of every table of the database, with the games' bytes, as text."""
    found: list[str] = []
    async with world.bot.store.persons._database.read() as connection:
        tables = await connection.execute(text("SELECT name FROM sqlite_master WHERE type = 'table'"))
        for (name,) in tables.all():
            rows = await connection.execute(text(f'SELECT * FROM "{name}"'))
            found += [f"{name} {[readable(value) for value in row]}" for row in rows]
    return "\n".join(found)


def readable(value: Any) -> Any:
    if not isinstance(value, bytes):
        return value
    try:
        return zlib.decompress(value)
    except zlib.error:
        return value


async def check_nothing_is_left(scene: Scene, *names: str) -> None:
    """Of who was deleted nothing is stored or in memory, and memory is what is stored."""
    world = scene.world
    await world.calm()
    stored = await all_that_is_stored(world)
    for name in names:
        for trace in (str(scene.id(name)), scene.name(name)):
            assert trace not in stored, [line for line in stored.splitlines() if trace in line]
    live = scene.live = await scene.anew()
    row = await world.bot.store.tables.get(live.id)
    seats = await world.bot.store.tables.seats(live.id)
    for column in ("host", "status", "lobby", "messages", "waits", "crew", "options", "thread"):
        assert getattr(live.row, column) == getattr(row, column), column
    assert [(h.member, h.level) for h in live.holders] == [(seat.member, seat.level) for seat in seats]
    if live.is_running:
        assert all(holder.member is not None or holder.level is not None for holder in live.holders)
        assert live.waiting, "the game goes on"


async def tried(
    world: World,
    monkeypatch: pytest.MonkeyPatch,
    scene_of: Callable[[World, int], Awaitable[tuple[Scene, Act]]],
    check: Check,
    *,
    gone: tuple[str, ...] = ("Anne",),
) -> None:
    """All orders of a farewell of Anne and what the other does."""
    passed = 0
    for number in range(SEEDS):
        scene, other = await scene_of(world, number)
        farewell = await scene.farewell("Anne")
        with monkeypatch.context() as patched:
            take_turns(patched)
            turns, came = await race(number, {"Anne": farewell, "other": other})
        assert "I know nothing" in came["Anne"]
        assert all(turns.waited.values()), "both took part"
        passed += turns.passed
        await check_nothing_is_left(scene, *gone)
        await check(scene, came["other"])
    assert passed >= SEEDS, "they did get in each other's way"
