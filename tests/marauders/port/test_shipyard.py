"""Visit Shipyard: ships bought and sold, repairs, special weapons."""

from __future__ import annotations

import pytest

from data.locale import Texts
from engine.marauders.port.shipyard import sale_value
from engine.marauders.ships.ships import damage
from engine.marauders.state import LOCATIONS
from tests.marauders.port.yards import PORTS, yard
from tests.marauders.table import SetUp, goods

# --- ships ----------------------------------------------------------------------------------------


def test_the_question_says_what_the_ship_brings_and_options_what_is_left_to_pay(set_up: SetUp) -> None:
    asked = yard(set_up, "galleon").asked()
    assert (asked.private_args["ship"], asked.private_args["value"]) == ("galleon", 10)
    sloop, frigate = (asked.option(f"ship:{kind}") for kind in ("sloop", "frigate"))
    assert sloop is not None
    assert frigate is not None
    assert [(one.args["cost"], one.args["back"]) for one in (sloop, frigate)] == [(0, 0), (25, 0)]
    assert Texts("en").option(frigate) == "Buy a Frigate: 25 gold (35 − 10)"


@pytest.mark.parametrize(("kind", "price"), [("sloop", 10), ("flute", 10), ("frigate", 35), ("galleon", 35)])
def test_R_shipyard_ships_cost_what_the_table_says_less_the_old_ship(
    set_up: SetUp, kind: str, price: int
) -> None:
    table = yard(set_up, "sloop")
    assert table.gold(f"ship:{kind}") == price
    table.play(f"ship:{kind}")
    assert table.captain().gold == 60 - price + 5
    assert table.ship().kind == kind


@pytest.mark.parametrize(("kind", "value"), [("sloop", 5), ("flute", 5), ("frigate", 10), ("galleon", 10)])
def test_R_shipyard_the_old_ship_brings_what_the_table_says(set_up: SetUp, kind: str, value: int) -> None:
    table = yard(set_up, kind).play("ship:sloop")
    assert table.captain().gold == 60 - 10 + value


def test_R_shipyard_the_man_o_war_cannot_be_bought(set_up: SetUp) -> None:
    assert "ship:man_o_war" not in yard(set_up).offered()


def test_G_C10_a_man_o_war_brings_nothing(set_up: SetUp) -> None:
    table = yard(set_up, {"kind": "man_o_war", "mods": ["chasers"]}).play("ship:sloop")
    assert table.captain().gold == 50


def test_R_shipyard_one_gold_more_for_each_modification_one_less_for_each_damage(set_up: SetUp) -> None:
    ship = {"kind": "frigate", "mods": ["chasers", "long_guns"], "masts": 1, "hull": 2}
    table = yard(set_up, ship)
    assert sale_value(table.game, table.captain()) == 10 + 2 - 3


def test_R_shipyard_lacking_crew_is_no_damage_in_a_sale(set_up: SetUp) -> None:
    table = yard(set_up, {"kind": "frigate", "crew": 0})
    assert sale_value(table.game, table.captain()) == 10


def test_R_shipyard_damage_counts_from_the_value_with_modifications(set_up: SetUp) -> None:
    table = yard(set_up, {"kind": "sloop", "mods": ["extended_cargo_hold"], "cargo": 1})
    assert damage(table.game, table.captain()) == {"cargo": 2}
    assert sale_value(table.game, table.captain()) == 5 + 1 - 2


def test_G_C10_never_below_zero(set_up: SetUp) -> None:
    table = yard(set_up, {"kind": "sloop", "hull": 1, "cargo": 0, "masts": 0, "cannons": 0})
    assert sum(damage(table.game, table.captain()).values()) == 6
    assert sale_value(table.game, table.captain()) == 0


def test_R_shipyard_never_without_a_ship_so_too_little_gold_is_refused(set_up: SetUp) -> None:
    table = yard(set_up, "sloop", gold=29)
    assert table.refused("ship:frigate") == "not-enough-gold"
    assert table.ship().kind == "sloop"


def test_R_shipyard_the_price_of_the_old_ship_helps_to_pay(set_up: SetUp) -> None:
    table = yard(set_up, "sloop", gold=30).play("ship:frigate")
    assert table.captain().gold == 0


def test_R_shipyard_a_cheaper_ship_brings_gold(set_up: SetUp) -> None:
    table = yard(set_up, {"kind": "galleon", "mods": ["chasers", "long_guns"]}, gold=0)
    table.play("ship:flute")
    assert table.captain().gold == 2


def test_R_shipyard_the_new_ship_is_undamaged(set_up: SetUp) -> None:
    table = yard(set_up, {"kind": "sloop", "hull": 1, "masts": 1}).play("ship:frigate")
    assert [getattr(table.ship(), location) for location in ("hull", "cargo", "masts", "cannons")] == [3] * 4


def test_R_shipyard_the_remaining_crew_moves_over(set_up: SetUp) -> None:
    assert yard(set_up, {"kind": "frigate", "crew": 2}).play("ship:galleon").ship().crew == 2


def test_R_shipyard_crew_beyond_the_new_ships_value_is_lost(set_up: SetUp) -> None:
    assert yard(set_up, "galleon").play("ship:flute").ship().crew == 1


def test_R_shipyard_gold_and_weapons_and_cargo_stay(set_up: SetUp) -> None:
    ship = {"kind": "sloop", "weapons": ["grapeshot"]}
    table = yard(set_up, ship, seat={"cargo": ["wood_1", "wood_2"]}).play("ship:flute")
    assert len(table.at("weapon.ship:0")) == 1
    assert table.at("cargo.hold:0") == ["wood_1", "wood_2"]


def test_G_M20_a_ship_of_less_cargo_bought_in_port_is_cut_when_leaving(set_up: SetUp) -> None:
    table = yard(set_up, "galleon", seat={"cargo": goods("wood", 5)}).play("ship:sloop", "done")
    assert len(table.at("cargo.hold:0")) == 5
    table.play("done", "move:sea")
    assert table.kind == "cargo.throw_out"
    assert table.asked().least == 3


def test_R_shipyard_several_deals_in_one_visit(set_up: SetUp) -> None:
    table = yard(set_up, "sloop").play("ship:flute", "ship:frigate", "weapon:grapeshot")
    assert table.captain().gold == 60 - 5 - 30 - 3


def test_R7_another_ship_of_the_same_kind_may_be_bought(set_up: SetUp) -> None:
    table = yard(set_up, {"kind": "sloop", "hull": 1, "masts": 1}).play("ship:sloop")
    assert (table.ship().hull, table.ship().masts) == (2, 2)
    assert table.captain().gold == 60 - 10 + 3


@pytest.mark.parametrize("kind", ["frigate", "galleon"])
def test_R_glory_for_buying_a_frigate_or_galleon(set_up: SetUp, kind: str) -> None:
    table = yard(set_up).play(f"ship:{kind}")
    assert table.seat().glory == 1
    assert table.said("glory.gained", seat=0, why="ship", glory=1)
    assert len(table.at("glory.hand:0")) == 1


def test_R_glory_once_per_captain_only(set_up: SetUp) -> None:
    table = yard(set_up, gold=100).play("ship:frigate", "ship:galleon")
    assert table.seat().glory == 1


@pytest.mark.parametrize("kind", ["sloop", "flute"])
def test_R_no_glory_for_a_sloop_or_flute(set_up: SetUp, kind: str) -> None:
    assert yard(set_up).play(f"ship:{kind}").seat().glory == 0


def test_R_shipyard_what_is_offered_does_not_depend_on_gold(set_up: SetUp) -> None:
    poor, rich = yard(set_up, gold=3), yard(set_up, gold=90)
    assert poor.offered() == rich.offered()
    assert poor.view(1) == rich.view(1)


# --- repairs --------------------------------------------------------------------------------------


@pytest.mark.parametrize("location", ["hull", "cargo", "masts", "cannons"])
def test_R_repair_two_gold_a_point(set_up: SetUp, location: str) -> None:
    table = yard(set_up, {"kind": "frigate", location: 1})
    assert table.gold(f"repair:{location}") == 2
    table.play(f"repair:{location}")
    assert getattr(table.ship(), location) == 2
    assert table.captain().gold == 58


def test_R_repair_all_damage_at_once(set_up: SetUp) -> None:
    table = yard(set_up, {"kind": "frigate", "hull": 1, "masts": 2, "cargo": 0})
    assert table.gold("repair:all") == 12
    table.play("repair:all")
    assert [getattr(table.ship(), location) for location in LOCATIONS] == [3] * 5
    assert table.captain().gold == 48


def test_R_repair_not_the_crew(set_up: SetUp) -> None:
    table = yard(set_up, {"kind": "frigate", "crew": 1})
    assert not [option for option in table.offered() if option.startswith("repair")]


def test_R_repair_up_to_the_value_with_modifications(set_up: SetUp) -> None:
    table = yard(set_up, {"kind": "sloop", "mods": ["extra_cannon_port"], "cannons": 0})
    table.play("repair:cannons", "repair:cannons")
    assert table.ship().cannons == 2
    assert "repair:cannons" not in table.offered()


def test_R_repair_no_more_than_one_can_pay(set_up: SetUp) -> None:
    table = yard(set_up, {"kind": "frigate", "hull": 1}, gold=3)
    assert table.refused("repair:all") == "not-enough-gold"
    table.play("repair:hull")
    assert table.refused("repair:hull") == "not-enough-gold"


def test_R_reinforced_hull_is_turned_back_for_three_gold_in_any_port(set_up: SetUp) -> None:
    table = yard(set_up, {"kind": "sloop", "mods": ["reinforced_hull"], "spent": ["reinforced_hull"]})
    assert table.gold("rearm:reinforced_hull") == 3
    table.play("rearm:reinforced_hull")
    assert (table.ship().spent, table.captain().gold) == ([], 57)
    assert "rearm:reinforced_hull" not in table.offered()


# --- special weapons ------------------------------------------------------------------------------


WEAPONS = ["chain_shot", "grapeshot", "grappling_hooks"]


@pytest.mark.parametrize("weapon", WEAPONS)
def test_R_weapons_three_gold_in_any_port(set_up: SetUp, weapon: str) -> None:
    for zone in PORTS:
        if zone != "old_providence":
            assert yard(set_up, zone=zone).gold(f"weapon:{weapon}") == 3


def test_R_weapons_one_of_each_kind_all_three_if_one_likes(set_up: SetUp) -> None:
    table = yard(set_up)
    for weapon in WEAPONS:
        table.play(f"weapon:{weapon}")
        assert f"weapon:{weapon}" not in table.offered()
    assert len(table.at("weapon.ship:0")) == 3
    assert table.captain().gold == 51


def test_R_weapons_are_sold_for_one(set_up: SetUp) -> None:
    table = yard(set_up, {"kind": "sloop", "weapons": ["grapeshot"]}, gold=0).play("sell_weapon:grapeshot")
    assert table.captain().gold == 1
    assert table.at("weapon.ship:0") == []
    assert "weapon:grapeshot" in table.offered()


def test_R_weapons_lie_open(set_up: SetUp) -> None:
    table = yard(set_up).play("weapon:grapeshot")
    assert table.lies("weapon.ship:0", 1) == table.at("weapon.ship:0")


# --- where zones differ ---------------------------------------------------------------------------


@pytest.mark.parametrize(("kind", "price"), [("frigate", 30), ("galleon", 30), ("sloop", 10), ("flute", 10)])
def test_F_curacao_frigate_and_galleon_cost_thirty(set_up: SetUp, kind: str, price: int) -> None:
    table = yard(set_up, zone="curacao")
    assert table.gold(f"ship:{kind}") == price
    table.play(f"ship:{kind}")
    assert table.captain().gold == 60 - price + 5


def test_F_old_providence_with_a_spanish_bounty_weapons_cost_one_and_repairs_nothing(set_up: SetUp) -> None:
    seat = {"bounties": {"spanish": 1}}
    table = yard(set_up, {"kind": "sloop", "hull": 1}, zone="old_providence", seat=seat)
    assert table.gold("weapon:grapeshot") == 1
    assert table.gold("repair:hull") == 0
    table.play("weapon:grapeshot", "repair:hull")
    assert table.captain().gold == 59


@pytest.mark.parametrize("bounties", [{}, {"english": 3}])
def test_F_old_providence_not_without_a_spanish_bounty(set_up: SetUp, bounties: dict[str, int]) -> None:
    table = yard(set_up, {"kind": "sloop", "hull": 1}, zone="old_providence", seat={"bounties": bounties})
    assert table.gold("weapon:grapeshot") == 3
    assert table.gold("repair:hull") == 2


def test_F_petite_goave_repairs_are_free_without_a_bounty(set_up: SetUp) -> None:
    table = yard(set_up, {"kind": "frigate", "hull": 1, "masts": 2}, zone="petite_goave", gold=0)
    assert table.gold("repair:all") == 0
    table.play("repair:all")
    assert (table.ship().hull, table.ship().masts) == (3, 3)


def test_F_petite_goave_no_repairs_with_a_bounty(set_up: SetUp) -> None:
    ship = {"kind": "frigate", "hull": 1, "mods": ["reinforced_hull"], "spent": ["reinforced_hull"]}
    table = yard(set_up, ship, zone="petite_goave", seat={"bounties": {"dutch": 1}})
    assert not [option for option in table.offered() if option.startswith(("repair", "rearm"))]


def test_ruling_petite_goave_bars_wanted_captains_at_home_too(set_up: SetUp) -> None:
    seat = {"captain": "nicolas_jaures", "bounties": {"dutch": 1}}
    table = yard(set_up, {"kind": "frigate", "hull": 1, "crew": 1}, zone="petite_goave", seat=seat)
    assert not [option for option in table.offered() if option.startswith("repair")]
    assert "recruit" not in table.play("done").offered()


@pytest.mark.parametrize(
    ("zone", "bounties"),
    [("old_providence", {"spanish": 1}), ("petite_goave", {})],
    ids=["providence", "goave"],
)
def test_G_M19_free_repairs_turn_reinforced_hull_back_too(
    set_up: SetUp, zone: str, bounties: dict[str, int]
) -> None:
    ship = {"kind": "sloop", "mods": ["reinforced_hull"], "spent": ["reinforced_hull"]}
    assert yard(set_up, ship, zone=zone, seat={"bounties": bounties}).gold("rearm:reinforced_hull") == 0


def test_F_st_john_modifications_cost_one(set_up: SetUp) -> None:
    table = yard(set_up, zone="st_john", zones={"st_john": {"mod": "chasers"}})
    assert table.gold("mod:chasers.1") == 1


MODDED = {"kind": "sloop", "mods": ["chasers", "extra_cannon_port"]}


def test_F_st_john_modifications_move_to_a_ship_bought_here_for_one_gold_each(set_up: SetUp) -> None:
    table = yard(set_up, MODDED, zone="st_john").play("ship:flute")
    assert table.kind == "mod.move"
    table.play(["keep:chasers.1", "keep:extra_cannon_port.1"])
    assert sorted(table.at("mod.ship:0")) == ["chasers.1", "extra_cannon_port.1"]
    assert table.ship().cannons == 2
    assert table.captain().gold == 60 - 10 + 5 - 2


def test_G_M22_a_modification_moving_along_brings_nothing_in_the_sale(set_up: SetUp) -> None:
    table = yard(set_up, MODDED, zone="st_john").play("ship:flute", ["keep:chasers.1"])
    assert table.captain().gold == 60 - 10 + (5 + 1) - 1
    assert table.kind == "mod.distribute"


def test_F_st_john_what_is_left_behind_is_distributed(set_up: SetUp) -> None:
    table = yard(set_up, MODDED, zone="st_john").play("ship:flute", [])
    assert table.captain().gold == 60 - 10 + (5 + 2)
    assert [len(line["zones"]) for line in table.log("mod.distributed")] == [2]


def test_R_the_ships_a_modification_that_cannot_help_the_new_ship_does_not_move_along(set_up: SetUp) -> None:
    ship = {"kind": "sloop", "mods": ["extended_cargo_hold", "chasers"]}
    table = yard(set_up, ship, zone="st_john").play("ship:galleon")
    assert table.offered() == ["keep:chasers.1"]


def test_F_st_john_moving_along_has_to_be_paid_too(set_up: SetUp) -> None:
    table = yard(set_up, MODDED, zone="st_john", gold=4).play("ship:flute")
    assert table.refused(["keep:chasers.1", "keep:extra_cannon_port.1"]) == "not-enough-gold"
    table.play([])
    assert table.captain().gold == 1


@pytest.mark.parametrize("spent", [False, True])
def test_F_st_john_reinforced_hull_moves_along_as_it_is(set_up: SetUp, spent: bool) -> None:
    ship = {"kind": "sloop", "mods": ["reinforced_hull"], "spent": ["reinforced_hull"] if spent else []}
    table = yard(set_up, ship, zone="st_john").play("ship:flute", ["keep:reinforced_hull.1"])
    assert table.ship().spent == ship["spent"]


def test_R_reinforced_hull_left_behind_leaves_nothing_turned(set_up: SetUp) -> None:
    ship = {"kind": "sloop", "mods": ["reinforced_hull"], "spent": ["reinforced_hull"]}
    assert yard(set_up, ship).play("ship:flute").ship().spent == []
