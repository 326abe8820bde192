"""Two worlds for results: two servers of one bot that differ in what members show to nobody, and in what was
played elsewhere. What others read there of finished games is the same in both.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from bot.tables.servers.defaults import Defaults
from bot.tables.servers.seasons import Season
from data.store import Played
from tests.bot.conftest import World
from tests.bot.interactions.cogs.test_record import stats
from tests.bot.secrecy.test_arrival import shown

GAME = "port_royal"


@pytest.fixture
def worlds(world: World) -> list[World]:
    """The same server twice, with members of its own."""
    guild = world.env.create_guild("Port of call")
    return [world, replace(world, guild=guild, channel=guild.create_text_channel("harbour"), members={})]


async def play(world: World, *ranking: str, guild: int | None = None, points: int = 20, **told: Any) -> None:
    """A finished game at which these members came in this order."""
    where = world.guild.id if guild is None else guild
    host = world.member(ranking[0]).id
    row = await world.bot.store.tables.create(guild=where, channel=1, host=host, game=GAME)
    rows = await world.bot.store.looked.latest(host, where, 99)
    at = datetime(2026, 5, 1, tzinfo=UTC) + timedelta(hours=len(rows))
    async with world.bot.store.results._database.edit() as session:
        session.add_all(
            Played(
                table_id=row.number, seat=n, guild=where, member=world.member(who).id, game=GAME,
                seats=len(ranking), rounds=9, place=n + 1, points=points - n, won=n == 0, repaired=False,
                feat=points, finished_at=at, told=told,
            )
            for n, who in enumerate(ranking)
        )  # fmt: skip


async def test_records_tell_nothing_of_who_shows_his_results_to_nobody(worlds: list[World]) -> None:
    told = list[list[str]]()
    for number, world in enumerate(worlds):
        for _ in range(6):
            await play(world, "Eve", "Charlotte")
            await play(world, *(("Bart", "Anne") if number else ("Anne", "Bart")), points=30 + 9 * number)
        for _ in range(2 * number):
            await play(world, "Eve", "Anne", guild=7)
        for name in ("Anne", "Bart"):
            await world.bot.tables.prefer(world.member(name).id, results=False)
        eve, anne = world.member("Eve"), world.member("Anne")
        read = [
            await stats(world, "Eve"),
            await stats(world, "Eve", show="server"),
            await stats(world, "Eve", member=anne),
            await stats(world, "Charlotte", member=eve),
        ]
        told.append([shown(one) for one in read])
    assert told[0] == told[1]
    assert "6 games" in told[0][0]
    assert "<@#0>" in told[0][1]


async def test_a_season_tells_nothing_of_who_shows_his_results_to_nobody(worlds: list[World]) -> None:
    told = list[str]()
    for number, world in enumerate(worlds):
        spring = Season("Spring", datetime(2026, 4, 1, tzinfo=UTC))

        def begin(settled: Defaults, spring: Season = spring) -> Defaults:
            return replace(settled, seasons=(spring,))

        await world.bot.tables.settle(world.guild.id, begin)
        for _ in range(2):
            await play(world, "Eve", "Charlotte")
        await play(world, *(("Anne", "Eve", "Charlotte") if number else ("Eve", "Charlotte", "Anne")))
        for _ in range(1 + number):
            await play(world, *(("Eve", "Anne") if number else ("Anne", "Eve")))
        await world.bot.tables.prefer(world.member("Anne").id, results=False)
        told.append(shown(await stats(world, "Charlotte", show="season")))
    assert told[0] == told[1]
    assert "3 points · 3 games, " in told[0]


async def test_what_somebody_reached_alone_is_read_by_him_only(worlds: list[World]) -> None:
    told, own = list[list[str]](), list[str]()
    for number, world in enumerate(worlds):
        await play(world, "Anne", solo={"grade": "hard", "score": 13 + 4 * number, "settings": {}})
        anne = world.member("Anne")
        own.append(shown(await stats(world, "Anne")))
        read = [await stats(world, "Eve", member=anne), await stats(world, "Eve", show="server")]
        told.append([shown(one) for one in read])
    assert told[0] == told[1]
    assert "1 game" in told[0][0]
    assert "Hard, 8 rounds: best 13" in own[0]
    assert "Hard, 8 rounds: best 17" in own[1]


async def test_what_somebody_shows_is_seen(worlds: list[World]) -> None:
    """Else the same would be told in both worlds of the test above because nothing is told at all."""
    world = worlds[0]
    for _ in range(6):
        await play(world, "Anne", "Bart", points=30)
    assert f"30, <@{world.member('Anne').id}>" in world.text(await stats(world, "Eve", show="server"))
    assert "6 games" in shown(await stats(world, "Eve", member=world.member("Anne")))
