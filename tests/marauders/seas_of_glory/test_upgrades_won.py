"""What becomes of an NPC's upgrades when it is defeated (NPC Upgrades)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.kernel import Beginning
from engine.marauders.state import LOCATIONS
from tests.marauders.seas_of_glory.upgraded import COMPUTER, WITH_GEAR, boarded
from tests.marauders.table import SetUp, TestTable, at_battle_with, at_sea, in_port


def to_the_end(table: TestTable) -> TestTable:
    """The rest of the plunder by default."""
    while table.kind != "turn.action":
        table.play(table.asked().default)
    return table


def test_S_npc_upgrades_the_victor_keeps_unspent_special_weapons(set_up: SetUp) -> None:
    table = boarded(set_up, "grapeshot.npc", "chain_shot.npc", gear=["grapeshot"])
    to_the_end(table.play("keep"))
    assert table.at("weapon.ship:0") == ["grapeshot.npc"]
    assert table.said("upgrade.weapons", seat=0, weapons=["grapeshot.npc"])
    assert "chain_shot.npc" in table.at("upgrade.pool")


def test_S_npc_upgrades_only_with_room_for_them(set_up: SetUp) -> None:
    ship = {"kind": "sloop", "weapons": ["grapeshot"]}
    table = to_the_end(boarded(set_up, "grapeshot.npc", ship=ship).play("keep"))
    assert table.at("weapon.ship:0") == ["grapeshot.1"]
    assert "grapeshot.npc" in table.at("upgrade.pool")


def test_S_npc_upgrades_a_kept_ship_keeps_no_modification(set_up: SetUp) -> None:
    table = boarded(set_up, "chasers.npc")
    assert table.asked().args["mods"] == ["chasers.npc"]
    to_the_end(table.play("keep"))
    assert table.at("mod.ship:0") == []
    assert "chasers.npc" in table.at("upgrade.pool")


def test_S_npc_upgrades_a_claimed_ship_keeps_them(set_up: SetUp) -> None:
    table = boarded(set_up, "extra_cannon_port.npc", "grapeshot.npc", cannons=4)
    to_the_end(table.play("claim"))
    assert table.at("mod.ship:0") == ["extra_cannon_port.npc"]
    assert table.at("weapon.ship:0") == ["grapeshot.npc"]
    assert table.ship().kind == "frigate"
    assert table.ship().cannons == 4


def owner(set_up: SetUp, *, mods: Sequence[str] = (), weapons: Sequence[str] = (), **more: Any) -> TestTable:
    """Seat 0 has claimed upgrades."""

    def change(beginning: Beginning) -> None:
        beginning.places["mod.ship:0"] = [*beginning.places.get("mod.ship:0", []), *mods]
        beginning.places["weapon.ship:0"] = [*beginning.places.get("weapon.ship:0", []), *weapons]
        if more.get("begins"):
            more["begins"](beginning)

    given = {key: value for key, value in more.items() if key != "begins"}
    seat = given.pop("seat", in_port("nassau", gold=60, ship="frigate"))
    return set_up(seat, change=change, modules=WITH_GEAR, **given)


def test_G_S17_claimed_upgrades_count_as_that_kind(set_up: SetUp) -> None:
    table = owner(
        set_up, mods=["chasers.npc"], weapons=["caltrops.npc"], zones={"nassau": {"mod_down": "chasers"}}
    )
    table.play("port", "shipyard")
    assert "weapon:caltrops" not in table.offered()
    assert "sell_weapon:caltrops" in table.offered()
    assert "mod:chasers.1" not in table.offered()
    sloop = table.asked().option("ship:sloop")
    assert sloop is not None
    assert sloop.args["value"] == 10 + 1


def test_S_npc_upgrades_a_sold_weapon_goes_back_to_the_pool_of_upgrades(set_up: SetUp) -> None:
    table = owner(set_up, weapons=["caltrops.npc"]).play("port", "shipyard", "sell_weapon:caltrops")
    assert "caltrops.npc" in table.at("upgrade.pool")
    assert "caltrops.npc" not in table.at("weapon.supply")


def test_S_npc_upgrades_of_a_sold_ship_go_back_and_nothing_is_dealt_out_for_them(set_up: SetUp) -> None:
    empty = {zone: {"mod": "none"} for zone in ("nassau", "havana", "caracas")}
    table = owner(
        set_up, mods=["chasers.npc"], zones=empty,
        seat=in_port("nassau", gold=60, ship={"kind": "frigate", "mods": ["long_guns"]}),
    ).play("port", "shipyard", "ship:sloop")  # fmt: skip
    assert (table.kind, table.asked().least) == ("mod.distribute", 1), "for the Long Guns alone"
    assert "chasers.npc" in table.at("upgrade.pool")
    only = owner(set_up, mods=["chasers.npc"], zones=empty).play("port", "shipyard", "ship:sloop")
    assert only.kind == "shipyard"


def test_S_npc_upgrades_a_used_weapon_goes_back_to_the_pool_of_upgrades(set_up: SetUp) -> None:
    seat = at_sea("tortuga", ship="sloop")
    table = owner(
        set_up, weapons=["caltrops.npc"], seat=seat, zones={"tortuga": {"merchant": "french"}},
        force=[("scouting", [6, 6]), ("raid", ["rum_1", "rum_2", "rum_3"]), ("seamanship", [1, 4])],
    ).play("scout:merchant", "raid:french", "weapon:caltrops.npc")  # fmt: skip
    assert "caltrops.npc" in table.at("upgrade.pool")


def test_S_npc_upgrades_a_weapon_used_in_battle_goes_back_to_the_pool_of_upgrades(set_up: SetUp) -> None:
    def fights(beginning: Beginning) -> None:
        at_battle_with("pirate_bonnet", player=COMPUTER)(beginning)

    seat = at_sea("nassau", ship="frigate")
    table = owner(
        set_up, weapons=["grapeshot.npc"], seat=seat, begins=fights,
        force=[("seamanship", [5, 1]), ("seamanship", [1, 1]), ("location", [5, 1, 1])],
    ).play("grapeshot")  # fmt: skip
    assert "grapeshot.npc" in table.at("upgrade.pool")


def test_G_S1_upgrades_of_a_dead_captain_go_back_to_their_pool(set_up: SetUp) -> None:
    def fights(beginning: Beginning) -> None:
        at_battle_with("pirate_bonnet", player=COMPUTER)(beginning)
        battle: Any = beginning.steps[0]
        battle.over, battle.victor = "sunk", 1
        ship = beginning.state.seats[0].captain.ship
        for location in LOCATIONS:
            setattr(ship, location, 0)

    seat = at_sea("nassau", ship="frigate")
    table = owner(set_up, mods=["chasers.npc"], weapons=["caltrops.npc"], seat=seat, begins=fights)
    assert table.log("captain.died")
    assert {"chasers.npc", "caltrops.npc"} <= {*table.at("upgrade.pool")}
    assert table.kind != "mod.distribute"
