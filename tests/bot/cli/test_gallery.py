"""Every kind of picture, drawn from sample tables: the gallery and the figures of the bench."""

from __future__ import annotations

import io
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from PIL import Image, ImageChops, ImageStat

from bot.bench import samples
from bot.bench.samples import Draw, kinds, sample
from bot.cli import invoke
from bot.pictures.played import past_filmed
from data.locale import Texts
from engine.games import GAMES
from engine.kernel.history import Past
from render.bench import bench_picture
from render.kit.side_by_side import GAP, PHONE
from render.kit.theme import themes

USUAL = {"board", "captain", "captain-own", "course", "replay"}
BOARDS = 4
"""So many boards have films here: a whole one takes longer than all other pictures, and has a test of its own
(`tests/bot/posting/test_ending.py`).
"""


@pytest.fixture(autouse=True, scope="module")
def _short_films_drawn_once() -> Iterator[None]:
    """Both galleries show the same pictures: each is drawn for the first that asks for it."""

    def first_boards(exported: dict[str, Any]) -> Past:
        past = past_filmed(exported)
        boards = [moment for moment in past.moments if moment.board]
        return msgspec.structs.replace(past, moments=boards[:BOARDS])

    @cache
    def drawn_once(game: str) -> dict[str, Draw]:
        return {kind: cache(draw) for kind, draw in kinds(game, Texts()).items()}

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(samples, "past_filmed", first_boards)
        patched.setattr(samples, "kinds", lambda game, texts: drawn_once(game))
        yield


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("game", list(GAMES))
def test_a_sample_was_played_to_its_end_and_is_looked_at_before(game: str) -> None:
    shown = sample(game)
    assert shown.exported["finished"]
    assert not shown.public["finished"]
    assert shown.public["seat"] is None
    assert shown.own["seat"] is not None
    assert kinds(game, Texts()).keys() >= USUAL


@pytest.mark.in_turn(3)
def test_a_battle_is_among_the_pictures_of_merchants_and_marauders() -> None:
    assert "scene" in kinds("marauders", Texts())


@pytest.mark.in_turn(3)
def test_the_gallery_draws_every_kind_in_every_theme_with_its_words(tmp_path: Path) -> None:
    assert invoke(["gallery", str(tmp_path), "--game", "treasure_fleet"]) == 0
    drawn = {file.stem for file in tmp_path.glob("*.webp")}
    expected = {
        f"treasure_fleet-{kind}-{look}" for kind in kinds("treasure_fleet", Texts()) for look in themes()
    }
    assert drawn == expected
    assert {file.stem for file in tmp_path.glob("*.txt")} == expected
    assert all(file.read_text(encoding="utf-8").strip() for file in tmp_path.glob("*.txt"))


@pytest.mark.in_turn(3)
def test_the_gallery_beside_has_one_picture_of_each_kind_with_all_themes_in_a_row(tmp_path: Path) -> None:
    assert invoke(["gallery", str(tmp_path), "--game", "treasure_fleet", "--beside"]) == 0
    drawn = {file.stem: file for file in tmp_path.glob("*.webp")}
    assert drawn.keys() == {f"treasure_fleet-{kind}" for kind in kinds("treasure_fleet", Texts())}
    with Image.open(drawn["treasure_fleet-board"]) as picture:
        assert picture.width == len(themes()) * (PHONE + GAP) + GAP
        row = picture.convert("RGB")
    with Image.open(io.BytesIO(kinds("treasure_fleet", Texts())["board"]("large").data)) as board:
        large = board.convert("RGB").resize((PHONE, round(board.height * PHONE / board.width)))
    left = GAP + themes().index("large") * (PHONE + GAP)
    shown = row.crop((left, GAP, left + PHONE, GAP + large.height))
    assert max(ImageStat.Stat(ImageChops.difference(shown, large)).mean) < 8


@pytest.mark.parametrize("option", [("--game", "skat"), ("--theme", "neon")])
def test_an_unknown_game_or_theme_is_refused_in_a_line(
    option: tuple[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert invoke(["gallery", str(tmp_path), *option]) == 2
    said = capsys.readouterr().err
    assert option[1] in said
    assert len(said.strip().splitlines()) == 1


@pytest.mark.parametrize("kind", ["board", "replay"])
def test_the_bench_tells_of_a_picture_its_time_and_bytes_and_how_it_compares(kind: str) -> None:
    draw = kinds("treasure_fleet", Texts())[kind]
    figures = bench_picture(lambda: draw("chart"), rounds=1)
    assert figures.bytes == len(draw("chart").data)
    assert figures.ms > 0
    assert figures.ratio > 0
