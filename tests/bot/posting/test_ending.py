"""What a finished table leaves: the plot of its points and the film of its boards, posted once."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageSequence

import bot.posting.ending
import render
from bot.bench.samples import sample
from bot.cli import invoke
from bot.cli.tablefile import write_table_file
from bot.pictures.which import Pictured, picture_of_table
from bot.posting.ending import close_film
from bot.tables import LiveTable
from data.locale import Texts
from data.store import Status
from engine.captains import captain
from engine.captains.play import answer_for
from engine.kernel import Table
from engine.kernel.history.past import past_of
from tests.bot.conftest import World
from tests.bot.interactions.cogs.test_cogs import here
from tests.bot.sailor import Sailor, play_on

UNSHOWN = 34
"""Answers before anything of a game is posted; a few more end it."""


async def finished(world: World) -> Any:
    """A table of Treasure Fleet whose last answers were given by components."""
    live = await world.table("Anne", computers=1, game="treasure_fleet")
    async with world.bot.tables.hold(live.id) as held:
        answers = 0
        # Then it is Anne whom it waits for.
        while answers < UNSHOWN or [*held.waiting] != [0]:
            await world.bot.tables.captain_answers(held, min(held.waiting))
            answers += 1
    world.bot.poster.refresh(live)
    await world.bot.poster.settle(live)
    assert live.is_running
    live = await play_on(world, live, [Sailor(world, "Anne")])
    assert live.row.status is Status.FINISHED
    return live


def shown(world: World, place: int) -> int:
    """How many messages of a channel carry the film."""
    return sum("replay.webp" in str(message.components) for message in world.messages(place))


async def test_plot_and_film_are_posted_once_when_a_table_has_ended(world: World) -> None:
    live = await finished(world)
    assert shown(world, live.place) == 1
    newest = str(world.messages(live.place)[-1].components)
    assert newest.index("course.webp") < newest.index("replay.webp")
    assert "how it went" in world.all_text(live.place)
    world.bot.poster.refresh(live)
    await world.bot.poster.settle(live)
    assert shown(world, live.place) == 1


async def test_a_table_that_ends_while_it_is_posted_shows_its_last_message_before_the_film(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await world.table("Anne", computers=1, game="treasure_fleet")
    tables, poster = world.bot.tables, world.bot.poster
    ended: list[int] = []

    async def meanwhile(live: LiveTable, theme: str, before: Pictured | None) -> Pictured | None:
        drawn = await picture_of_table(live, theme, before)
        if not ended:
            async with tables.hold(live.id) as held:
                while held.is_running:
                    await tables.captain_answers(held, min(held.waiting))
            ended.append(live.next_entry)
            poster.refresh(live)
        return drawn

    monkeypatch.setattr("bot.posting.seen.picture_of_table", meanwhile)
    poster.refresh(live)
    await poster.settle(live)
    assert ended
    assert live.row.status is Status.FINISHED
    assert shown(world, live.place) == 1
    posted = [str(message.components) for message in world.messages(live.place)]
    assert "replay.webp" in posted[-1], "the film comes last"
    assert "wins!" in world.text(world.newest("again", live.place))


async def test_how_it_ended_is_said_once(world: World) -> None:
    live = await finished(world)
    assert live.game is not None
    last = world.text(world.newest("again", live.place))
    assert last.count(live.game.seed or "?") == 1
    (line,) = [line for line in last.splitlines() if live.game.seed in line]
    assert "quartermaster verify" in line
    told = world.said(await world.member("Anne").slash(here(world, live), "game fairness"))
    assert live.game.seed in told
    assert live.game.commitment in told
    assert last.count("won") + last.count("win") == 1
    log = await world.click(world.member("Anne"), world.newest("again", live.place), "log")
    assert live.game.seed not in world.said(log), "the outcome has it"


async def test_nobody_is_said_to_be_asked_at_a_table_that_is_over(world: World) -> None:
    live = await finished(world)
    told = world.said(await world.member("Anne").slash(here(world, live), "who"))
    assert "This table is over" in told
    assert "right now" not in told


async def test_the_plot_is_told_in_words_to_whoever_asks_for_them(world: World) -> None:
    live = await finished(world)
    result = await world.click(world.member("Eve"), world.messages(live.place)[-1], "words")
    said = world.said(result)
    assert said.startswith("How treasure was captured")
    assert "As sailing 1 began: " in said
    assert "Anne" in said
    assert shown(world, live.place) == 1


async def test_an_end_that_cannot_be_drawn_is_an_end_all_the_same(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: Any) -> Any:
        raise RuntimeError("no ink")

    monkeypatch.setattr(bot.posting.ending, "ending_pictures", fail)
    live = await finished(world)
    assert shown(world, live.place) == 0
    assert "win" in world.all_text(live.place)


# --- the command ---


@cache
def exported() -> dict[str, Any]:
    """A game of Treasure Fleet among computer captains."""
    table, players = Table.new("treasure_fleet", seats=2, seed="film"), [captain(1, str(n)) for n in range(2)]
    while table.waiting:
        for seat in list(table.waiting):
            answer_for(players[seat], table, seat)
    return table.export() | {"players": ["Anne", "Bart"]}


def test_the_command_writes_film_and_plot_and_tells_how_it_went(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write_table_file(tmp_path / "table.json", exported())
    assert (tmp_path / "table.json").stat().st_mode & 0o777 == 0o600
    film, plot = tmp_path / "film.webp", tmp_path / "plot.webp"
    assert invoke(["replay", str(tmp_path / "table.json"), "-o", str(film), "--plot", str(plot)]) == 0
    assert film.read_bytes()[8:12] == plot.read_bytes()[8:12] == b"WEBP"
    assert film.stat().st_size > plot.stat().st_size
    said = capsys.readouterr().out
    assert "As sailing 1 began: Anne 0 and Bart 0." in said


@pytest.mark.parametrize(
    ("change", "options", "sentence"),
    [
        ({}, ["-o", "film.gif"], "animated picture"),
        ({"finished": False}, ["-o", "film.webp"], "not ended yet"),
        ({"game": "skat"}, ["-o", "film.webp"], "skat"),
        ({}, ["-o", "film.webp", "--theme", "neon"], "no theme"),
        ({}, ["-o", "film.webp", "--rounds", "one"], "“one” are no rounds"),
        ({}, ["-o", "film.webp", "--rounds", "3-2"], "“3-2” are no rounds"),
        ({}, ["-o", "film.webp", "--rounds", "900"], "these rounds were not played"),
        ({}, ["-o", "nowhere/film.webp"], "cannot be written"),
    ],
)
def test_what_cannot_be_shown_is_refused_in_a_line(
    change: dict[str, Any],
    options: list[str],
    sentence: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("table.json").write_text(json.dumps(exported() | change), encoding="utf-8")
    assert invoke(["replay", "table.json", *options]) == 2
    said = capsys.readouterr().err.strip()
    assert sentence in said
    assert len(said.splitlines()) == 1


def length(file: Path) -> int:
    """Milliseconds of a film."""
    with Image.open(file) as film:
        return sum(frame.convert("L").info["duration"] for frame in ImageSequence.Iterator(film))


@pytest.mark.in_turn(3)
def test_the_film_of_some_rounds_is_shorter_and_with_scenes_it_is_longer(tmp_path: Path) -> None:
    write_table_file(tmp_path / "table.json", exported())
    lengths: list[int] = []
    for options in ([], ["--scenes"], ["--rounds", "2-3"], ["--rounds", "2"], ["--rounds", "2", "--scenes"]):
        film = tmp_path / "film.webp"
        assert invoke(["replay", str(tmp_path / "table.json"), "-o", str(film), *options]) == 0
        lengths.append(length(film))
    whole, with_scenes, two, one, one_with_scenes = lengths
    assert one < two < whole < with_scenes
    assert one < one_with_scenes < with_scenes


@pytest.mark.in_turn(3)
def test_a_film_is_no_larger_than_the_command_says(tmp_path: Path) -> None:
    write_table_file(tmp_path / "table.json", exported())
    film = tmp_path / "film.webp"
    for most in (1000, 300):
        assert invoke(["replay", str(tmp_path / "table.json"), "-o", str(film), "--most", str(most)]) == 0
        assert film.stat().st_size <= most * 1000


@pytest.mark.in_turn(3)
async def test_a_close_film_of_merchants_and_marauders_has_a_board_for_each_turn_and_before_each_scene() -> (
    None
):
    played, cues = sample("marauders").exported, render.cues("marauders")
    past = past_of(played, cues.filmed_closely)
    told = [line["key"] for line in played["log"]]
    assert len(past.boards) > told.count("turn.began") > told.count("event.drawn") > 0
    with pytest.raises(ValueError, match=f"rounds 1 to {past.rounds[-1][0]}"):
        close_film(played, Texts(), rounds=range(900, 901))


async def test_who_played_reads_in_private_how_and_a_stranger_is_refused(world: World) -> None:
    live = await finished(world)
    public = world.all_text(live.place)
    mine = world.said(await world.click(world.member("Anne"), world.newest("review", live.place), "review"))
    assert "How you played" in mine
    assert "What cost you most" in mine
    assert "What decided it" in mine
    other = world.said(await world.click(world.member("Eve"), world.newest("review", live.place), "review"))
    assert "no seat here" in other
    assert world.all_text(live.place) == public
    world.check_wire()
