"""Seasons: spans with a name, and who stands where by the games that ended in them."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

import pytest

from bot.remembering.records import Records
from bot.servers.settling import Settling
from bot.tables.servers.defaults import Defaults
from bot.tables.servers.seasons import LONGEST_NAME, MOST_KEPT, Season, begun, standings
from data.store import Played
from data.store.results.looked import Rated
from tests.domain.conftest import ANNE, BART, CHARLOTTE, ELSEWHERE, GUILD, MARY, Harbour, Refused
from tests.domain.test_noting import at_once


@pytest.fixture
def records(harbour: Harbour) -> Records:
    """The records of the harbour."""
    return Records(harbour.tables, at_once)


@pytest.fixture
def settling(harbour: Harbour) -> Settling:
    """What moderators settle."""

    async def nothing(guild: int, what: int | None) -> None:
        pass

    return Settling(harbour.tables, nothing, nothing, nothing)


async def ended(harbour: Harbour, *ranking: int, guild: int = GUILD, **more: Any) -> None:
    """A game has just ended at which these members came in this order."""
    row = await harbour.tables.store.tables.create(guild=guild, channel=1, host=ranking[0], game="port_royal")
    about: dict[str, Any] = {"rounds": 9, "repaired": False, "finished_at": harbour.clock.now()} | more
    async with harbour.tables.store.results._database.edit() as session:
        session.add_all(
            Played(
                table_id=row.number, seat=n, guild=guild, member=who, game="port_royal",
                seats=len(ranking), place=n + 1, points=9, won=n == 0, **about,
            )
            for n, who in enumerate(ranking)
        )  # fmt: skip


async def stand(records: Records, asks: Any = CHARLOTTE) -> list[tuple[int, int, int, int, int]]:
    """Who stands where."""
    found = (await records.season(asks)).standings
    return [(one.place, one.member, one.points, one.games, one.won) for one in found]


async def test_only_games_that_end_within_a_season_count_for_it(
    harbour: Harbour, records: Records, settling: Settling
) -> None:
    assert (await records.season(CHARLOTTE)).season is None
    await ended(harbour, ANNE.id, BART.id)
    harbour.clock.move(timedelta(days=1))
    await settling.begin_season(MARY, "Spring", harbour.clock.now())
    assert await stand(records) == []
    harbour.clock.move(timedelta(days=1))
    await ended(harbour, BART.id, ANNE.id, CHARLOTTE.id)
    await ended(harbour, BART.id, ANNE.id, guild=ELSEWHERE)
    await ended(harbour, ANNE.id, BART.id, repaired=True)
    await ended(harbour, CHARLOTTE.id)
    expected = [(1, BART.id, 2, 1, 1), (2, ANNE.id, 1, 1, 0), (3, CHARLOTTE.id, 0, 1, 0)]
    assert await stand(records) == expected
    harbour.clock.move(timedelta(days=1))
    await settling.begin_season(MARY, "", harbour.clock.now())
    harbour.clock.move(timedelta(days=1))
    await ended(harbour, ANNE.id, BART.id)
    found = (await records.season(CHARLOTTE)).season
    assert found is not None
    assert (found.name, found.until) == ("Spring", harbour.clock.now() - timedelta(days=1))
    assert await stand(records) == expected, "it is over"
    harbour.clock.move(timedelta(hours=1))
    await settling.begin_season(MARY, "Summer", harbour.clock.now())
    assert await stand(records) == [], "what ended in between belongs to none"


async def test_a_season_that_is_begun_twice_goes_on(
    harbour: Harbour, records: Records, settling: Settling
) -> None:
    await settling.begin_season(MARY, "Spring", harbour.clock.now())
    since = harbour.clock.now()
    harbour.clock.move(timedelta(days=1))
    await ended(harbour, BART.id, ANNE.id)
    for typed in ("Spring", "  Spring "):
        await settling.begin_season(MARY, typed, harbour.clock.now())
    found = (await records.season(CHARLOTTE)).season
    assert found == Season("Spring", since)
    assert [member for _, member, *_ in await stand(records)] == [BART.id, ANNE.id]
    harbour.clock.move(timedelta(days=1))
    await settling.begin_season(MARY, "", harbour.clock.now())
    await settling.begin_season(MARY, "Spring", harbour.clock.now())
    assert await stand(records) == [], "another one of the same name"


async def test_who_shows_his_results_to_nobody_is_as_if_he_had_not_been_there(
    harbour: Harbour, records: Records, settling: Settling
) -> None:
    await settling.begin_season(MARY, "Spring", harbour.clock.now())
    await ended(harbour, ANNE.id, BART.id, CHARLOTTE.id)
    await harbour.tables.prefer(ANNE.id, results=False)
    assert await stand(records) == [(1, BART.id, 1, 1, 1), (2, CHARLOTTE.id, 0, 1, 0)]


async def test_only_moderators_begin_and_end_seasons(harbour: Harbour, settling: Settling) -> None:
    now = harbour.clock.now()
    with Refused("tell-moderators-only"):
        await settling.begin_season(ANNE, "Spring", now)
    with Refused("tell-season-none"):
        await settling.begin_season(MARY, " ", now)
    with Refused("tell-season-long"):
        await settling.begin_season(MARY, "x" * (LONGEST_NAME + 1), now)
    await settling.begin_season(MARY, "  The   long\nwinter ", now)
    season = Defaults.of(await harbour.tables.guild(GUILD)).season
    assert season == Season("The long winter", now)


def test_a_point_for_each_member_whom_one_came_before() -> None:
    seats = [
        *(Rated(1, who, place) for who, place in ((5, 1), (6, 2), (7, 2))),
        *(Rated(2, who, place) for who, place in ((6, 1), (5, 3))),
        Rated(3, 7, 1),
    ]
    found = [(one.place, one.member, one.points, one.games, one.won) for one in standings(seats)]
    assert found == [(1, 5, 2, 2, 1), (2, 6, 1, 2, 1), (3, 7, 0, 1, 0)]


def test_equals_share_a_place() -> None:
    seats = [Rated(1, 5, 1), Rated(1, 6, 2), Rated(2, 6, 1), Rated(2, 5, 2)]
    assert [one.place for one in standings(seats)] == [1, 1]


def test_the_newest_seasons_are_kept_and_what_is_damaged_is_none() -> None:
    seasons: tuple[Season, ...] = ()
    start = datetime.fromisoformat("2026-05-04T12:00:00+00:00")
    for day in range(MOST_KEPT + 3):
        seasons = begun(seasons, f"Day {day}", start + timedelta(days=day))
    assert len(seasons) == MOST_KEPT
    assert [one.until is None for one in seasons] == [False] * (MOST_KEPT - 1) + [True]
    assert [Season.of(one.stored()) for one in seasons] == list(seasons)
    assert Season.of(["x", "yesterday", None]) is None
    assert Season.of({"name": 1}) is None
