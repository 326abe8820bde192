"""What decisions of computer captains cost: of every game, and of the largest with all modules."""

from __future__ import annotations

import pytest

from bot.bench import captains
from bot.bench.plan import plan


def test_decisions_of_every_game_are_timed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(captains, "PLAYED", 1)
    monkeypatch.setattr(captains, "SEATS", 2)
    monkeypatch.setattr(captains, "GAMES", ["treasure_fleet"])
    mean, worst = captains.captain_figures()
    assert mean.keys() == worst.keys() == {"treasure_fleet", f"{plan().game}-all"}
    assert all(0 < mean[name] < worst[name] for name in mean)
