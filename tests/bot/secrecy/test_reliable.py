"""Two worlds for how members keep to their tables: they differ in what a member shows to nobody, in what he
did elsewhere, and in who was asked unseen. What others read of him is the same in both.
"""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from bot.tables.finding.results import LEAST
from bot.tables.waits import UNSEEN, Allowance, Waits
from tests.bot.conftest import World
from tests.bot.interactions.cogs.test_cogs import here
from tests.bot.interactions.cogs.test_record import stats
from tests.bot.secrecy.test_arrival import shown
from tests.bot.secrecy.test_results import play

ELSEWHERE = 7
DAY = Allowance(timedelta(days=1))


@pytest.fixture
def worlds(world: World) -> list[World]:
    """The same server twice, with members of its own."""
    guild = world.env.create_guild("Port of call")
    return [world, replace(world, guild=guild, channel=guild.create_text_channel("harbour"), members={})]


async def leave(world: World, name: str, count: int, guild: int) -> None:
    """A member leaves some tables of a server to computer captains."""
    at = datetime(2026, 5, 2, tzinfo=UTC)
    for number in range(count):
        table = guild + 1000 + number
        await world.bot.store.reliable.note_left(
            table, world.member(name).id, guild, at + timedelta(hours=number)
        )


def told(world: World, text: str) -> str:
    """A text without what is another one in every server."""
    for name in world.members:
        text = text.replace(str(world.member(name).id), f"<{name}>")
    return re.sub(r"`[0-9a-f]{12}…`|\d{4,}|[Tt]able \d+", "#", text)


async def read_of(world: World, *, hidden: bool) -> list[str]:
    """All that others read where Anne sits, who is reliable and shows it, and Bart, who shows nothing; if
    something is `hidden`, he has left tables, and Anne some in another server.
    """
    for _ in range(LEAST):
        await play(world, "Eve", "Anne", "Bart")
    await world.bot.tables.prefer(world.member("Bart").id, results=False)
    if hidden:
        await leave(world, "Bart", 9, world.guild.id)
        await leave(world, "Anne", 9, ELSEWHERE)
    await world.lobby(world.member("Anne"))
    for name in ("Bart", "Eve"):
        await world.click(world.member(name), world.newest("join"), "join")
    read = [world.text(world.newest("join"))]
    read += [shown(await stats(world, "Eve", member=world.member(one))) for one in ("Anne", "Bart")]
    read.append(shown(await stats(world, "Eve", show="server")))
    live = await world.table("Anne", "Bart", "Eve", computers=0)
    read.append(world.said(await world.member("Eve").slash(here(world, live), "who")))
    read.append(world.said(await world.member("Eve").slash(world.channel, "game list")))
    return [told(world, text) for text in read]


async def test_others_read_nothing_of_what_a_member_hides_or_did_elsewhere(worlds: list[World]) -> None:
    one, two = await read_of(worlds[0], hidden=True), await read_of(worlds[1], hidden=False)
    assert one == two
    assert "**Anne** · finishes 100%" in one[0]
    assert "**Bart**\n" in one[0]


async def test_what_a_member_shows_is_seen(worlds: list[World]) -> None:
    """Else the same would be read in both worlds because nothing is told at all."""
    world = worlds[0]
    for _ in range(LEAST):
        await play(world, "Eve", "Anne")
    await leave(world, "Anne", LEAST, world.guild.id)
    await world.lobby(world.member("Anne"))
    assert "**Anne** · finishes 50%" in world.text(world.newest("join"))


def test_how_soon_somebody_answers_is_the_same_whoever_was_asked_unseen() -> None:
    counted = list[dict[int, list[int]]]()
    noon = datetime(2026, 5, 1, 12, tzinfo=UTC)
    for hours in (1, 20):
        # Whoever of both is asked unseen, and however long he thinks: openly they answer before and after.
        waits, now = Waits(), noon
        waits.note({0: 1}, now, DAY)
        now += timedelta(hours=2)
        waits.note({UNSEEN: 2}, now, DAY)
        now += timedelta(hours=hours)
        waits.note({1: 3}, now, DAY)
        waits.note({}, now + timedelta(hours=4), DAY)
        counted.append(waits.answered)
    assert counted[0] == counted[1]
    assert {*counted[0]} == {0, 1}
