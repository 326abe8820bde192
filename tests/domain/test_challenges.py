"""The challenge of the week: one game for everybody, one try each, results when the week is over."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta

import pytest

from bot.challenging.challenging import Challenging
from bot.challenging.week import WEEK, Week, drawn_for, means_of, week_at
from bot.home.heralds import NoChannels
from bot.linking.links import Links
from bot.lobbies.lobbies import Lobbies
from bot.log.exporting import exported
from bot.moderation.acts import check
from bot.remembering.noting import Noting
from bot.tables import LiveTable
from bot.tables.finding.challenges import Over
from bot.tables.finding.sealed import check_sight
from bot.wording.headline import outcome
from data.store import Status
from engine.games import GAMES
from engine.kernel import SOLO, UNLIMITED, Table, commitment
from tests.domain.conftest import ANNE, BART, CHANNEL, CHARLOTTE, GUILD, MARY, Harbour, Refused
from tests.domain.port import Port
from tests.domain.test_noting import at_once


@pytest.fixture
def challenging(harbour: Harbour, lobbies: Lobbies) -> Challenging:
    """The challenges of the harbour; it is a week of the shortest game."""
    week = week_at(harbour.clock.now())
    while drawn_for(week).game != "treasure_fleet":
        harbour.clock.move(WEEK)
        week = week_at(harbour.clock.now())
    return Challenging(harbour.tables, harbour.timers, lobbies.sealing, NoChannels())


async def to_the_end(harbour: Harbour, challenging: Challenging, live: LiveTable) -> LiveTable:
    """A try is played to its end."""
    await harbour.finish(live)
    await challenging.settle()
    return await harbour.tables.open(live.id)


async def over(harbour: Harbour, challenging: Challenging) -> Over:
    """The week passes; what came of its challenge."""
    await harbour.let_pass(days=7)
    found = await challenging.over(challenging.week.before, GUILD, ANNE.id)
    assert found is not None
    return found


async def test_everybody_plays_the_same_game_once(harbour: Harbour, challenging: Challenging) -> None:
    anne, bart = await challenging.begin(ANNE, CHANNEL), await challenging.begin(BART, CHANNEL)
    challenge = await challenging.challenge()
    for live in (anne, bart):
        assert live.game is not None
        assert live.game.commitment == commitment(challenge.seed)
        assert live.game.salt == challenge.salt
        assert live.seat_of(live.row.host) == 0
    assert anne.game is not None
    assert bart.game is not None
    assert anne.game.view(0) == bart.game.view(0)
    ends = [await to_the_end(harbour, challenging, live) for live in (anne, bart)]
    assert ends[0].row.result == ends[1].row.result, "the same answers come to the same"
    with Refused("tell-challenge-tried"):
        await challenging.begin(ANNE, CHANNEL)
    await harbour.let_pass(days=7)
    again = await challenging.begin(ANNE, CHANNEL)
    assert again.lobby.seed != challenge.seed


async def test_nothing_of_a_try_is_seen_before_the_week_is_over(
    harbour: Harbour, challenging: Challenging
) -> None:
    live = await challenging.begin(ANNE, CHANNEL)
    seed = live.lobby.seed
    check_sight(live, ANNE.id)
    with Refused("tell-sealed"):
        check_sight(live, BART.id)
    live = await to_the_end(harbour, challenging, live)
    noting = Noting(harbour.tables, at_once)
    await noting.note(live.id)
    assert await harbour.tables.store.results.of_table(live.id) == [], "nor by anybody's results"
    assert seed not in outcome(live)
    with Refused("tell-sealed-yet"):
        await exported(harbour.tables, live)
    links = Links(harbour.tables, harbour.clock, "https://page.example")
    with Refused("tell-sealed-yet"):
        await links.settled_by(live.id, ANNE)
    with Refused("tell-sealed"):
        await links.give(live.id, BART)
    seen = await challenging.seen(ANNE)
    assert seen.over is None
    assert seen.running.score is not None
    assert await challenging.over(challenging.week, GUILD) is None
    told = await over(harbour, challenging)
    live = await harbour.tables.open(live.id)
    check_sight(live, BART.id)
    assert seed in outcome(live)
    assert b'"seed"' in await exported(harbour.tables, live)
    await noting.note(live.id)
    assert await harbour.tables.store.results.of_table(live.id)
    assert told.challenge.seed == seed
    assert [(one.place, one.member, one.whole) for one in told.places] == [(1, ANNE.id, True)]


async def test_a_try_that_is_not_finished_counts_what_it_has(
    harbour: Harbour, challenging: Challenging, lobbies: Lobbies
) -> None:
    anne, bart, charlotte = [await challenging.begin(who, CHANNEL) for who in (ANNE, BART, CHARLOTTE)]
    charlotte = await to_the_end(harbour, challenging, charlotte)
    await lobbies.closing.end(bart.id, BART)
    await challenging.settle()
    found = {one.member: one for one in (await over(harbour, challenging)).places}
    assert (found[ANNE.id].score, found[ANNE.id].whole) == (0, False)
    assert (found[BART.id].score, found[BART.id].whole) == (0, False)
    assert found[CHARLOTTE.id].whole
    anne = await harbour.tables.open(anne.id)
    assert anne.row.status is Status.ENDED
    assert not anne.lobby.sealed
    assert "counts as it stood" in outcome(anne)


async def test_places_are_those_of_who_shows_results_and_of_all(
    harbour: Harbour, challenging: Challenging
) -> None:
    for who in (ANNE, BART, CHARLOTTE):
        await to_the_end(harbour, challenging, await challenging.begin(who, CHANNEL))
    await harbour.tables.prefer(BART.id, results=False)
    await harbour.tables.prefer(ANNE.id, results=False)
    told = await over(harbour, challenging)
    assert [one.member for one in told.places] == [ANNE.id, CHARLOTTE.id], "her own she sees herself"
    assert [one.place for one in told.places] == [1, 1]
    assert (told.tried, told.own_here) == (3, 1)
    elsewhere = await challenging.over(challenging.week.before, GUILD + 1)
    assert elsewhere is not None
    assert (elsewhere.places, elsewhere.tried, elsewhere.best) == ([], 3, told.best)


async def test_who_had_himself_deleted_has_no_place_and_no_second_try(
    harbour: Harbour, challenging: Challenging
) -> None:
    await to_the_end(harbour, challenging, await challenging.begin(ANNE, CHANNEL))
    await to_the_end(harbour, challenging, await challenging.begin(BART, CHANNEL))
    persons = harbour.tables.store.persons
    (known,) = (await persons.of(ANNE.id)).tries
    assert known.score is not None
    await persons.erase(ANNE.id)
    assert (await persons.of(ANNE.id)).tries == []
    with Refused("tell-challenge-tried"):
        await challenging.begin(ANNE, CHANNEL)
    assert [one.member for one in (await over(harbour, challenging)).places] == [BART.id]


async def test_what_could_not_begin_is_no_try(challenging: Challenging, port: Port) -> None:
    port.refuses.add("thread")
    with Refused("tell-no-thread"):
        await challenging.begin(ANNE, CHANNEL)
    port.refuses.clear()
    assert (await challenging.begin(ANNE, CHANNEL)).is_running


async def test_a_try_that_an_end_of_the_process_kept_from_beginning_is_none(
    harbour: Harbour, challenging: Challenging, lobbies: Lobbies, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patched:
        patched.setattr(lobbies.starting, "begin", _cut_short)
        for who in (ANNE, BART):
            with pytest.raises(asyncio.CancelledError):
                await challenging.begin(who, CHANNEL)
    assert not (await challenging.seen(ANNE)).running.tried
    live = await challenging.begin(ANNE, CHANNEL)
    assert live.is_running
    with Refused("tell-challenge-tried"):
        await challenging.begin(ANNE, CHANNEL)
    with monkeypatch.context() as patched, Refused("tell-challenge-tried"):
        # Another process may be about to begin it.
        patched.setattr("data.store.driver.ranges.Range.has", _of_another)
        await challenging.begin(BART, CHANNEL)
    await over(harbour, challenging)
    rows = await harbour.tables.store.tables.find(status=(Status.LOBBY, Status.PLAYING), guild=GUILD)
    assert rows == [], "no lobby comes to light that nobody opened"


def _of_another(*_: object) -> bool:
    """Another process has that server."""
    return False


async def _cut_short(*_: object) -> None:
    """The process ends."""
    raise asyncio.CancelledError


async def test_nothing_is_tried_out_beside_a_try(challenging: Challenging, lobbies: Lobbies) -> None:
    live = await challenging.begin(ANNE, CHANNEL)
    with Refused("tell-sealed-yet"):
        await lobbies.trying.sandbox(live.id, ANNE, CHANNEL)


async def test_a_moderator_changes_nothing_at_a_sealed_table(challenging: Challenging) -> None:
    live = await challenging.begin(MARY, CHANNEL)
    with Refused("tell-sealed-yet"):
        check(live, MARY)


def test_every_week_has_a_game_that_can_begin_and_all_have_their_turn() -> None:
    week, seen = Week.of("2026-01-02"), set[tuple[str, str, int, bool]]()
    for _ in range(48):
        challenge = drawn_for(week)
        means = means_of(challenge)
        Table.new(
            means.game, seats=means.seats, options=means.options, modules=means.modules,
            seed=means.seed, salt=means.salt,
        )  # fmt: skip
        assert challenge.options[SOLO] != UNLIMITED
        seen.add((challenge.game, challenge.options[SOLO], challenge.seats, bool(challenge.modules)))
        week = week_at(week.ends)
    games = {game for game, *_ in seen}
    assert games == {"marauders", "port_royal", "treasure_fleet"} & set(GAMES)
    assert all(len({grade for game, grade, *_ in seen if game == one}) == 4 for one in games)
    assert {seats for *_, seats, _ in seen} == {3, 4}
    assert ("marauders", True) in {(game, modules) for game, *_, modules in seen}


@pytest.mark.parametrize(
    ("at", "begins"),
    [
        ("2026-07-03T17:59", "2026-06-26"),
        ("2026-07-03T18:00", "2026-07-03"),
        ("2026-07-05T01:00", "2026-07-03"),
    ],
)
def test_a_week_begins_on_friday(at: str, begins: str) -> None:
    week = week_at(datetime.fromisoformat(at).replace(tzinfo=UTC))
    assert week.key == begins
    assert week.ends - week.begins == timedelta(days=7)
    assert week.before.ends == week.begins
