"""The start of a game: by its host, and at a time."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.crews.offers import Offers
from bot.lobbies.lobbies import Lobbies
from bot.lobbies.starting import START
from bot.tables import LiveTable
from bot.tables.crew import Crew
from bot.tables.gather import MISSED, SOON
from bot.tables.member import Member
from bot.tables.servers.defaults import ODDS_NEVER
from bot.tables.tell import Tell
from data.store import Status, StoreError
from engine.kernel import commitment
from tests.domain.conftest import ANNE, BART, CHANNEL, GUILD, MARY, STRANGER, Harbour, Refused
from tests.domain.lobbies.gathered import begun, gathered
from tests.domain.port import Port


async def test_a_game_begins_in_a_thread_with_the_seed_that_was_promised(
    harbour: Harbour, lobbies: Lobbies, port: Port
) -> None:
    live = await gathered(lobbies, ANNE, BART, computers=1)
    promised = commitment(live.lobby.seed)
    live = await lobbies.starting.start(live.id, ANNE)
    assert live.is_running
    assert live.game is not None
    assert live.game.commitment == promised
    assert live.row.thread == 7000 + live.id
    assert {holder.member for holder in live.members_asked()} == {ANNE.id, BART.id}
    assert live.asked(2) is None, "the computer captain has answered"
    assert [told.what for told in port.told][-2:] == ["thread", "changed"]
    before = live.game.version
    harbour.tables.forget(live.id)
    live = await harbour.tables.open(live.id)
    assert live.game is not None
    assert (live.row.status, live.game.version) == (Status.PLAYING, before)


async def test_who_may_start_a_game_and_with_whom(lobbies: Lobbies) -> None:
    live = await gathered(lobbies, ANNE)
    for member in (BART, STRANGER):
        with Refused("tell-host-only"):
            await lobbies.starting.start(live.id, member)
    with Refused("tell-seats"):
        await lobbies.starting.start(live.id, ANNE)
    await lobbies.sitting.add_computer(live.id, ANNE)
    await lobbies.sitting.add_computer(live.id, ANNE)
    await lobbies.sitting.leave(live.id, ANNE)
    with Refused("tell-seats"):
        await lobbies.starting.start(live.id, MARY)
    await lobbies.sitting.join(live.id, BART)
    assert (await lobbies.starting.start(live.id, MARY)).is_running
    with Refused("tell-begun"):
        await lobbies.starting.start(live.id, MARY)


async def test_two_who_start_a_game_at_once_begin_one(lobbies: Lobbies, port: Port) -> None:
    live = await gathered(lobbies, ANNE, BART)
    tried = [lobbies.starting.start(live.id, member) for member in (ANNE, MARY)]
    found = await asyncio.gather(*tried, return_exceptions=True)
    assert sorted(getattr(one, "key", "begun") for one in found) == ["begun", "tell-begun"]
    assert len(port.heard("thread")) == 1


async def test_what_does_not_go_together_is_refused_before_a_thread_is_opened(
    harbour: Harbour, lobbies: Lobbies, port: Port
) -> None:
    live = await gathered(lobbies, ANNE, game="marauders")
    await lobbies.settling.change_opening(live.id, ANNE)
    await lobbies.settling.change_modules(live.id, ANNE, ["wind"])
    with pytest.raises(Tell) as refused:
        await lobbies.starting.start(live.id, ANNE)
    assert refused.value.refusal is not None
    await harbour.tables.settle(GUILD, lambda settled: replace(settled, closed=("marauders",)))
    with Refused("tell-game-closed"):
        await lobbies.starting.start(live.id, ANNE)
    assert live.row.status is Status.LOBBY
    assert port.heard("thread") == []


async def test_without_a_thread_there_is_no_game(lobbies: Lobbies, port: Port) -> None:
    live = await gathered(lobbies, ANNE, BART)
    port.refuses.add("thread")
    with Refused("tell-no-thread"):
        await lobbies.starting.start(live.id, ANNE)
    assert live.row.status is Status.LOBBY


async def test_the_thread_of_a_game_that_could_not_be_stored_is_removed(
    harbour: Harbour, lobbies: Lobbies, port: Port, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await gathered(lobbies, ANNE, BART)

    async def full(*about: Any, **more: Any) -> None:
        raise StoreError("The disk is full.")

    monkeypatch.setattr(harbour.tables.store.tables, "start", full)
    with capture_logs(), Refused("tell-not-saved"):
        await lobbies.starting.start(live.id, ANNE)
    assert port.told[-1].what == "no thread"
    assert port.heard("changed") == []
    assert (await harbour.tables.open(live.id)).row.status is Status.LOBBY


async def test_odds_that_moderators_have_ruled_out_meanwhile_are_not_seen(
    harbour: Harbour, lobbies: Lobbies
) -> None:
    live = await gathered(lobbies, ANNE, BART)
    assert live.allows_odds
    await harbour.tables.settle(GUILD, lambda settled: replace(settled, odds=ODDS_NEVER))
    assert not (await lobbies.starting.start(live.id, ANNE)).allows_odds


# --- a first voyage at one press ---


async def voyage(lobbies: Lobbies, *members: Member) -> LiveTable:
    """A lobby that is settled on a first voyage."""
    live = await gathered(lobbies, *members, game="treasure_fleet")
    return await lobbies.settling.change_opening(live.id, members[0])


async def test_who_sits_there_alone_sets_sail_on_a_first_voyage(lobbies: Lobbies, port: Port) -> None:
    live = await voyage(lobbies, ANNE)
    assert (await lobbies.starting.set_sail(live.id, ANNE)).is_running
    assert [told.what for told in port.told][-2:] == ["thread", "changed"]
    with Refused("tell-begun"):
        await lobbies.starting.set_sail(live.id, ANNE)


async def test_a_voyage_that_waits_for_somebody_or_a_time_does_not_begin(
    harbour: Harbour, lobbies: Lobbies, offers: Offers
) -> None:
    live = await voyage(lobbies, ANNE, BART)

    async def stays() -> bool:
        return not (await lobbies.starting.set_sail(live.id, ANNE)).is_running

    assert await stays(), "Bart sits there, too"
    await lobbies.sitting.leave(live.id, BART)
    await appointed(harbour, lobbies, live, hours=1)
    assert await stays(), "it starts at its time"
    await lobbies.starting.start_at(live.id, ANNE, None)
    async with harbour.tables.hold(live.id) as live:
        await harbour.tables.change_lobby(live, invited=(BART.id,))
    assert await stays(), "it follows a table of his"
    async with harbour.tables.hold(live.id) as live:
        await harbour.tables.change_lobby(live, invited=())
    await offers.invite(live.id, ANNE, BART.id, BART.name)
    assert await stays(), "Bart has an invitation"
    (offer,) = Crew.of(live.row.crew).offers
    await offers.decline(live.id, BART, offer)
    await lobbies.sitting.add_computer(live.id, ANNE)
    assert not await stays()


async def test_only_the_host_who_sits_there_sets_sail_and_only_on_a_first_voyage(lobbies: Lobbies) -> None:
    live = await voyage(lobbies, ANNE)
    with Refused("tell-host-only"):
        await lobbies.starting.set_sail(live.id, STRANGER)
    assert not (await lobbies.starting.set_sail(live.id, MARY)).is_running, (
        "she moderates, and sits elsewhere"
    )
    usual = await lobbies.settling.change_opening(live.id, ANNE)
    assert not (await lobbies.starting.set_sail(usual.id, ANNE)).is_running


# --- at a time ---


async def appointed(harbour: Harbour, lobbies: Lobbies, live: LiveTable, **ahead: float) -> datetime:
    """Let a game start so much later."""
    moment = harbour.clock.now() + timedelta(**ahead)
    await lobbies.starting.start_at(live.id, ANNE, moment)
    return moment


async def test_members_are_reminded_and_the_game_starts_at_its_time(
    harbour: Harbour, lobbies: Lobbies, port: Port
) -> None:
    live = await gathered(lobbies, ANNE, BART)
    moment = await appointed(harbour, lobbies, live, hours=1)
    assert live.lobby.starts_at == moment
    assert port.told[-1].what == "repost"
    await harbour.let_pass(minutes=44)
    assert port.heard("members") == []
    await harbour.let_pass(minutes=2)
    assert [told.ping for told in port.heard("members")] == [(ANNE.id, BART.id)]
    assert not live.is_running
    await harbour.let_pass(minutes=15)
    assert live.is_running
    assert live.lobby.starts_at is None
    assert port.told[-1].what == "repost"


async def test_another_time_takes_the_place_of_the_first_and_none_calls_it_off(
    harbour: Harbour, lobbies: Lobbies
) -> None:
    live = await gathered(lobbies, ANNE, BART)
    await appointed(harbour, lobbies, live, minutes=20)
    later = await appointed(harbour, lobbies, live, hours=2)
    await harbour.let_pass(minutes=30)
    assert live.lobby.starts_at == later
    await lobbies.starting.start_at(live.id, ANNE, None)
    assert await harbour.timers.get(START, str(live.id)) is None
    await harbour.let_pass(hours=3)
    assert not live.is_running


async def test_only_the_host_names_a_time(harbour: Harbour, lobbies: Lobbies) -> None:
    live = await gathered(lobbies, ANNE, BART)
    with Refused("tell-host-only"):
        await lobbies.starting.start_at(live.id, BART, harbour.clock.now() + timedelta(hours=1))
    with Refused("tell-host-only"):
        await lobbies.starting.start_when(live.id, BART, "20:30")
    assert await harbour.timers.get(START, str(live.id)) is None


async def test_a_time_is_typed_by_the_clock_where_a_member_lives(lobbies: Lobbies, port: Port) -> None:
    live = await gathered(lobbies, ANNE, BART)
    found = await lobbies.starting.start_when(live.id, ANNE, "20:30")
    assert found.at.isoformat() == "2026-07-01T18:30:00+00:00", "in Berlin, in summer"
    assert found.rest is port.rest
    assert found.live.lobby.starts_at == found.at
    with Refused("tell-no-moment"):
        await lobbies.starting.start_when(live.id, ANNE, "at the next tide")
    assert live.lobby.starts_at == found.at


async def test_a_start_that_cannot_be_is_told_to_all_and_the_lobby_stays(
    harbour: Harbour, lobbies: Lobbies, port: Port
) -> None:
    live = await gathered(lobbies, ANNE)
    await appointed(harbour, lobbies, live, minutes=15)
    await harbour.let_pass(minutes=16)
    (told,) = port.heard("members")
    assert told.ping == (ANNE.id,)
    assert "2 to 4" in told.words
    assert (live.row.status, live.lobby.starts_at) == (Status.LOBBY, None)


async def test_a_start_that_the_store_refuses_is_told(
    harbour: Harbour, lobbies: Lobbies, port: Port, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await gathered(lobbies, ANNE, BART)
    await appointed(harbour, lobbies, live, minutes=15)

    async def full(*about: Any, **more: Any) -> None:
        raise StoreError("The disk is full.")

    monkeypatch.setattr(harbour.tables.store.tables, "start", full)
    with capture_logs():
        await harbour.let_pass(minutes=16)
    assert "has not started" in port.heard("members")[-1].words


async def test_a_start_missed_by_too_much_waits_for_somebody(
    harbour: Harbour, lobbies: Lobbies, port: Port
) -> None:
    live = await gathered(lobbies, ANNE, BART)
    await appointed(harbour, lobbies, live, minutes=30)
    await harbour.let_pass(seconds=(SOON + MISSED + timedelta(minutes=16)).total_seconds())
    assert not live.is_running
    (told,) = port.heard("members")
    assert "I was away" in told.words


async def test_a_timer_and_a_host_at_once_begin_one_game(
    harbour: Harbour, lobbies: Lobbies, port: Port
) -> None:
    live = await gathered(lobbies, ANNE, BART)
    await appointed(harbour, lobbies, live, minutes=15)
    found = await asyncio.gather(
        harbour.let_pass(minutes=16), lobbies.starting.start(live.id, ANNE), return_exceptions=True
    )
    assert {getattr(one, "key", "done") for one in found} <= {"done", "tell-begun"}
    assert live.is_running
    assert len(port.heard("thread")) == 1
    assert port.heard("members") == []


async def test_a_lobby_that_is_gone_is_not_started(harbour: Harbour, lobbies: Lobbies, port: Port) -> None:
    live = await gathered(lobbies, ANNE, BART)
    await appointed(harbour, lobbies, live, hours=1)
    await lobbies.closing.close(live.id, ANNE)
    await harbour.let_pass(hours=2)
    assert live.row.status is Status.ENDED
    assert port.heard("members") == []
    assert (await begun(lobbies, BART, computers=1)).row.channel == CHANNEL
