"""What a game says about balance while it is played: turns, and what they leave undone."""

from __future__ import annotations

import pytest

from engine.captains import play_game
from engine.marauders.checks.tally import turn_told
from tests.marauders.table import SetUp, goods, in_port


@pytest.mark.parametrize(("done", "unused", "passed"), [((), 3, 1), (("move:sea", "move:port"), 1, 0)])
def test_a_turn_tells_what_it_leaves_unused_and_what_is_aboard(
    set_up: SetUp, done: tuple[str, ...], unused: int, passed: int
) -> None:
    seat = in_port("nassau", ship="flute", gold=7, cargo=goods("rum", 2))
    table = set_up(seat, zones={"nassau": {"merchant": "none"}}).play(*done)
    told = {"turns": 1, "unused": unused, "passed": passed, "gold": 7, "cargo": 2}
    assert turn_told(table.game, table.asked(), ["end"]) == told
    assert turn_told(table.game, table.asked(), ["move:sea"]) == {}


def test_turns_of_a_game_are_told_and_every_death_by_its_cause() -> None:
    played = play_game("marauders", levels=[1, 1], seed="told", tally=True)
    assert all(tally.turns["turns"] > played.rounds / 2 for tally in played.tallies)
    assert all(sum(tally.setbacks.values()) == tally.losses for tally in played.tallies)
    assert sum(tally.losses for tally in played.tallies) > 0
