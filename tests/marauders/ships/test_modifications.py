"""Ship modifications: what they add, what is spent, how many are dealt out again."""

from __future__ import annotations

import pytest

from data.content import marauders_box as box
from engine.kernel import Beginning
from engine.marauders.combat.sides import npc_values
from engine.marauders.ships.ships import printed_values, ship_values
from engine.marauders.state import captain_of
from tests.marauders.table import SetUp, TestTable, in_port

ADDING = {mod.id: mod.adds for mod in box().mods.values() if mod.adds}
NAMES = ("hull", "cargo", "masts", "crew", "cannons", "maneuverability")


def expected(table: TestTable, kind: str, mod: str) -> list[int]:
    """The printed values, one of them raised."""
    printed = printed_values(table.game, kind, 0)
    return [getattr(printed, name) + (name == ADDING.get(mod)) for name in NAMES]


@pytest.mark.parametrize("mod", box().mods)
def test_one_rule_adds_what_the_modification_says(set_up: SetUp, mod: str) -> None:
    """To a captain's ship as to an NPC's."""
    table = set_up(in_port("havana", ship={"kind": "sloop", "mods": [mod]}))
    own = ship_values(table.game, captain_of(table.game, 0))
    npc = npc_values(table.game, "sloop", [mod, "grapeshot"])
    assert [getattr(own, name) for name in NAMES] == expected(table, "sloop", mod)
    assert [getattr(npc, name) for name in NAMES] == expected(table, "sloop", mod)


def test_four_modifications_add_something() -> None:
    assert sorted(filter(None, ADDING.values())) == ["cannons", "cargo", "crew", "maneuverability"]


def test_any_spent_modification_is_renewed_in_port(set_up: SetUp) -> None:
    ship = {"kind": "sloop", "mods": ["chasers", "reinforced_hull"], "spent": ["chasers", "reinforced_hull"]}
    table = set_up(in_port("havana", ship=ship, gold=60)).play("port", "shipyard")
    assert [option for option in table.offered() if option.startswith("rearm")] == [
        "rearm:chasers",
        "rearm:reinforced_hull",
    ]
    table.play("rearm:chasers")
    assert table.ship().spent == ["reinforced_hull"]
    assert table.said("mod.rearmed", seat=0, mod="chasers", gold=3)


# --- dealt out ------------------------------------------------------------------------------------


def reserve(beginning: Beginning) -> None:
    """Three ports have no modification: theirs lie loose."""
    ports = [place for place in beginning.places if place.startswith("mod.down:")][:3]
    for place in ports:
        beginning.places.setdefault("mod.loose", []).extend(beginning.places.pop(place))


def sells_a_ship(set_up: SetUp, *mods: str, force: list[str]) -> TestTable:
    """A captain sells a ship with modifications while others lie in reserve."""
    seat = in_port("havana", ship={"kind": "sloop", "mods": list(mods)}, gold=60)
    forced = [("modification", [token]) for token in force]
    return set_up(seat, change=reserve, force=forced).play("port", "shipyard", "ship:frigate")


def test_of_a_reserve_as_many_are_dealt_out_as_a_ship_had(set_up: SetUp) -> None:
    table = sells_a_ship(set_up, "swivel_guns", force=["advanced_rigs_and_sails.1"])
    assert (table.kind, table.asked().least, table.asked().most) == ("mod.distribute", 1, 1)
    left = len(table.at("mod.loose"))
    (zone,) = table.offered()[:1]
    table.play([zone])
    assert table.at(f"mod.down:{zone.removeprefix('zone:')}") == ["advanced_rigs_and_sails.1"]
    assert len(table.at("mod.loose")) == left - 1
    assert "swivel_guns.1" in table.at("mod.loose")


def test_a_ship_without_modifications_leaves_the_reserve_alone(set_up: SetUp) -> None:
    table = sells_a_ship(set_up, force=[])
    assert table.kind == "shipyard"
    assert len(table.at("mod.loose")) >= 3
