"""How members keep to their tables: how soon they answer, and how many of them they finish."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from bot.crews.crews import Crews
from bot.crews.offers import Offers
from bot.lobbies.lobbies import Lobbies
from bot.remembering.noting import Noting
from bot.remembering.records import Records
from bot.remembering.reliable import Reliable, reliability
from bot.tables import LiveTable
from bot.tables.finding.results import LEAST, Reliability
from bot.tables.member import Member
from bot.tables.waits import WITHIN, Allowance, Waits
from bot.time.keeper import Keeper
from data.store import StoreError
from tests.domain.conftest import ANNE, BART, CHARLOTTE, ELSEWHERE, GUILD, STRANGER, Harbour
from tests.domain.lobbies.gathered import gathered
from tests.domain.port import Port
from tests.domain.test_noting import at_once
from tests.domain.test_records import played

NOON = datetime(2026, 5, 1, 12, tzinfo=UTC)
DAY = Allowance(timedelta(days=1))


@pytest.fixture
def noting(harbour: Harbour) -> Noting:
    """Who notes what ends in the harbour."""
    return Noting(harbour.tables, at_once)


@pytest.fixture
def reliable(harbour: Harbour, port: Port) -> Reliable:
    """Who tells how members keep to their tables."""
    return Reliable(harbour.tables, port)


def soon(*hours: float) -> list[int]:
    """Answers that came after so many hours, as they are counted."""
    waits, now = Waits(), NOON
    for number, after in enumerate(hours):
        waits.note({0: number}, now, DAY)
        now += timedelta(hours=after)
        waits.note({}, now, DAY)
    return waits.answered[0]


async def newest(harbour: Harbour, member: Member) -> list[dict[str, Any] | None]:
    return await harbour.tables.store.reliable.newest(member.id, GUILD)


# --- how soon ---


def test_only_the_first_answer_of_a_turn_is_counted_and_only_while_time_runs() -> None:
    waits = Waits()
    waits.note({0: 1, 1: 2}, NOON, DAY)
    waits.note({0: 3, 1: 2}, NOON + timedelta(hours=4), DAY)
    waits.note({1: 2}, NOON + timedelta(hours=9), DAY)
    assert waits.answered == {0: [0, 0, 0, 1, *[0] * 7]}, "what follows within a turn is no answer of its own"
    waits.still = "moderator"
    waits.note({}, NOON + timedelta(hours=50), DAY)
    assert 1 not in waits.answered
    waits.still = ""
    waits.note({2: 5}, NOON, Allowance())
    waits.note({}, NOON, Allowance())
    assert 2 not in waits.answered, "at a live table nobody counts minutes"
    assert Waits.of(waits.stored()) == waits
    waits.forget(0)
    assert waits.answered == {}, "who comes has answered nothing"


def test_most_answers_tell_within_how_many_hours_somebody_answers() -> None:
    quick, slow = {"answers": soon(0.5, 4, 4.5, 30)}, {"answers": soon(500)}
    assert reliability([quick] * LEAST) == Reliability(LEAST, 100, 5)
    assert reliability([slow] * LEAST) == Reliability(LEAST, 100, 2 * WITHIN[-1])
    assert reliability([quick] * (LEAST - 1) + [{}]) == Reliability(LEAST, 100, 0), "too few to tell"


def test_nothing_is_told_of_few_tables_and_all_means_all() -> None:
    assert reliability([{}] * (LEAST - 1)) is None
    assert reliability([None, *[{}] * 199]) == Reliability(200, 99)
    assert reliability([None, *[{}] * 3, None]) == Reliability(5, 60)


async def test_how_soon_members_answered_stays_with_the_result(
    harbour: Harbour, keeper: Keeper, noting: Noting
) -> None:
    live = await harbour.game(ANNE, BART, pace="daily")
    await keeper.settle()
    while live.is_running:
        harbour.clock.move(timedelta(hours=4))
        async with harbour.tables.hold(live.id) as live:
            for seat in sorted(live.waiting):
                if (asked := live.asked(seat)) is not None:
                    await harbour.tables.answer(live, seat, asked.number, asked.default)
        await keeper.settle()
    await noting.settle()
    for told in await newest(harbour, ANNE) + await newest(harbour, BART):
        assert told is not None
        assert told["answers"][3] > 0, "after four hours"
    kept = Waits.of((await harbour.tables.store.tables.get(live.id)).waits).answered
    assert {*kept} == {0, 1}, "noted after a crash, it is the same"


# --- who finishes ---


async def finished(harbour: Harbour, noting: Noting, live: LiveTable) -> None:
    await harbour.finish(live)
    await noting.settle()


async def test_who_leaves_has_not_finished_unless_he_is_back(
    harbour: Harbour, crews: Crews, noting: Noting, port: Port
) -> None:
    live = await harbour.game(ANNE, BART, CHARLOTTE)
    await crews.quit(live.id, BART)
    await crews.quit(live.id, CHARLOTTE)
    assert await newest(harbour, BART) == [None]
    await crews.give_back(live.id, CHARLOTTE)
    assert await newest(harbour, CHARLOTTE) == []
    await finished(harbour, noting, live)
    found = [await newest(harbour, one) for one in (ANNE, BART, CHARLOTTE)]
    assert [[told is not None for told in one] for one in found] == [[True], [False], [True]]


async def test_who_hands_his_seat_to_somebody_leaves_nobody_alone(
    harbour: Harbour, offers: Offers, noting: Noting, port: Port
) -> None:
    live = await harbour.game(ANNE, BART)
    await offers.hand(live.id, BART, CHARLOTTE.id, "Charlotte", for_good=True)
    await offers.accept(live.id, CHARLOTTE, "1")
    await finished(harbour, noting, live)
    assert await newest(harbour, BART) == []
    assert len(await newest(harbour, CHARLOTTE)) == 1


async def test_for_whom_a_captain_sails_to_the_end_has_not_finished(harbour: Harbour, noting: Noting) -> None:
    live = await harbour.game(ANNE, BART)
    await harbour.send_away(live, BART)
    async with harbour.tables.hold(live.id) as held:
        await harbour.tables.let_captains_play(held)
    await finished(harbour, noting, live)
    assert await newest(harbour, BART) == [None]
    assert await newest(harbour, ANNE) != [None]


async def test_a_table_that_falls_asleep_counts_until_it_is_finished(
    harbour: Harbour, keeper: Keeper, noting: Noting
) -> None:
    live = await harbour.game(ANNE, BART, pace="daily", at_deadline="default", game="port_royal")
    await keeper.settle()
    for _ in range(24 * 30):
        if live.waits.still:
            break
        # In steps that are no outage.
        await harbour.let_pass(minutes=20)
        await keeper.settle()
    assert live.waits.still == "asleep"
    slept = [await newest(harbour, one) for one in (ANNE, BART)]
    assert sorted(map(len, slept)) == [0, 1], "only one of them was waited for"
    await finished(harbour, noting, live)
    for one in (ANNE, BART):
        assert None not in await newest(harbour, one)


async def test_who_stayed_is_known_though_the_power_failed_while_a_result_was_noted(
    harbour: Harbour, noting: Noting, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await harbour.game(ANNE, BART)
    await harbour.send_away(live, BART)
    async with harbour.tables.hold(live.id) as held:
        await harbour.tables.let_captains_play(held)

    async def fails(*_: object) -> None:
        raise StoreError("the power has failed")

    with monkeypatch.context() as dark:
        dark.setattr(harbour.tables.store.reliable, "note_left", fails)
        await finished(harbour, noting, live)
    again = Noting(harbour.tables, at_once)
    for table in await harbour.tables.store.results.missing():
        await again.note(table)
    assert await newest(harbour, BART) == [None]
    assert None not in await newest(harbour, ANNE)


async def test_a_table_that_was_opened_counts_for_nobody_who_leaves_it(
    harbour: Harbour, crews: Crews, keeper: Keeper, port: Port
) -> None:
    left, sleeps = await harbour.game(ANNE, BART, opened=True), await harbour.game(ANNE, BART, opened=True)
    await crews.quit(left.id, BART)
    await keeper.deadlines._note_asleep(sleeps, 0)
    assert await newest(harbour, ANNE) == await newest(harbour, BART) == []


# --- who sees it ---


async def test_others_read_it_as_far_as_the_member_shows_his_results(
    harbour: Harbour, reliable: Reliable
) -> None:
    for _ in range(LEAST - 1):
        await played(harbour, ANNE.id, BART.id)
    await played(harbour, ANNE.id, BART.id, guild=ELSEWHERE)
    assert await reliable.shown(ANNE.id, GUILD) is None, "elsewhere is elsewhere"
    await played(harbour, ANNE.id, BART.id)
    assert await reliable.shown(ANNE.id, GUILD) == Reliability(LEAST, 100)
    await harbour.tables.prefer(ANNE.id, results=False)
    assert await reliable.shown(ANNE.id, GUILD) is None
    own = await Records(harbour.tables, at_once).of(ANNE, ANNE.id)
    assert own.reliable == Reliability(LEAST, 100), "he himself reads it"


async def test_a_lobby_tells_it_of_who_sits_there_and_no_longer_than_he_shows_it(
    harbour: Harbour, lobbies: Lobbies, reliable: Reliable, port: Port
) -> None:
    for _ in range(LEAST):
        await played(harbour, STRANGER.id, ANNE.id, BART.id)
    live = await gathered(lobbies, ANNE, CHARLOTTE)
    assert live.lobby.reliable == {ANNE.id: (0, 100)}, "Charlotte has played nothing"
    await lobbies.sitting.join(live.id, BART)
    assert {*live.lobby.reliable} == {ANNE.id, BART.id}
    await harbour.tables.prefer(ANNE.id, results=False)
    before = len(port.heard("repost"))
    await reliable.refresh(ANNE.id)
    assert {*live.lobby.reliable} == {BART.id}
    assert len(port.heard("repost")) == before + 1
