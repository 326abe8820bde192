"""Volleys: hit locations, skulls, special ammunition, Reinforced Hull (Hit-Locations & Damage; G-F6)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from data.locale import Texts
from engine.marauders.combat.battle import Battle
from engine.marauders.state import LOCATIONS
from tests.marauders.table import Force, SetUp, TestTable, at_battle, at_battle_with, at_sea, goods


def sailing(ship: str | Mapping[str, Any] = "frigate", **more: Any) -> dict[str, Any]:
    """A seat at sea with a ship."""
    return at_sea("nassau", ship=ship, **more)


ShipGiven = str | Mapping[str, Any]


def shots(
    set_up: SetUp,
    faces: Sequence[int],
    mine: ShipGiven = "frigate",
    theirs: ShipGiven = "frigate",
    **enemy: Any,
) -> TestTable:
    """A battle whose first round makes three hits of seat 0's Frigate on seat 1, which has no success."""
    force: Force = [("seamanship", [5, 1]), ("seamanship", [1, 2]), ("location", faces)]
    return set_up(sailing(mine), sailing(theirs, **enemy), change=at_battle(), force=force)


def cubes(sitting: TestTable, seat: int) -> dict[str, int]:
    """What is left of a ship."""
    ship = sitting.ship(seat)
    return {location: getattr(ship, location) for location in LOCATIONS}


FRIGATE = {"hull": 3, "cargo": 3, "masts": 3, "crew": 3, "cannons": 3}


def test_R_hit_locations_each_number_has_its_location(set_up: SetUp) -> None:
    sitting = shots(set_up, [1, 2, 3])
    assert cubes(sitting, 1) == FRIGATE | {"cargo": 2, "masts": 2, "crew": 2}
    assert cubes(shots(set_up, [4, 4, 2]), 1) == FRIGATE | {"cannons": 1, "masts": 2}


def test_R_hit_locations_the_target_places_each_skull_in_any_of_the_five(set_up: SetUp) -> None:
    sitting = shots(set_up, [5, 3, 6])
    assert sitting.kind == "hit.place"
    assert sitting.asked().seat == 1
    assert sitting.offered() == [f"hit:{location}" for location in LOCATIONS]
    assert sitting.asked().args["located"] == ["crew"]
    sitting.play("hit:hull", "hit:cannons")
    assert cubes(sitting, 1) == FRIGATE | {"hull": 2, "crew": 2, "cannons": 2}


def test_R_hit_locations_a_hit_to_a_destroyed_location_goes_to_the_hull(set_up: SetUp) -> None:
    sitting = shots(set_up, [1, 1, 4], theirs={"kind": "frigate", "cargo": 1})
    assert cubes(sitting, 1) == FRIGATE | {"cargo": 0, "hull": 2, "cannons": 2}


def test_R_hit_locations_a_destroyed_location_may_be_chosen_for_a_skull(set_up: SetUp) -> None:
    sitting = shots(set_up, [5, 2, 2], theirs={"kind": "frigate", "cargo": 0}).play("hit:cargo")
    assert sitting.ship(1).hull == 2


def test_R_hit_locations_both_place_their_skulls_at_once_and_unseen(set_up: SetUp) -> None:
    sitting = set_up(
        sailing("sloop"), sailing("sloop"), change=at_battle(),
        force=[("seamanship", [5, 1]), ("seamanship", [5, 2]), ("location", [5]), ("location", [6])],
    )  # fmt: skip
    assert sorted(sitting.table.waiting) == [0, 1]
    assert all(decision.secret for decision in sitting.table.waiting.values())
    sitting.answer(0, "hit:masts")
    assert not sitting.log("battle.skulls")
    assert sitting.ship(0).masts == 2
    sitting.answer(1, "hit:crew")
    assert (sitting.ship(0).masts, sitting.ship(1).crew) == (1, 1)


def test_R_npc_ships_in_combat_who_plays_the_npc_places_its_skulls(set_up: SetUp) -> None:
    sitting = set_up(
        sailing(), sailing(), sailing(), change=at_battle_with("pirate_bonnet", player=2),
        force=[("seamanship", [5, 1]), ("seamanship", [1, 2]), ("location", [5, 1, 1])],
    )  # fmt: skip
    question = sitting.asked()
    assert question.seat == 2
    # The ship is the one that the seat plays: it is careful with her.
    assert {option.say for option in question.options} == {"hit"}
    assert question.default == ["hit:masts"]
    for language, said in (
        ("en", "You play Stede Bonnet against Ann. 1 skull:"),
        ("de", "Du spielst Stede Bonnet gegen Ann. Ein Totenkopf:"),
    ):
        assert Texts(language, players=["Ann", "Ben", "Cat"]).prompt(question, 2).startswith(said)
    sitting.play("hit:masts")
    ship = sitting.game.inside(Battle).sides[1].ship
    assert ship is not None
    assert (ship.masts, ship.cargo) == (1, 0)


def test_R_npc_ships_in_combat_the_computer_places_skulls_where_nobody_plays_it(set_up: SetUp) -> None:
    sitting = set_up(
        sailing(), sailing(), change=at_battle_with("pirate_bonnet", player=-1),
        force=[("seamanship", [5, 1]), ("seamanship", [1, 2]), ("location", [5, 1, 4])],
    )  # fmt: skip
    assert len(sitting.log("battle.skulls")[0]["locations"]) == 1
    assert sitting.kind == "battle.declare"


def test_R_hit_locations_cargo_beyond_the_hold_is_lost_at_random(set_up: SetUp) -> None:
    sitting = shots(set_up, [1, 1, 4], cargo=goods("rum", 3))
    assert sitting.lies("cargo.hold:1", None) == 1
    assert len(sitting.log("cargo.lost")[0]["cards"]) == 2


# --- special ammunition ---------------------------------------------------------------------------


def armed(*weapons: str) -> dict[str, Any]:
    """A Frigate with special weapons."""
    return {"kind": "frigate", "weapons": list(weapons)}


@pytest.mark.parametrize(("weapon", "location"), [("chain_shot", "masts"), ("grapeshot", "crew")])
def test_R_special_weapons_ammunition_sends_every_skull_to_one_location(
    set_up: SetUp, weapon: str, location: str
) -> None:
    sitting = shots(set_up, [5, 1, 6], mine=armed(weapon))
    assert sitting.kind == "battle.ammunition"
    assert sitting.asked().seat == 0
    assert sitting.asked().args == {"skulls": 2, "located": ["cargo"]}
    sitting.play(weapon)
    assert cubes(sitting, 1) == FRIGATE | {"cargo": 2, location: 1}
    assert sitting.at("weapon.ship:0") == []
    assert f"{weapon}.1" in sitting.at("weapon.supply")


def test_R_special_weapons_one_of_two_kinds_is_chosen_or_none(set_up: SetUp) -> None:
    sitting = shots(set_up, [5, 1, 1], mine=armed("chain_shot", "grapeshot", "grappling_hooks"))
    assert sitting.offered() == ["chain_shot", "grapeshot", "none"]
    sitting.play("none")
    assert sitting.kind == "hit.place"
    assert len(sitting.at("weapon.ship:0")) == 3


def test_R_special_weapons_without_a_skull_there_is_nothing_to_spend_them_on(set_up: SetUp) -> None:
    assert shots(set_up, [4, 1, 1], mine=armed("grapeshot")).kind == "battle.declare"


@pytest.mark.parametrize(
    ("weapon", "location", "number"), [("chain_shot", "masts", 2), ("grapeshot", "crew", 3)]
)
def test_R_special_weapons_hits_beyond_the_location_are_lost_number_hits_too(
    set_up: SetUp, weapon: str, location: str, number: int
) -> None:
    sitting = shots(set_up, [number, 5, 5], mine=armed(weapon), theirs={"kind": "frigate", location: 1})
    sitting.play(weapon)
    assert cubes(sitting, 1) == FRIGATE | {location: 0}
    assert len(sitting.log("battle.no_harm")) == 2


def test_R_special_weapons_other_locations_still_pass_hits_on_to_the_hull(set_up: SetUp) -> None:
    sitting = shots(set_up, [1, 5, 4], mine=armed("grapeshot"), theirs={"kind": "frigate", "cargo": 0})
    sitting.play("grapeshot")
    assert cubes(sitting, 1) == FRIGATE | {"cargo": 0, "hull": 2, "crew": 2, "cannons": 2}


def test_R_special_weapons_the_aggressor_decides_first(set_up: SetUp) -> None:
    sitting = set_up(
        sailing(armed("grapeshot")), sailing(armed("chain_shot")), change=at_battle(),
        force=[("seamanship", [5, 2]), ("seamanship", [5, 2]), ("location", [5]), ("location", [5])],
    )  # fmt: skip
    assert sitting.asked().seat == 0
    sitting.play("grapeshot")
    assert sitting.asked().seat == 1
    sitting.play("chain_shot")
    assert (sitting.ship(0).masts, sitting.ship(1).crew) == (2, 2)


# --- reinforced hull ------------------------------------------------------------------------------

REINFORCED = {"kind": "frigate", "mods": ["reinforced_hull"]}


def test_G_F6_reinforced_hull_takes_one_located_hit_of_a_volley(set_up: SetUp) -> None:
    sitting = shots(set_up, [1, 1, 5], theirs=REINFORCED).play("hit:crew")
    assert sitting.kind == "hull.absorb"
    assert sitting.offered() == ["absorb:cargo", "absorb:crew", "no"]
    sitting.play("absorb:cargo")
    assert cubes(sitting, 1) == FRIGATE | {"cargo": 2, "crew": 2}
    assert sitting.ship(1).spent == ["reinforced_hull"]


def test_G_F6_reinforced_hull_may_wait_and_works_but_once(set_up: SetUp) -> None:
    sitting = shots(set_up, [1, 1, 4], theirs=REINFORCED).play("no")
    assert sitting.ship(1).cargo == 1
    assert sitting.ship(1).spent == []
    spent = shots(set_up, [1, 1, 4], theirs={**REINFORCED, "spent": ["reinforced_hull"]})
    assert spent.kind == "battle.declare"


def test_G_F6_both_hulls_absorb_at_once(set_up: SetUp) -> None:
    sitting = set_up(
        sailing(REINFORCED), sailing(REINFORCED), change=at_battle(),
        force=[("seamanship", [5, 2]), ("seamanship", [5, 2]), ("location", [1]), ("location", [2])],
    )  # fmt: skip
    assert sorted(sitting.table.waiting) == [0, 1]
    sitting.answer(0, "absorb:masts")
    sitting.answer(1, "no")
    assert (sitting.ship(0).masts, sitting.ship(1).cargo) == (3, 2)
