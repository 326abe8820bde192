"""Many at once on one table: no answer is lost, none is stored twice."""

from __future__ import annotations

import asyncio
import random

import pytest

from data.store import StaleVersion, Store, StoreError, open_store
from tests.store.stub import StubChange, StubTable

RACERS = [f"racer {number}" for number in range(200)]


async def _stored(store: Store, table: int) -> list[str]:
    """The names of all answers, after proving that snapshot, inputs and entries tell the same."""
    kept = StubTable.load(await store.tables.load(table))
    assert kept.version == 1 + len(kept.answers)
    assert [name.decode() for name in await store.tables.history(table)] == kept.answers
    log = await store.tables.entries(table)
    assert [entry.number for entry in log] == list(range(1 + 2 * len(kept.answers)))
    assert [entry.data.decode() for entry in log[1::2]] == [f"{name} answers" for name in kept.answers]
    return kept.answers


async def test_200_answers_racing_on_a_live_table_are_all_stored(store: Store, playing: int) -> None:
    """As the bot does it: the table's lock from before the answer until its change is stored."""
    live = StubTable.load(await store.tables.load(playing))

    async def answer(name: str) -> None:
        async with store.tables.lock(playing):
            live.answer(name)
            await store.tables.append(playing, live.unsaved())

    await asyncio.gather(*(answer(name) for name in RACERS))
    assert sorted(await _stored(store, playing)) == sorted(RACERS)


async def test_200_answers_racing_without_a_lock_are_refused_when_stale_and_none_is_lost(
    store: Store, playing: int
) -> None:
    """The version check alone: each reads the table, answers, and begins again when it was too late."""
    refused = 0

    async def answer(name: str) -> None:
        nonlocal refused
        while True:
            table = StubTable.load(await store.tables.load(playing))
            table.answer(name)
            try:
                return await store.tables.append(playing, table.unsaved())
            except StaleVersion:
                refused += 1
                await asyncio.sleep(random.Random(name).random() / 50)

    async def race(names: list[str]) -> None:
        for name in names:
            await answer(name)

    await asyncio.gather(*(race(RACERS[start::10]) for start in range(10)))
    assert sorted(await _stored(store, playing)) == sorted(RACERS)
    assert refused > 0


async def test_200_reads_and_writes_of_one_row_lose_nothing(store: Store) -> None:
    """SQLAlchemy's own transactions on SQLite lost 198 of these."""
    await asyncio.gather(*(store.members.set(7, **{name: True}) for name in RACERS))
    assert sorted(await store.members.get(7)) == sorted(RACERS)


async def test_of_two_changes_with_the_same_version_one_is_stored(store: Store, playing: int) -> None:
    both = [StubChange(2, name.encode(), 0, [name.encode()], 1, [name.encode()]) for name in ("Anne", "Jack")]
    outcome = await asyncio.gather(
        *(store.tables.append(playing, one) for one in both), return_exceptions=True
    )
    assert [type(one) for one in outcome if one] == [StaleVersion]
    core = await store.tables.load(playing)
    assert await store.tables.history(playing) == [core]
    assert [entry.data for entry in await store.tables.entries(playing)] == [b"opened", core]


async def test_a_save_goes_on_when_who_asked_for_it_is_cancelled(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Cut off, it would keep the write lock: the exceptions kept here are what would keep it alive."""
    monkeypatch.setattr("data.store.database._PATIENCE", 0.2)
    dice = random.Random(5)
    kept: list[object] = []
    async with await open_store(url) as store:
        playing = (await store.tables.create(guild=1, channel=1, host=1, game="stub")).number
        live = StubTable()
        await store.tables.start(playing, live.unsaved())
        for number in range(60):
            live.answer(str(number))
            save = asyncio.create_task(store.tables.append(playing, live.unsaved()))
            await asyncio.sleep(dice.random() * 0.003)
            save.cancel()
            kept += await asyncio.gather(save, return_exceptions=True)
        assert any(isinstance(one, asyncio.CancelledError) for one in kept)
    async with await open_store(url) as store:
        assert await _stored(store, playing) == [str(number) for number in range(60)]


async def test_closing_waits_for_saves_and_takes_no_more(url: str) -> None:
    store = await open_store(url)
    playing = (await store.tables.create(guild=1, channel=1, host=1, game="stub")).number
    live = StubTable()
    await store.tables.start(playing, live.unsaved())

    async def save(name: str) -> None:
        live.answer(name)
        await store.tables.append(playing, live.unsaved())

    saves = [asyncio.create_task(save(name)) for name in RACERS[:20]]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*saves)
    with pytest.raises(StoreError, match="is closed"):
        await store.tables.load(playing)
    async with await open_store(url) as again:
        assert await _stored(again, playing) == RACERS[:20]


async def test_readers_see_one_state_while_moves_are_written(store: Store, playing: int) -> None:
    live = StubTable.load(await store.tables.load(playing))
    done = asyncio.Event()

    async def write() -> None:
        for name in RACERS[:50]:
            live.answer(name)
            await store.tables.append(playing, live.unsaved())
        done.set()

    async def read() -> int:
        reads = 0
        while not done.is_set():
            log = await store.tables.entries(playing)
            assert len(log) % 2 == 1
            reads += 1
        return reads

    _, reads = await asyncio.gather(write(), read())
    assert reads > 1


def test_a_lock_belongs_to_a_table_and_lives_as_long_as_somebody_holds_it(store: Store) -> None:
    lock = store.tables.lock(1)
    assert store.tables.lock(1) is lock
    assert store.tables.lock(2) is not lock
    del lock
    assert 1 not in store.tables._locks


async def test_a_fault_while_writing_leaves_nothing_behind(
    store: Store, playing: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise OSError("the disk is full")

    with monkeypatch.context() as patched:
        patched.setattr("data.store.moves._write_logs", fail)
        with pytest.raises(StoreError, match="the disk is full"):
            await store.tables.append(playing, StubChange(2, b"two"))
    assert await store.tables.load(playing) != b"two"
    await store.tables.append(playing, StubChange(2, b"two"))
