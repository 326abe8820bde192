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


@pytest.mark.in_turn(3)
def test_rounds_of_the_largest_game_are_timed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(captains, "PLAYED", 1)
    monkeypatch.setattr(captains, "SEATS", 2)
    monkeypatch.setattr(captains, "time", _Clock())
    timed = [list(captains._rounds(table)) for table in captains._games(plan().game, ())]
    assert len(timed[0]) > 3
    assert all(thinking > 0 and hasty > 0 for thinking, hasty in timed[0])
    figures = captains.round_figures()
    assert all(told.keys() == {plan().game, f"{plan().game}-all"} for told in figures)


class _Clock:
    """Tells how often it was looked at: no round is too short for it."""

    def __init__(self) -> None:
        self._now = 0

    def process_time(self) -> float:
        self._now += 1
        return self._now
