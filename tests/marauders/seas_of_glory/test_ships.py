"""The Brig and the slow Galleons (Seas of Glory: Ships)."""

from __future__ import annotations

from data.locale import Texts
from engine.marauders.ships.ships import ship_values
from tests.marauders.table import SetUp, in_port, skilled


def test_S_ships_the_brig_costs_20_sells_for_5_and_brings_no_glory_point(set_up: SetUp) -> None:
    table = set_up(in_port("nassau", gold=25), modules=("brig",)).play("port", "shipyard")
    assert table.gold("ship:brig") == 20
    table.play("ship:brig")
    assert table.ship().kind == "brig"
    assert table.seat().glory == 0
    assert not table.captain().purchase_glory
    again = set_up(in_port("nassau", gold=99, ship="brig"), modules=("brig",)).play("port", "shipyard")
    old = again.asked().option("ship:sloop")
    assert old is not None
    assert old.args["value"] == 5


def test_S_ships_the_brig_has_the_values_of_her_card(set_up: SetUp) -> None:
    table = set_up(in_port("nassau", ship="brig"), modules=("brig",))
    values = ship_values(table.game, table.captain())
    assert (values.hull, values.masts, values.cargo, values.crew, values.cannons) == (2, 2, 4, 2, 2)
    assert values.maneuverability == 3


def test_S_ships_without_the_module_nobody_sells_a_brig(set_up: SetUp) -> None:
    table = set_up(in_port("nassau", gold=99)).play("port", "shipyard")
    assert "ship:brig" not in table.offered()


def test_S_ships_a_slow_galleon_has_maneuverability_1_and_all_else_as_before(set_up: SetUp) -> None:
    plain, slow = (
        ship_values(table.game, table.captain())
        for table in (set_up(in_port("nassau", ship="galleon"), modules=m) for m in ((), ("low_galleons",)))
    )
    assert (plain.maneuverability, slow.maneuverability) == (2, 1)
    slow.maneuverability = 2
    assert plain == slow


def test_S_ships_who_buys_reads_the_values_of_this_tables_ships(set_up: SetUp) -> None:
    for modules, nimble in (((), 2), (("low_galleons",), 1)):
        table = set_up(in_port("nassau", gold=99), modules=modules).play("port", "shipyard")
        galleon = table.asked().option("ship:galleon")
        assert galleon is not None
        about = Texts("en").about(galleon)
        assert about.endswith(f"Cannons 1 → 4 and Maneuverability 4 → {nimble}")


def test_S_ships_bridgetown_lets_a_brig_in_unharmed(set_up: SetUp) -> None:
    seat = {"captain": skilled(), "zone": "bridgetown", "in_port": False, "ship": "brig"}
    table = set_up(seat, modules=("brig",)).play("move:port")
    assert table.captain().in_port
    assert table.ship().hull == 2
