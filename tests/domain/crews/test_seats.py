"""Coming to a running table, going, and returning to one's seat."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from bot.crews.crews import Crews
from bot.crews.offers import Offers
from bot.tables import LiveTable
from bot.tables.crew import Crew
from bot.tables.servers.defaults import SEATED
from bot.tables.tell import NoSuch
from tests.domain.conftest import (
    ANNE,
    BART,
    CHARLOTTE,
    GUILD,
    MARY,
    MARY_ELSEWHERE,
    STRANGER,
    Harbour,
    Refused,
)
from tests.domain.port import Port


def sits(live: LiveTable, seat: int) -> str:
    """Who has a seat."""
    return "computer" if live.holder(seat).is_computer else live.holder(seat).name


# --- coming ---


async def test_who_takes_a_computer_captains_seat_is_asked_what_it_was_asked(
    harbour: Harbour, crews: Crews, port: Port
) -> None:
    live = await harbour.game(ANNE, computers=1)
    live = await crews.take(live.id, replace(CHARLOTTE, locale="de"), 1)
    assert sits(live, 1) == "Charlotte"
    assert live.lobby.locales[CHARLOTTE.id] == "de"
    assert [told.what for told in port.told] == ["changed", "announce"]
    harbour.tables.forget(live.id)
    live = await harbour.tables.open(live.id)
    assert sits(live, 1) == "Charlotte"
    assert Crew.of(live.row.crew).known_to(CHARLOTTE.id) == [1]


async def test_two_who_want_one_seat_at_once_do_not_both_get_it(harbour: Harbour, crews: Crews) -> None:
    live = await harbour.game(ANNE, computers=1)
    tried = [crews.take(live.id, member, 1) for member in (BART, CHARLOTTE)]
    found = await asyncio.gather(*tried, return_exceptions=True)
    assert sorted(getattr(one, "key", "sits") for one in found) == ["sits", "tell-seat-taken"]


async def test_who_may_take_which_seat(harbour: Harbour, crews: Crews) -> None:
    live = await harbour.game(ANNE, BART, computers=2)
    with Refused("tell-seated-already"):
        await crews.take(live.id, ANNE, 2)
    with Refused("tell-seat-taken"):
        await crews.take(live.id, CHARLOTTE, 1)
    for seat in (-1, 4):
        with pytest.raises(NoSuch):
            await crews.take(live.id, CHARLOTTE, seat)
    await crews.quit(live.id, BART)
    with Refused("tell-knows-seat"):
        await crews.take(live.id, BART, 2)
    await crews.take(live.id, BART, 1)
    lobby = await harbour.lobby(ANNE, computers=1)
    with Refused("tell-not-started"):
        await crews.take(lobby.id, CHARLOTTE, 1)
    await harbour.finish(live)
    with Refused("tell-table-over"):
        await crews.take(live.id, CHARLOTTE, 2)


async def test_nobody_sits_at_more_tables_than_he_may(harbour: Harbour, crews: Crews) -> None:
    await harbour.tables.settle(GUILD, lambda settled: replace(settled, limits={SEATED: 1}))
    first, second = await harbour.game(ANNE, computers=1), await harbour.game(BART, computers=1)
    tried = [crews.take(live.id, CHARLOTTE, 1) for live in (first, second)]
    found = await asyncio.gather(*tried, return_exceptions=True)
    assert sorted(getattr(one, "key", "sits") for one in found) == ["sits", "tell-many-seats"]


async def test_the_host_and_moderators_close_the_seats_but_not_to_who_sat_there(
    harbour: Harbour, crews: Crews
) -> None:
    live = await harbour.game(ANNE, BART, computers=1)
    for member in (BART, STRANGER, MARY_ELSEWHERE):
        with Refused("tell-host-only"):
            await crews.let_latecomers(live.id, member)
    await crews.let_latecomers(live.id, ANNE)
    with Refused("tell-no-latecomers"):
        await crews.take(live.id, CHARLOTTE, 2)
    await crews.quit(live.id, BART)
    await crews.take(live.id, BART, 1)
    await crews.let_latecomers(live.id, MARY)
    await crews.take(live.id, CHARLOTTE, 2)
    with Refused("tell-not-started"):
        await crews.let_latecomers((await harbour.lobby(ANNE)).id, ANNE)


# --- going ---


async def test_who_leaves_loses_what_he_has_and_a_computer_captain_plays_on(
    harbour: Harbour, crews: Crews, port: Port
) -> None:
    live = await harbour.game(ANNE, BART)
    assert await crews.ask_to_quit(live.id, BART) == (live, 1)
    await crews.quit(live.id, BART)
    assert sits(live, 1) == "computer"
    assert live.asked(1) is None, "it has answered"
    assert [told.what for told in port.told] == ["part", "changed", "free"]
    assert port.heard("part")[0].ping == (BART.id,)
    harbour.tables.forget(live.id)
    assert sits(await harbour.tables.open(live.id), 1) == "computer"


async def test_a_host_who_leaves_is_followed_by_a_member_who_plays(harbour: Harbour, crews: Crews) -> None:
    live = await harbour.game(ANNE, BART, CHARLOTTE)
    await harbour.send_away(live, BART)
    await crews.quit(live.id, ANNE)
    assert live.row.host == CHARLOTTE.id


async def test_strangers_and_the_last_member_do_not_leave(harbour: Harbour, crews: Crews) -> None:
    live = await harbour.game(ANNE, computers=1)
    for act in (crews.quit(live.id, STRANGER), crews.ask_to_quit(live.id, STRANGER)):
        with Refused("tell-stranger"):
            await act
    with Refused("tell-last-member"):
        await crews.quit(live.id, ANNE)
    assert sits(live, 0) == "Anne"
    lobby = await harbour.lobby(ANNE)
    for act in (crews.quit(lobby.id, ANNE), crews.ask_to_quit(lobby.id, ANNE)):
        with Refused("tell-not-started"):
            await act


# --- returning ---


async def lent(harbour: Harbour, offers: Offers) -> LiveTable:
    """A table at which Charlotte sits in for Bart."""
    live = await harbour.game(ANNE, BART)
    await offers.hand(live.id, BART, CHARLOTTE.id, "Charlotte")
    return await offers.accept(live.id, CHARLOTTE, "1")


async def test_who_left_returns_to_his_own_seat(harbour: Harbour, crews: Crews) -> None:
    live = await harbour.game(ANNE, BART, computers=1)
    await crews.quit(live.id, BART)
    await crews.give_back(live.id, BART)
    assert sits(live, 1) == "Bart"
    for member in (ANNE, STRANGER):
        with Refused("tell-nothing-lent"):
            await crews.give_back(live.id, member)


@pytest.mark.parametrize("by", [BART, CHARLOTTE], ids=["its owner", "who sits there"])
async def test_a_lent_seat_returns(
    harbour: Harbour, crews: Crews, offers: Offers, port: Port, by: object
) -> None:
    live = await lent(harbour, offers)
    who = BART if by is BART else CHARLOTTE
    await crews.give_back(live.id, who)
    assert sits(live, 1) == "Bart"
    assert live.seat_of(CHARLOTTE.id) is None
    assert port.told[-1].ping == (() if who is BART else (BART.id,))


async def test_who_leaves_a_lent_seat_gives_it_back(harbour: Harbour, crews: Crews, offers: Offers) -> None:
    live = await lent(harbour, offers)
    await crews.quit(live.id, CHARLOTTE)
    assert sits(live, 1) == "Bart"


async def test_a_seat_does_not_return_to_who_has_left_the_server(
    harbour: Harbour, crews: Crews, offers: Offers, port: Port
) -> None:
    live = await lent(harbour, offers)
    port.gone.add(BART.id)
    with Refused("tell-owner-gone"):
        await crews.give_back(live.id, CHARLOTTE)
    await crews.quit(live.id, CHARLOTTE)
    assert sits(live, 1) == "computer"


async def test_nobody_returns_to_a_game_that_is_over(harbour: Harbour, crews: Crews, offers: Offers) -> None:
    live = await lent(harbour, offers)
    await harbour.finish(live)
    with Refused("tell-table-over"):
        await crews.give_back(live.id, BART)
