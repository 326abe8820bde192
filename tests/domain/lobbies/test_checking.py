"""A ready check in a lobby."""

from __future__ import annotations

import asyncio

from bot.lobbies.checking import CHECK
from bot.lobbies.lobbies import Lobbies
from bot.tables import LiveTable
from bot.tables.member import Member
from tests.domain.conftest import ANNE, BART, CHARLOTTE, MARY, STRANGER, Harbour, Refused
from tests.domain.lobbies.gathered import begun, gathered
from tests.domain.port import Port


async def asked(lobbies: Lobbies, *members: Member) -> tuple[LiveTable, str]:
    """A lobby in which a ready check is under way, and its name."""
    live = await lobbies.checking.begin((await gathered(lobbies, *members)).id, members[0])
    assert live.lobby.ready is not None
    return live, live.lobby.ready.id


async def test_the_game_begins_when_all_are_ready(harbour: Harbour, lobbies: Lobbies, port: Port) -> None:
    live, check = await asked(lobbies, ANNE, BART, CHARLOTTE)
    assert port.heard("check")[0].ping == (BART.id, CHARLOTTE.id)
    answered = await lobbies.checking.ready(live.id, BART, check)
    assert not answered.all_ready
    assert set(answered.check.yes) == {ANNE.id, BART.id}
    assert not live.is_running
    answered = await lobbies.checking.ready(live.id, CHARLOTTE, check)
    assert (answered.all_ready, answered.why) == (True, "")
    assert live.is_running
    assert live.lobby.ready is None
    assert await harbour.timers.get(CHECK, str(live.id)) is None


async def test_two_who_are_the_last_at_once_begin_one_game(lobbies: Lobbies, port: Port) -> None:
    live, check = await asked(lobbies, ANNE, BART, CHARLOTTE)
    tried = [lobbies.checking.ready(live.id, member, check) for member in (BART, CHARLOTTE)]
    found = await asyncio.gather(*tried)
    assert sorted(one.all_ready for one in found) == [False, True]
    assert len(port.heard("thread")) == 1
    assert live.is_running


async def test_a_game_that_cannot_begin_says_why_and_the_check_is_over(lobbies: Lobbies, port: Port) -> None:
    live, check = await asked(lobbies, ANNE, BART)
    port.refuses.add("thread")
    answered = await lobbies.checking.ready(live.id, BART, check)
    assert answered.all_ready
    assert "thread" in answered.why
    assert live.lobby.ready is None
    await lobbies.starting.tell_begun(answered.live, answered.why)
    assert answered.why in port.heard("members")[-1].words


async def test_who_is_not_ready_ends_it(harbour: Harbour, lobbies: Lobbies) -> None:
    live, check = await asked(lobbies, ANNE, BART)
    await lobbies.checking.not_ready(live.id, BART, check)
    assert live.lobby.ready is None
    for act in (lobbies.checking.ready, lobbies.checking.not_ready):
        with Refused("tell-check-over"):
            await act(live.id, BART, check)
    assert await harbour.timers.get(CHECK, str(live.id)) is None


async def test_only_who_sits_there_answers_a_check_that_is_open(lobbies: Lobbies) -> None:
    live, check = await asked(lobbies, ANNE, BART)
    for act in (lobbies.checking.ready, lobbies.checking.not_ready):
        with Refused("tell-not-seated"):
            await act(live.id, STRANGER, check)
        with Refused("tell-check-over"):
            await act(live.id, BART, "another")
    await lobbies.starting.start(live.id, ANNE)
    with Refused("tell-begun"):
        await lobbies.checking.ready(live.id, BART, check)


async def test_who_may_begin_one(lobbies: Lobbies) -> None:
    live = await gathered(lobbies, ANNE)
    with Refused("tell-seats"):
        await lobbies.checking.begin(live.id, ANNE)
    await lobbies.sitting.add_computer(live.id, ANNE)
    with Refused("tell-check-alone"):
        await lobbies.checking.begin(live.id, ANNE)
    await lobbies.sitting.join(live.id, BART)
    with Refused("tell-host-only"):
        await lobbies.checking.begin(live.id, BART)
    await lobbies.checking.begin(live.id, MARY)
    assert live.lobby.ready is not None
    assert live.lobby.ready.yes == (), "she does not sit there"
    with Refused("tell-check-runs"):
        await lobbies.checking.begin(live.id, ANNE)
    with Refused("tell-begun"):
        await lobbies.checking.begin((await begun(lobbies, BART, computers=1)).id, BART)


async def test_a_check_that_cannot_be_posted_is_none(lobbies: Lobbies, port: Port) -> None:
    live = await gathered(lobbies, ANNE, BART)
    port.refuses.add("check")
    with Refused("tell-cannot-open"):
        await lobbies.checking.begin(live.id, ANNE)
    assert live.lobby.ready is None


async def test_it_waits_for_some_minutes_and_then_names_who_was_silent(
    harbour: Harbour, lobbies: Lobbies, port: Port
) -> None:
    live, check = await asked(lobbies, ANNE, BART, CHARLOTTE)
    await lobbies.checking.ready(live.id, CHARLOTTE, check)
    await harbour.let_pass(minutes=14)
    assert port.heard("check over") == []
    await harbour.let_pass(minutes=2)
    (over,) = port.heard("check over")
    assert f"<@{BART.id}>" in over.words
    assert f"<@{CHARLOTTE.id}>" not in over.words
    assert live.lobby.ready is None
    with Refused("tell-check-over"):
        await lobbies.checking.ready(live.id, BART, check)
