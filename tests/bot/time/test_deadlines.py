"""When a member's time is over: what the table chose happens, once, and he is welcome back at any time."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from bot.controls.ids import token
from bot.decisions.answering import Answering
from bot.tables import LiveTable
from bot.tables.rest import Rest
from bot.tables.waits import ASLEEP, UNSEEN, Wait
from bot.time.plan import time_over
from tests.bot.conftest import World
from tests.bot.interactions.clicks.test_clicks import forged, own_click
from tests.bot.interactions.cogs.test_cogs import here, moderator
from tests.bot.time.overdue import now, number, waiting
from tests.bot.time.tables import answer, letters, paced, pinged, sent_letters


async def test_a_table_that_waits_only_waits(world: World) -> None:
    live = await waiting(world, end="wait")
    before = number(live, 1)
    await world.let_pass(48)
    live = await now(world, live)
    assert number(live, 1) == before
    assert "Time is up" not in world.all_text(live.place)


@pytest.mark.parametrize(
    ("end", "told"),
    [("default", "the usual answer was given"), ("answer", "a computer captain answered")],
)
async def test_somebody_answers_for_who_has_not(world: World, end: str, told: str) -> None:
    live = await waiting(world, end=end)
    asked = live.asked(1)
    assert asked is not None
    given: list[Any] = []
    honest = world.bot.tables.answer

    async def noted(live: LiveTable, seat: int, number: int, picks: Any) -> None:
        given.append((seat, number, list(picks)))
        await honest(live, seat, number, picks)

    by_captain = world.bot.tables._answer

    def noted_too(live: LiveTable, seat: int, decision: Any, picks: Any) -> None:
        given.append((seat, decision.number, list(picks)))
        by_captain(live, seat, decision, picks)

    world.bot.tables.answer, world.bot.tables._answer = noted, noted_too
    await world.let_pass(23.5)
    assert given == []
    before = len(world.env.http_requests)
    await world.let_pass(1)
    assert given[0][:2] == (1, asked.number)
    if end == "default":
        assert given[0][2] == asked.default
    text = world.all_text(live.place)
    assert text.count(f"Time is up for Bart: {told}") == 1
    live = await now(world, live)
    news = pinged(world, live, before)
    assert len(news) == len(set(news)), "nobody is called twice"


async def test_a_captain_sails_on_until_the_button_is_pressed(world: World) -> None:
    live = await waiting(world, end="seat")
    await world.let_pass(24.5)
    live = await now(world, live)
    assert live.holder(1).is_away
    assert live.asked(1) is None, "the captain answers at once"
    who = world.said(await world.member("Eve").slash(here(world, live), "who"))
    assert "Bart is away" in who
    message = world.newest("back", live.place)
    result = await world.click(world.member("Eve"), message, "back")
    assert "no seat" in world.said(result).lower() or "not play" in world.said(result).lower()
    # Anne goes on, and never waits for Bart.
    for _ in range(6):
        live = await now(world, live)
        if live.asked(0) is None:
            break
        await answer(world, live, "Anne")
        assert (await now(world, live)).asked(1) is None
    result = await world.click(world.member("Bart"), message, "back")
    assert "Welcome back" in world.said(result)
    live = await now(world, live)
    assert not live.holder(1).is_away
    assert "Bart is back" in world.all_text(live.place)
    again = await world.click(world.member("Bart"), message, "back")
    assert "were not away" in world.said(again)
    assert world.all_text(live.place).count("Bart is back") == 1


async def test_any_answer_of_the_member_returns_the_seat(world: World) -> None:
    live = await waiting(world, end="seat")
    _, click = await own_click(world, live, "Bart")
    await world.let_pass(24.5)
    assert (await now(world, live)).holder(1).is_away
    # The button is a day old: what it answers is settled.
    result = await forged(world, world.member("Bart"), world.newest("choices", live.place), click)
    assert "not asked anything" in world.said(result)
    live = await now(world, live)
    assert not live.holder(1).is_away


async def test_two_clicks_on_back_at_once_bring_him_back_once(world: World) -> None:
    live = await waiting(world, end="seat")
    await world.let_pass(24.5)
    keeper, tables = world.bot.keeper, world.bot.tables

    async def back() -> bool:
        async with tables.hold(live.id) as held:
            return await keeper.back(held, 1)

    assert sorted(await asyncio.gather(back(), back())) == [False, True]
    await world.calm()
    assert world.all_text(live.place).count("Bart is back") == 1


async def test_the_last_member_is_waited_for(world: World) -> None:
    """A game goes on for somebody."""
    live = await waiting(world, end="seat")
    await world.let_pass(24.5)
    for _ in range(4):
        live = await now(world, live)
        if live.asked(0) is not None:
            break
        await world.let_pass(1)
    assert live.asked(0) is not None
    await world.let_pass(30)
    live = await now(world, live)
    assert not live.holder(0).is_away
    assert live.asked(0) is not None


async def test_a_table_nobody_comes_to_falls_asleep_and_wakes_with_an_answer(world: World) -> None:
    live = await waiting(world, pace="several", end="answer")
    await world.let_pass(24 * 6)
    live = await now(world, live)
    assert live.waits.still == ASLEEP
    assert live.waits.missed == 4, "2 for each member"
    assert world.all_text(live.place).count("Nobody has been here for a while") == 1
    version, letters_before = live.stored, sent_letters(world, "Anne")
    await world.let_pass(24 * 3)
    live = await now(world, live)
    assert (live.stored, sent_letters(world, "Anne")) == (version, letters_before)
    (decision,) = live.waiting.values()
    who = world.member("Anne" if decision.seat == 0 else "Bart")
    picks = token(decision.default[0]) if decision.default else "0"
    await who.slash(here(world, live), "answer", choice=picks)
    await world.calm()
    live = await now(world, live)
    assert (live.waits.still, live.waits.missed) == ("", 0)
    assert all(wait.deadline() is not None for _, wait in live.waits)


async def test_a_deadline_at_night_moves_to_the_morning(world: World) -> None:
    live = await waiting(world, pace="several", end="answer")
    # Called at noon: eight hours later it is 20:00, in time. Called at 18:00, it would be 2 in the night.
    async with world.bot.tables.hold(live.id) as held:
        await world.bot.keeper.change_pace(held, pace="daily")
    await world.let_pass(6)
    async with world.bot.tables.hold(live.id) as held:
        await world.bot.keeper.change_pace(held, pace="several")
    await world.calm()
    live = await now(world, live)
    until = live.waits.by_seat[1].until
    assert until is not None
    assert (until - timedelta(hours=5)).hour == 10, "two hours of the morning are left"


@pytest.mark.parametrize(
    ("moment", "zone", "quiet", "wakes"),
    [
        # The night in which clocks are put forward has no 2:30, and the other has it twice.
        ("2026-03-29T00:30", "Europe/Berlin", (22, 2), "2026-03-29T01:00"),
        ("2026-03-29T00:30", "Europe/Berlin", (22, 8), "2026-03-29T06:00"),
        ("2026-10-24T23:30", "Europe/Berlin", (22, 3), "2026-10-25T02:00"),
        ("2026-10-25T00:30", "Europe/Berlin", (22, 8), "2026-10-25T07:00"),
        # Where clocks are put forward at midnight, or by half an hour.
        ("2026-09-06T02:00", "America/Santiago", (14, 0), "2026-09-06T04:00"),
        ("2026-10-03T14:30", "Australia/Lord_Howe", (22, 2), "2026-10-03T15:30"),
        ("2026-07-01T12:00", "Europe/Berlin", (22, 8), "2026-07-01T12:00"),
    ],
)
def test_nights_end_when_the_clock_on_the_wall_says_so(
    moment: str, zone: str, quiet: tuple[int, int], wakes: str
) -> None:
    rest = Rest(zone=zone, quiet=quiet)
    woken = rest.wakes(datetime.fromisoformat(moment).replace(tzinfo=UTC))
    assert woken == datetime.fromisoformat(wakes).replace(tzinfo=UTC)
    assert not rest.sleeps(woken)


def test_a_deadline_falls_into_nobodys_night() -> None:
    """Whoever sleeps longer wakes while another sleeps already."""
    wait = Wait(datetime(2026, 7, 1, tzinfo=UTC))
    wait.allow(wait.since, timedelta(hours=23))
    early, late = Rest(quiet=(22, 8)), Rest(quiet=(6, 16))
    for rests in ([early, late], [late, early]):
        assert time_over(wait, rests) == datetime(2026, 7, 2, 18, tzinfo=UTC)
    # Where somebody always sleeps there is an end all the same.
    always = [early, late, Rest(quiet=(14, 23))]
    over = time_over(wait, always)
    assert over is not None
    assert over <= wait.since + timedelta(days=3)


async def test_hosts_change_the_pace_of_a_running_table_and_all_are_told(world: World) -> None:
    live = await waiting(world)
    bart, anne = world.member("Bart"), world.member("Anne")
    assert "who opened the table" in world.said(await bart.slash(here(world, live), "time pace", pace="live"))
    await anne.slash(here(world, live), "time pace", pace="weekly", at_deadline="seat")
    assert "Anne has changed the pace. **Pace:** A move a week." in world.all_text(live.place)
    await world.calm()
    live = await now(world, live)
    until = live.waits.by_seat[1].until
    assert until is not None
    assert until - world.clock.now() == timedelta(days=7)
    await moderator(world, "Boss").slash(here(world, live), "time pace", pace="live")
    await world.calm()
    live = await now(world, live)
    assert live.waits.by_seat[1].until is None
    await world.let_pass(9 * 24)
    assert number(await now(world, live), 1) == number(live, 1)


async def test_who_is_asked_unseen_makes_no_difference_to_what_is_said_and_when(world: World) -> None:
    """A reaction window: all members get the same line at the same time; so does the table."""
    live = await unseen(world)
    assert UNSEEN in live.waits.by_seat
    assert all(seat == UNSEEN for seat, _ in live.waits)
    called = pinged(world, live)
    await world.let_pass(8.5)
    lines = {
        name: [
            line for line in world.text(letters(world, name)[-1]).splitlines() if f"<#{live.place}>" in line
        ]
        for name in ("Anne", "Bart")
    }
    assert lines["Anne"] == lines["Bart"]
    assert "somebody was asked in secret" in lines["Anne"][0]
    assert pinged(world, live) == called
    await world.let_pass(16)
    assert "the secret choice was made without waiting any longer" in world.all_text(live.place)


async def unseen(world: World) -> LiveTable:
    """A table of Anne and Bart that waits for somebody unseen."""
    live = await paced(world, "Anne", "Bart", end="seat")
    for _ in range(60):
        live = await now(world, live)
        if live.waiting and all(decision.hidden for decision in live.waiting.values()):
            return live
        for name in ("Anne", "Bart"):
            live = await now(world, live)
            decision = live.asked(live.seat_of(world.member(name).id) or 0)
            if decision is not None and not decision.hidden:
                crab = next((o.id for o in decision.options if "crab" in o.id or o.id == "yes"), None)
                picks = [crab] if crab else list(decision.default)
                async with world.bot.tables.hold(live.id) as held:
                    await Answering(world.bot.tables, world.bot.keeper).give(held, decision, picks)
    raise AssertionError("nobody was asked unseen")
