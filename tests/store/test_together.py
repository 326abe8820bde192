"""Answers that meet share a transaction; whatever becomes of one, the others are as they would be alone."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from data.store import NoSuchTable, StaleVersion, Store, StoreError, open_store
from data.store.driver.visits import Visits
from tests.patience import until
from tests.store.stub import StubChange, StubTable

pytestmark = pytest.mark.usefixtures("sqlite_alone")


@pytest.fixture
def visited(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """By each visit that writes answers, how many it was asked to write."""
    counts: list[int] = []
    share = Visits.share

    def counted(visits: Visits, works: Any) -> Any:
        counts.append(len(works))
        return share(visits, works)

    monkeypatch.setattr(Visits, "share", counted)
    return counts


async def begun(store: Store, count: int) -> list[int]:
    """So many tables whose games have begun."""
    numbers: list[int] = []
    for _ in range(count):
        row = await store.tables.create(guild=1, channel=1, host=1, game="stub")
        await store.tables.start(row.number, StubTable().unsaved())
        numbers.append(row.number)
    return numbers


def second(name: str) -> StubChange:
    """The first answer at such a table."""
    return StubChange(2, name.encode(), 0, [name.encode()], 1, [name.encode()])


async def test_an_answer_is_one_visit_to_the_driver(
    store: Store, playing: int, visited: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    visits: list[Visits] = []
    there: Callable[..., Any] = Visits._there

    def noted(one: Visits, work: Any) -> Any:
        visits.append(one)
        return there(one, work)

    def refused(*_: object) -> None:
        raise AssertionError("the asynchronous driver is not asked")

    monkeypatch.setattr(Visits, "_there", noted)
    with monkeypatch.context() as alone:
        alone.setattr("aiosqlite.Connection._execute", refused)
        await store.tables.append(playing, second("Anne"))
    assert (len(visits), visited) == (1, [1])


async def test_what_a_click_reads_is_a_visit_each(
    store: Store, playing: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(*_: object) -> None:
        raise AssertionError("the asynchronous driver is not asked")

    with monkeypatch.context() as alone:
        alone.setattr("aiosqlite.Connection._execute", refused)
        assert (await store.tables.get(playing)).number == playing
        assert len(await store.tables.seats(playing)) == 2
        assert await store.tables.load(playing)
        assert len(await store.tables.entries(playing)) == 1
        assert await store.members.get(30) == {}
        assert await store.looks.last(playing, 30) is None


async def test_answers_that_meet_share_a_transaction_and_all_are_stored(
    store: Store, visited: list[int]
) -> None:
    numbers = await begun(store, 20)
    await asyncio.gather(*(store.tables.append(number, second(str(number))) for number in numbers))
    assert sum(visited) == 20
    assert len(visited) < 20
    for number in numbers:
        assert await store.tables.load(number) == str(number).encode()
        assert await store.tables.history(number) == [str(number).encode()]


async def test_what_is_refused_takes_no_other_answer_along(store: Store, visited: list[int]) -> None:
    first, stale, twice, closed, last = numbers = await begun(store, 5)
    await store.tables.append(twice, second("before"))
    await store.tables.end(closed)
    changes = {
        first: second("first"),
        stale: StubChange(7, b"no"),
        twice: StubChange(3, b"no", 0, [b"no"], 2, [b"no"]),
        closed: second("no"),
        last: second("last"),
    }
    visited.clear()
    async with store._database._one_writer:
        saves = [asyncio.ensure_future(store.tables.append(number, changes[number])) for number in numbers]
        await until(lambda: len(store._database._to_write) == len(numbers))
    outcomes = await asyncio.gather(*saves, return_exceptions=True)
    assert visited == [5]
    assert [type(one) for one in outcomes] == [type(None), StaleVersion, StoreError, NoSuchTable, type(None)]
    assert "stored already" in str(outcomes[2])
    assert await store.tables.load(first) == b"first"
    assert await store.tables.load(last) == b"last"
    assert await store.tables.load(twice) == b"before"
    assert await store.tables.history(twice) == [b"before"]


async def test_a_lost_lease_writes_nothing_of_what_waits(store: Store, playing: int) -> None:
    def lost() -> None:
        raise StoreError("Another Quartermaster has taken over.")

    before = await store.tables.load(playing)
    store._database.check = lost
    saves = [store.tables.append(playing, second("no")), store.tables.append(playing, second("no"))]
    outcomes = await asyncio.gather(*saves, return_exceptions=True)
    assert ["taken over" in str(one) for one in outcomes] == [True, True]
    assert await store.tables.load(playing) == before


async def test_a_file_held_by_another_programme_refuses_all_once(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("data.store.database._PATIENCE", 0.05)
    async with await open_store(url) as store:
        numbers = await begun(store, 3)
        intruder = sqlite3.connect(tmp_path / "tables.db", isolation_level=None)
        intruder.execute("BEGIN IMMEDIATE")
        outcomes = await asyncio.gather(
            *(store.tables.append(number, second("no")) for number in numbers), return_exceptions=True
        )
        assert ["locked" in str(one) for one in outcomes] == [True] * 3
        intruder.execute("ROLLBACK")
        intruder.close()
        for number in numbers:
            await store.tables.append(number, second("yes"))
