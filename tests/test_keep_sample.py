"""What is kept when a version is released is what later versions are held to."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine.games import GAMES, load_game
from engine.kernel.conformance import check_released
from engine.kernel.table.saved import digest
from engine.kernel.table.table import Table
from tests.keep_sample import MID_GAMES, keep


def test_every_game_keeps_a_sample() -> None:
    assert set(MID_GAMES) == set(GAMES)


@pytest.mark.parametrize("game", MID_GAMES)
def test_a_kept_sample_is_a_table_in_mid_game_with_the_shape_of_all_that_is_saved(
    game: str, tmp_path: Path
) -> None:
    keep(game, tmp_path / "samples")
    spec = load_game(game)

    check_released(spec, json.loads((tmp_path / "samples" / f"{spec.schema}.json").read_text("utf-8")))
    table = Table.load((tmp_path / "samples" / f"{spec.schema}.table").read_bytes(), spec)
    assert table.waiting
    assert not table.mended
    assert digest(Table.load(table.save(), spec).running) == digest(table.running)
