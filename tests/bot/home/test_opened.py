"""A file of a game that has ended is opened at home as a table that says so."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from bot.cli import invoke
from bot.home.home import Home
from bot.home.ready import Laid, Opened, ready_table
from bot.problems import Problem
from bot.protocol.home.acts import OpenFile
from data.store import Status
from engine.kernel import Table
from tests.bot.home.conftest import Household, declined, done
from tests.kernel.history.test_opened import exported


def written(game: str, **changed: object) -> str:
    """The file of a game that has ended."""
    return json.dumps(exported(game) | changed)


def named(game: str, *players: Any) -> dict[str, Any]:
    """A game that has ended, with the names of those who played it."""
    return exported(game) | {"players": list(players)}


@pytest.mark.parametrize("game", ["marauders", "port_royal", "treasure_fleet"])
async def test_a_file_goes_on_from_a_round_and_its_seats_are_free_to_take(
    at: Household, home: Home, game: str
) -> None:
    file = named(game, "Mary", "Jack", "[b]Grace " + "x" * 90)
    row = await ready_table(home, Laid(opened=Opened(file, 2)))
    assert row is not None
    assert row.status is Status.PLAYING
    page = await at.anne.lobby(row.number)
    assert "(from a file)" in page.title
    assert page.seats[0].mine
    assert [one.name for one in page.seats[1:]] == ["Jack", "[b]Grace " + "x" * 15]
    assert all(one.level is not None for one in page.seats[1:])
    assert "sit" in (await at.bart.lobby(row.number)).may
    live = await home.tables.open(row.number)
    assert live.game is not None
    assert (live.game.seats, list(live.game.modules)) == (3, file["modules"])
    assert live.game.commitment != file["commitment"]


@pytest.mark.parametrize(
    "players", [[], 7, ["A", "B", "B"], ["A", 5, {}], ["A", "B", "\x00"], ["A", "B", ""]]
)
async def test_names_that_nobody_can_have_are_left_out(at: Household, home: Home, players: Any) -> None:
    file = exported("treasure_fleet") | {"players": players}
    row = await ready_table(home, Laid(opened=Opened(file, 1)))
    assert row is not None
    names = [one.name for one in (await at.anne.lobby(row.number)).seats]
    assert len({*names}) == 3
    assert all(names)
    assert "B" not in names


@pytest.mark.parametrize(
    ("change", "why"),
    [({"format": 1}, "format 1"), ({"schema": 900}, "version 900"), ({"inputs": 7}, "not an exported table")],
)
async def test_what_cannot_be_opened_leaves_no_table(home: Home, change: dict[str, Any], why: str) -> None:
    with pytest.raises(Problem, match=why):
        await ready_table(home, Laid(opened=Opened(named("port_royal") | change)))
    assert not await home.tables.all_unfinished()


async def test_a_game_that_goes_on_elsewhere_is_not_opened(home: Home) -> None:
    running = json.loads(json.dumps(Table.new("port_royal", seats=2, seed="on").export()))
    with pytest.raises(Problem, match="has not ended yet"):
        await ready_table(home, Laid(opened=Opened(running)))


async def test_a_file_that_takes_too_long_is_given_up(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.lobbies.reopening.MOST_SECONDS", -1)
    with pytest.raises(Problem, match="within"):
        await ready_table(home, Laid(opened=Opened(named("port_royal"))))


@pytest.mark.parametrize(
    ("written", "why"),
    [
        (b"[" * 200_000, "nested too deeply"),
        (b'{"game": 1', "is not JSON"),
        (b"[]", "is not an exported table"),
        (b" " * 1000, "is not JSON"),
    ],
)
def test_a_hostile_file_is_named_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], written: bytes, why: str
) -> None:
    file = tmp_path / "table.json"
    file.write_bytes(written)
    assert invoke(["play", "--open", str(file), "--no-open"]) == 2
    said = capsys.readouterr().err
    assert why in said
    assert len(said.strip().splitlines()) == 1


def test_a_file_that_is_too_large_is_not_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.cli.tablefile.MOST_BYTES", 1_000_000)
    file = tmp_path / "table.json"
    file.write_bytes(b"0" * 1_000_001)
    assert invoke(["play", "--open", str(file), "--no-open"]) == 2
    assert "larger than 1 megabytes" in capsys.readouterr().err
    file.write_text(json.dumps(named("port_royal")), encoding="utf-8")
    assert invoke(["play", "port_royal", "--open", str(file), "--no-open"]) == 2
    assert "name only --open" in capsys.readouterr().err


# --- chosen on the page ------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["marauders", "port_royal", "treasure_fleet"])
async def test_who_has_opened_a_file_sits_there_in_the_round_he_named(
    at: Household, home: Home, game: str
) -> None:
    table = await done(at.bart, OpenFile(written(game, players=["Mary", "Bart", "Jack"]), 2))
    live = await home.tables.open(table)
    assert live.game is not None
    assert live.row.status is Status.PLAYING
    assert live.game.spec.round_of(live.game.running.state) == 2
    page = await at.bart.lobby(table)
    assert [one.mine for one in page.seats] == [False, True, False], "in the seat of who is called as he is"
    assert "(from a file)" in page.title


@pytest.mark.parametrize(
    ("file", "round", "why"),
    [
        ("", None, "can’t open that file"),
        ("[1, 2", None, "can’t open that file"),
        ('{"format": "\ud800"}', None, "can’t open that file"),
        (written("port_royal", finished=False), None, "wasn’t over when it was saved"),
        (written("port_royal", schema=900), None, "another version"),
        (written("port_royal"), 999, "Round 999 isn’t in that game"),
    ],
    ids=["empty", "broken", "no text", "running", "newer", "no round"],
)
async def test_a_file_that_cannot_be_opened_is_refused_in_a_sentence_for_the_page(
    at: Household, home: Home, file: str, round: int | None, why: str
) -> None:
    act = OpenFile(file) if round is None else OpenFile(file, round)
    said = await declined(at.anne, act)
    assert why in said
    assert "/game" not in said, "there are no commands on a page"
    assert not await home.tables.all_unfinished()
