"""Abilities of captains and specialists in battles."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.marauders.table import Force, SetUp, TestTable, at_battle, at_sea


def sailing(ship: str | Mapping[str, Any] = "frigate", **more: Any) -> dict[str, Any]:
    """A seat at sea with a ship."""
    return at_sea("nassau", ship=ship, **more)


def shooting(
    set_up: SetUp, first: dict[str, Any], second: dict[str, Any], force: Force, *aboard: str
) -> TestTable:
    """A battle of seat 0 against seat 1; these specialists are with seat 0."""
    return set_up({**first, "specialists": list(aboard)}, second, change=at_battle(), force=force)


WON: Force = [("seamanship", [5, 1]), ("seamanship", [1, 2])]
"""Seat 0 wins, seat 1 has no success."""
FELIPE_LOSES: Force = [("seamanship", [1, 2, 3]), ("seamanship", [5, 2])]


def felipe(**cubes: int) -> dict[str, Any]:
    """Felipe, who moves a hit once a battle, in his Frigate."""
    return sailing({"kind": "frigate", **cubes}, captain="felipe_de_los_reyes")


# --- move_hit -------------------------------------------------------------------------------------


def test_A_move_hit_takes_a_hit_at_another_location_once_a_battle(set_up: SetUp) -> None:
    sitting = shooting(
        set_up, felipe(), sailing("sloop"),
        [*FELIPE_LOSES, ("location", [3]), *FELIPE_LOSES, ("location", [3])],
    )  # fmt: skip
    assert sitting.kind == "hit.move"
    assert sitting.offered() == ["from:crew", "no"]
    sitting.play("from:crew")
    assert sitting.offered() == ["to:hull", "to:cargo", "to:masts", "to:cannons", "no"]
    sitting.play("to:cargo")
    assert (sitting.ship(0).crew, sitting.ship(0).cargo) == (3, 2)
    sitting.play("shoot", "shoot")
    assert sitting.kind == "battle.declare"
    assert sitting.ship(0).crew == 2


def test_A_move_hit_may_wait_for_a_worse_hit(set_up: SetUp) -> None:
    sitting = shooting(
        set_up, felipe(), sailing("sloop"),
        [*FELIPE_LOSES, ("location", [1]), *FELIPE_LOSES, ("location", [3])],
    ).play("no", "shoot", "shoot")  # fmt: skip
    assert sitting.kind == "hit.move"
    sitting.play("from:crew", "no")
    assert (sitting.ship(0).cargo, sitting.ship(0).crew) == (2, 2)


def test_G_M23_a_placed_skull_may_be_moved_before_reinforced_hull(set_up: SetUp) -> None:
    ship = sailing({"kind": "frigate", "mods": ["reinforced_hull"]}, captain="felipe_de_los_reyes")
    sitting = shooting(set_up, ship, sailing("sloop"), [*FELIPE_LOSES, ("location", [6])])
    sitting.play("hit:masts", "from:masts", "to:cannons")
    assert sitting.kind == "hull.absorb"
    assert sitting.offered() == ["absorb:cannons", "no"]


# --- reroll_location ------------------------------------------------------------------------------


def test_A_reroll_location_rolls_one_die_of_ones_own_volley_again(set_up: SetUp) -> None:
    sitting = shooting(
        set_up, sailing(), sailing(), [*WON, ("location", [1, 1, 5]), ("location", [4])], "gunner_captain"
    )
    assert sitting.kind == "location.reroll"
    assert sitting.offered() == ["die:0", "die:1", "die:2", "no"]
    sitting.play("die:2")
    assert (sitting.ship(1).cargo, sitting.ship(1).cannons) == (1, 2)


def test_A_reroll_location_is_not_for_the_enemys_volley(set_up: SetUp) -> None:
    sitting = shooting(
        set_up,
        sailing(),
        sailing("sloop"),
        [*WON[1:], ("seamanship", [5, 1]), ("location", [1])],
        "gunner_captain",
    )
    assert sitting.kind == "battle.declare"


# --- loser_shoots ---------------------------------------------------------------------------------


def test_A_loser_shoots_makes_a_hit_more_with_a_success_though_he_lost(set_up: SetUp) -> None:
    force: Force = [("seamanship", [5, 1]), ("seamanship", [6, 2]), ("location", [1, 1]), ("location", [1])]
    sitting = shooting(set_up, sailing(), sailing("sloop"), force, "master_gunner")
    assert sitting.log("battle.fired")[0]["hits"] == 2


def test_A_loser_shoots_nothing_without_a_success_and_never_beyond_the_cannons(set_up: SetUp) -> None:
    force: Force = [("seamanship", [4, 1]), ("seamanship", [6, 2]), ("location", [1])]
    sitting = shooting(set_up, sailing(), sailing("sloop"), force, "master_gunner")
    assert sitting.log("battle.fired")[0]["hits"] == 0
    force = [("seamanship", [5, 1]), ("seamanship", [6, 2]), ("location", [1]), ("location", [1])]
    sitting = shooting(set_up, sailing("sloop"), sailing("sloop"), force, "master_gunner")
    assert sitting.log("battle.fired")[0]["hits"] == 1


# --- extra_dice -----------------------------------------------------------------------------------


def test_A_extra_dice_in_battles_count_in_the_contest(set_up: SetUp) -> None:
    sitting = shooting(
        set_up, sailing(), sailing(), [("seamanship", [1, 1, 1]), ("seamanship", [1, 2])], "sailing_master"
    )
    assert len(sitting.log("battle.rolled")[0]["faces"]) == 3


# --- regain_crew ----------------------------------------------------------------------------------


def test_A_regain_crew_after_a_battle_survived(set_up: SetUp) -> None:
    force: Force = [
        ("seamanship", [1, 2]), ("seamanship", [5, 5]), ("location", [3]), ("seamanship", [1, 2]),
        ("seamanship", [1, 2]),
    ]  # fmt: skip
    sitting = shooting(set_up, sailing(), sailing("sloop"), force, "surgeon")
    assert sitting.ship(0).crew == 2
    sitting.play("shoot", "shoot")
    assert sitting.ship(0).crew == 2
    sitting.play("flee", "flee")
    assert sitting.ship(0).crew == 3
    assert sitting.said("crew.regained", seat=0, count=1)


def test_A_regain_crew_only_what_was_lost_in_it(set_up: SetUp) -> None:
    force: Force = [("seamanship", [1, 2]), ("seamanship", [1, 2])]
    sitting = shooting(set_up, sailing({"kind": "frigate", "crew": 2}), sailing("sloop"), force, "surgeon")
    sitting.play("flee", "flee")
    assert sitting.ship(0).crew == 2
