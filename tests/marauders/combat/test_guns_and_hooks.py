"""Chasers, Long Guns and Grappling Hooks in naval combat (Special Weapons; G-F7, G-F8)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.marauders.combat.at_battle import NOTHING, battle, contest, sailing, second_round, sinking
from tests.marauders.table import SetUp, at_battle

# --- chasers --------------------------------------------------------------------------------------


def chasing(**more: Any) -> dict[str, Any]:
    """A Frigate with Chasers."""
    return sailing({"kind": "frigate", "mods": ["chasers"], **more})


def test_R_chasers_hit_once_when_the_enemy_flees(set_up: SetUp) -> None:
    sitting = second_round(
        set_up, chasing(), sailing(), force=[("location", [2]), *NOTHING, *NOTHING]
    ).play("shoot", "flee")  # fmt: skip
    assert sitting.kind == "battle.chasers"
    assert sitting.asked().seat == 0
    sitting.play("fire")
    assert sitting.ship(1).masts == 2
    sitting.play("shoot", "flee")
    assert sitting.kind == "battle.declare"
    assert battle(sitting).round == 4


def test_R_chasers_may_be_held_for_a_later_round(set_up: SetUp) -> None:
    sitting = second_round(set_up, chasing(), sailing(), force=[*NOTHING, ("location", [1])])
    sitting.play("shoot", "flee", "hold")
    assert sitting.ship(1).cargo == 3
    sitting.play("shoot", "flee", "fire")
    assert sitting.ship(1).cargo == 2


def test_R_chasers_wait_while_nobody_flees(set_up: SetUp) -> None:
    sitting = second_round(set_up, chasing(), sailing(), force=NOTHING).play("shoot", "board")
    assert sitting.kind == "battle.declare"


def test_G_F7_chasers_fire_when_one_flees_oneself_and_need_no_cannon(set_up: SetUp) -> None:
    sitting = second_round(set_up, chasing(cannons=0), sailing(), force=[("location", [3]), *NOTHING])
    sitting.play("flee", "shoot", "fire")
    assert sitting.ship(1).crew == 2


def test_G_F7_both_fire_their_chasers_at_once_when_both_flee(set_up: SetUp) -> None:
    sitting = second_round(
        set_up, chasing(), chasing(), force=[("location", [1]), ("location", [3])]
    ).play("flee", "flee")  # fmt: skip
    assert sorted(sitting.table.waiting) == [0, 1]
    sitting.answer(1, "fire")
    sitting.answer(0, "fire")
    assert (sitting.ship(1).cargo, sitting.ship(0).crew) == (2, 2)
    assert sitting.in_order("battle.hit", "battle.both_fled")


def test_G_F7_chasers_take_no_special_ammunition(set_up: SetUp) -> None:
    ship = {"kind": "frigate", "mods": ["chasers"], "weapons": ["grapeshot"]}
    sitting = second_round(set_up, sailing(ship), sailing(), force=[("location", [5])])
    sitting.play("shoot", "flee", "fire")
    assert sitting.kind == "hit.place"


def test_G_F7_a_declared_action_stands_though_masts_fall_with_one_die(set_up: SetUp) -> None:
    sitting = second_round(
        set_up, chasing(), sailing({"kind": "frigate", "masts": 1}),
        force=[("location", [2]), *contest([1, 2], [5])],
    ).play("shoot", "flee", "fire")  # fmt: skip
    assert [line["seat"] for line in sitting.log("battle.fled")] == [1]


def test_R_chasers_can_sink_a_ship(set_up: SetUp) -> None:
    sitting = second_round(set_up, chasing(), sinking(), force=[("location", [1])]).play(
        "shoot", "flee", "fire"
    )
    assert [line["seat"] for line in sitting.log("battle.sunk")] == [1]
    assert len(sitting.log("battle.rolled")) == 2


# --- long guns ------------------------------------------------------------------------------------


def test_R_long_guns_roll_a_die_for_each_cannon_before_the_first_round(set_up: SetUp) -> None:
    ship = {"kind": "frigate", "mods": ["long_guns"], "weapons": ["grapeshot"]}
    sitting = set_up(
        sailing(ship), sailing(), change=at_battle(),
        force=[("long guns", [5, 1, 6]), ("location", [1, 5]), *NOTHING],
    )  # fmt: skip
    assert sitting.kind == "hit.place"
    assert sitting.asked().seat == 1
    assert not sitting.log("battle.declared")
    sitting.play("hit:crew")
    assert (sitting.ship(1).cargo, sitting.ship(1).crew) == (2, 2)
    assert len(sitting.log("battle.long_guns")) == 1


def test_G_F8_both_fire_long_guns_at_once_without_cannons_none(set_up: SetUp) -> None:
    armed = {"kind": "frigate", "mods": ["long_guns"]}
    sitting = set_up(
        sailing(armed), sailing({**armed, "cannons": 1}), change=at_battle(),
        force=[("long guns", [5, 1, 1]), ("long guns", [5]), ("location", [4]), ("location", [4]), *NOTHING],
    )  # fmt: skip
    assert (sitting.ship(0).cannons, sitting.ship(1).cannons) == (2, 0)
    sitting = set_up(
        sailing({**armed, "cannons": 0}), sailing(), change=at_battle(), force=NOTHING
    )  # fmt: skip
    assert sitting.said("battle.long_guns", faces=[], hits=0)


def test_G_F8_sinking_by_long_guns_is_a_victory(set_up: SetUp) -> None:
    sitting = set_up(
        sailing({"kind": "sloop", "mods": ["long_guns"]}), sinking(), change=at_battle(),
        force=[("long guns", [6]), ("location", [1])],
    )  # fmt: skip
    assert not sitting.log("battle.declared")
    assert sitting.seat(1).captain is None
    assert sitting.seat(0).glory == 1


# --- grappling hooks ------------------------------------------------------------------------------


HOOKED = {"kind": "frigate", "weapons": ["grappling_hooks"]}


def test_R_grappling_hooks_roll_any_dice_again_for_who_boards(set_up: SetUp) -> None:
    sitting = second_round(
        set_up, sailing(HOOKED), sailing(),
        force=[*contest([4, 1], [5, 1]), ("seamanship", [6]), ("location", [1])],
    ).play("board", "shoot")  # fmt: skip
    assert sitting.kind == "battle.hooks"
    assert sitting.offered() == ["die:0", "die:1"]
    sitting.play("die:1")
    assert sitting.at("weapon.ship:0") == []
    rolls = [line["faces"] for line in sitting.log("battle.rolled") if line["skill"] == "seamanship"]
    assert rolls[-1] == [4, 6]
    assert sitting.said("battle.boarded", seat=0)


def test_R_grappling_hooks_are_kept_when_no_die_is_chosen(set_up: SetUp) -> None:
    sitting = second_round(set_up, sailing(HOOKED), sailing(), force=NOTHING).play("board", "shoot", [])
    assert sitting.at("weapon.ship:0") == ["grappling_hooks.1"]
    assert battle(sitting).round == 3


@pytest.mark.parametrize("action", ["shoot", "flee"])
def test_R_grappling_hooks_only_for_who_declared_board(set_up: SetUp, action: str) -> None:
    sitting = second_round(set_up, sailing(HOOKED), sailing(), force=NOTHING).play(action, "shoot")
    assert sitting.kind == "battle.declare"


def test_R_grappling_hooks_the_aggressor_first_and_again_until_both_pass(set_up: SetUp) -> None:
    sitting = second_round(
        set_up, sailing(HOOKED), sailing(HOOKED),
        force=[*NOTHING, ("seamanship", [1]), ("seamanship", [1, 1])],
    ).play("board", "board")  # fmt: skip
    assert sitting.asked().seat == 0
    sitting.play([])
    assert sitting.asked().seat == 1
    sitting.play("die:0")
    assert sitting.kind == "battle.hooks"
    assert sitting.asked().seat == 0
    sitting.play(["die:0", "die:1"])
    assert battle(sitting).round == 3
