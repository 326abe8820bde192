"""Three processes share the servers: who is waited for at tables of several is told once, of all of them."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass
from datetime import timedelta

import pytest
from sqlalchemy import text

import engine.games
from bot.tables import LiveTable, LiveTables
from bot.tables.member import Member
from bot.tables.missed import Missed
from bot.time.keeper import Keeper
from bot.time.timers import Timers
from data.store import open_store
from data.store.database import Database
from data.store.driver.ranges import Range
from data.store.driver.urls import read_url
from tests.bot.time.clock import MovedClock
from tests.domain.conftest import Harbour, first_option
from tests.domain.heralds import Outside
from tests.patience import until
from tests.store.postgres import postgres, why_not

pytestmark = pytest.mark.skipif(bool(why_not()), reason=why_not())

SHARES = 3
NINA, OTTO, PETE = (
    Member(number << 22 | 7, name, "en-US") for number, name in ((4, "Nina"), (5, "Otto"), (6, "Pete"))
)
"""The second range tells her what waits for her, the third him."""


@dataclass
class Process:
    """One of those that share the servers, with a server of its own."""

    harbour: Harbour
    keeper: Keeper
    outside: Outside


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    with postgres() as url:
        yield url


@pytest.fixture
async def url(server: str) -> str:
    """A database without tables."""
    database = Database(read_url(server))
    async with database.write() as connection:
        await connection.execute(text("DROP SCHEMA public CASCADE"))
        await connection.execute(text("CREATE SCHEMA public"))
    await database.close()
    await (await open_store(server)).close()
    return server


@pytest.fixture(autouse=True)
def _no_driver_thread() -> None:
    """The drivers of a server have none."""


async def a_process(url: str, clock: MovedClock) -> Process:
    store = await open_store(url, ranges=SHARES)
    tables = LiveTables(store, "en", now=clock.now, captain=first_option)
    harbour = Harbour(tables, clock, Timers(store, clock), guild=store.range.number << 22 | 9)
    outside = Outside()
    made = Process(harbour, Keeper(outside, tables, harbour.timers), outside)
    await made.keeper.open()
    harbour.timers.start()
    return made


async def ended(process: Process) -> None:
    await process.harbour.timers.close()
    await process.harbour.tables.store.close()


@pytest.fixture
async def three(url: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[list[Process]]:
    """Three processes with one clock, by the number of their ranges."""
    logging.getLogger("data.locale.texts").setLevel(logging.ERROR)
    monkeypatch.setitem(engine.games.GAMES, "tiny", "tests.kernel.tiny:TINY")
    monkeypatch.setattr("bot.time.timers._LOOK", 0.02)
    clock = MovedClock()
    made = [await a_process(url, clock) for _ in range(SHARES)]
    made.sort(key=lambda process: process.harbour.tables.store.range.number)
    yield made
    for process in made:
        await ended(process)


async def waiting(process: Process, member: Member = NINA) -> LiveTable:
    """A table of this process that waits for a member, as it is stored."""
    live = await process.harbour.game(member, PETE, pace="daily")
    async with process.harbour.tables.hold(live.id) as live:
        live.note_waits(process.harbour.clock.now())
        await process.keeper.schedule.save(live)
    return live


async def passed_on(processes: list[Process]) -> None:
    """Once nothing is on its way from one process to another."""

    async def arrived() -> bool:
        kinds = [t.kind for p in processes for t in await p.harbour.tables.store.timers.find()]
        return "call passed on" not in kinds and not [kind for kind in kinds if kind.startswith("errand")]

    await until(arrived)


async def let_pass(processes: list[Process], **span: float) -> None:
    """Let time go by; what is due is done, by whichever process."""
    processes[0].harbour.clock.move(timedelta(**span))
    for process in processes:
        await process.harbour.timers.settle()


def heard(processes: list[Process], what: str) -> list[list[str]]:
    """What of this kind each process has told."""
    return [process.outside.heard(what) for process in processes]


async def test_tables_of_three_processes_remind_a_member_with_one_message(three: list[Process]) -> None:
    assert three[1].harbour.tables.store.range == Range(1, SHARES)
    assert three[1].harbour.tables.store.range.has(NINA.id)
    lives = [await waiting(process) for process in three]
    for process, live in zip(three, lives, strict=True):
        await process.keeper.reminders.remind(NINA.id, live.id, unseen=False)
        await process.keeper.reminders.remind(NINA.id, live.id, unseen=False)
    await passed_on(three)
    await let_pass(three, minutes=2)
    await until(lambda: three[1].outside.heard("remind"))
    (told,) = three[1].outside.heard("remind")
    assert told.startswith(f"remind: {NINA.id} of ")
    assert sorted(told.rpartition(" ")[2].split(",")) == sorted(str(live.id) for live in lives)
    await let_pass(three, hours=5)
    assert heard(three, "remind") == [[], [told], []], "once, and by one"


async def test_who_does_not_wait_any_more_is_not_reminded_by_another_process(three: list[Process]) -> None:
    there, over = await waiting(three[0]), await waiting(three[2])
    for process, live in ((three[0], there), (three[2], over)):
        await process.keeper.reminders.remind(NINA.id, live.id, unseen=False)
    await passed_on(three)
    await three[2].harbour.finish(over)
    await let_pass(three, minutes=2)
    await until(lambda: three[1].outside.heard("remind"))
    assert heard(three, "remind") == [[], [f"remind: {NINA.id} of {there.id}"], []]


async def test_what_is_passed_on_when_a_process_ends_is_told_once_by_its_follower(
    three: list[Process], url: str
) -> None:
    """Before it was heard of, and after."""
    lives = [await waiting(three[0]), await waiting(three[2])]
    await three[0].keeper.reminders.remind(NINA.id, lives[0].id, unseen=False)
    await passed_on(three)
    await ended(three[1])
    await three[2].keeper.reminders.remind(NINA.id, lives[1].id, unseen=False)
    three[1] = follower = await a_process(url, three[0].harbour.clock)
    assert follower.harbour.tables.store.range == Range(1, SHARES)
    await passed_on(three)
    await let_pass(three, minutes=2)
    await until(lambda: follower.outside.heard("remind"))
    await let_pass(three, hours=5)
    (told,) = follower.outside.heard("remind")
    assert sorted(told.rpartition(" ")[2].split(",")) == sorted(str(live.id) for live in lives)
    assert heard(three, "remind") == [[], [told], []]


async def test_what_was_begun_by_a_process_that_ended_is_not_told_again(three: list[Process]) -> None:
    live = await waiting(three[0])
    store = three[1].harbour.tables.store
    await three[1].harbour.timers.close()
    await three[0].keeper.reminders.remind(NINA.id, live.id, unseen=False)
    (timer,) = await store.timers.take(three[0].harbour.clock.now(), 9)
    timer.tries = 1
    await three[1].keeper.reminders._passed(timer)
    assert await store.timers.find(kind="call") == []
    timer.tries = 0
    await three[1].keeper.reminders._passed(timer)
    timer.tries = 1
    await three[1].keeper.reminders._passed(timer)
    (call,) = await store.timers.find(kind="call")
    assert call.payload == {"tables": {str(live.id): False}}


async def test_where_he_takes_no_messages_each_process_calls_him_at_its_own_table(
    three: list[Process],
) -> None:
    lives = [await waiting(process, OTTO) for process in three]
    three[2].outside.missed = Missed.CLOSED
    for process, live in zip(three, lives, strict=True):
        await process.keeper.reminders.remind(OTTO.id, live.id, unseen=False)
    await passed_on(three)
    await let_pass(three, minutes=2)
    await until(lambda: all(process.outside.heard("call") for process in three))
    await passed_on(three)
    assert heard(three, "call") == [[f"call: {OTTO.id} at {live.id}"] for live in lives]


async def test_a_reminder_is_muted_at_the_tables_of_all_processes(three: list[Process]) -> None:
    lives = [await waiting(process) for process in three]
    assert await three[0].keeper.mute(NINA.id, [live.id for live in lives]) == SHARES
    await passed_on(three)
    for process, live in zip(three, lives, strict=True):
        opened = await process.harbour.tables.open(live.id)
        assert opened.waits.by_seat[0].muted == [NINA.id]
