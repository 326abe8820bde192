"""What became of the seats of finished games is noted: when they end, else at the next start, and once."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest

from bot.remembering.noting import Noting, told_of
from bot.remembering.records import Records
from data.store import Played, StoreError
from engine.games import load_game
from engine.kernel import REPAIRED, Entry, Result
from engine.kernel.log import encode_entry
from tests.domain.conftest import ANNE, BART, CHARLOTTE, GUILD, Harbour


async def at_once(work: Any, /, *args: Any) -> Any:
    """Works it out here and now."""
    return work(*args)


@pytest.fixture
def noting(harbour: Harbour) -> Noting:
    """Who notes what ends in the harbour."""
    return Noting(harbour.tables, at_once)


async def kept(harbour: Harbour, table: int) -> list[Played]:
    return await harbour.tables.store.results.of_table(table)


async def test_a_game_that_ends_is_noted_by_seat(harbour: Harbour, noting: Noting) -> None:
    live = await harbour.game(ANNE, BART, computers=1, game="port_royal")
    assert await kept(harbour, live.id) == []
    await harbour.finish(live)
    await noting.settle()
    rows = await kept(harbour, live.id)
    assert [(one.member, one.level) for one in rows] == [(ANNE.id, None), (BART.id, None), (None, 1)]
    assert live.game is not None
    result = live.game.result
    assert result is not None
    assert [one.won for one in rows] == [seat in result.winners for seat in range(3)]
    assert [one.points for one in rows] == [score["points"] for score in result.scores]
    assert min(one.place for one in rows) == 1
    assert {(one.guild, one.game, one.seats) for one in rows} == {(GUILD, "port_royal", 3)}
    assert not any(one.repaired for one in rows)
    assert {one.rounds for one in rows} == {live.game.running.state.round}
    for one, score in zip(rows, result.scores, strict=True):
        assert sum(one.told["points"].values()) == score["points"]


async def test_what_ended_before_a_start_is_noted_after_it(harbour: Harbour) -> None:
    live = await harbour.game(ANNE, BART, game="port_royal")
    await harbour.finish(live)
    assert await kept(harbour, live.id) == []
    noting = Noting(harbour.tables, at_once)
    noting.open()
    assert noting._catching_up is not None
    await noting._catching_up
    assert [one.member for one in await kept(harbour, live.id)] == [ANNE.id, BART.id]
    await noting.note(live.id)
    assert len(await kept(harbour, live.id)) == 2


async def test_a_game_that_was_closed_is_not_noted(harbour: Harbour, noting: Noting) -> None:
    live = await harbour.game(ANNE, BART)
    async with harbour.tables.hold(live.id) as held:
        await harbour.tables.end(held)
    await noting.settle()
    assert await kept(harbour, live.id) == []


async def test_a_game_that_was_opened_from_a_file_counts_for_nobody(harbour: Harbour, noting: Noting) -> None:
    live = await harbour.game(ANNE, BART, game="port_royal")
    async with harbour.tables.hold(live.id) as held:
        await harbour.tables.change_lobby(held, opened=True)
    await harbour.finish(live)
    await noting.settle()
    assert await kept(harbour, live.id) == []


async def test_a_game_whose_log_is_not_understood_is_noted_by_its_result(harbour: Harbour) -> None:
    live = await harbour.game(ANNE, BART, game="port_royal")
    await harbour.finish(live)
    async with harbour.tables.store.tables._database.write() as connection:
        await connection.exec_driver_sql("UPDATE log_entry SET data = x'00'")
    await Noting(harbour.tables, at_once).note(live.id)
    rows = await kept(harbour, live.id)
    assert sum(one.won for one in rows) >= 1
    assert [one.told["points"] for one in rows] == [{}, {}]


async def test_what_somebody_sat_in_for_another_is_the_others(harbour: Harbour, noting: Noting) -> None:
    live = await harbour.game(ANNE, BART)
    async with harbour.tables.hold(live.id) as held:
        await harbour.tables.replace(held, 1, member=CHARLOTTE.id, name="Charlotte", lent=BART.id)
    await harbour.finish(live)
    await noting.settle()
    assert [one.member for one in await kept(harbour, live.id)] == [ANNE.id, BART.id]


async def test_what_somebody_sat_in_for_who_was_deleted_since_is_nobodys(harbour: Harbour) -> None:
    live = await harbour.game(ANNE, BART)
    async with harbour.tables.hold(live.id) as held:
        await harbour.tables.replace(held, 1, member=CHARLOTTE.id, name="Charlotte", lent=BART.id)
    await harbour.finish(live)
    persons = harbour.tables.store.persons
    await persons.erase_at(live.id, BART.id)
    await persons.erase(BART.id)
    await Noting(harbour.tables, at_once).note(live.id)
    assert [one.member for one in await kept(harbour, live.id)] == [ANNE.id, None]
    async with harbour.tables.hold(live.id) as held:
        await harbour.tables.refresh_row(held)
        assert held.holder(1).settings.lent is None, "nobody gets the seat back"


async def test_what_the_store_did_not_take_is_noted_with_the_next_game(
    harbour: Harbour, noting: Noting, monkeypatch: pytest.MonkeyPatch
) -> None:
    results = harbour.tables.store.results

    async def fails(*_: Any) -> bool:
        raise StoreError("The disk is full.")

    first, second = [await harbour.game(ANNE, BART, game="port_royal") for _ in range(2)]
    with monkeypatch.context() as patched:
        patched.setattr(type(results), "note", fails)
        await harbour.finish(first)
        await noting.settle()
    assert await kept(harbour, first.id) == []
    await harbour.finish(second)
    await noting.settle()
    assert [len(await kept(harbour, one.id)) for one in (first, second)] == [2, 2]


async def test_a_members_many_best_games_hide_nobody_elses(harbour: Harbour) -> None:
    async with harbour.tables.store.results._database.edit() as session:
        for table in range(1000, 1060):
            for seat, member in enumerate((ANNE, BART)):
                session.add(
                    Played(
                        table_id=table, seat=seat, member=member.id, guild=GUILD, game="port_royal", seats=2,
                        rounds=9, place=seat + 1, points=20 - seat, won=not seat, repaired=False,
                        finished_at=datetime(2026, 5, 1, tzinfo=UTC),
                    )
                )  # fmt: skip
    await harbour.tables.prefer(ANNE.id, results=False)
    (royal,) = await Records(harbour.tables, at_once).server(CHARLOTTE)
    assert royal.points is not None
    assert (royal.points.member, royal.points.much) == (BART.id, 19)
    assert [one.member for one in royal.places] == [BART.id]


def test_what_a_moderator_mended_is_seen_though_the_game_cannot_be_loaded() -> None:
    result = {"winners": [0], "scores": [{"points": 3}, {"points": 1}], "reason": "points"}
    mended = told_of("port_royal", result, [encode_entry(Entry(REPAIRED))], b"")
    assert (mended.repaired, mended.rounds) == (True, 0)
    assert not told_of("port_royal", result, [], b"").repaired


def test_the_log_tells_the_richest_raid_and_how_dice_fell() -> None:
    score = {"stash_points": 0}
    log = [
        Entry("rolled", {"seat": 0, "faces": [1, 5, 6], "successes": 2}),
        Entry("raid.plundered", {"seat": 0, "gold": 9}),
        Entry("raid.plundered", {"seat": 0, "gold": 7}),
        Entry("battle.rolled", {"seat": 0, "faces": [1, 1], "successes": 0}),
        Entry("battle.rolled", {"seat": -1, "faces": [6], "successes": 1}),
        Entry("battle.hooks", {"seat": 0, "dice": 1}),
        Entry("battle.rolled", {"seat": 0, "faces": [1, 6], "successes": 1}),
        Entry("battle.rolled", {"seat": 0, "faces": [5], "successes": 1}),
    ]
    anne, bart = load_game("marauders").tallies(log, Result([0], [score, score], "glory"), {})
    assert (anne.feat, bart.feat) == (9, 0)
    assert anne.luck is not None
    assert (anne.luck.dice, anne.luck.hits, anne.luck.expected) == (6, 3, 2.0)
    assert bart.luck is not None
    assert bart.luck.dice == 0


async def test_who_wants_to_play_again_waits_for_no_log(harbour: Harbour) -> None:
    live = await harbour.game(ANNE, BART, game="port_royal")
    await harbour.finish(live)
    held: list[bool] = []

    async def aside(work: Any, /, *args: Any) -> Any:
        held.append(live.lock.locked())
        return work(*args)

    await Noting(harbour.tables, aside).note(live.id)
    assert held == [False]
    assert len(await kept(harbour, live.id)) == 2


async def test_an_end_that_is_taken_back_meanwhile_is_not_noted(harbour: Harbour) -> None:
    live = await harbour.game(ANNE, BART, game="port_royal")
    await harbour.finish(live)
    stored = harbour.tables.store.tables

    async def aside(work: Any, /, *args: Any) -> Any:
        async with stored._database.write() as connection:
            await connection.exec_driver_sql("UPDATE game_table SET status = 'playing', finished_at = NULL")
        return work(*args)

    await Noting(harbour.tables, aside).note(live.id)
    assert await kept(harbour, live.id) == []
