"""Points for a stash that cost more and more (Seas of Glory: Give Me Glory or Give Me Death)."""

from __future__ import annotations

from typing import Any

import pytest

from data.locale import Texts, brief
from engine.marauders.glory.ending import points_for, stash_points
from tests.marauders.table import SetUp, in_port

DEARER = ("give_me_glory",)
PLAYED: Any = {"modules": DEARER}


@pytest.mark.parametrize(
    ("gold", "points"),
    [(9, 0), (10, 1), (24, 1), (25, 2), (44, 2), (45, 3), (50, 3), (69, 3), (70, 4), (99, 4), (100, 5)],
)
def test_S_glory_each_point_costs_5_gold_more_than_the_one_before(
    set_up: SetUp, gold: int, points: int
) -> None:
    table = set_up(in_port("havana", stash=gold), **PLAYED)
    assert stash_points(table.game, table.seat()) == points


def test_G_S26_further_points_cost_5_gold_more_each_and_half_the_goal_counts(set_up: SetUp) -> None:
    table = set_up(in_port("havana", stash=200), options={"goal": 14}, **PLAYED)
    assert [points_for(table.game, 0, gold).points for gold in (134, 135, 174, 175)] == [5, 6, 6, 7]
    assert stash_points(table.game, table.seat()) == 7
    plain = set_up(in_port("havana", stash=200), **PLAYED)
    assert stash_points(plain.game, plain.seat()) == 5


def test_S_glory_the_goal_needs_the_dearer_points(set_up: SetUp) -> None:
    for stash, reached in ((99, False), (100, True)):
        table = set_up(in_port("havana", stash=stash, glory=5), in_port("nassau"), **PLAYED).play("end")
        assert bool(table.log("goal.reached")) == reached


def test_G_S26_ties_are_broken_by_the_gold_stashed(set_up: SetUp) -> None:
    seats = in_port("havana", glory=9, stash=12), in_port("nassau", glory=9, stash=24)
    table = set_up(*seats, turn=1, last_round=True, **PLAYED).play("end")
    result = table.table.result
    assert result is not None
    assert (result.winners, [score["stash_points"] for score in result.scores]) == ([1], [1, 1])


@pytest.mark.parametrize(
    ("stash", "modules", "more"),
    [
        (12, (), 8),
        (50, (), 0),
        (12, ("give_me_glory",), 13),
        (45, ("give_me_glory",), 25),
        (100, ("give_me_glory",), 0),
    ],
)
def test_who_stashes_reads_what_the_next_point_takes(
    set_up: SetUp, stash: int, modules: tuple[str, ...], more: int
) -> None:
    table = set_up(in_port("nassau", gold=20, stash=stash), modules=modules).play("port", "stash")
    assert table.asked().private_args["next"] == more
    told = brief.more(Texts("en"), table.asked())
    assert (f"{more} more is +1 glory" in told) == (more > 0)
    assert "next" not in table.asked().args
