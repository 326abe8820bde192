"""Double Shot: skulls hit twice and spread (Seas of Glory: New Special Weapons)."""

from __future__ import annotations

import pytest

from engine.marauders.state import LOCATIONS
from tests.marauders.seas_of_glory.armed import FRIGATE, MODULES, armed, contest, cubes, duel, shots, sides
from tests.marauders.table import SetUp, at_battle, at_sea

AMMUNITION = ("chain_shot", "grapeshot", "heated_shot", "double_shot")


def test_S_double_shot_two_skulls_hit_twice_others_once(set_up: SetUp) -> None:
    table = duel(set_up, armed("double_shot"), force=shots(5, 6, 5)).play("double_shot")
    assert table.said("double_shot.fired", seat=0, more=2, hits=5)
    assert cubes(table, 1) == dict.fromkeys(LOCATIONS, 2)


def test_G_S19_one_skull_hits_twice(set_up: SetUp) -> None:
    table = duel(set_up, armed("double_shot"), force=shots(5, 1, 1)).play("double_shot")
    assert table.said("double_shot.fired", seat=0, more=1, hits=2)
    table.play("hit:crew")
    assert "hit:crew" not in table.offered()
    table.play("hit:masts")
    assert cubes(table, 1) == FRIGATE | {"cargo": 1, "crew": 2, "masts": 2}


def test_S_double_shot_counts_for_all_who_look_as_so_many_more_shots(set_up: SetUp) -> None:
    table = duel(set_up, armed("double_shot"), force=shots(5, 6, 1)).play("double_shot")
    assert len(sides(table)[0].shots) == len(sides(table)[0].aimed) == 5


def test_S_double_shot_needs_a_skull(set_up: SetUp) -> None:
    assert duel(set_up, armed("double_shot"), force=shots(1, 2, 3)).kind == "battle.declare"


def test_S_double_shot_number_hits_come_first(set_up: SetUp) -> None:
    table = duel(set_up, armed("double_shot"), {"kind": "frigate", "masts": 1}, force=shots(2, 5, 1)).play(
        "double_shot"
    )
    assert table.offered() == ["hit:hull", "hit:cargo", "hit:crew", "hit:cannons"]


def test_S_double_shot_number_hits_passed_to_the_hull_leave_less_of_it(set_up: SetUp) -> None:
    weak = {"kind": "frigate", "hull": 2, "masts": 0}
    table = duel(set_up, armed("double_shot"), weak, force=shots(2, 2, 5, dice=1)).play("double_shot")
    assert table.offered() == ["hit:cargo", "hit:crew", "hit:cannons"]


def test_S_double_shot_skulls_spread_as_evenly_as_possible(set_up: SetUp) -> None:
    weak = {"kind": "frigate", "cargo": 0, "masts": 0}
    table = duel(set_up, armed("double_shot"), weak, force=shots(5, 5, 5, dice=1)).play("double_shot")
    assert table.offered() == ["hit:hull", "hit:crew", "hit:cannons"], "each has one of the five by now"
    assert table.asked().args["left"] == 2
    assert table.play("hit:crew").offered() == ["hit:hull", "hit:cannons"]
    table.play("hit:cannons")
    assert cubes(table, 1) == {"hull": 2, "cargo": 0, "masts": 0, "crew": 1, "cannons": 1}


def test_S_double_shot_a_location_used_up_takes_no_more(set_up: SetUp) -> None:
    weak = {"kind": "frigate", "cargo": 1, "masts": 0, "cannons": 0}
    table = duel(set_up, armed("double_shot"), weak, force=shots(5, 5, 4, dice=1)).play("double_shot")
    assert table.offered() == ["hit:hull", "hit:crew"]


def test_G_S19_once_all_others_are_empty_the_rest_go_to_the_hull(set_up: SetUp) -> None:
    wreck = {"kind": "frigate", "cargo": 0, "masts": 0, "cannons": 0, "crew": 1}
    table = duel(set_up, armed("double_shot"), wreck, force=shots(5, 5, 5, dice=1)).play("double_shot")
    assert table.log("battle.skulls")[0]["locations"] == ["hull"] * 4 + ["crew"]
    assert table.log("battle.sunk")


@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("standing", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("skulls", [2, 4, 5])
def test_G_S19_a_skull_for_each_location_that_stands_is_no_question(
    set_up: SetUp, first: int, standing: int, skulls: int
) -> None:
    left = {at: 3 * (n < standing) for n, at in enumerate(("hull", "crew", "cannons", "cargo", "masts"))}
    faces = {2: [5, 2, 2], 4: [5, 5, 2], 5: [5, 5, 5]}[skulls]
    change = at_battle(first, 1 - first)
    mine, theirs = armed("double_shot"), {"kind": "galleon", **left}
    ships = [mine, theirs] if first == 0 else [theirs, mine]
    force = [*contest([5, 1], [1] * (2 if left["masts"] else 1)), ("location", faces)]
    table = set_up(
        *(at_sea("nassau", ship=ship) for ship in ships), change=change, modules=MODULES, force=force
    )
    table.play("double_shot")
    asked = "hit.place" in {decision.kind for decision in table.table.waiting.values()}
    assert asked == (skulls % standing > 0)


@pytest.mark.parametrize("first", [0, 1])
def test_G_S19_what_is_certain_hits_each_location_once(set_up: SetUp, first: int) -> None:
    ships = [armed("double_shot"), "frigate"] if first == 0 else ["frigate", armed("double_shot")]
    table = set_up(
        *(at_sea("nassau", ship=ship) for ship in ships),
        change=at_battle(first, 1 - first), modules=MODULES, force=shots(5, 6, 5),
    )  # fmt: skip
    table.play("double_shot")
    assert table.kind == "battle.declare"
    assert cubes(table, 1 - first) == dict.fromkeys(LOCATIONS, 2)


def test_S_double_shot_without_it_skulls_go_anywhere(set_up: SetUp) -> None:
    table = duel(set_up, armed("double_shot"), force=shots(5, 5, 5)).play("none")
    table.play("hit:crew", "hit:crew", "hit:crew")
    assert cubes(table, 1) == FRIGATE | {"crew": 0}


@pytest.mark.parametrize("spent", AMMUNITION)
def test_S_special_weapons_only_one_ammunition_can_be_spent_in_a_round(set_up: SetUp, spent: str) -> None:
    table = duel(set_up, armed(*AMMUNITION), force=shots(5, 5, 4))
    assert sorted(table.offered()) == sorted([*AMMUNITION, "none"])
    table.play(spent)
    assert table.kind != "battle.ammunition"
    assert len(table.at("weapon.ship:0")) == 3
