"""All made-up modules at one table: they meet in one turn, and none knows of another."""

from __future__ import annotations

from typing import Any

import pytest

from engine.kernel import Beginning, Table
from engine.kernel.table.saved import digest
from engine.marauders.state import Npc
from tests.made_up.content import PROOFS
from tests.made_up.neutral_npc import BULLION_SHIP
from tests.made_up.repeats import charms_of, with_charms
from tests.made_up.rules import WITH_MODULES
from tests.marauders.table import Force, SetUp, TestTable, at_sea, goods

pytestmark = pytest.mark.usefixtures("made_up")

ALL = ("brigs", "relics", *(module.id for module in PROOFS))
DRAWN_AGAIN = ["sealed_rum_1", *goods("wood", 3)]
A_TURN: Force = [
    ("offer", goods("rum", 4)),
    ("charm", DRAWN_AGAIN),
    ("scouting", [1, 1, 1]),
    ("scouting", [1, 2, 3]),
]
"""An islet's four cards, twice; three dice for a Scouting of 2 and a compass, twice."""


def sets_sail(set_up: SetUp, force: Force = A_TURN) -> TestTable:
    """Seat 0, with two charms and a compass aboard his brig, has sailed to Havana; seat 1 holds a false
    light, and the bullion ship lies off Port Royal.
    """

    def change(beginning: Beginning) -> None:
        with_charms(2)(beginning)
        beginning.state.npcs[BULLION_SHIP] = Npc(BULLION_SHIP, "port_royal")
        beginning.places["relic.held:0"] = ["old_compass.1"]
        beginning.places["ruse.held:0"] = ["driftwood.1"]
        beginning.places["ruse.held:1"] = ["false_light.1"]

    laid: Any = {"spec": WITH_MODULES, "modules": ALL, "zones": {"port_royal": {"demand": "food"}}}
    captain = at_sea("nassau", ship="brig", gold=20)
    table = set_up(captain, at_sea("trinidad"), change=change, force=force, **laid)
    return table.play("move:havana")


def test_every_module_is_played_with(set_up: SetUp) -> None:
    table = sets_sail(set_up, ())
    assert set(table.table.modules) == {*ALL}
    assert WITH_MODULES.module_sets()[-1] == table.table.modules


def test_all_of_them_meet_in_one_turn(set_up: SetUp) -> None:
    table = sets_sail(set_up)
    table.play("astray:false_light.1:port_royal", "visit", "buy")
    assert (table.kind, table.at("cargo.offer:0")) == ("charm.cards", goods("rum", 4))
    table.play("yes")
    assert table.offered() == ["seal:sealed_rum_1"]
    table.play(["seal:sealed_rum_1"], ["buy:wood_1"])
    assert (table.at("cargo.second_hold:0"), table.at("cargo.hold:0")) == (["sealed_rum_1"], ["wood_1"])
    table.play(f"scout:npc:{BULLION_SHIP}")
    assert table.kind == "charm.roll"
    table.play("yes")
    assert table.said("npc.missed_by", npc=BULLION_SHIP)
    assert [line["because"] for line in table.log("rolled")] == [["relic:old_compass"]] * 2
    assert [charms_of(table.game, seat) for seat in (0, 1)] == [0, 0]
    assert table.in_order("ruse.shown", "led.astray", "islet.visited", "charm.spent", "second_hold.bought")
    assert (table.captain().zone, table.state.active_seat) == ("port_royal", 1)


def test_what_each_of_them_keeps_is_saved_and_restored(set_up: SetUp) -> None:
    table = sets_sail(set_up, A_TURN[:1]).play("astray:false_light.1:port_royal", "visit", "buy")
    restored = Table.load(table.table.save(), WITH_MODULES)
    assert digest(restored.running) == digest(table.game)
    assert {*restored.running.ext} == {"repeats", "neutral_npc"}
    assert [restored.view(seat) for seat in (0, 1, None)] == [table.view(seat) for seat in (0, 1, None)]
