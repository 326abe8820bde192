"""Events that strike who is where they are: storms and fever."""

from __future__ import annotations

from typing import Any

import pytest

from engine.marauders.state import LOCATIONS
from tests.marauders.events.happening import happens
from tests.marauders.table import SetUp, TestTable, at_sea, goods, in_port, skilled

SAILOR = skilled(seamanship=2)


# --- storms ---------------------------------------------------------------------------------------


def storm(
    set_up: SetUp, *seats: dict[str, Any], faces: list[int], locations: list[int], **more: Any
) -> TestTable:
    """A round with a storm over Havana, Port Royal, Tortuga, Petite-Goâve and Santo Domingo."""
    force = [("seamanship", faces)] if faces else []
    force += [("location", locations)] if locations else []
    return happens(set_up, *seats, event="storm_greater_antilles", force=force, **more)


def frigate(zone: str, **more: Any) -> dict[str, Any]:
    """A Frigate at sea."""
    return {**at_sea(zone, ship="frigate"), "captain": SAILOR, **more}


def test_E_storm_three_hits_less_one_for_each_success(set_up: SetUp) -> None:
    table = storm(set_up, frigate("havana"), faces=[5, 1], locations=[1, 2])
    assert (table.ship().cargo, table.ship().masts) == (2, 2)
    assert len(table.log("ship.hit")) == 2


def test_ruling_storm_a_random_hit_is_a_die(set_up: SetUp) -> None:
    table = storm(set_up, frigate("havana"), faces=[1, 1], locations=[1, 3, 4])
    assert [getattr(table.ship(), location) for location in LOCATIONS] == [3, 2, 3, 2, 2]


def test_ruling_storm_of_a_skull_the_owner_chooses_the_location(set_up: SetUp) -> None:
    table = storm(set_up, frigate("havana"), faces=[5, 1], locations=[6, 2])
    assert table.kind == "hit.place"
    assert table.offered() == [f"hit:{location}" for location in LOCATIONS]
    table.play("hit:hull")
    assert (table.ship().hull, table.ship().masts) == (2, 2)


def test_ruling_storm_one_skull_after_the_other(set_up: SetUp) -> None:
    table = storm(set_up, frigate("havana"), faces=[1, 1], locations=[6, 5, 6]).play("hit:crew", "hit:crew")
    assert table.ship().crew == 3
    table.play("hit:masts")
    assert (table.ship().crew, table.ship().masts) == (1, 2)


def test_ruling_a_random_hit_on_a_destroyed_location_goes_to_the_hull(set_up: SetUp) -> None:
    ship = {"kind": "frigate", "masts": 0}
    table = storm(set_up, frigate("havana", ship=ship), faces=[5, 1], locations=[2, 2])
    assert table.ship().hull == 1


def test_E_storm_three_successes_weather_it(set_up: SetUp) -> None:
    captain = {**frigate("havana"), "captain": skilled(seamanship=3)}
    table = storm(set_up, captain, faces=[5, 6, 5], locations=[])
    assert "ship.hit" not in table.lines
    assert "storm.weathered" in table.lines


def test_ruling_storm_who_starts_his_turn_at_sea_in_one_of_its_zones(set_up: SetUp) -> None:
    table = storm(set_up, frigate("nassau"), frigate("tortuga"), faces=[1, 1], locations=[1, 1, 1])
    assert "storm.caught" not in table.lines
    table.play("end")
    assert table.log("storm.caught")[0]["seat"] == 1


def test_ruling_storm_who_sails_into_one(set_up: SetUp) -> None:
    table = storm(set_up, frigate("nassau"), faces=[1, 1], locations=[1, 1, 1]).play("move:havana")
    assert table.said("storm.caught", seat=0, zone="havana")


def test_ruling_storm_not_in_port(set_up: SetUp) -> None:
    table = storm(set_up, {**frigate("havana"), "in_port": True}, faces=[], locations=[])
    assert "storm.caught" not in table.lines
    at_sea_there = storm(set_up, frigate("havana"), faces=[5, 5], locations=[1])
    assert at_sea_there.said("storm.caught", seat=0, zone="havana")


def test_ruling_storm_once_in_a_captains_own_turn(set_up: SetUp) -> None:
    table = storm(set_up, frigate("havana"), faces=[5, 5], locations=[1]).play(
        "move:tortuga", "move:port", "move:sea"
    )
    assert len(table.log("storm.caught")) == 1


def test_ruling_storm_outside_its_zones_is_fair_weather(set_up: SetUp) -> None:
    table = storm(set_up, frigate("cartagena"), faces=[], locations=[]).play("move:curacao", "move:caracas")
    assert "storm.caught" not in table.lines
    into_it = storm(set_up, frigate("cartagena"), faces=[5, 5], locations=[1]).play("move:port_royal")
    assert into_it.said("storm.caught", seat=0, zone="port_royal")


def test_E_storm_is_over_with_the_round(set_up: SetUp) -> None:
    table = storm(set_up, {**frigate("havana"), "in_port": True}, faces=[5, 5], locations=[1])
    assert table.view(None)["state"]["storm_zones"]
    assert table.play("move:sea").said("storm.caught", seat=0, zone="havana")
    table = happens(
        set_up,
        {**frigate("havana"), "in_port": True},
        event="storm_greater_antilles",
        force=[("event", ["peace"])],
    )
    table.play("end", "end")
    assert table.view(None)["state"]["storm_zones"] == []
    table.play("move:sea")
    assert "storm.caught" not in table.lines


def test_G_D8_a_storm_can_sink_and_nobody_gains(set_up: SetUp) -> None:
    ship = {"kind": "sloop", "hull": 1, "masts": 0}
    table = storm(set_up, frigate("havana", ship=ship), faces=[1, 1], locations=[2, 1, 1])
    assert table.seat().captain is None
    assert [seat.glory for seat in table.state.seats] == [0, 0]
    assert table.asked().seat == 1


def test_G_F6_reinforced_hull_absorbs_a_storms_hit(set_up: SetUp) -> None:
    ship = {"kind": "frigate", "mods": ["reinforced_hull"]}
    table = storm(set_up, frigate("havana", ship=ship), faces=[5, 1], locations=[2, 2]).play("absorb:masts")
    assert table.ship().masts == 2


def test_E_storm_cargo_beyond_what_is_left_is_lost_at_random(set_up: SetUp) -> None:
    seat = frigate("havana", cargo=goods("rum", 3))
    table = storm(set_up, seat, faces=[5, 1], locations=[1, 2])
    assert len(table.at("cargo.hold:0")) == 2
    assert len(table.log("cargo.lost")[0]["cards"]) == 1


# --- fever ----------------------------------------------------------------------------------------


def fever(set_up: SetUp, seat: dict[str, Any], faces: list[int]) -> TestTable:
    """A round with yellow fever in Havana and the ports west and south of it."""
    return happens(set_up, seat, event="yellow_fever", force=[("leadership", faces)] if faces else [])


def test_E_fever_crew_is_lost_less_one_for_each_success(set_up: SetUp) -> None:
    assert fever(set_up, in_port("havana", ship="galleon"), [1, 1]).ship().crew == 2
    assert fever(set_up, in_port("havana", ship="galleon"), [5, 1]).ship().crew == 3
    assert fever(set_up, in_port("havana", ship="galleon"), [5, 6]).ship().crew == 4


def test_E_fever_never_takes_the_last_crew(set_up: SetUp) -> None:
    assert fever(set_up, in_port("havana", ship="sloop"), [1, 1]).ship().crew == 1
    assert fever(set_up, in_port("havana", ship={"kind": "sloop", "crew": 0}), [1, 1]).ship().crew == 0


def test_E_fever_strikes_who_docks_there(set_up: SetUp) -> None:
    table = fever(set_up, at_sea("cartagena", ship="galleon"), [1, 1])
    assert table.ship().crew == 4
    assert table.play("move:port").ship().crew == 2


def test_E_fever_once_a_turn(set_up: SetUp) -> None:
    table = fever(set_up, in_port("havana", ship="galleon"), [1, 1]).play("move:sea", "move:port")
    assert len(table.log("fever.suffered")) == 1


def test_E_fever_not_in_other_ports_nor_at_sea(set_up: SetUp) -> None:
    assert "fever.suffered" not in fever(set_up, in_port("nassau"), []).lines
    assert "fever.suffered" not in fever(set_up, at_sea("havana"), []).lines
    assert fever(set_up, in_port("havana"), [1, 1]).said("fever.suffered", seat=0)


# --- ports and missions ---------------------------------------------------------------------------


STORMS = {
    "storm_greater_antilles": ["havana", "petite_goave", "port_royal", "santo_domingo", "tortuga"],
    "storm_lesser_antilles": ["basse_terre", "bridgetown", "st_john", "st_maarten", "trinidad"],
}


@pytest.mark.parametrize("event", STORMS)
def test_E_storm_of_either_antilles_lies_over_five_zones(set_up: SetUp, event: str) -> None:
    table = happens(set_up, event=event)
    assert table.state.storm_zones == STORMS[event]
