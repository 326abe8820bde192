"""Contraband that is sold: its port, its price, its glory (Seas of Glory: Contraband)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.marauders.combat.death import Death
from engine.marauders.glory.ending import total
from tests.marauders.seas_of_glory.smugglers import (
    CARDS,
    FLUTE,
    HAVANA,
    PLAYED,
    TORTUGA,
    WOOD,
    Change,
    behind,
    cargo,
    first,
    smuggled,
)
from tests.marauders.table import SetUp, TestTable, at_sea, in_port


def selling(set_up: SetUp, zone: str, *more: str, change: Change | None = None, **position: Any) -> TestTable:
    """A captain with contraband for Havana sells in a port."""
    cards = [*HAVANA, *more]
    seat = in_port(zone, gold=0, ship="galleon", cargo=cards)
    laid = smuggled(*HAVANA, then=change)
    return set_up(seat, change=laid, **{**PLAYED, **position}).play("port", "sell")


@pytest.mark.parametrize(("zone", "sells"), [("havana", True), ("caracas", False)])
def test_S_contraband_sells_in_its_port_alone_for_10_gold(set_up: SetUp, zone: str, sells: bool) -> None:
    table = selling(set_up, zone, "wood_1", zones={zone: {"demand": "rum"}})
    assert [card for card in HAVANA if f"sell:{card}" in table.offered()] == (HAVANA if sells else [])
    if sells:
        table.play([f"sell:{HAVANA[0]}", "sell:wood_1"])
        assert table.captain().gold == 13
        assert cargo(table) == ([], [HAVANA[1]])


def test_G_Z3_contraband_never_sells_as_a_good_in_demand(set_up: SetUp) -> None:
    good = CARDS[HAVANA[0]].good
    table = selling(set_up, "havana", zones={"havana": {"demand": good}})
    option = table.asked().option(f"sell:{HAVANA[0]}")
    assert option is not None
    assert (option.args["gold"], option.args["demanded"]) == (10, False)
    table.play([f"sell:{HAVANA[0]}"])
    assert table.log("demand.changed") == []


def test_S_contraband_two_sold_bring_a_glory_point_and_go_to_the_discards(set_up: SetUp) -> None:
    table = selling(set_up, "havana").play([f"sell:{card}" for card in HAVANA])
    assert (table.seat().glory, table.captain().gold) == (1, 20)
    assert table.log("glory.gained")[0]["why"] == "contraband"
    assert set(HAVANA) <= set(table.at("cargo.discards"))
    assert table.at("cargo.behind:0") == []


def test_S_contraband_the_first_of_two_sold_waits_behind_the_captain(set_up: SetUp) -> None:
    table = selling(set_up, "havana").play([f"sell:{HAVANA[0]}"])
    assert table.seat().glory == 0
    assert table.at("cargo.behind:0") == [HAVANA[0]]
    assert table.lies("cargo.behind:0", 1) == [HAVANA[0]]
    assert table.said("contraband.behind", seat=0, card=HAVANA[0])
    table.play("done", "move:sea", "move:port", "end")
    later = selling(set_up, "havana", change=behind(TORTUGA[0])).play([f"sell:{HAVANA[0]}"])
    assert later.seat().glory == 1
    assert {TORTUGA[0], HAVANA[0]} <= set(later.at("cargo.discards"))
    assert later.at("cargo.behind:0") == []


def test_S_contraband_three_with_the_one_behind_bring_one_point_and_leave_one_behind(set_up: SetUp) -> None:
    table = selling(set_up, "havana", change=behind(TORTUGA[0])).play([f"sell:{card}" for card in HAVANA])
    assert table.seat().glory == 1
    assert table.at("cargo.behind:0") == [HAVANA[1]]


def test_S_contraband_glory_comes_besides_that_for_goods_in_demand(set_up: SetUp) -> None:
    table = selling(set_up, "havana", *WOOD, zones={"havana": {"demand": "wood"}})
    table.play([f"sell:{card}" for card in (*HAVANA, *WOOD)])
    assert [line["why"] for line in table.log("glory.gained")] == ["sale", "contraband"]
    assert table.captain().gold == 20 + 3 * 7


def test_S_contraband_behind_a_captain_outlasts_him(set_up: SetUp) -> None:
    death = first(Death(seat=0, captain_id=0, cause="sunk", asked=True))
    seat = at_sea("trinidad", ship=FLUTE, cargo=[*HAVANA, "wood_1"])
    change = smuggled(*HAVANA, then=behind(TORTUGA[0], then=death))
    table = set_up(seat, change=change, **PLAYED)
    assert table.at("cargo.behind:0") == [TORTUGA[0]]
    assert cargo(table) == ([], [])
    told = [line["cards"] for line in table.log("captain.left", 1)]
    assert told[:2] == [["wood_1"], HAVANA]


def test_S_contraband_behind_a_captain_outlasts_his_retirement(set_up: SetUp) -> None:
    seat = in_port("nassau", contraband=HAVANA[:1], contraband_sold=TORTUGA[0])
    table = set_up(seat, **PLAYED).play("retire")
    assert table.at("cargo.behind:0") == [TORTUGA[0]]
    assert cargo(table) == ([], [])


def test_S_contraband_one_behind_the_captain_is_no_half_point(set_up: SetUp) -> None:
    table = set_up(at_sea("trinidad", glory=2), change=behind(HAVANA[0]), **PLAYED)
    assert total(table.game, table.seat()) == 2
