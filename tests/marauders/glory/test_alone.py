"""Alone, for a score: a game with a limit of rounds (R-51)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.kernel import AnswerError, rounds_allowed, solo_score
from engine.marauders.game import MARAUDERS
from tests.marauders.glory.test_ending import PEACE, result, sell_three
from tests.marauders.table import SetUp, in_port

FIERCE: dict[str, Any] = {"options": {"solo": "fierce"}}
"""Eight rounds."""


def test_R51_alone_the_game_ends_after_the_rounds_that_it_has(set_up: SetUp) -> None:
    table = set_up(in_port("havana", glory=2), in_port("havana"), round=7, force=[PEACE], **FIERCE)
    assert not table.state.last_round
    table.play("end", "end")
    assert table.said("table.last-round", rounds=8)
    assert table.state.last_round
    table.play("end", "end")
    assert result(table) == ("rounds", [0])
    assert table.table.result is not None
    assert table.table.result.left == 0


def test_R51_alone_a_goal_ends_it_sooner_and_the_rounds_to_spare_are_counted(set_up: SetUp) -> None:
    table = sell_three(set_up, round=5, **FIERCE).play("end")
    assert result(table) == ("goal", [0])
    assert table.table.result is not None
    assert table.table.result.left == 3
    assert solo_score(10, 3, won=True) == 13
    assert solo_score(9, 3, won=False) == 9


def test_R51_alone_a_goal_in_the_last_round_is_a_goal(set_up: SetUp) -> None:
    table = sell_three(set_up, round=8, last_round=True, **FIERCE)
    assert table.said("goal.reached", seat=0)
    table.play("end")
    assert result(table) == ("goal", [0])


def test_R51_alone_the_limits_get_shorter(set_up: SetUp) -> None:
    option = next(one for one in MARAUDERS.options if one.id == "solo")
    limits = [rounds_allowed(MARAUDERS, {"solo": grade}) for grade in option.choices]
    assert limits == [0, 15, 12, 10, 8]
    assert rounds_allowed(MARAUDERS, {}) == 0, "tables of before have no such setting"


def test_R51_alone_no_other_table_is_limited(set_up: SetUp) -> None:
    table = set_up(in_port("havana", glory=2), in_port("havana"), round=15, force=[PEACE]).play("end", "end")
    assert table.table.result is None
    assert not table.log("table.last-round")


def test_R51_alone_is_no_first_voyage() -> None:
    options = {"solo": "calm", "opening": "first_voyage"}
    with pytest.raises(AnswerError) as refused:
        MARAUDERS.resolve_setup(3, options, ())
    assert refused.value.refusal.key == "voyage-solo"
