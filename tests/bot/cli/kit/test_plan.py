"""What the bench measures with is there: its game, its question, and an aim for every game."""

from __future__ import annotations

import pytest

from bot.cli import bench
from bot.cli.kit.plan import plan
from engine.games import GAMES
from engine.kernel import Table


def test_every_game_has_an_aim_and_the_game_measured_is_one_of_them() -> None:
    shipped = [game for game in GAMES if game != "tiny"]
    assert list(plan().decisions) == shipped
    assert plan().game in shipped


def test_the_answers_given_over_and_over_lead_back_to_the_question(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else tables of different length would be restored at different steps."""
    loaded: list[str] = []

    def load(core: bytes) -> Table:
        table = original(core)
        loaded.append(next(iter(table.waiting.values())).kind)
        return table

    original = Table.load
    monkeypatch.setattr(Table, "load", load)
    monkeypatch.setattr(bench, "MANY", 60)
    assert bench.restore_ratio() > 0
    assert set(loaded) == {plan().restored.at}
