"""Heated Shot: the fire, and whom it burns (Seas of Glory: New Special Weapons)."""

from __future__ import annotations

from engine.marauders.seas_of_glory.special_weapons import Lasting, lasting
from engine.marauders.state import LOCATIONS
from tests.marauders.seas_of_glory.armed import (
    FIRST_WINS,
    FRIGATE,
    NOTHING,
    SECOND_WINS,
    armed,
    cubes,
    duel,
    on_fire,
    shots,
    sides,
)
from tests.marauders.table import Force, SetUp


def test_S_heated_shot_skulls_do_no_damage_but_the_ship_catches_fire(set_up: SetUp) -> None:
    table = duel(set_up, armed("heated_shot"), force=shots(5, 4, 6))
    assert table.offered() == ["heated_shot", "none"]
    table.play("heated_shot")
    assert cubes(table, 1) == FRIGATE | {"cannons": 2}
    assert table.said("heated_shot.lit", seat=0, hits=2)
    assert lasting(table.game).burning == [1]
    assert table.at("weapon.ship:0") == []
    assert "heated_shot.1" in table.at("weapon.supply")


def test_S_heated_shot_needs_a_skull(set_up: SetUp) -> None:
    assert duel(set_up, armed("heated_shot"), force=shots(1, 2, 3)).kind == "battle.declare"


def test_S_heated_shot_is_a_choice(set_up: SetUp) -> None:
    table = duel(set_up, armed("heated_shot"), force=shots(5, 4, 4)).play("none")
    assert (table.kind, table.asked().seat) == ("hit.place", 1)
    assert lasting(table.game).burning == []


def test_S_heated_shot_before_each_new_round_the_ship_loses_a_point_where_her_captain_likes(
    set_up: SetUp,
) -> None:
    table = duel(set_up, armed("heated_shot"), force=[*shots(5, 4, 4), *NOTHING]).play("heated_shot")
    assert (table.kind, table.asked().seat) == ("heated_shot.burn", 1)
    assert table.offered() == [f"burn:{at}" for at in LOCATIONS]
    assert not table.log("battle.declared")[2:], "fire comes before the declarations"
    table.play("burn:masts")
    assert cubes(table, 1) == FRIGATE | {"cannons": 1, "masts": 2}
    table.play("shoot", "shoot", "burn:masts")
    assert cubes(table, 1) == FRIGATE | {"cannons": 1, "masts": 1}
    assert table.in_order("heated_shot.burned", "battle.declared", "heated_shot.burned")


BOARDS: Force = [*NOTHING, *FIRST_WINS, ("leadership", [5, 5]), ("leadership", [1, 1])]
"""A first round without effect; then the aggressor boards and beats one Crew."""


def test_S_heated_shot_crew_combat_puts_the_fire_out(set_up: SetUp) -> None:
    table = duel(set_up, theirs={"kind": "frigate", "crew": 1}, change=on_fire(1), force=BOARDS)
    table.play("burn:cargo", "burn:cargo", "board")
    assert lasting(table.game).burning == [1]
    table.play("shoot")
    assert len(table.log("heated_shot.out")) == 1
    assert table.in_order("battle.boarded", "heated_shot.out", "crew.won")
    assert table.kind == "plunder.claim"
    assert lasting(table.game).burning == []


def test_S_heated_shot_boarders_who_never_fight_do_not_put_it_out(set_up: SetUp) -> None:
    force: Force = [*NOTHING, *FIRST_WINS, ("swivel guns", [5, 1])]
    mine = {"kind": "frigate", "crew": 1}
    theirs = {"kind": "frigate", "mods": ["swivel_guns"]}
    table = duel(set_up, mine, theirs, change=on_fire(1), force=force)
    table.play("burn:cargo", "burn:cargo", "board", "shoot")
    assert table.log("battle.no_boarders")
    assert (table.kind, table.asked().seat) == ("heated_shot.burn", 1)


def test_S_heated_shot_the_token_is_removed_when_the_battle_ends(set_up: SetUp) -> None:
    table = duel(set_up, armed("heated_shot"), force=[*shots(5, 4, 4), *SECOND_WINS]).play("heated_shot")
    table.play("burn:cargo", "shoot", "flee")
    assert table.log("battle.fled")
    assert lasting(table.game) == Lasting()
    assert table.kind == "turn.action"


def test_G_D8_fire_ends_with_the_battle_so_it_kills_no_winner(set_up: SetUp) -> None:
    table = duel(
        set_up, {"kind": "frigate", "hull": 2}, {"kind": "frigate", "hull": 1}, change=on_fire(0),
        force=[*FIRST_WINS, ("location", [5, 1, 1])],
    ).play("burn:hull", "hit:hull")  # fmt: skip
    assert table.log("battle.sunk") == [{"who": {"say": "who-captain", "seat": 1}, "seat": 1}]
    assert table.ship(0).hull == 1
    assert lasting(table.game) == Lasting()


def test_G_S18_a_ship_on_fire_is_not_set_on_fire_again(set_up: SetUp) -> None:
    table = duel(set_up, armed("heated_shot"), change=on_fire(1), force=shots(5, 4, 4)).play("burn:cargo")
    assert table.kind == "hit.place"
    assert len(table.at("weapon.ship:0")) == 1


def test_G_S18_both_burning_ships_choose_at_once_and_unseen(set_up: SetUp) -> None:
    table = duel(set_up, change=on_fire(0, 1), force=NOTHING)
    assert sorted(table.table.waiting) == [0, 1]
    assert all(decision.secret for decision in table.table.waiting.values())
    table.answer(1, "burn:crew")
    assert cubes(table, 1) == FRIGATE
    table.answer(0, "burn:masts")
    assert (table.ship(0).masts, table.ship(1).crew) == (2, 2)


def test_G_S18_a_destroyed_location_passes_the_fire_to_the_hull(set_up: SetUp) -> None:
    burning = {"kind": "frigate", "cargo": 0}
    table = duel(set_up, theirs=burning, change=on_fire(1), force=NOTHING).play("burn:cargo")
    assert cubes(table, 1) == FRIGATE | {"cargo": 0, "hull": 2}


def test_G_F4_both_captains_die_when_both_ships_burn_down(set_up: SetUp) -> None:
    wreck = {"kind": "frigate", "hull": 1}
    table = duel(set_up, wreck, wreck, change=on_fire(0, 1))
    table.answer(0, "burn:hull")
    table.answer(1, "burn:hull")
    assert len(table.log("captain.died")) == 2
    assert [seat.glory for seat in table.state.seats] == [0, 0]


def test_G_F6_reinforced_hull_absorbs_the_fire(set_up: SetUp) -> None:
    hull = {"kind": "frigate", "mods": ["reinforced_hull"]}
    table = duel(set_up, theirs=hull, change=on_fire(1), force=NOTHING).play("burn:crew")
    assert table.kind == "hull.absorb"
    table.play("absorb:crew")
    assert cubes(table, 1) == FRIGATE


def test_G_M23_felipe_moves_the_fire(set_up: SetUp) -> None:
    table = duel(set_up, change=on_fire(0), captain="felipe_de_los_reyes", force=NOTHING[1:])
    table.play("burn:crew", "from:crew", "to:cargo")
    assert cubes(table, 0)["cargo"] == cubes(table, 0)["crew"] - 1


def test_S_heated_shot_everybody_sees_that_burnt_masts_leave_one_die(set_up: SetUp) -> None:
    table = duel(set_up, theirs={"kind": "frigate", "masts": 1}, change=on_fire(1))
    assert [side.dice for side in sides(table)] == [2, 2]
    table.play("burn:masts")
    assert [side.dice for side in sides(table)] == [2, 1]


def test_the_fire_asks_by_default_for_the_least_harm(set_up: SetUp) -> None:
    table = duel(set_up, theirs={"kind": "frigate", "crew": 2, "cargo": 1, "masts": 1}, change=on_fire(1))
    assert table.asked().default == ["burn:cannons"]
