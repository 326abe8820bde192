"""The table that is laid for whoever opens the house, and where he begins."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.home.home import Home
from bot.home.ready import Laid, ready_table
from bot.home.site import HomeSite
from bot.problems import Problem
from bot.protocol.home import acts
from data.store import GameTable
from tests.bot.home.conftest import Household, default_answer, done, settings_in


async def laid(home: Home, *how: object) -> GameTable:
    """A table that is laid."""
    row = await ready_table(home, Laid(*how))  # pyright: ignore[reportArgumentType]
    assert row is not None
    return row


async def test_without_a_game_the_house_is_shown(home: Home) -> None:
    assert await ready_table(home, Laid()) is None
    assert not await home.tables.all_unfinished()


async def test_a_table_is_laid_with_seats_and_modules_and_its_game_can_begin(
    at: Household, home: Home
) -> None:
    row = await laid(home, "marauders", 3, ("new_cards",))
    page = await at.anne.lobby(row.number)
    assert [one.who for one in page.seats][:1] == [0]
    assert [one.level is not None for one in page.seats[1:]] == [True, True]
    assert [one.id for one in page.modules if one.on] == ["new_cards"]
    assert "start" in page.may
    assert len((await at.anne.lobby((await laid(home, "port_royal")).number)).seats) == 4


async def test_what_was_played_goes_on_and_a_lobby_is_settled_anew(at: Household, home: Home) -> None:
    first = await laid(home, "marauders", 2)
    assert (await laid(home, "marauders")).number == first.number
    again = await laid(home, "marauders", 3, ())
    assert again.number == first.number
    assert len((await at.anne.lobby(first.number)).seats) == 3
    await done(at.anne, acts.Start(first.number))
    assert (await laid(home, "marauders")).number == first.number
    assert (await laid(home, "marauders", 2)).number != first.number


async def test_without_a_name_it_is_the_first_game(home: Home) -> None:
    assert (await laid(home, "", 2)).game == "marauders"


async def test_a_table_that_there_cannot_be_is_a_problem(home: Home) -> None:
    with pytest.raises(Problem, match="2 to 4 seats"):
        await laid(home, "marauders", 9)


async def test_the_host_begins_where_he_wants_to(tmp_path: Path) -> None:
    settings = settings_in(tmp_path).with_changes({"play_port": 0})
    async with HomeSite(settings, captain=default_answer) as site:
        assert await site.first(Laid()) == site.url
        first = await site.first(Laid("port_royal", 2))
        assert first == f"{site.url}#table/1"
        await done(site.guests[0], acts.Start(1))
        assert await site.first(Laid("port_royal")) == f"{site.url}play?who=0&table=1"
