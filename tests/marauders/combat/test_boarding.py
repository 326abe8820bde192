"""Boarding: who boards whom, and what Swivel Guns do (Naval Combat; G-F5, G-F11)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.marauders.combat.at_battle import ROUT, battle, contest, sailing, second_round, sinking
from tests.marauders.table import SetUp

# --- board ----------------------------------------------------------------------------------------


def test_R_board_the_winner_boards_and_crew_combat_begins(set_up: SetUp) -> None:
    sitting = second_round(
        set_up, sailing("sloop"), sailing("sloop"),
        force=[*contest([5, 1], [1, 2]), *ROUT],
    ).play("board", "shoot")  # fmt: skip
    assert sitting.said("battle.boarded", seat=0)
    assert sitting.said("crew.won", winner=0)
    assert sitting.ship(1).crew == 0


@pytest.mark.parametrize("loser", ["board", "flee"])
def test_G_F11_the_winner_boards_whatever_the_loser_declared(set_up: SetUp, loser: str) -> None:
    sitting = second_round(
        set_up, sailing("sloop"), sailing("sloop"),
        force=[*contest([5, 1], [1, 2]), *ROUT],
    ).play("board", loser)  # fmt: skip
    assert sitting.said("battle.boarded", seat=0)


def test_R_board_cannon_hits_come_first(set_up: SetUp) -> None:
    sitting = second_round(
        set_up, sailing("sloop"), sailing("sloop"),
        force=[*contest([5, 6], [5, 2]), ("location", [2]), *ROUT],
    ).play("board", "shoot")  # fmt: skip
    assert sitting.ship(0).masts == 1
    assert sitting.in_order("battle.hit", "battle.boarded", "crew.won")


def test_R_board_without_the_last_crew_the_naval_battle_goes_on(set_up: SetUp) -> None:
    sitting = second_round(
        set_up, sailing({"kind": "sloop", "crew": 1}), sailing("sloop"),
        force=[*contest([5, 6], [5, 2]), ("location", [3])],
    ).play("board", "shoot")  # fmt: skip
    assert not sitting.log("battle.boarded")
    assert battle(sitting).round == 3


def test_R_board_a_sunken_ship_boards_nobody(set_up: SetUp) -> None:
    sitting = second_round(
        set_up, sinking(), sailing("sloop"), force=[*contest([5, 6], [5, 2]), ("location", [1])]
    ).play("board", "shoot")  # fmt: skip
    assert not sitting.log("battle.boarded")
    assert sitting.seat(0).captain is None


def test_R_hit_locations_without_crew_crew_combat_is_lost_once_it_begins(set_up: SetUp) -> None:
    sitting = second_round(
        set_up, sailing("sloop"), sailing({"kind": "sloop", "crew": 0}), force=contest([5, 6], [1, 2])
    ).play("board", "shoot")  # fmt: skip
    assert sitting.said("crew.won", winner=0)
    assert not [line for line in sitting.log("battle.rolled") if line["skill"] == "leadership"]


# --- swivel guns ----------------------------------------------------------------------------------


def gunner(crew: int = 2) -> dict[str, Any]:
    """A Sloop with Swivel Guns."""
    return sailing({"kind": "sloop", "crew": crew, "mods": ["swivel_guns"]})


@pytest.mark.parametrize(("faces", "crew"), [([5, 6], 1), ([1, 5], 1), ([1, 2], 2)])
def test_R_swivel_guns_take_one_crew_with_a_success_of_two_dice(
    set_up: SetUp, faces: list[int], crew: int
) -> None:
    sitting = second_round(
        set_up, gunner(), sailing("sloop"),
        force=[*contest([1, 1], [5, 2]), ("swivel guns", faces), *ROUT],
    ).play("shoot", "board")  # fmt: skip
    assert sitting.said("battle.swivel_guns", seat=0, crew=crew)
    assert sitting.in_order("battle.boarded", "battle.swivel_guns", "crew.hit")


def test_R_swivel_guns_fire_whoever_boards_both_at_once(set_up: SetUp) -> None:
    sitting = second_round(
        set_up, gunner(), gunner(1),
        force=[
            *contest([5, 1], [1, 2]),
            ("swivel guns", [5, 5]),
            ("swivel guns", [1, 5]),
        ],
    ).play("board", "shoot")  # fmt: skip
    assert [line["crew"] for line in sitting.log("battle.swivel_guns")] == [0, 1]
    assert sitting.said("crew.won", winner=0)


@pytest.mark.parametrize("boarded", [2, 1])
def test_G_F5_swivel_guns_that_take_the_boarders_last_crew_end_the_boarding(
    set_up: SetUp, boarded: int
) -> None:
    sitting = second_round(
        set_up, gunner(1), gunner(boarded),
        force=[*contest([5, 1], [1, 2]), ("swivel guns", [1, 5]), ("swivel guns", [5, 5])],
    ).play("board", "shoot")  # fmt: skip
    assert sitting.ship(0).crew == 0
    assert sitting.ship(1).crew == boarded - 1
    assert battle(sitting).round == 3
    assert battle(sitting).boarder == -1
    assert not sitting.log("crew.won")


def test_G_F5_swivel_guns_never_fire_at_crew_0(set_up: SetUp) -> None:
    sitting = second_round(
        set_up, gunner(), gunner(0), force=[*contest([5, 1], [1, 2]), ("swivel guns", [1, 1])]
    )
    sitting.play("board", "shoot")
    assert [line["seat"] for line in sitting.log("battle.swivel_guns")] == [1]
    assert sitting.said("crew.won", winner=0)
