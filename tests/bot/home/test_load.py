"""A house when much is done at once, and when it is open for long."""

from __future__ import annotations

import asyncio
from collections.abc import Sized
from pathlib import Path
from typing import Any

import pytest

from bot.home.guests import Guest
from bot.home.home import Home
from bot.protocol.home import acts
from bot.protocol.home.acts import Computer, NewGame
from bot.protocol.shapes import Board
from tests.bot.home.conftest import default_answer, done, settings_in
from tests.bot.home.playing import answer
from tests.bot.home.test_site import Browser, served

AT_ONCE = 100
GAMES = 2
"""Games of each of the parts of a day."""
FEW_BYTES = 400_000
"""Bytes of a few pictures."""


async def test_a_hundred_answers_at_once_are_all_heard_and_one_counts(tmp_path: Path) -> None:
    async with served(tmp_path) as (site, session):
        anne = Browser(session, site.url)
        game = {"game": "treasure_fleet", "computers": [{}, {}], "start": True}
        table = (await anne.do(0, "new", **game))["table"]
        asked = await anne.read(f"0/tables/{table}/question")
        picks = asked["default"] or [asked["options"][0]["id"]]
        sent = {"question": asked["number"], "picks": picks}
        told = await asyncio.gather(
            *(anne.send(f"0/tables/{table}/answer", sent) for _ in range(AT_ONCE)),
        )
        assert sum("ok" in one for one in told) == 1
        assert all(one["refused"] for one in told if "ok" not in one)


async def test_people_before_windows_of_their_own_do_not_disturb_each_other(tmp_path: Path) -> None:
    async with served(tmp_path) as (site, session):
        links = [Browser(session, site.url_of(who)) for who in range(4)]
        table = (await links[0].do(0, "new", game="port_royal"))["table"]
        sat = await asyncio.gather(*(links[who].do(who, "sit", table=table) for who in (1, 2, 3)))
        assert all(one["done"] for one in sat)
        seats = (await links[0].read(f"0/home/lobby/{table}"))["seats"]
        assert sorted(one["who"] for one in seats) == [0, 1, 2, 3]
        begun = await asyncio.gather(*(links[0].do(0, "start", table=table) for _ in range(5)))
        assert sum("done" in one for one in begun) == 1


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is kept up to a limit reaches it within an hour."""
    monkeypatch.setattr("bot.protocol.shared.MOST", 50)
    monkeypatch.setattr("bot.protocol.gallery.MOST", FEW_BYTES)
    monkeypatch.setattr("bot.protocol.boards.MOST_BOARDS", 8)


@pytest.mark.in_turn(3)
async def test_a_long_day_leaves_everything_as_large_as_it_was(tmp_path: Path, small: None) -> None:
    async with Home(settings_in(tmp_path), captain=default_answer) as home:
        guests = [Guest(home, who) for who in range(3)]
        sizes: list[dict[str, int]] = []
        for _ in range(3):
            for _ in range(GAMES):
                await _a_game(home, guests)
            sizes.append(_sizes(home))
        grown = {
            name: [size.get(name, 0) for size in sizes]
            for name in sizes[2]
            # A table that was played leaves a number or two.
            if sizes[2][name] > max(size.get(name, 0) for size in sizes[:2]) + 8 * GAMES
        }
        assert not grown
        assert home.doors.gallery._size <= FEW_BYTES


async def _a_game(home: Home, guests: list[Guest]) -> None:
    """A game from its lobby to its end; everybody looks at all there is after each answer."""
    table = await done(guests[0], NewGame("treasure_fleet", people=[1], computers=[Computer()], start=True))
    for _ in range(4):
        live = await home.tables.open(table)
        if live.is_running:
            await answer(home, live)
        for guest in guests:
            await _looks(guest, table)
    if (await home.tables.open(table)).is_running:
        await done(guests[0], acts.Close(table))
    await done(guests[0], acts.Delete(table))


async def _looks(guest: Guest, table: int) -> None:
    """Somebody reads everything that his page reads."""
    await guest.told(table)
    door = await guest.table(table)
    await asyncio.gather(door.table(), door.view(), door.question(), door.story(None))
    board = await door.board()
    if isinstance(board, Board):
        assert await door.picture(board.picture.token)


def _sizes(home: Home) -> dict[str, int]:
    """The sizes of everything that could grow."""
    doors = home.doors
    held: dict[str, Any] = {
        "home": home,
        "notices": home.notices,
        "tables": home.tables,
        "doors": doors,
        **{name: getattr(doors, name) for name in ("gallery", "boards", "shared", "stories", "pulses")},
        **{name: getattr(doors, name) for name in ("lookups", "acting")},
    }
    return {
        f"{owner}.{name}": _size(value)
        for owner, thing in held.items()
        for name, value in getattr(thing, "__dict__", {}).items()
    }


def _size(value: Any) -> int:
    """How much a container holds, those directly in it included."""
    if isinstance(value, (str, bytes)) or not isinstance(value, Sized):
        return 0
    inner = list(value.values()) if isinstance(value, dict) else []
    return len(value) + sum(len(one) for one in inner if isinstance(one, (dict, list, set, tuple)))
