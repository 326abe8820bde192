"""What is due is done: once, in its order, however long the bot was away, and again where it failed."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from datetime import timedelta
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bot.time.clock import SystemClock
from bot.time.timers import AT_ONCE, MOST_TRIES, Timers
from data.store import Store, StoreError, Timer, open_store
from tests.bot.time.clock import NOON, MovedClock
from tests.patience import PATIENCE, until

HOUR = timedelta(hours=1)


class Diary:
    """What was done, and when."""

    def __init__(self, timers: Timers, kind: str = "note") -> None:
        self.done: list[tuple[str, float]] = []
        """Keys, and hours since noon."""
        self.tries: list[int] = []
        self._clock = timers.clock
        self._more = asyncio.Event()
        timers.handler(kind)(self.note)

    async def note(self, timer: Timer) -> None:
        self.done.append((timer.key, (self._clock.now() - NOON) / HOUR))
        self.tries.append(timer.tries)
        self._more.set()

    async def full(self, count: int) -> None:
        """Wait until so many are done."""
        async with asyncio.timeout(PATIENCE):
            while len(self.done) < count:
                self._more.clear()
                await self._more.wait()


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite+aiosqlite:///{tmp_path / 'timers.db'}"


@pytest.fixture
def clock() -> MovedClock:
    return MovedClock()


@asynccontextmanager
async def process(url: str, clock: MovedClock) -> AsyncGenerator[tuple[Store, Timers]]:
    """A process from its start to its end; its timers are started by the test."""
    async with await open_store(url) as store:
        timers = Timers(store, clock)
        try:
            yield store, timers
        finally:
            await timers.close()


async def test_each_is_done_when_its_time_has_come_and_once(url: str, clock: MovedClock) -> None:
    async with process(url, clock) as (store, timers):
        diary = Diary(timers)
        timers.start()
        await timers.set("note", "second", NOON + 2 * HOUR)
        await timers.set("note", "first", NOON + HOUR)
        await timers.settle()
        assert diary.done == []
        for _ in range(4):
            clock.move(HOUR)
            await timers.settle()
        assert diary.done == [("first", 1), ("second", 2)]
        assert await store.timers.find() == []


async def test_it_wakes_by_itself_when_the_time_has_come(url: str, clock: MovedClock) -> None:
    """Nobody calls `settle` outside of tests."""
    async with process(url, clock) as (_, timers):
        done = asyncio.Event()

        @timers.handler("note")
        async def note(timer: Timer) -> None:
            done.set()

        timers.start()
        await timers.set("note", "late", NOON + 8 * HOUR)
        await until(lambda: timers._next == NOON + 8 * HOUR)
        await timers.set("note", "soon", NOON + HOUR)
        await until(lambda: timers._next == NOON + HOUR)
        assert not done.is_set()
        clock.move(HOUR)
        await asyncio.wait_for(done.wait(), PATIENCE)


async def test_what_was_due_while_the_bot_was_away_is_done_once_after_its_start(
    url: str, clock: MovedClock
) -> None:
    """A reminder each hour, and an outage of half a day: one reminder, not twelve."""

    def remind(timers: Timers) -> Diary:
        diary = Diary(timers)

        @timers.handler("hourly")
        async def hourly(timer: Timer) -> None:
            await diary.note(timer)
            await timers.set("hourly", timer.key, clock.now() + HOUR)

        return diary

    async with process(url, clock) as (_, timers):
        remind(timers)
        timers.start()
        await timers.set("hourly", "Anne", NOON + HOUR)
    clock.move(12 * HOUR)
    async with process(url, clock) as (_, timers):
        diary = remind(timers)
        timers.start()
        await timers.settle()
        assert diary.done == [("Anne", 12)]
        clock.move(HOUR)
        await timers.settle()
        assert diary.done == [("Anne", 12), ("Anne", 13)]


async def test_a_process_killed_while_it_does_one_leaves_it_to_the_next(url: str, clock: MovedClock) -> None:
    async with process(url, clock) as (store, timers):
        await timers.set("note", "Anne", NOON)
        # It took the row, and died.
        assert len(await store.timers.take(clock.now(), 1)) == 1
    async with process(url, clock) as (store, timers):
        diary = Diary(timers)
        timers.start()
        await timers.settle()
        assert (diary.done, diary.tries) == ([("Anne", 0)], [1])
        assert await store.timers.find() == []
    async with process(url, clock) as (_, timers):
        diary = Diary(timers)
        timers.start()
        await timers.settle()
        assert diary.done == []


async def test_two_processes_on_one_database_do_each_once(url: str, clock: MovedClock) -> None:
    """The lease keeps the second out; even if it did not, nobody would be called twice."""
    async with process(url, clock) as (store, one):
        other = Timers(store, clock)
        diaries = [Diary(one), Diary(other)]
        for number in range(40):
            await one.set("note", str(number), NOON + HOUR)
        one.start()
        other.start()
        clock.move(HOUR)
        await one.settle()
        await other.settle()
        await one.settle()
        await other.close()
        done = [key for diary in diaries for key, _ in diary.done]
        assert sorted(done, key=int) == [str(number) for number in range(40)]


async def test_a_handler_that_fails_is_called_again_later_and_given_up_in_the_end(
    url: str, clock: MovedClock
) -> None:
    async with process(url, clock) as (store, timers):
        tries: list[float] = []

        @timers.handler("note")
        async def fail(timer: Timer) -> None:
            tries.append((clock.now() - NOON).total_seconds() / 60)
            raise OSError("Discord is away")

        timers.start()
        await timers.set("note", "Anne", NOON)
        with capture_logs() as logs:
            for _ in range(300):
                await timers.settle()
                clock.move(timedelta(minutes=1))
        assert tries == [2**number - 1 for number in range(MOST_TRIES)]
        assert await store.timers.find() == []
        assert len([line for line in logs if line["event"] == "a timer failed"]) == MOST_TRIES


async def test_one_that_takes_long_keeps_no_other_waiting(url: str, clock: MovedClock) -> None:
    async with process(url, clock) as (_, timers):
        diary, over = Diary(timers), asyncio.Event()
        running = most = 0

        @timers.handler("slow")
        async def slow(timer: Timer) -> None:
            nonlocal running, most
            running += 1
            most = max(most, running)
            await over.wait()
            running -= 1

        timers.start()
        for number in range(AT_ONCE - 4):
            await timers.set("slow", str(number), NOON)
        for number in range(20):
            await timers.set("note", str(number), NOON)
        await diary.full(20)
        for number in range(AT_ONCE):
            await timers.set("slow", f"further {number}", NOON)
        await until(lambda: running > AT_ONCE - 4)
        over.set()
        await timers.settle()
        assert AT_ONCE - 4 < most <= AT_ONCE


async def test_what_is_dropped_or_set_anew_is_not_done_at_its_old_time(url: str, clock: MovedClock) -> None:
    async with process(url, clock) as (_, timers):
        diary = Diary(timers)
        timers.start()
        await timers.set("note", "dropped", NOON + HOUR)
        await timers.set("note", "moved", NOON + HOUR)
        await timers.settle()
        assert await timers.drop("note", "dropped")
        await timers.set("note", "moved", NOON + 3 * HOUR)
        for _ in range(4):
            clock.move(HOUR)
            await timers.settle()
        assert diary.done == [("moved", 3)]


async def test_one_set_while_the_earliest_is_looked_up_is_not_slept_through(
    url: str, clock: MovedClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with process(url, clock) as (store, timers):
        diary, honest = Diary(timers), store.timers.earliest
        looks = 0

        async def earliest() -> object:
            nonlocal looks
            looks += 1
            found = await honest()
            if looks == 2:
                # What was read is old by now.
                await timers.set("note", "between", NOON + 2 * HOUR)
            return found

        monkeypatch.setattr(store.timers, "earliest", earliest)
        await timers.set("note", "first", NOON + HOUR)
        timers.start()
        await until(lambda: timers._next is not None)
        clock.move(2 * HOUR)
        await diary.full(2)
        assert [key for key, _ in diary.done] == ["first", "between"]


async def test_a_store_that_fails_stops_nothing_for_good(
    url: str, clock: MovedClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.time.timers._PAUSE", 0.01)
    async with process(url, clock) as (store, timers):
        diary, honest, fails = Diary(timers), store.timers.take, 2

        async def take(*about: object) -> object:
            nonlocal fails
            if fails:
                fails -= 1
                raise StoreError("The disk is full.")
            return await honest(clock.now(), 1)

        monkeypatch.setattr(store.timers, "take", take)
        await timers.set("note", "Anne", NOON)
        timers.start()
        await diary.full(1)
        assert (fails, diary.done) == (0, [("Anne", 0)])


async def test_a_kind_nobody_knows_any_more_is_dropped_with_a_word_to_the_operator(
    url: str, clock: MovedClock
) -> None:
    async with process(url, clock) as (store, timers):
        await timers.set("parrot", "1", NOON)
        with capture_logs() as logs:
            timers.start()
            await timers.settle()
        assert [line["event"] for line in logs] == ["a timer of an unknown kind is dropped"]
        assert await store.timers.find() == []


async def test_closing_finishes_what_is_under_way(url: str, clock: MovedClock) -> None:
    async with process(url, clock) as (store, timers):
        begun, done = asyncio.Event(), asyncio.Event()

        @timers.handler("note")
        async def note(timer: Timer) -> None:
            begun.set()
            for _ in range(100):
                await asyncio.sleep(0)
            done.set()

        timers.start()
        await timers.set("note", "Anne", NOON)
        await begun.wait()
        await timers.close()
        assert done.is_set()
        assert await store.timers.find() == []


async def test_the_machines_clock_wakes_sleepers_even_if_it_is_set_meanwhile(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("bot.time.clock._LOOK", 0.01)
    clock = SystemClock()
    assert clock.now().utcoffset() == timedelta(0)
    ahead = clock.now() + HOUR
    sleeper = asyncio.create_task(clock.sleep_until(ahead))
    await asyncio.sleep(0.03)
    assert not sleeper.done()
    monkeypatch.setattr(clock, "now", lambda: ahead)
    await asyncio.wait_for(sleeper, PATIENCE)
