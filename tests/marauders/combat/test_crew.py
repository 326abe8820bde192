"""Crew combat (Crew Combat; G-F1, G-F2, G-F10)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from engine.marauders.combat.battle import Battle
from engine.marauders.combat.crew import CrewCombat
from engine.marauders.combat.sides import Combat
from tests.marauders.table import SetUp, TestTable, at_battle, at_battle_with, at_sea, skilled

Rounds = Sequence[tuple[Sequence[int], Sequence[int]]]


def boarded(
    set_up: SetUp, crews: tuple[int, int], rounds: Rounds, leadership: int = 2, kind: str = "frigate"
) -> TestTable:
    """Seat 0 boards seat 1 in the second round, with so many Crew each; then these rounds of crew combat."""
    seats = [
        at_sea("nassau", captain=skilled(leadership=leadership), ship={"kind": kind, "crew": crew})
        for crew in crews
    ]  # fmt: skip
    force = [("seamanship", [1, 2]), ("seamanship", [1, 2]), ("seamanship", [5, 2]), ("seamanship", [1, 2])]
    force += [("leadership", faces) for both in rounds for faces in both]
    return set_up(*seats, change=at_battle(), force=force).play("board", "shoot")


def lost(sitting: TestTable) -> list[tuple[int, int, int]]:
    """Who lost how many Crew, and how many are left."""
    return [(line["seat"], line["hits"], line["crew"]) for line in sitting.log("crew.hit")]


def test_R_crew_combat_each_success_takes_one_of_the_enemys_crew_both_at_once(set_up: SetUp) -> None:
    sitting = boarded(set_up, (3, 3), [([5, 1], [5, 5]), ([5, 6], [5, 1])])
    assert lost(sitting) == [(0, 2, 1), (1, 1, 2), (0, 1, 0), (1, 1, 1)]


def test_R_crew_combat_never_more_hits_than_ones_own_crew_before_the_roll(set_up: SetUp) -> None:
    sitting = boarded(set_up, (2, 3), [([5, 5, 5], [5, 1, 1]), ([1, 1, 1], [5, 1, 1])], leadership=3)
    assert lost(sitting)[:2] == [(0, 1, 1), (1, 2, 1)]


def test_G_F10_with_one_crew_one_may_board_and_makes_one_hit_a_round(set_up: SetUp) -> None:
    sitting = boarded(set_up, (1, 1), [([5, 5], [1, 1])], kind="flute")
    assert lost(sitting) == [(1, 1, 0)]
    assert sitting.said("crew.won", winner=0)


def test_R_crew_combat_without_crew_it_is_lost(set_up: SetUp) -> None:
    sitting = boarded(set_up, (3, 1), [([1, 1], [5, 1]), ([5, 1], [5, 1])])
    assert lost(sitting) == [(0, 1, 2), (0, 1, 1), (1, 1, 0)]
    assert sitting.said("crew.won", winner=0)


@pytest.mark.parametrize(
    ("first", "second", "winner"),
    [([5, 1], [5, 6], 1), ([5, 6], [5, 4], 0), ([5, 3], [6, 2], 0), ([6, 1], [5, 2], 1)],
    ids=["more successes", "more successes though one counted", "more pips", "more pips of the other"],
)
def test_G_F1_both_lose_the_last_crew_and_the_better_dice_win(
    set_up: SetUp, first: list[int], second: list[int], winner: int
) -> None:
    sitting = boarded(set_up, (1, 1), [(first, second)])
    assert sitting.said("crew.won", winner=winner)
    assert sitting.ship(winner).crew == 0


def test_G_F2_a_full_tie_ends_it_without_a_winner_and_both_live(set_up: SetUp) -> None:
    sitting = boarded(set_up, (1, 1), [([5, 2], [6, 2])])
    assert sitting.log("crew.drawn")
    assert sitting.kind == "turn.action"
    assert [sitting.ship(n).crew for n in (0, 1)] == [0, 0]
    assert [sitting.seat(n).glory for n in (0, 1)] == [0, 0]


def test_G_F10_without_crew_it_is_lost_at_once(set_up: SetUp) -> None:
    sitting = boarded(set_up, (1, 0), [])
    assert sitting.said("crew.won", winner=0)


def test_R_crew_combat_an_npc_fights_with_its_leadership(set_up: SetUp) -> None:
    sitting = set_up(
        at_sea("nassau", ship="frigate"), change=at_battle_with("admiral_binckes", crew=1),
        force=[("seamanship", [1, 2]), ("seamanship", [1, 2]), ("seamanship", [5, 2]), ("seamanship", [1, 2]),
               ("leadership", [1, 1]), ("leadership", [1, 2, 3, 4]), ("leadership", [5, 1])],
    ).play("board", "shoot")  # fmt: skip
    assert len(sitting.log("battle.rolled")[-1]["faces"]) == 4


def test_R_crew_combat_says_its_result_to_the_combat_it_belongs_to(set_up: SetUp) -> None:
    """It needs no battle: rumors and missions begin it as well."""
    assert set(CrewCombat.__struct_fields__) == {"round", "rolling"}
    assert issubclass(Battle, Combat)
