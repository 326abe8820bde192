"""What became of the seats of finished games: kept once, taken back with the end, nobody's when he asks."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

from sqlalchemy.dialects import sqlite

from data.store import Played, Store
from data.store.results.looked import Best, Rival, Tally
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


async def note(store: Store, places: dict[int, int], *, day: int = 0, guild: int = 10, **more: Any) -> int:
    """A finished table: the place of each member; whoever came first has won. A computer came last."""
    row = await store.tables.create(guild=guild, channel=20, host=30, game="stub")
    about = {"guild": guild, "finished_at": AT + timedelta(days=day)} | more
    seats = [
        result(row.number, n, member, **(about | {"place": place, "won": place == 1, "points": 10 - place}))
        for n, (member, place) in enumerate(places.items())
    ]
    seats.append(result(row.number, len(seats), None, **(about | {"level": 2, "place": 9, "points": 99})))
    async with store.results._database.edit() as session:
        session.add_all(seats)
    return row.number


async def test_rivals_are_counted_by_who_came_before_the_other(store: Store) -> None:
    for n, places in enumerate([{1: 1, 2: 2}, {1: 2, 2: 1, 3: 3}, {2: 2, 1: 2, 3: 1}, {3: 1, 2: 2}]):
        await note(store, places, day=n)
    await note(store, {1: 2, 2: 1}, guild=11)
    await note(store, {1: 2, 2: 1}, repaired=True)
    looked = store.looked
    assert await looked.rivals(1, 10, 5) == [Rival(2, 3, 1, 1), Rival(3, 2, 1, 1)]
    assert await looked.rivals(1, 10, 1) == [Rival(2, 3, 1, 1)]
    assert await looked.rivals(1, 10, 1, mended=True) == [Rival(2, 4, 1, 2)]
    assert (await looked.rivals(1, None, 1))[0] == Rival(2, 4, 1, 2)


async def test_results_are_put_together_by_game_captain_and_ship(store: Store) -> None:
    await note(store, {1: 1, 2: 2}, captain="rose", ship="sloop")
    await note(store, {1: 2, 2: 1}, captain="rose", ship="")
    await note(store, {1: 1}, game="other", captain="jack", ship="flute")
    looked = store.looked
    assert await looked.games(1, 10) == [Tally("stub", 2, 1, 9), Tally("other", 1, 1, 9)]
    assert await looked.captains(1, 10, 1) == [Tally("rose", 2, 1, 9)]
    assert [one.what for one in await looked.ships(1, 10, 5)] == ["flute", "sloop"]
    assert await looked.games(3, 10) == []


async def test_records_are_the_members_alone_and_the_earlier_ones_of_equals(store: Store) -> None:
    first = await note(store, {1: 2, 2: 1}, feat=7)
    await note(store, {3: 1}, feat=7)
    await note(store, {3: 1}, feat=99, repaired=True)
    looked = store.looked
    assert await looked.most_points(10, "stub") == Best("stub", 2, 9, first)
    assert await looked.most_points(10, "stub", but={2}) == Best("stub", 3, 9, first + 1)
    assert await looked.greatest_deed(10, "stub") == Best("stub", 1, 7, first)
    mended = await looked.greatest_deed(10, "stub", mended=True)
    assert mended is not None
    assert mended.much == 99
    assert await looked.most_points(11, "stub") is None
    assert await looked.played_games(10) == {"stub": 3}


async def test_seats_are_rated_in_the_order_in_which_games_ended(store: Store) -> None:
    late = await note(store, {1: 1, 2: 2}, day=5)
    early = await note(store, {2: 1, 1: 2}, day=1)
    assert [(one.table, one.member) for one in await store.looked.rated(10, "stub")] == [
        (early, 1),
        (early, 2),
        (late, 2),
        (late, 1),
    ]
    assert [one.table_id for one in await store.looked.latest(1, 10, 1)] == [late]


async def test_every_question_is_answered_by_an_index(store: Store, sqlite_alone: None) -> None:
    """Nothing here reads the results of other members, or of other servers."""
    asked: list[str] = []
    rows = store.looked._rows

    async def explained(query: Any) -> list[Any]:
        text = str(query.compile(dialect=sqlite.dialect(), compile_kwargs={"literal_binds": True}))
        async with store.looked._database.read() as connection:
            found = await connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {text}")
            asked.extend(row.detail for row in found)
        return await rows(query)

    store.looked._rows = explained
    looked = store.looked
    await looked.games(1, 10)
    await looked.rivals(1, 10, 5)
    await looked.most_points(10, "stub", but={1, 2})
    await looked.greatest_deed(10, "stub")
    await looked.rated(10, "stub")
    await looked.played_games(10)
    read = [line for line in asked if line.startswith(("SCAN", "SEARCH"))]
    assert len(read) >= 6
    assert [line for line in read if line.startswith("SCAN")] == []
