"""What members and servers read of finished games; and how well somebody plays, by them."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from bot.remembering.rating import rate
from bot.remembering.records import Records
from bot.servers.settling import Settling
from data.store import Played
from data.store.results.looked import Rated
from tests.domain.conftest import ANNE, BART, CHARLOTTE, ELSEWHERE, GUILD, MARY, Harbour, Refused
from tests.domain.test_noting import at_once

GAME = "port_royal"


@pytest.fixture
def records(harbour: Harbour) -> Records:
    """The records of the harbour."""
    return Records(harbour.tables, at_once)


async def played(harbour: Harbour, *ranking: int, guild: int = GUILD, **more: Any) -> None:
    """One more game, at which these members came in this order."""
    about: dict[str, Any] = {"guild": guild, "game": GAME, "seats": len(ranking), "rounds": 9}
    about |= {"repaired": False} | more
    row = await harbour.tables.store.tables.create(guild=guild, channel=1, host=ranking[0], game=GAME)
    at = datetime(2026, 5, 1, tzinfo=UTC) + timedelta(hours=row.number)
    async with harbour.tables.store.results._database.edit() as session:
        session.add_all(
            Played(
                table_id=row.number, seat=n, member=who, place=n + 1, points=20 - n, won=n == 0,
                finished_at=at, **about,
            )
            for n, who in enumerate(ranking)
        )  # fmt: skip


def games(*rankings: tuple[int, ...]) -> list[Rated]:
    return [
        Rated(table, who, place)
        for table, ranking in enumerate(rankings)
        for place, who in enumerate(ranking, 1)
    ]


def test_who_wins_more_is_rated_higher_and_who_plays_alone_not_at_all() -> None:
    first, second, third = rate(games((1, 2, 3), (1, 3, 2), (2, 1, 3), (1, 2, 3)))
    assert (first.member, second.member, third.member) == (1, 2, 3)
    assert first.points > second.points >= third.points >= 0
    assert {one.games for one in (first, second, third)} == {4}
    assert rate(games((1,), (1,))) == []


def test_equals_at_a_table_are_rated_alike() -> None:
    one, other = rate([Rated(1, 1, 1), Rated(1, 2, 1)])
    assert one.points == other.points


def test_the_same_games_are_always_rated_alike() -> None:
    seats = games(*[(n % 3, (n + 1) % 3, (n + 2) % 3) for n in range(12)])
    assert rate(seats) == rate(seats)


async def test_a_member_reads_his_results_rivals_and_rating(harbour: Harbour, records: Records) -> None:
    for _ in range(3):
        await played(harbour, ANNE.id, BART.id)
    await played(harbour, BART.id, ANNE.id)
    await played(harbour, BART.id, ANNE.id, guild=ELSEWHERE)
    own = await records.of(ANNE, ANNE.id)
    assert [(one.what, one.played, one.won, one.best) for one in own.games] == [(GAME, 4, 3, 20)]
    assert [(one.member, one.ahead, one.behind) for one in own.rivals] == [(BART.id, 3, 1)]
    assert not own.rated[GAME].shown
    await played(harbour, ANNE.id, BART.id)
    own = await records.of(ANNE, ANNE.id)
    assert own.rated[GAME].shown
    assert len(own.latest) == 5


async def test_another_reads_what_is_shown_to_everybody_and_no_rivals(
    harbour: Harbour, records: Records
) -> None:
    await played(harbour, ANNE.id, BART.id)
    seen = await records.of(CHARLOTTE, ANNE.id)
    assert [one.won for one in seen.games] == [1]
    assert seen.rivals == []
    await harbour.tables.prefer(ANNE.id, results=False)
    with Refused("tell-results-own"):
        await records.of(CHARLOTTE, ANNE.id)
    assert (await records.of(ANNE, ANNE.id)).games


async def test_records_and_places_leave_out_who_does_not_want_to_be_there(
    harbour: Harbour, records: Records
) -> None:
    for _ in range(5):
        await played(harbour, ANNE.id, BART.id, feat=3)
    (found,) = await records.server(CHARLOTTE)
    assert found.points is not None
    assert (found.played, found.points.member, [one.member for one in found.places]) == (
        5,
        ANNE.id,
        [ANNE.id, BART.id],
    )
    await harbour.tables.prefer(ANNE.id, results=False)
    (found,) = await records.server(CHARLOTTE)
    assert found.points is not None
    assert found.deed is not None
    assert [found.points.member, found.deed.member, *(one.member for one in found.places)] == [BART.id] * 3


async def test_a_server_settles_places_and_what_counts(harbour: Harbour, records: Records) -> None:
    async def nothing(guild: int, what: int | None) -> None:
        pass

    settling = Settling(harbour.tables, nothing, nothing, nothing)
    for _ in range(5):
        await played(harbour, ANNE.id, BART.id, repaired=True)
    (found,) = await records.server(CHARLOTTE)
    assert (found.points, found.places) == (None, [])
    assert (await records.of(ANNE, ANNE.id)).games == []
    await settling.count(MARY, mended=True)
    (found,) = await records.server(CHARLOTTE)
    assert len(found.places) == 2
    assert (await records.of(ANNE, ANNE.id)).games[0].played == 5
    await settling.count(MARY, places=False)
    (found,) = await records.server(CHARLOTTE)
    assert (found.places, found.has_places) == ([], False)
    with Refused("tell-moderators-only"):
        await settling.count(ANNE, places=True)


async def test_who_is_deleted_is_rated_no_more(harbour: Harbour, records: Records) -> None:
    for _ in range(5):
        await played(harbour, ANNE.id, BART.id)
    assert len(await records.ratings(GUILD, GAME, mended=False)) == 2
    await harbour.tables.store.persons.erase(BART.id)
    assert await records.ratings(GUILD, GAME, mended=False) == []
    assert (await records.of(ANNE, ANNE.id)).rivals == []
