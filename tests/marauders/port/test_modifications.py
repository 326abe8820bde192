"""Visit Shipyard: modifications bought, and those of a sold ship that come back into play."""

from __future__ import annotations

from typing import Any

import pytest

from data.content import marauders_box as box
from engine.marauders.ships.ships import ship_values
from tests.marauders.port.yards import PORT, empty_ports, yard
from tests.marauders.table import SetUp, TestTable, in_port

# --- modifications re-entering --------------------------------------------------------------------


def test_R_modifications_of_a_sold_ship_go_face_down_and_by_chance_to_ports_without_one(
    set_up: SetUp,
) -> None:
    table = yard(set_up, {"kind": "sloop", "mods": ["chasers", "long_guns"]})
    mods, empty = set(table.at("mod.ship:0")), empty_ports(table)
    assert len(empty) == 2
    table.play("ship:flute")
    assert table.kind == "shipyard"
    assert table.said("mod.distributed", seat=0, zones=empty)
    assert {table.at(f"mod.down:{zone}")[0] for zone in empty} == mods
    assert all(table.lies(f"mod.down:{zone}", 0) == 1 for zone in empty)
    assert table.at("mod.ship:0") == table.at("mod.loose") == []


def test_R_modifications_of_a_sold_ship_go_to_as_many_ports_as_there_are_tokens(set_up: SetUp) -> None:
    others = in_port("havana", ship={"kind": "sloop", "mods": ["long_guns", "chasers"]})
    seat = in_port(PORT, ship={"kind": "sloop", "mods": ["extra_hammocks"]}, gold=20)
    table = set_up(seat, others).play("port", "shipyard", "ship:flute")
    assert len(table.offered()) == 3
    assert (table.asked().least, table.asked().most) == (1, 1)


def test_G_C5_the_port_he_lies_in_may_be_chosen_and_turns_at_the_next_port_action(set_up: SetUp) -> None:
    table = yard(set_up, "sloop", zones={PORT: {"mod": "chasers"}}, force=[("event", ["peace"])])
    table.play("mod:chasers.1", "ship:flute")
    assert table.said("mod.distributed", seat=0, zones=[PORT])
    assert table.lies(f"mod.down:{PORT}", 0) == 1
    assert not [option for option in table.offered() if option.startswith("mod:")]
    table.play("done", "done", "end", "end", "port", "shipyard")
    assert "mod:chasers.1" in table.offered()


def test_R_modifications_stay_behind_except_in_st_john(set_up: SetUp) -> None:
    table = yard(set_up, {"kind": "sloop", "mods": ["chasers"]}).play("ship:flute")
    assert table.said("mod.distributed", seat=0)
    assert table.at("mod.ship:0") == []


# --- buying modifications -------------------------------------------------------------------------


def with_token(set_up: SetUp, mod: str, ship: Any = "sloop", **more: Any) -> TestTable:
    """A shipyard that sells this modification."""
    return yard(set_up, ship, zones={PORT: {"mod": mod}}, **more)


def deal(table: TestTable, mod: str) -> str | None:
    """The option that buys this modification, if it is offered."""
    return next((option for option in table.offered() if option.startswith(f"mod:{mod}")), None)


ALL = list(box().mods)


@pytest.mark.parametrize("mod", ALL)
def test_R_modifications_cost_three_gold_and_go_onto_the_board(set_up: SetUp, mod: str) -> None:
    table = with_token(set_up, mod)
    option = deal(table, mod)
    assert option is not None
    assert table.gold(option) == 3
    table.play(option)
    assert table.captain().gold == 57
    assert table.at("mod.ship:0") == [option.removeprefix("mod:")]


def test_R_modifications_a_port_sells_its_own_token_only(set_up: SetUp) -> None:
    table = with_token(set_up, "chasers")
    assert [option for option in table.offered() if option.startswith("mod:")] == ["mod:chasers.1"]


def test_R_modifications_the_port_then_sells_none(set_up: SetUp) -> None:
    table = with_token(set_up, "chasers").play("mod:chasers.1")
    assert not [option for option in table.offered() if option.startswith("mod:")]
    assert table.at(f"mod.at:{PORT}") == []


@pytest.mark.parametrize("mod", ALL)
def test_R_modifications_no_two_of_the_same_type(set_up: SetUp, mod: str) -> None:
    assert deal(with_token(set_up, mod, {"kind": "sloop", "mods": [mod]}), mod) is None


def test_R_modifications_cannot_be_sold_by_themselves(set_up: SetUp) -> None:
    table = yard(set_up, {"kind": "sloop", "mods": ["chasers"]})
    assert not [option for option in table.offered() if "chasers" in option]


@pytest.mark.parametrize(
    ("mod", "ship"),
    [
        ("extended_cargo_hold", "galleon"),
        ("extra_hammocks", "man_o_war"),
        ("extra_cannon_port", "man_o_war"),
        ("advanced_rigs_and_sails", {"kind": "sloop", "mods": ["advanced_rigs_and_sails"]}),
    ],
)
def test_G_C7_a_modification_that_would_do_nothing_is_not_offered(set_up: SetUp, mod: str, ship: Any) -> None:
    assert deal(with_token(set_up, mod, ship), mod) is None


def test_R_advanced_rigs_and_sails_one_more_maneuverability(set_up: SetUp) -> None:
    table = with_token(set_up, "advanced_rigs_and_sails").play("mod:advanced_rigs_and_sails.1")
    assert ship_values(table.game, table.captain()).maneuverability == 5


@pytest.mark.parametrize(
    ("mod", "location"), [("extended_cargo_hold", "cargo"), ("extra_cannon_port", "cannons")]
)
def test_R_extended_cargo_hold_and_extra_cannon_port_move_the_cube_up(
    set_up: SetUp, mod: str, location: str
) -> None:
    table = with_token(set_up, mod, {"kind": "frigate", location: 1}).play(f"mod:{mod}.1")
    assert getattr(table.ship(), location) == 2
    assert getattr(ship_values(table.game, table.captain()), location) == 4


def test_R_extra_hammocks_raise_the_value_but_not_the_crew_aboard(set_up: SetUp) -> None:
    table = with_token(set_up, "extra_hammocks").play("mod:extra_hammocks.1")
    assert table.ship().crew == 2
    assert ship_values(table.game, table.captain()).crew == 3


def test_R_the_ships_no_value_is_ever_above_five(set_up: SetUp) -> None:
    mods = ["extended_cargo_hold", "extra_hammocks", "extra_cannon_port", "advanced_rigs_and_sails"]
    table = set_up(in_port(PORT, ship={"kind": "galleon", "mods": mods, "cargo": 5}))
    values = ship_values(table.game, table.captain())
    assert (values.cargo, values.crew, values.cannons, values.maneuverability) == (5, 5, 5, 3)
