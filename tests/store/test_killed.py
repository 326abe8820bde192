"""Processes that are killed, stopped or cut off while they save: what was accepted is stored, and once."""

from __future__ import annotations

import asyncio
import os
import random
import re
import signal
import sys
from collections.abc import AsyncGenerator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import text

from data.store import Seat, Store, open_store
from data.store.database import Database
from data.store.driver.urls import read_url
from tests.patience import PATIENCE, until
from tests.store.cut import network
from tests.store.postgres import postgres, why_not
from tests.store.stub import StubTable

ROOT = Path(__file__).parents[2]
ON_SERVER = pytest.mark.skipif(bool(why_not()), reason=why_not())
SAMPLE, ALL = 4, 300
TABLES = 3
LEASE = 1.0
"""Seconds of a lease here: that of the dead is waited for after every kill."""


_TOLD = re.compile(rb"in$|lost |stands in |\d+:\d+:\d+$")


class Crew:
    """Processes of one database, which tell what they do as they do it."""

    def __init__(self, ranges: int = 1, lease: float = LEASE) -> None:
        self._ranges, self._lease = str(ranges), str(lease)
        self._told: asyncio.Queue[tuple[int, str]] = asyncio.Queue()
        self._listening: dict[int, asyncio.Task[None]] = {}
        self.processes: dict[int, asyncio.subprocess.Process] = {}
        self.tables: list[int] = []
        self.accepted: list[str] = []
        self.lost: list[str] = []
        self.stood_in: list[int] = []
        """The ids of all stand-ins there were."""

    async def start(self, url: str, *role: str) -> int:
        """Start one more; gives its id."""
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.store.player", url, self._lease, self._ranges, *role),
            cwd=ROOT, stdout=asyncio.subprocess.PIPE,
        )  # fmt: skip
        self.processes[process.pid] = process
        self._listening[process.pid] = asyncio.create_task(self._listen(process))
        return process.pid

    async def _listen(self, process: asyncio.subprocess.Process) -> None:
        assert process.stdout is not None
        async for line in process.stdout:
            # What a killed process has said in part was not heard.
            # Neither was what it logs.
            if line.endswith(b"\n") and _TOLD.match(line):
                self._told.put_nowait((process.pid, line.decode().strip()))

    async def _next(self) -> tuple[int, str]:
        async with asyncio.timeout(PATIENCE):
            pid, line = await self._told.get()
        if line.startswith("lost"):
            self.lost.append(line)
        elif line.startswith("stands in"):
            self.stood_in.append(int(line.split()[-1]))
        elif line != "in":
            self.accepted.append(line)
        return pid, line

    async def plays(self, other_than: int = 0, at: int = 0) -> int:
        """Which living process has an answer accepted, not counting this one; at this table, if one is
        named.
        """
        while True:
            pid, line = await self._next()
            alive = pid in self.processes and pid != other_than
            if alive and line.startswith(f"{at}:" if at else tuple("123456789")):
                return pid

    async def says(self, pid: int) -> str:
        """Why a process lost its database."""
        while True:
            who, line = await self._next()
            if who == pid and line.startswith("lost"):
                return line

    async def holds(self) -> int:
        """Which process has got the database, or which one says next why it has not."""
        pid, _ = await self._next()
        return pid

    async def has(self, pid: int) -> None:
        """Once this process has got the database."""
        while await self._next() != (pid, "in"):
            pass

    async def everywhere(self) -> None:
        """Once every table has been played at, as long as somebody plays."""
        while self.processes and not all(
            any(line.startswith(f"{table}:") for line in self.accepted) for table in self.tables
        ):
            await self._next()

    async def kill(self, pid: int) -> None:
        """End a process in whatever it does."""
        process = self.processes.pop(pid)
        process.kill()
        await process.wait()
        await self._listening.pop(pid)

    async def end(self) -> None:
        """End all, and hear what they have still said."""
        for pid in [*self.processes]:
            await self.kill(pid)
        while not self._told.empty():
            await self._next()


@asynccontextmanager
async def crew(url: str, count: int, ranges: int = 1, lease: float = LEASE) -> AsyncGenerator[Crew]:
    """So many processes on a database with a few tables, one in each of three ranges of servers; in the end
    everything accepted is found there.
    """
    async with await open_store(url) as store:
        numbers = [await a_table(store, server) for server in range(TABLES)]
    made = Crew(ranges, lease)
    made.tables = numbers
    try:
        for _ in range(count):
            await made.start(url)
        yield made
        await made.everywhere()
    finally:
        await made.end()
    # On a server its lease ends first.
    async with await open_store(url, stand_by=not url.startswith("sqlite")) as store:
        stored = [await answers(store, number) for number in numbers]
        for number in numbers:
            await store.tables.end(number)
    for number, given in zip(numbers, stored, strict=True):
        accepted = [line for line in made.accepted if line.startswith(f"{number}:")]
        assert accepted, "every table was played at"
        assert len(set(given)) == len(given), "none is stored twice"
        assert set(accepted) <= set(given), "nothing accepted is lost"
    made.accepted.clear()


async def a_table(store: Store, server: int) -> int:
    number = (await store.tables.create(guild=server << 22, channel=2, host=3, game="stub")).number
    await store.tables.start(number, StubTable().unsaved(), seats=[Seat(seat=0, member=3)])
    return number


async def answers(store: Store, table: int) -> list[str]:
    """All answers of a table, after proving that its bytes, inputs and entries tell the same."""
    game = StubTable.load(await store.tables.load(table))
    assert game.version == 1 + len(game.answers)
    assert [name.decode() for name in await store.tables.history(table)] == game.answers
    log = await store.tables.entries(table)
    assert [entry.data.decode() for entry in log[1::2]] == [f"{name} answers" for name in game.answers]
    return game.answers


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    with postgres() as url:
        yield url


@pytest.fixture(params=["SQLite", pytest.param("PostgreSQL", marks=ON_SERVER)])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "PostgreSQL":
        return request.getfixturevalue("server")
    return f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}"


async def kills_of_one(url: str, kills: int) -> None:
    dice = random.Random(1)
    async with crew(url, 1) as one:
        for _ in range(kills):
            pid = await one.plays()
            await asyncio.sleep(dice.random() / 20)
            await one.kill(pid)
            await one.start(url)
        await one.plays()


async def kills_of_three(url: str, kills: int) -> None:
    """Whoever plays is killed; every third time it is stopped until another plays, and goes on then."""
    dice = random.Random(2)
    async with crew(url, 3) as three:
        for number in range(kills):
            pid = await three.plays()
            await asyncio.sleep(dice.random() / 20)
            if number % 3 == 2:
                os.kill(pid, signal.SIGSTOP)
                await three.plays(other_than=pid)
                os.kill(pid, signal.SIGCONT)
                assert "database" in await three.says(pid), "in one sentence"
            await three.kill(pid)
            await three.start(url)
        await three.plays()


async def kills_of_sharers(url: str, kills: int) -> None:
    """Three play, a range of servers each, and a fourth stands by. One that plays is killed; every third time
    it is stopped until another plays in its place, and goes on then.
    """
    dice = random.Random(3)
    async with crew(url, 4, ranges=3) as four:
        for table in four.tables:
            await four.plays(at=table)
        for number in range(kills):
            table = dice.choice(four.tables)
            pid = await four.plays(at=table)
            await asyncio.sleep(dice.random() / 20)
            if number % 3 == 2:
                os.kill(pid, signal.SIGSTOP)
                await four.plays(other_than=pid, at=table)
                os.kill(pid, signal.SIGCONT)
                assert "database" in await four.says(pid), "in one sentence"
            await four.kill(pid)
            await four.start(url)
            await four.plays(at=table)
        for table in four.tables:
            await four.plays(at=table)
    assert not [line for line in four.lost if "is stored in version" in line], "none is advanced by two"


async def kills_without_a_spare(url: str, kills: int) -> None:
    """Three share the servers, and nobody stands by: for the servers of one that is killed, or stands still,
    a stand-in plays, until it is started again.
    """
    dice = random.Random(4)
    # Stand-ins that begin keep a slow machine busy: nobody shall lose his lease by that.
    async with crew(url, 0, ranges=3, lease=3 * LEASE) as three:
        for _ in range(3):
            await three.start(url, "starts")
        for number in range(kills):
            table = dice.choice(three.tables)
            for every in three.tables:
                await three.plays(at=every)
            pid = await three.plays(at=table)
            await asyncio.sleep(dice.random() / 20)
            if number % 2:
                os.kill(pid, signal.SIGSTOP)
                await three.plays(other_than=pid, at=table)
                os.kill(pid, signal.SIGCONT)
                assert "database" in await three.says(pid), "in one sentence"
                await three.has(pid)
                continue
            await three.kill(pid)
            await three.plays(at=table)
            await three.has(await three.start(url, "starts"))
        for table in three.tables:
            await three.plays(at=table)
        assert three.stood_in
    assert not [line for line in three.lost if "is stored in version" in line], "none is advanced by two"
    for pid in three.stood_in:
        await until(lambda pid=pid: not Path(f"/proc/{pid}").exists(), "each has ended with the others")


@pytest.mark.in_turn(3)
async def test_a_process_that_is_killed_loses_nothing_that_was_accepted(url: str) -> None:
    await kills_of_one(url, SAMPLE)


@pytest.mark.in_turn(3)
@ON_SERVER
async def test_of_three_processes_another_goes_on_where_one_was_killed_or_stopped(server: str) -> None:
    await kills_of_three(server, SAMPLE)


@pytest.mark.in_turn(3)
@ON_SERVER
async def test_where_three_play_and_one_is_killed_or_stopped_a_fourth_takes_its_servers(server: str) -> None:
    await kills_of_sharers(server, SAMPLE)


@pytest.mark.in_turn(3)
@ON_SERVER
async def test_where_nobody_stands_by_a_stand_in_plays_for_the_servers_of_one_that_is_gone(
    server: str,
) -> None:
    await kills_without_a_spare(server, 2)


@ON_SERVER
async def test_where_the_network_is_cut_another_goes_on_and_the_first_writes_nothing_more(
    server: str,
) -> None:
    async with network(server) as way, crew(server, 0) as two:
        cut = await two.start(way.url)
        assert await two.plays() == cut
        spare = await two.start(server)
        way.whole.clear()
        assert await two.plays(other_than=cut) == spare
        way.whole.set()
        assert "database" in await two.says(cut)
        await two.kill(cut)
        assert await two.plays() == spare


@pytest.mark.in_turn(3)
@ON_SERVER
async def test_of_those_who_are_started_at_an_empty_database_one_makes_its_tables(server: str) -> None:
    """The others follow: there is no table to play at, so that each soon closes it."""
    database = Database(read_url(server))
    async with database.write() as connection:
        await connection.execute(text("DROP SCHEMA public CASCADE"))
        await connection.execute(text("CREATE SCHEMA public"))
    await database.close()
    three, held = Crew(), set[int]()
    started = {await three.start(server) for _ in range(3)}
    try:
        while held != started:
            held.add(await three.holds())
    finally:
        await three.end()
    assert three.lost == []


@pytest.mark.soak("kills")
async def test_300_kills_of_one_process(url: str) -> None:
    await kills_of_one(url, ALL)


@pytest.mark.soak("kills")
@ON_SERVER
async def test_300_kills_among_three_processes_that_share_the_servers(server: str) -> None:
    await kills_of_sharers(server, ALL)
