"""What the bench measures with is there: its game, its question, and an aim for every game."""

from __future__ import annotations

from itertools import pairwise

import pytest

from bot.bench import figures
from bot.bench.plan import plan
from engine.games import GAMES
from engine.kernel import Table


def test_every_game_has_an_aim_and_the_game_measured_is_one_of_them() -> None:
    shipped = [game for game in GAMES if game != "tiny"]
    assert list(plan().decisions) == shipped
    assert plan().game in shipped


def test_tables_are_restored_early_and_late_at_the_same_question(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else the ratio would compare different steps."""
    loaded: list[tuple[str, int]] = []

    def load(core: bytes) -> Table:
        table = original(core)
        loaded.append((next(iter(table.waiting.values())).kind, table.running.state.round))
        return table

    original = Table.load
    monkeypatch.setattr(Table, "load", load)
    assert figures.restore_ratio() > 0
    assert {kind for kind, _ in loaded} == {plan().restored}
    rounds = sorted({played for _, played in loaded})
    gap = max(later - sooner for sooner, later in pairwise(rounds))
    assert gap > 5, "none of them is from the middle of the game"
