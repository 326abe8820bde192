"""What time brings at tables by itself: who is reminded, who is answered for, when clocks stand still."""

from __future__ import annotations

from typing import Any

import pytest

from bot.tables import LiveTable
from bot.tables.missed import Missed
from bot.tables.pace import DEFAULT, SEAT
from bot.time.keeper import Keeper
from tests.domain.conftest import ANNE, BART, CHARLOTTE, GUILD, Harbour, Refused
from tests.domain.heralds import Outside


@pytest.fixture
def outside() -> Outside:
    """What lies outside the tables. Its servers speak Hungarian: their night begins at 22 o'clock there."""
    made = Outside()
    made.language = "hu"
    return made


class Waiting:
    """Tables that wait, and the time that goes by there."""

    def __init__(self, harbour: Harbour, keeper: Keeper) -> None:
        self._harbour = harbour
        self._keeper = keeper

    async def table(self, *members: Any, **settled: Any) -> LiveTable:
        """A table of these members that waits for the last of them alone."""
        settled = {"pace": "daily", **settled}
        live = await self._harbour.game(*members, **settled)
        async with self._harbour.tables.hold(live.id) as held:
            for seat in range(len(members) - 1):
                asked = held.waiting[seat]
                await self._harbour.tables.answer(held, seat, asked.number, asked.default)
        await self._keeper.settle()
        return live

    async def hours(self, count: float) -> None:
        """Let hours go by, a quarter at a time: what is due then may make something due soon after."""
        for _ in range(round(count * 4)):
            await self._harbour.let_pass(minutes=15)
            await self._keeper.settle()
        await self._harbour.timers.settle()


@pytest.fixture
def waiting(harbour: Harbour, keeper: Keeper) -> Waiting:
    """Tables that wait."""
    return Waiting(harbour, keeper)


async def test_the_next_reminder_takes_the_place_of_the_one_before(
    harbour: Harbour, waiting: Waiting, outside: Outside
) -> None:
    live = await waiting.table(ANNE, BART, at_deadline="wait", locales={BART.id: "en-US"})
    await waiting.hours(7)
    assert outside.heard("remind") == []
    await waiting.hours(2)
    assert outside.told == [f"remind: {BART.id} of {live.id}"]
    assert (await harbour.tables.preferences(BART.id)).reminder == (5000, 1)
    await waiting.hours(24)
    assert outside.heard("withdraw")[0] == "withdraw: (5000, 1)"
    assert len(outside.heard("withdraw")) == len(outside.heard("remind")) - 1


async def test_one_message_reminds_of_all_tables(waiting: Waiting, outside: Outside) -> None:
    first = await waiting.table(ANNE, BART, locales={BART.id: "en-US"})
    second = await waiting.table(CHARLOTTE, BART, locales={BART.id: "en-US"})
    await waiting.hours(9)
    assert outside.heard("remind") == [f"remind: {BART.id} of {first.id},{second.id}"]


async def test_who_takes_no_direct_messages_is_called_at_the_table(
    harbour: Harbour, waiting: Waiting, outside: Outside
) -> None:
    live = await waiting.table(ANNE, BART, locales={BART.id: "en-US"})
    outside.missed = Missed.CLOSED
    await waiting.hours(9)
    assert outside.told == [f"remind: {BART.id} of {live.id}", f"call: {BART.id} at {live.id}"]
    assert (await harbour.tables.preferences(BART.id)).reminder is None


@pytest.mark.parametrize(("missed", "times"), [(Missed.LATER, 2), (Missed.REFUSED, 1), (Missed.GONE, 1)])
async def test_what_is_not_taken_for_now_is_sent_again(
    waiting: Waiting, outside: Outside, missed: Missed, times: int
) -> None:
    await waiting.table(ANNE, BART, locales={BART.id: "en-US"})
    outside.missed = missed
    await waiting.hours(8.25)
    assert len(outside.heard("remind")) == 1
    outside.missed = None
    await waiting.hours(0.75)
    assert len(outside.heard("remind")) == times


async def test_nobody_is_reminded_in_the_night_of_where_he_lives(waiting: Waiting, outside: Outside) -> None:
    """It is 19 o'clock in Budapest, and nothing is known of Bart but the server's language."""
    await waiting.table(ANNE, BART)
    await waiting.hours(12)
    assert outside.heard("remind") == [], "7 o'clock"
    await waiting.hours(1.5)
    assert len(outside.heard("remind")) == 1


async def test_a_table_is_told_who_was_answered_for(waiting: Waiting, outside: Outside) -> None:
    live = await waiting.table(ANNE, BART, at_deadline=DEFAULT, locales={BART.id: "en-US"})
    asked = live.asked(1)
    assert asked is not None
    await waiting.hours(25)
    (said,) = outside.heard("say")
    assert "the usual answer was given" in said
    now = live.asked(1)
    assert now is None or now.number != asked.number


async def test_a_computer_captain_sails_for_a_member_until_he_is_back(
    harbour: Harbour, keeper: Keeper, waiting: Waiting, outside: Outside
) -> None:
    live = await waiting.table(ANNE, BART, at_deadline=SEAT, locales={BART.id: "en-US"})
    await waiting.hours(25)
    assert outside.heard("away") == ["away: 1"]
    seats = await harbour.tables.store.tables.seats(live.id)
    assert list(seats[1].settings) == ["away"]
    async with harbour.tables.hold(live.id) as held:
        assert await keeper.back(held, 1)
        assert not await keeper.back(held, 1)
    assert not live.holder(1).is_away
    assert "Bart" in outside.heard("say")[-1]


async def test_clocks_stand_still_in_a_server_that_the_bot_is_not_in(
    keeper: Keeper, waiting: Waiting, outside: Outside
) -> None:
    live = await waiting.table(ANNE, BART, at_deadline=DEFAULT, locales={BART.id: "en-US"})
    outside.gone = True
    await keeper.schedule.look_at_server(GUILD)
    await waiting.hours(40)
    assert outside.told == []
    outside.gone = False
    await keeper.schedule.look_at_server(GUILD)
    await waiting.hours(9)
    assert outside.heard("say") == []
    assert outside.heard("remind")
    await waiting.hours(24)
    assert len(outside.heard("say")) == 1
    assert live.is_running


async def test_more_than_half_of_who_is_there_give_more_time(
    harbour: Harbour, keeper: Keeper, waiting: Waiting, outside: Outside
) -> None:
    live = await waiting.table(ANNE, BART, CHARLOTTE, locales={CHARLOTTE.id: "en-US"})
    await waiting.hours(4)
    async with harbour.tables.hold(live.id) as held:
        assert not await keeper.ask_for_more(held, 2)
        assert outside.told == ["vote: 1 of 2"]
        vote = held.waits.vote
        assert vote is not None
        with Refused("tell-voted"):
            await keeper.agree(held, 2, vote.id)
        with Refused("tell-vote-over"):
            await keeper.agree(held, 0, "another")
        assert await keeper.agree(held, 0, vote.id)
        with Refused("tell-vote-over"):
            await keeper.agree(held, 1, vote.id)
    stored = (await harbour.tables.store.tables.get(live.id)).waits
    assert stored is not None
    assert (stored["vote"]["given"], stored["vote"].get("yes")) == (1, None)
    assert len(outside.heard("say")) == 1


async def test_a_title_says_for_whom_the_table_waits_once_it_has_waited_a_while(
    waiting: Waiting, outside: Outside
) -> None:
    live = await waiting.table(ANNE, BART, title=True, locales={BART.id: "en-US"})
    await waiting.hours(1)
    (title,) = outside.heard("title")
    assert "Bart" in title
    assert live.waits.title is not None
    assert f"title: {live.waits.title.now}" == title
