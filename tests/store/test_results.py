"""What became of the seats of finished games: kept once, taken back with the end, nobody's when he asks."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from data.store import Played, Store
from tests.store.stub import StubChange

AT = datetime(2026, 5, 1, 12, tzinfo=UTC)
RESULT = {"winners": [0], "scores": [{}, {}], "reason": "points"}


def result(table: int, seat: int, member: int | None, **more: Any) -> Played:
    about: dict[str, Any] = {"guild": 10, "game": "stub", "seats": 2, "rounds": 3, "points": 5 - seat}
    about |= {"place": seat + 1, "won": seat == 0, "repaired": False, "finished_at": AT}
    return Played(table_id=table, seat=seat, member=member, **(about | more))


async def noted(store: Store, table: int) -> bool:
    return await store.results.note(table, [result(table, 0, 30), result(table, 1, 31)])


async def finish(store: Store, table: int) -> None:
    await store.tables.append(table, StubChange(2, entries=[b"won"], first_entry=1), result=RESULT)


async def test_a_result_is_kept_once_and_only_of_a_finished_table(store: Store, playing: int) -> None:
    assert not await noted(store, playing)
    assert await store.results.missing() == []
    await finish(store, playing)
    assert await store.results.missing() == [playing]
    assert await noted(store, playing)
    assert not await noted(store, playing)
    assert await store.results.missing() == []
    kept = await store.results.of_table(playing)
    assert [(one.seat, one.member, one.won) for one in kept] == [(0, 30, True), (1, 31, False)]


async def test_a_result_goes_with_the_end_that_is_taken_back(store: Store, playing: int) -> None:
    await finish(store, playing)
    await noted(store, playing)
    await store.tables.append(playing, StubChange(3, first_entry=2, withdrawn_from=1))
    assert await store.results.of_table(playing) == []


async def test_a_result_outlives_its_table_but_not_its_server(store: Store, playing: int) -> None:
    await finish(store, playing)
    await noted(store, playing)
    await store.tables.delete(playing)
    assert len(await store.results.of_table(playing)) == 2
    await store.guilds.delete(10)
    assert await store.results.of_table(playing) == []


async def test_the_result_of_a_deleted_member_is_nobodys(store: Store, playing: int) -> None:
    await finish(store, playing)
    await noted(store, playing)
    await store.tables.delete(playing)
    assert [one.table_id for one in (await store.persons.of(30)).played] == [playing]
    await store.persons.erase(30)
    assert (await store.persons.of(30)).played == []
    assert [one.member for one in await store.results.of_table(playing)] == [None, 31]
