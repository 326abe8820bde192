"""Tables that are played live with a clock: each seat has so many minutes for the whole game."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from bot.tables import LiveTable
from bot.tables.pace import CLOCK, DEFAULT, SEAT, WAIT
from bot.tables.waits import LEAST_LEFT, UNSEEN, Allowance, Wait, Waits
from bot.time.keeper import Keeper
from tests.domain.conftest import ANNE, BART, Harbour
from tests.domain.heralds import Outside

NOON = datetime(2026, 5, 1, 12, tzinfo=UTC)
TEN = Allowance(bank=600.0)


def after(seconds: float) -> datetime:
    return NOON + timedelta(seconds=seconds)


def test_what_an_answer_takes_is_taken_from_its_seat_alone() -> None:
    waits = Waits()
    waits.note({0: 1, 1: 2}, NOON, TEN)
    assert [wait.left for _, wait in waits] == [600, 600]
    waits.note({0: 3, 1: 2}, after(100), TEN)
    assert waits.by_seat[0].left == 500
    waits.note({1: 2}, after(150), TEN)
    waits.note({}, after(400), TEN)
    assert waits.banks == {0: 450, 1: 200}
    assert Waits.of(waits.stored()) == waits
    waits.note({0: 5}, after(5000), TEN)
    assert waits.by_seat[0].left == 450, "while nobody asks him it stands still"
    assert waits.answered == {}, "nobody counts hours there"


def test_each_answer_has_half_a_minute_however_little_is_left() -> None:
    waits = Waits(banks={0: 40.0})
    waits.note({0: 1}, NOON, TEN)
    waits.note({}, after(35), TEN)
    assert waits.banks == {0: 5}
    waits.note({0: 2}, after(40), TEN)
    assert waits.by_seat[0].left == LEAST_LEFT.total_seconds()
    waits.note({}, after(50), TEN)
    assert waits.banks == {0: 0}, "what was given beyond is not saved up"


def test_who_is_asked_unseen_has_the_same_whoever_it_is() -> None:
    found = list[Wait]()
    for banks in ({0: 3.0}, {1: 300.0}):
        waits = Waits(banks=dict(banks))
        waits.note({UNSEEN: 7}, NOON, TEN)
        found.append(waits.by_seat[UNSEEN])
        waits.note({}, after(9), TEN)
        assert waits.banks == banks
    assert found[0] == found[1]


async def answer(harbour: Harbour, keeper: Keeper, live: LiveTable, seat: int) -> None:
    async with harbour.tables.hold(live.id) as live:
        asked = live.waiting[seat]
        await harbour.tables.answer(live, seat, asked.number, asked.default)
    await keeper.settle()


async def minutes(harbour: Harbour, keeper: Keeper, count: float) -> None:
    await harbour.let_pass(minutes=count)
    await keeper.settle()
    await harbour.timers.settle()
    await keeper.settle()


async def at_table(harbour: Harbour, keeper: Keeper, end: str) -> LiveTable:
    """A table of Anne and Bart with ten minutes each, that waits for Bart alone."""
    live = await harbour.game(ANNE, BART, pace=CLOCK, bank=10, at_deadline=end)
    await keeper.settle()
    await answer(harbour, keeper, live, 0)
    assert {*live.waits.by_seat} == {1}
    return live


async def test_when_the_minutes_are_over_the_table_does_as_it_has_chosen_even_at_night(
    harbour: Harbour, keeper: Keeper, outside: Outside
) -> None:
    harbour.clock.move(timedelta(hours=14))
    live = await at_table(harbour, keeper, DEFAULT)
    await minutes(harbour, keeper, 9)
    assert outside.heard("say") == []
    first = live.waiting[1].number
    await minutes(harbour, keeper, 2)
    assert len(outside.heard("say")) == 1
    asked = live.asked(1)
    assert asked is None or asked.number != first
    assert live.waits.banks[1] == 0


async def test_a_captain_sails_on_or_the_table_waits(
    harbour: Harbour, keeper: Keeper, outside: Outside
) -> None:
    sails, waits = await at_table(harbour, keeper, SEAT), await at_table(harbour, keeper, WAIT)
    await minutes(harbour, keeper, 11)
    assert sails.holder(1).is_away
    assert not waits.holder(1).is_away
    assert 1 in waits.waiting
    assert waits.waits.by_seat[1].over


async def test_after_a_restart_the_clocks_are_as_they_were(harbour: Harbour, keeper: Keeper) -> None:
    live = await at_table(harbour, keeper, DEFAULT)
    harbour.clock.move(timedelta(minutes=4))
    await answer(harbour, keeper, live, 1)
    left = dict(live.waits.banks)
    assert 359 < left[1] <= 360
    harbour.tables.forget(live.id)
    again = await harbour.tables.open(live.id)
    assert again.waits.banks == left


async def test_while_the_bot_is_away_no_clock_runs(
    harbour: Harbour, keeper: Keeper, outside: Outside
) -> None:
    live = await at_table(harbour, keeper, DEFAULT)
    harbour.tables.forget(live.id)
    harbour.clock.move(timedelta(minutes=9))
    live = await harbour.tables.open(live.id)
    keeper.schedule.begin(live)
    await keeper.settle()
    for _ in range(9):
        # In steps that are no outage.
        await minutes(harbour, keeper, 1)
    assert outside.heard("say") == [], "he has ten minutes, and had nine"
    await minutes(harbour, keeper, 1.5)
    assert len(outside.heard("say")) == 1


async def test_whose_time_was_over_while_the_bot_was_away_has_what_he_had(
    harbour: Harbour, keeper: Keeper, outside: Outside
) -> None:
    live = await at_table(harbour, keeper, DEFAULT)
    first = live.waiting[1].number
    await minutes(harbour, keeper, 15)
    assert live.waiting[1].number == first
    assert live.waits.by_seat[1].left == 600
    await minutes(harbour, keeper, 9)
    assert outside.heard("say") == []
    await minutes(harbour, keeper, 2)
    assert len(outside.heard("say")) == 1


async def test_who_has_more_time_has_all_of_it_anew(harbour: Harbour, keeper: Keeper) -> None:
    live = await at_table(harbour, keeper, DEFAULT)
    harbour.clock.move(timedelta(minutes=4))
    await answer(harbour, keeper, live, 1)
    assert live.waits.banks[1] < 600
    seat = next(iter(live.waits.by_seat))
    async with harbour.tables.hold(live.id) as live:
        until = await keeper.extend(live, "Mary")
    assert until == harbour.clock.now() + timedelta(minutes=10)
    assert seat not in live.waits.banks
    async with harbour.tables.hold(live.id) as live:
        await keeper.change_pace(live, bank=30)
    assert live.waits.banks == {}
    assert live.waits.by_seat[seat].left == 1800
