"""Tokens of the new special weapons, with NPCs and in raids (Seas of Glory: New Special Weapons)."""

from __future__ import annotations

from typing import Any

import pytest

from data.content.modules import modules_of
from data.locale import Texts
from engine.kernel import Beginning
from engine.marauders.combat.battle import Battle
from engine.marauders.seas_of_glory.special_weapons import Lasting, lasting
from render.kit.theme import theme
from render.marauders.battle.scene import scene
from tests.marauders.seas_of_glory.armed import (
    MODULES,
    NOTHING,
    SECOND_WINS,
    armed,
    duel,
    on_fire,
    rolled,
    shots,
    sides,
)
from tests.marauders.table import Force, SetUp, TestTable, at_battle, at_battle_with, at_sea, in_port

NEW = ("caltrops", "double_shot", "heated_shot")


OLD = ("chain_shot", "grapeshot", "grappling_hooks")


COMPUTER, NEIGHBOUR = -1, 1


def against_npc(
    set_up: SetUp, *gear: str, force: Force, player: int = COMPUTER, ship: Any = "frigate", **cubes: Any
) -> TestTable:
    """Seat 0 attacks a pirate Sloop that carries gear; seat 1 plays it, or the computer."""

    def change(beginning: Beginning) -> None:
        at_battle_with("pirate_bonnet", player=player, **cubes)(beginning)
        battle: Any = beginning.steps[0]
        battle.sides[1].gear = list(gear)

    seat = at_sea("nassau", ship=ship)
    return set_up(seat, at_sea("trinidad"), change=change, force=force, modules=MODULES)


# --- tokens ---------------------------------------------------------------------------------------


def test_S_special_weapons_there_are_four_of_each_of_three_new_kinds(set_up: SetUp) -> None:
    table = set_up(modules=MODULES)
    kinds = [token.partition(".")[0] for token in table.at("weapon.supply")]
    assert {kind: kinds.count(kind) for kind in kinds} == dict.fromkeys((*OLD, *NEW), 4)
    plain = set_up(in_port("nassau", gold=9)).play("port", "shipyard")
    assert not {"weapon:heated_shot", "weapon:double_shot", "weapon:caltrops"} & {*plain.offered()}


def test_S_special_weapons_a_ship_holds_six_one_of_each_type(set_up: SetUp) -> None:
    table = set_up(in_port("nassau", gold=18), modules=MODULES).play("port", "shipyard")
    assert {table.gold(f"weapon:{kind}") for kind in NEW} == {3}
    table.play(*(f"weapon:{kind}" for kind in (*OLD, *NEW)))
    assert len(table.at("weapon.ship:0")) == 6
    assert table.captain().gold == 0
    assert not [option for option in table.offered() if option.startswith("weapon:")]
    assert table.gold("sell_weapon:caltrops") == 1


def test_G_Z7_the_price_of_old_providence_holds_for_the_new_kinds(set_up: SetUp) -> None:
    table = set_up(in_port("old_providence", gold=18, bounties={"spanish": 1}), modules=MODULES).play(
        "port", "shipyard"
    )
    assert {table.gold(f"weapon:{kind}") for kind in (*OLD, *NEW)} == {1}


# --- an endless fight -----------------------------------------------------------------------------


@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("burning", [0, 1])
def test_G_F3_without_cannons_the_fight_goes_on_as_long_as_a_ship_burns(
    set_up: SetUp, first: int, burning: int
) -> None:
    bare = at_sea("nassau", ship={"kind": "frigate", "cannons": 0})

    def change(beginning: Beginning) -> None:
        at_battle(first, 1 - first)(beginning)
        on_fire(burning)(beginning)

    table = set_up(bare, bare, change=change, modules=MODULES, force=[*NOTHING, *NOTHING])
    table.play("burn:hull", "burn:cargo", "shoot", "shoot")
    assert table.game.inside(Battle).round == 3
    assert (table.log("battle.no_end"), table.kind) == ([], "heated_shot.burn")


@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("burning", [0, 1])
def test_G_F3_a_ship_that_burns_down_without_cannons_loses(set_up: SetUp, first: int, burning: int) -> None:
    bare = at_sea("nassau", ship={"kind": "frigate", "cannons": 0, "hull": 2})

    def change(beginning: Beginning) -> None:
        at_battle(first, 1 - first)(beginning)
        on_fire(burning)(beginning)

    table = set_up(bare, bare, change=change, modules=MODULES, force=NOTHING)
    while table.kind in ("heated_shot.burn", "battle.declare"):
        table.play("burn:hull" if table.kind == "heated_shot.burn" else "shoot")
    won = first if burning else 1 - first
    assert [table.seat(n).glory for n in (won, 1 - won)] == [1, 0]


def test_the_battle_picture_shows_fire_and_caltrops(set_up: SetUp) -> None:
    def both(beginning: Beginning) -> None:
        beginning.ext["special_weapons"] = Lasting(burning=[1], pricked=[0])

    table = duel(set_up, armed(*OLD, *NEW), change=both)
    texts = Texts("en", [folder for module in modules_of(MODULES) for folder in module.locale])
    picture = scene(table.view(None), texts, theme())
    assert picture is not None
    one, other = picture.alt.split("Defending")
    assert ("1 die less" in one, "on fire" in one) == (True, False)
    assert ("1 die less" in other, "on fire" in other) == (False, True)


# --- NPCs -----------------------------------------------------------------------------------------


def test_the_computer_spends_an_npcs_new_weapons(set_up: SetUp) -> None:
    npc_wins: Force = [*SECOND_WINS, ("location", [5])]
    table = against_npc(set_up, "heated_shot", force=npc_wins)
    assert lasting(table.game).burning == [0]
    assert (table.kind, table.asked().seat) == ("heated_shot.burn", 0)
    thrown = against_npc(
        set_up, "caltrops", ship={"kind": "frigate", "crew": 1},
        force=[*NOTHING, *NOTHING, ("seamanship", [1]), ("seamanship", [1, 2])],
    ).play("shoot")  # fmt: skip
    assert thrown.log("caltrops.thrown")
    assert sides(thrown)[1].gear == []
    thrown.play("shoot")
    assert rolled(thrown, 0) == [2, 2, 1]


@pytest.mark.parametrize(
    ("ship", "faces", "spent"),
    [
        ({"kind": "frigate", "masts": 0}, [5], ""),
        ({"kind": "frigate", "crew": 1}, [5], "grapeshot"),
        ({"kind": "frigate", "masts": 1, "crew": 3}, [6], "chain_shot"),
        ({"kind": "frigate", "masts": 0, "crew": 0}, [6], "double_shot"),
        ({"kind": "frigate", "masts": 2, "crew": 3}, [6], "double_shot"),
    ],
)
def test_the_computer_spends_an_npcs_ammunition_where_it_does_most(
    set_up: SetUp, ship: dict[str, Any], faces: list[int], spent: str
) -> None:
    gear = ["chain_shot"] if not spent else ["chain_shot", "grapeshot", "double_shot"]
    first = [1, 2] if ship.get("masts", 3) else [1]
    table = against_npc(
        set_up, *gear, ship=ship, force=[("seamanship", first), ("seamanship", [5, 5]), ("location", faces)]
    )
    fired = [key for key in table.lines if key in ("battle.ammunition", "double_shot.fired")][:1]
    assert fired == ["double_shot.fired" if spent == "double_shot" else "battle.ammunition"] * bool(spent)
    if fired == ["battle.ammunition"]:
        assert table.log("battle.ammunition")[0]["weapon"] == spent


def test_an_npcs_ship_burns_where_the_computer_says(set_up: SetUp) -> None:
    table = against_npc(set_up, force=shots(5, 5, 4), ship=armed("heated_shot"))
    table.play("heated_shot")
    assert table.said("heated_shot.burned", seat=-1, location="cargo")
    ship = sides(table)[1].ship
    assert ship is not None
    assert (ship.cargo, ship.cannons, ship.hull) == (1, 0, 2)


def test_who_plays_an_npc_says_where_its_ship_burns(set_up: SetUp) -> None:
    table = against_npc(set_up, force=shots(5, 1, 1), ship=armed("heated_shot"), player=NEIGHBOUR)
    table.play("heated_shot")
    assert (table.kind, table.asked().seat) == ("heated_shot.burn", 1)


# --- merchant raids -------------------------------------------------------------------------------


@pytest.mark.parametrize("weapon", NEW)
def test_S_special_weapons_the_new_ones_make_a_failed_die_a_success_in_raids(
    set_up: SetUp, weapon: str
) -> None:
    seat = at_sea("tortuga", ship={"kind": "sloop", "weapons": [weapon]})
    table = set_up(
        seat, modules=MODULES, zones={"tortuga": {"merchant": "french"}},
        force=[("scouting", [6, 6]), ("raid", ["rum_1", "rum_2", "rum_3"]), ("seamanship", [1, 4])],
    ).play("scout:merchant", "raid:french")  # fmt: skip
    (option,) = table.offered()
    table.play(option)
    assert (table.asked().args["left"], table.asked().args["failed"]) == (1, 1)
    assert table.at("weapon.ship:0") == []
