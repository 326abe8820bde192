"""A duplicate: one game at several tables, shuffled alike, and who had the same seat compared."""

from __future__ import annotations

import pytest

from bot.lobbies.duplicates import MOST
from bot.lobbies.lobbies import Lobbies
from bot.lobbies.twins import WAITS
from bot.remembering.noting import Noting
from bot.tables import LiveTable
from bot.tables.finding.duplicates import Compared, ahead_of_others, places
from bot.tables.finding.sealed import check_sight
from bot.tables.member import Member
from bot.wording.headline import outcome
from data.store import Status
from engine.games import load_game
from tests.domain.conftest import ANNE, BART, CHANNEL, CHARLOTTE, GUILD, MARY, Harbour, Refused
from tests.domain.port import Port
from tests.domain.test_noting import at_once

OTHERS = [Member(30 + at, f"Member{at}", "en-US", GUILD) for at in range(6)]


async def two(lobbies: Lobbies, *, computers: tuple[int, int] = (1, 1)) -> tuple[LiveTable, LiveTable]:
    """Anne's table of the shortest game, and Bart's of the same."""
    first = await lobbies.opening.open(ANNE, CHANNEL, "treasure_fleet")
    second = await lobbies.duplicates.open(first.id, BART)
    for live, host, count in ((first, ANNE, computers[0]), (second, BART, computers[1])):
        for _ in range(count):
            await lobbies.sitting.add_computer(live.id, host)
    return first, second


async def played(harbour: Harbour, lobbies: Lobbies, live: LiveTable) -> LiveTable:
    """Its game is played to its end."""
    await harbour.finish(live)
    await lobbies.duplicates.settle()
    return await harbour.tables.open(live.id)


async def nothing(_live: LiveTable) -> None:
    """A process that ends before it looks."""


async def test_both_tables_play_the_same_game(harbour: Harbour, lobbies: Lobbies) -> None:
    first, second = await two(lobbies)
    await lobbies.starting.start(first.id, ANNE)
    await lobbies.starting.start(second.id, BART)
    assert first.game is not None
    assert second.game is not None
    assert first.game.view(0) == second.game.view(0)
    assert (first.game.salt, first.game.commitment) == (second.game.salt, second.game.commitment)
    ends = [await played(harbour, lobbies, live) for live in (first, second)]
    assert ends[0].row.result == ends[1].row.result, "the same answers come to the same"


async def test_settings_are_taken_over_and_stay(lobbies: Lobbies) -> None:
    first = await lobbies.opening.open(ANNE, CHANNEL, "treasure_fleet")
    option = next(one for one in load_game("treasure_fleet").options if one.kind == "bool")
    id, value = option.id, not option.default
    await lobbies.settling.change(first.id, ANNE, id, value)
    second = await lobbies.duplicates.open(first.id, BART)
    assert second.row.options[id] == first.row.options[id] == value
    assert second.row.options == first.row.options
    for live, host in ((first, ANNE), (second, BART)):
        with Refused("tell-duplicate-settled"):
            await lobbies.settling.change(live.id, host, id, value)
        with Refused("tell-duplicate-settled"):
            await lobbies.settling.change_level(live.id, host, 1)
        with Refused("tell-duplicate-settled"):
            await lobbies.settling.change_opening(live.id, host)
        with Refused("tell-duplicate-settled"):
            await lobbies.settling.change_modules(live.id, host, ())


async def test_nobody_plays_it_twice(harbour: Harbour, lobbies: Lobbies) -> None:
    first, second = await two(lobbies)
    with Refused("tell-duplicate-seated"):
        await lobbies.duplicates.open(first.id, ANNE)
    with Refused("tell-duplicate-elsewhere"):
        await lobbies.duplicates.open(second.id, ANNE)
    with Refused("tell-duplicate-elsewhere"):
        await lobbies.sitting.join(second.id, ANNE)
    await lobbies.sitting.join(first.id, CHARLOTTE)
    await lobbies.sitting.leave(first.id, CHARLOTTE)
    await lobbies.sitting.join(second.id, CHARLOTTE)
    await lobbies.sitting.leave(second.id, CHARLOTTE)
    await lobbies.sitting.join(first.id, CHARLOTTE)
    await lobbies.starting.start(first.id, ANNE)
    async with harbour.tables.hold(first.id) as live:
        await harbour.tables.replace(live, live.own_seat(CHARLOTTE.id), level=1)
    with Refused("tell-duplicate-elsewhere"):
        await lobbies.sitting.join(second.id, CHARLOTTE)


async def test_it_is_compared_when_all_are_over_and_nothing_is_seen_before(
    harbour: Harbour, lobbies: Lobbies, port: Port
) -> None:
    first, second = await two(lobbies)
    check_sight(first, BART.id)
    await lobbies.starting.start(first.id, ANNE)
    with Refused("tell-sealed"):
        check_sight(first, BART.id)
    await lobbies.starting.start(second.id, BART)
    first = await played(harbour, lobbies, first)
    seed = first.lobby.seed
    assert first.lobby.sealed
    assert seed not in outcome(first)
    noting = Noting(harbour.tables, at_once)
    await noting.note(first.id)
    assert await harbour.tables.store.results.of_table(first.id) == []
    second = await played(harbour, lobbies, second)
    first = await harbour.tables.open(first.id)
    for live in (first, second):
        check_sight(live, MARY.id)
        told = outcome(live)
        assert seed in told
        assert f"1. <@{ANNE.id}>" in told
        assert f"1. <@{BART.id}>" in told
        assert "just as many" in told
        assert live.lobby.names.keys() >= {ANNE.id, BART.id}
        await noting.note(live.id)
        assert await harbour.tables.store.results.of_table(live.id)
    said = [one for one in port.told if "All tables of this game are over" in one.words]
    assert sorted(one.ping for one in said) == [(ANNE.id,), (BART.id,)]


async def test_another_table_has_as_many_seats(lobbies: Lobbies) -> None:
    first, second = await two(lobbies, computers=(2, 1))
    await lobbies.starting.start(first.id, ANNE)
    with Refused("tell-duplicate-seats"):
        await lobbies.starting.start(second.id, BART)
    assert not second.lobby.sealed
    await lobbies.sitting.add_computer(second.id, BART)
    await lobbies.starting.start(second.id, BART)


async def test_who_has_not_begun_in_time_plays_no_more(harbour: Harbour, lobbies: Lobbies) -> None:
    first, second = await two(lobbies)
    await lobbies.starting.start(first.id, ANNE)
    first = await played(harbour, lobbies, first)
    assert first.lobby.sealed, "the other table may begin yet"
    await harbour.let_pass(seconds=WAITS.total_seconds() + 1)
    first = await harbour.tables.open(first.id)
    second = await harbour.tables.open(second.id)
    assert second.row.status is Status.ENDED
    assert not first.lobby.sealed
    assert first.lobby.compared == {}, "nobody is there to be compared with"
    assert "Duplicate" not in outcome(first)


async def test_a_game_that_has_been_looked_at_is_not_begun_any_more(
    harbour: Harbour, lobbies: Lobbies
) -> None:
    first, second = await two(lobbies)
    await lobbies.starting.start(first.id, ANNE)
    first = await played(harbour, lobbies, first)
    async with harbour.tables.hold(first.id) as live:
        await harbour.tables.change_lobby(live, sealed=False)
    with Refused("tell-duplicate-played"):
        await lobbies.starting.start(second.id, BART)


async def test_a_table_that_is_deleted_holds_up_no_other(harbour: Harbour, lobbies: Lobbies) -> None:
    first, second = await two(lobbies)
    await lobbies.starting.start(second.id, BART)
    await harbour.tables.store.tables.delete(first.id)
    harbour.tables.forget(first.id)
    second = await played(harbour, lobbies, second)
    assert not second.lobby.sealed


async def test_what_an_earlier_process_left_undone_is_done_in_time(
    harbour: Harbour, lobbies: Lobbies, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = await two(lobbies)
    for live, host in ((first, ANNE), (second, BART)):
        await lobbies.starting.start(live.id, host)
    first = await played(harbour, lobbies, first)
    await harbour.let_pass(seconds=WAITS.total_seconds() + 1)
    assert (await harbour.tables.open(first.id)).lobby.sealed, "the other goes on"
    with monkeypatch.context() as killed:
        killed.setattr(lobbies.duplicates, "_look_if_it_can", nothing)
        await played(harbour, lobbies, second)
    assert (await harbour.tables.open(first.id)).lobby.sealed
    await harbour.let_pass(seconds=WAITS.total_seconds() + 1)
    for live in (first, second):
        assert not (await harbour.tables.open(live.id)).lobby.sealed
        assert (await harbour.tables.open(live.id)).lobby.compared


async def test_closing_the_last_lobby_opens_the_others(harbour: Harbour, lobbies: Lobbies) -> None:
    first, second = await two(lobbies)
    await lobbies.starting.start(first.id, ANNE)
    first = await played(harbour, lobbies, first)
    await lobbies.closing.close(second.id, BART)
    await lobbies.duplicates.settle()
    assert not (await harbour.tables.open(first.id)).lobby.sealed


async def test_there_are_only_so_many_tables(lobbies: Lobbies) -> None:
    first = await lobbies.opening.open(ANNE, CHANNEL, "treasure_fleet")
    for other in OTHERS[: MOST - 1]:
        await lobbies.duplicates.open(first.id, other)
    with Refused("tell-duplicate-most"):
        await lobbies.duplicates.open(first.id, OTHERS[MOST - 1])


async def test_one_that_cannot_be_posted_leaves_the_first_as_it_was(
    harbour: Harbour, lobbies: Lobbies, port: Port
) -> None:
    first = await lobbies.opening.open(ANNE, CHANNEL, "treasure_fleet")
    port.refuses.add("post")
    with Refused("tell-cannot-open"):
        await lobbies.duplicates.open(first.id, BART)
    first = await harbour.tables.open(first.id)
    assert (first.lobby.duplicate, first.lobby.salt) == (0, "")
    option = next(one for one in load_game("treasure_fleet").options if one.kind == "bool")
    await lobbies.settling.change(first.id, ANNE, option.id, not option.default)


async def test_who_keeps_his_results_to_himself_is_compared_with_nobody(
    harbour: Harbour, lobbies: Lobbies
) -> None:
    first, second = await two(lobbies)
    await harbour.tables.prefer(BART.id, results=False)
    for live, host in ((first, ANNE), (second, BART)):
        await lobbies.starting.start(live.id, host)
    for live in (first, second):
        await played(harbour, lobbies, live)
    first = await harbour.tables.open(first.id)
    assert list(first.lobby.compared) == [ANNE.id]
    assert BART.id not in first.lobby.names


@pytest.mark.parametrize(
    ("tables", "ahead"),
    [
        ([[10, 4], [7, 9]], [[30, -50], [-30, 50]]),
        ([[10, 4], [7, 9], [7, 2]], [[30, -15], [-15, 60], [-15, -45]]),
        ([[5], [4], [4], [4]], [[10], [-3], [-3], [-3]]),
    ],
)
def test_a_seat_is_compared_with_the_average_of_the_same_seat_elsewhere(
    tables: list[list[int]], ahead: list[list[int]]
) -> None:
    assert ahead_of_others(tables) == ahead


def test_equals_share_a_place() -> None:
    found = places({1: (10, 30), 2: (4, -30), 3: (12, 30)})
    assert found == [Compared(1, 3, 12, 30), Compared(1, 1, 10, 30), Compared(3, 2, 4, -30)]
