"""A call to a server's players, and the tables that somebody may join."""

from __future__ import annotations

import asyncio

import pytest

from bot.lobbies.lobbies import Lobbies
from bot.servers.settling import Settling
from bot.tables import LiveTable
from bot.tables.member import Member
from bot.tables.servers.calls import Calls
from bot.tables.tell import Tell
from tests.domain.conftest import (
    ANNE,
    BART,
    CHANNEL,
    CHARLOTTE,
    ELSEWHERE,
    GUILD,
    MARY,
    STRANGER,
    Harbour,
    Refused,
)
from tests.domain.lobbies.gathered import begun, gathered
from tests.domain.port import Port

ROLE = 77


@pytest.fixture(autouse=True)
async def _corsairs(harbour: Harbour) -> None:
    """The server has named who looks for games."""
    await harbour.tables.set_guild(GUILD, calls={"role": ROLE})


async def test_players_are_called_rarely_in_a_server_and_more_rarely_to_a_lobby(
    harbour: Harbour, lobbies: Lobbies, port: Port
) -> None:
    first, second = await gathered(lobbies, ANNE), await gathered(lobbies, BART)
    assert await lobbies.calling.role(GUILD) == ROLE
    await lobbies.calling.call(first.id, ANNE)
    assert [told.ping for told in port.heard("call")] == [(ROLE,)]
    for lobby, host in ((first, ANNE), (second, BART)):
        with Refused("tell-called-already"):
            await lobbies.calling.call(lobby.id, host)
    await harbour.let_pass(hours=2, minutes=1)
    with Refused("tell-called-already"):
        await lobbies.calling.call(first.id, ANNE)
    await lobbies.calling.call(second.id, BART)
    await harbour.let_pass(hours=24)
    await lobbies.calling.call(first.id, ANNE)
    assert len(port.heard("call")) == 3


async def test_two_calls_at_once_are_one(lobbies: Lobbies, port: Port) -> None:
    hosts = (ANNE, BART)
    tables = [await gathered(lobbies, host) for host in hosts]
    tried = [lobbies.calling.call(live.id, host) for live, host in zip(tables, hosts, strict=True)]
    found = await asyncio.gather(*tried, return_exceptions=True)
    assert sorted(getattr(one, "key", "called") for one in found) == ["called", "tell-called-already"]
    assert len(port.heard("call")) == 1


async def test_a_call_that_cannot_be_posted_may_be_repeated(
    harbour: Harbour, lobbies: Lobbies, port: Port
) -> None:
    live = await gathered(lobbies, ANNE)
    port.refuses.add("call")
    with Refused("tell-cannot-open"):
        await lobbies.calling.call(live.id, ANNE)
    port.refuses.clear()
    row = await harbour.tables.store.guilds.get(GUILD)
    assert row is not None
    assert row.calls == {"role": ROLE}
    await lobbies.calling.call(live.id, ANNE)


async def test_who_may_call_and_for_what(harbour: Harbour, lobbies: Lobbies) -> None:
    live = await gathered(lobbies, ANNE, BART)
    for member in (BART, STRANGER):
        with Refused("tell-host-only"):
            await lobbies.calling.call(live.id, member)
    full = await gathered(lobbies, CHARLOTTE, computers=3)
    with Refused("tell-full"):
        await lobbies.calling.call(full.id, MARY)
    with Refused("tell-begun"):
        await lobbies.calling.call((await lobbies.starting.start(full.id, CHARLOTTE)).id, CHARLOTTE)
    await harbour.tables.set_guild(GUILD, calls={})
    with Refused("tell-no-role"):
        await lobbies.calling.call(live.id, ANNE)


def everything(channel: int) -> bool:
    """Who sees every channel."""
    return True


async def test_open_tables_are_lobbies_and_running_ones_with_a_seat_for_anybody(
    harbour: Harbour, lobbies: Lobbies
) -> None:
    lobby = await gathered(lobbies, ANNE)
    full = await gathered(lobbies, ANNE, computers=3)
    with_seat = await begun(lobbies, ANNE, computers=1)
    await begun(lobbies, ANNE, BART)
    closed = await begun(lobbies, ANNE, computers=1)
    async with harbour.tables.hold(closed.id) as live:
        await harbour.tables.change_lobby(live, latecomers=False)
    over = await begun(lobbies, ANNE, computers=1)
    await lobbies.closing.end(over.id, ANNE)
    found = [live.id for live in await lobbies.calling.open_tables(CHARLOTTE, everything)]
    assert found == [full.id, lobby.id, with_seat.id]
    assert await lobbies.calling.open_tables(ANNE, everything) == [], "she sits there"
    stranger = Member(STRANGER.id, "Nobody", guild=ELSEWHERE)
    assert await lobbies.calling.open_tables(stranger, everything) == []
    assert await lobbies.calling.open_tables(CHARLOTTE, lambda channel: channel != CHANNEL) == []


async def test_a_role_named_while_a_call_fails_stays_named(
    harbour: Harbour, lobbies: Lobbies, port: Port, monkeypatch: pytest.MonkeyPatch
) -> None:
    live, other = await gathered(lobbies, ANNE), ROLE + 1
    settling = Settling(harbour.tables, nowhere, nowhere, nowhere)

    async def refused(live: LiveTable, role: int) -> None:
        await settling.change(MARY, players_role=other)
        raise Tell("tell-cannot-open", place="", reason="")

    monkeypatch.setattr(port, "call", refused)
    with Refused("tell-cannot-open"):
        await lobbies.calling.call(live.id, ANNE)
    assert await harbour.tables.calls(GUILD) == Calls(role=other)


async def nowhere(guild: int, chosen: int | None) -> None:
    """What nobody chooses here."""
