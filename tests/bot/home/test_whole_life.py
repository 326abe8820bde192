"""A whole life of each game at home: nobody there has ever heard of Discord."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest
from msgspec import UNSET

from bot.home.guests import Guest
from bot.home.home import Home
from bot.protocol.home.acts import Again, Close, Computer, Leave, NewGame, Sit, Start, Voyage
from bot.protocol.home.pages import Entry
from bot.tables.thinking.captains import computer_answer
from data.store import Status
from engine.captains import Level
from engine.games import GAMES
from engine.kernel import guided
from tests.bot.home.conftest import done, settings_in
from tests.bot.home.playing import play

REAL = [game for game in GAMES if game != "tiny"]


@pytest.fixture
async def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Home:
    """A house whose computer captains think for themselves; its games play out alike in every run."""
    monkeypatch.setattr("bot.lobbies.opening.new_seed", lambda: "home")
    return Home(settings_in(tmp_path), captain=computer_answer)


async def entry(guest: Guest, table: int) -> Entry:
    """A table as somebody reads of it in the list."""
    return next(one for one in (await guest.page()).tables if one.table == table)


@pytest.mark.parametrize("game", REAL)
async def test_a_first_voyage_is_sailed_from_one_press_to_its_end(house: Home, game: str) -> None:
    async with house as home:
        anne = Guest(home, 0)
        box = next(one for one in (await anne.page()).games if one.game == game)
        assert box.voyage
        assert box.cover
        table = await done(anne, Voyage(game))
        live = await home.tables.open(table)
        assert guided(live.row.options)
        assert [holder.level for holder in live.holders] == [None, Level.GENTLE, Level.GENTLE]
        told = await entry(anne, table)
        assert (told.standing, told.me, told.asked, told.hosting) == ("playing", 0, True, True)
        live = await play(home, table)
        assert live.row.status is Status.FINISHED
        told = await entry(anne, table)
        assert told.standing == "finished"
        assert told.ending
        assert sorted(rank.seat for rank in told.ending.ranks) == [0, 1, 2]
        assert told.ending.ranks[0].rank == 1
        assert "again" in told.may


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("game", REAL)
async def test_a_game_with_all_there_is_is_played_by_two_people_and_computer_captains(
    house: Home, game: str
) -> None:
    async with house as home:
        anne, bart = Guest(home, 0), Guest(home, 1)
        box = next(one for one in (await anne.page()).games if one.game == game)
        computers, sets = [Computer(2, "Long Ben"), Computer(1)], [one.id for one in box.sets]
        wanted = NewGame(game, people=[1], computers=computers, set=sets[-1] if sets else UNSET, start=True)
        table = await done(anne, wanted)
        live = await home.tables.open(table)
        assert len(live.row.modules) >= len(box.modules) - 1, "two of them exclude each other"
        assert [holder.name for holder in live.holders][:3] == ["Anne", "Bart", "Long Ben"]
        assert [holder.level for holder in live.holders] == [None, None, 2, 1]
        live = await play(home, table)
        assert live.row.status is Status.FINISHED
        assert (await entry(bart, table)).standing == "finished"
        again = await done(bart, Again(table))
        page = await anne.lobby(again)
        assert [one.mine for one in page.invites] == []
        assert page.host == 1
        await done(anne, Sit(again))
        await done(bart, Start(again))
        assert (await home.tables.open(again)).is_running


async def test_nothing_of_a_house_loads_discord() -> None:
    # Other tests of this process may have loaded it: another process has not.
    code = (
        "import sys, bot.home.guests; print([name for name in ('discord', 'simcord') if name in sys.modules])"
    )
    process = await asyncio_run(code)
    assert process == "[]"


async def asyncio_run(code: str) -> str:
    """What a program prints."""

    root = Path(__file__).parents[3]
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", code, stdout=asyncio.subprocess.PIPE, cwd=root
    )
    out, _ = await process.communicate()
    return out.decode().strip()


async def test_who_leaves_a_game_is_followed_by_a_computer_captain_and_the_last_one_ends_it(
    house: Home,
) -> None:
    async with house as home:
        anne, bart = Guest(home, 0), Guest(home, 1)
        table = await done(anne, NewGame("port_royal", people=[1], computers=[Computer()], start=True))
        await play(home, table, answers=3)
        await done(bart, Leave(table))
        told = await entry(anne, table)
        assert told.seats[1].level is not None
        assert any("Bart" in one.said or "left" in one.said for one in (await anne.lobby(table)).notices)
        await done(bart, Sit(table, seat=1))
        assert (await entry(bart, table)).me == 1
        await done(bart, Leave(table))
        await done(anne, Close(table))
        assert (await entry(anne, table)).standing == "ended"
