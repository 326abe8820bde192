"""Two worlds for who does not want to play with whom: in one Anne has blocked Bart, in the other her table is
full. Bart reads the same in both, and whoever would invite him, too.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest

from tests.bot.conftest import World
from tests.bot.interactions.cogs.test_cogs import here
from tests.bot.interactions.cogs.test_company import join, settings
from tests.bot.interactions.cogs.test_record import stats
from tests.bot.privacy.test_personal import ask
from tests.bot.secrecy.test_arrival import shown


@pytest.fixture
def worlds(world: World) -> list[World]:
    """The same server twice, with members of its own."""
    guild = world.env.create_guild("Port of call")
    return [world, replace(world, guild=guild, channel=guild.create_text_channel("harbour"), members={})]


async def seen_by_bart(world: World, *, blocked: bool) -> list[str]:
    """All that Bart reads, and Eve about him, who sits at Anne's other table."""
    anne, bart = world.member("Anne"), world.member("Bart")
    playing = await world.table("Anne", "Eve", computers=1)
    if blocked:
        await settings(world, "Anne", block=bart)
    live = await world.lobby(anne)
    for _ in range(0 if blocked else 3):
        # Somebody was quicker: what Bart sees is a moment old.
        await world.bot.services.lobbies.sitting.add_computer(live.id, world.who("Anne"))
    read = [await join(world, "Bart"), await settings(world, "Bart")]
    read.append(world.said(await ask(world, "Bart", "show")))
    (file,) = (await ask(world, "Bart", "export")).response.attachments
    read.append((await file.read()).decode().replace(str(bart.id), "<Bart>"))
    read.append(shown(await stats(world, "Bart")))
    assert live.seat_of(bart.id) is None
    return [*read, await invited(world, "Eve", here(world, playing))]


async def invited(world: World, by: str, where: Any) -> str:
    """What a member reads who invites Bart, and what is posted of it."""
    bart = world.member("Bart")
    before = len(world.env.http_requests)
    read = world.said(await world.member(by).slash(where, "seat invite", member=bart))
    posts = [
        str(request.json.get("components"))
        for request in world.env.http_requests[before:]
        if request.json and f"/channels/{where.id}/messages" in request.path
    ]
    assert posts, "it is posted at the table"
    ids = {str(bart.id): "<Bart>", str(world.member(by).id): f"<{by}>", str(where.id): "<here>"}
    told = " ".join([read, *posts])
    for id, name in ids.items():
        told = told.replace(id, name)
    return re.sub(r"\d+", "#", told)


async def test_who_is_blocked_reads_nothing_of_it(worlds: list[World]) -> None:
    blocked = await seen_by_bart(worlds[0], blocked=True)
    full = await seen_by_bart(worlds[1], blocked=False)
    assert blocked == full
    assert blocked[0] == "There’s no seat for you at this table."
    assert "I have asked" in blocked[-1]


async def test_who_invites_whoever_blocked_him_reads_what_anybody_reads(worlds: list[World]) -> None:
    told = list[str]()
    for world, blocked in zip(worlds, (True, False), strict=True):
        anne = world.member("Anne")
        if blocked:
            await settings(world, "Bart", block=anne)
        await world.lobby(anne)
        told.append(await invited(world, "Anne", world.channel))
    assert told[0] == told[1]
    assert "I have asked <@<Bart>> in" in told[0]
