"""Closing a lobby, ending a game by hand, opening it again."""

from __future__ import annotations

import pytest

from bot.lobbies.lobbies import Lobbies
from data.store import Status
from tests.domain.conftest import ANNE, BART, MARY, MARY_ELSEWHERE, STRANGER, Harbour, Refused
from tests.domain.lobbies.gathered import begun, gathered
from tests.domain.port import Port


async def test_a_lobby_is_closed_by_its_host_and_nobody_comes_any_more(lobbies: Lobbies) -> None:
    live = await gathered(lobbies, ANNE, BART)
    for member in (BART, MARY_ELSEWHERE):
        with Refused("tell-host-only"):
            await lobbies.closing.close(live.id, member)
    await lobbies.closing.close(live.id, ANNE)
    assert live.row.status is Status.ENDED
    for act in (lobbies.closing.close(live.id, ANNE), lobbies.sitting.join(live.id, STRANGER)):
        with Refused("tell-table-over"):
            await act


@pytest.mark.parametrize("lobby", [True, False])
async def test_a_table_is_ended_by_its_host_or_a_moderator_and_told(
    lobbies: Lobbies, port: Port, lobby: bool
) -> None:
    for member in (ANNE, MARY):
        live = await (gathered if lobby else begun)(lobbies, ANNE, BART)
        with Refused("tell-host-only"):
            await lobbies.closing.end(live.id, BART)
        with Refused("tell-no-such-table"):
            await lobbies.closing.end(live.id, MARY_ELSEWHERE)
        lobbies.closing.check(live, member)
        await lobbies.closing.end(live.id, member)
        assert live.row.status is Status.ENDED
        assert port.told[-1].what == ("repost" if lobby else "changed")
        with Refused("tell-table-over"):
            await lobbies.closing.end(live.id, member)


async def test_a_table_that_was_ended_goes_on_where_it_was(harbour: Harbour, lobbies: Lobbies) -> None:
    live = await begun(lobbies, ANNE, BART)
    with Refused("tell-not-closed"):
        await lobbies.closing.reopen(live.id)
    asked = {seat: decision.number for seat, decision in live.waiting.items()}
    await lobbies.closing.end(live.id, ANNE)
    harbour.tables.forget(live.id)
    live = await lobbies.closing.reopen(live.id)
    assert live.is_running
    assert {seat: decision.number for seat, decision in live.waiting.items()} == asked


async def test_a_lobby_that_was_closed_is_open_again(lobbies: Lobbies, port: Port) -> None:
    live = await gathered(lobbies, ANNE)
    await lobbies.closing.close(live.id, ANNE)
    live = await lobbies.closing.reopen(live.id)
    assert port.told[-1].what == "repost"
    await lobbies.sitting.join(live.id, BART)
    assert live.row.status is Status.LOBBY
