"""Processes that want the lease at the same moment, on a real PostgreSQL: exactly one is let in."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import text

from data.store import open_store
from data.store.database import Database
from data.store.driver.urls import read_url
from data.store.leases.lease import LeaseHold
from tests.store import racer
from tests.store.postgres import postgres, why_not

pytestmark = pytest.mark.skipif(bool(why_not()), reason=why_not())

ROOT = Path(__file__).parents[2]
SAMPLE, ALL = 12, 1_000
_AHEAD = 0.01
"""Seconds in which the word to start reaches all who race."""
STARTS = {
    "no row": "DELETE FROM lease",
    "a dead row": "UPDATE lease SET holder = 'who died', process = 'process 1', until = 1",
    "a row about to die": "UPDATE lease SET holder = 'who died', process = 'process 1', until ="
    " CAST(EXTRACT(EPOCH FROM current_timestamp) * 1000 AS BIGINT) + 40",
}


class Racer:
    """A process that takes the lease when told to, and gives it back."""

    def __init__(self, url: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.store.racer", url],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def say(self, line: str) -> None:
        assert self.process.stdin
        self.process.stdin.write(f"{line}\n")
        self.process.stdin.flush()

    async def heard(self) -> str:
        assert self.process.stdout
        return (await asyncio.to_thread(self.process.stdout.readline)).strip()

    def end(self) -> None:
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.close()
        self.process.wait(10)
        self.process.stdout.close()


@contextmanager
def racers(url: str, count: int) -> Generator[list[Racer], None, None]:
    started = [Racer(url) for _ in range(count)]
    try:
        yield started
    finally:
        for one in started:
            one.end()


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    with postgres() as url:
        yield url


async def race(runners: list[Racer]) -> list[str]:
    """What each of them was told; who was let in gives the lease back."""
    start = time.time() + _AHEAD
    for one in runners:
        one.say(f"{start:.6f}")
    told = await asyncio.gather(*(one.heard() for one in runners))
    for one in runners:
        one.say("")
    assert {await one.heard() for one in runners} == {"ready"}
    return told


async def over(url: str, count: int, races: int) -> None:
    """Races over each state of the row by turns; then over a lease that is held."""
    await (await open_store(url)).close()
    database = Database(read_url(url))
    lines = list(STARTS.items())
    with racers(url, count) as runners:
        for one in runners:
            assert await one.heard() == "ready"
        for number in range(races * 3 // 4):
            name, statement = lines[number % len(lines)]
            async with database.write() as connection:
                await connection.execute(text(statement))
            told = await race(runners)
            assert told.count("in") == 1, f"race {number} over {name}: {told}"
            assert sum("in use by another Quartermaster" in one for one in told) == count - 1, told
        hold = await LeaseHold.take(database)
        for number in range(races - races * 3 // 4):
            told = await race(runners)
            assert all("in use by another Quartermaster" in one for one in told), f"{number}: {told}"
            hold.check()
        await hold.release()
    await database.close()


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("data.store.leases.lease._RENEWALS", racer.QUICK)


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("count", [2, 4])
async def test_of_processes_that_race_for_the_lease_exactly_one_is_let_in(server: str, count: int) -> None:
    await over(server, count, SAMPLE)


@pytest.mark.soak("leases")
@pytest.mark.parametrize("count", [2, 4])
async def test_of_processes_that_race_1000_times_exactly_one_is_let_in(server: str, count: int) -> None:
    await over(server, count, ALL)
