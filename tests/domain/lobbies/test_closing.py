"""Closing a lobby, ending a game by hand, opening it again."""

from __future__ import annotations

import pytest

from bot.lobbies.lobbies import Lobbies
from data.store import Status
from tests.domain.conftest import ANNE, BART, MARY, MARY_ELSEWHERE, STRANGER, Refused
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
        live.check_settles(member)
        await lobbies.closing.end(live.id, member)
        assert live.row.status is Status.ENDED
        assert port.told[-1].what == ("repost" if lobby else "changed")
        with Refused("tell-table-over"):
            await lobbies.closing.end(live.id, member)
