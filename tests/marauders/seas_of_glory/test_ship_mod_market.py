"""Drawing a ship modification where a port has none (Ship Mod Market)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.kernel import AnswerError
from engine.marauders.game import MARAUDERS
from tests.marauders.table import Force, SetUp, TestTable, at_sea, in_port, move_all

MODULES = ("ship_mods", "ship_mod_market")
DRAWN: Force = [("modification", ["swivel_guns.2"])]


def port(set_up: SetUp, *, mod: str = "none", force: Force = (), **seat: Any) -> TestTable:
    """A captain declares a port action at Nassau, which has this modification."""
    zones = {"nassau": {"mod_down" if mod != "none" else "mod": mod}}
    captain = {**in_port("nassau", gold=3), **seat}
    return set_up(captain, at_sea("trinidad"), zones=zones, modules=MODULES, force=force).play("port")


def test_S_market_needs_the_new_ship_modifications() -> None:
    with pytest.raises(AnswerError):
        MARAUDERS.resolve_modules(["ship_mod_market"])
    assert MARAUDERS.resolve_modules(MODULES) == MODULES


def test_S_market_where_a_port_has_none_one_may_be_drawn_and_bought(set_up: SetUp) -> None:
    table = port(set_up, force=DRAWN).play("market")
    assert table.said("market.drawn", seat=0, zone="nassau", mod="swivel_guns.2")
    assert (table.kind, table.offered()) == ("market.buy", ["buy", "leave"])
    assert table.gold("buy") == 3
    table.play("buy")
    assert table.at("mod.ship:0") == ["swivel_guns.2"]
    assert table.at("mod.at:nassau") == []
    assert table.captain().gold == 0
    assert table.said("mod.bought", seat=0, mod="swivel_guns.2", gold=3)


def test_S_market_or_it_lies_there_face_up_for_sale(set_up: SetUp) -> None:
    table = port(set_up, force=DRAWN).play("market", "leave")
    assert table.lies("mod.at:nassau", 1) == ["swivel_guns.2"]
    table.play("shipyard")
    assert "mod:swivel_guns.2" in table.offered()


def test_S_market_a_port_that_has_one_offers_none(set_up: SetUp) -> None:
    assert "market" not in port(set_up, mod="chasers").offered()


def test_S_market_whoever_bought_the_ports_own_draws_no_other_in_that_action(set_up: SetUp) -> None:
    table = port(set_up, mod="chasers").play("shipyard", "mod:chasers.1", "done")
    assert table.at("mod.at:nassau") == []
    assert "market" not in table.offered()


def test_S_market_one_a_port_action(set_up: SetUp) -> None:
    table = port(set_up, force=DRAWN, gold=6).play("market", "buy")
    assert "market" not in table.offered()


def test_S_market_a_port_to_which_one_has_come_in_the_same_action_offers_none(set_up: SetUp) -> None:
    ship = {"kind": "frigate", "mods": ["chasers"]}
    table = port(set_up, force=DRAWN, gold=60, ship=ship)
    assert "market" in table.offered()
    table.play("shipyard", "ship:sloop", "done")
    assert table.at("mod.down:nassau") == ["swivel_guns.2"]
    assert "market" not in table.offered()


def test_S_market_with_an_empty_pool_there_is_none(set_up: SetUp) -> None:
    zones = {"nassau": {"mod": "none"}}
    emptied = move_all("mod.loose", "left.out")
    table = set_up(in_port("nassau"), zones=zones, modules=MODULES, change=emptied).play("port")
    assert "market" not in table.offered()


def test_S_market_drawing_is_no_activity_so_he_may_still_sell(set_up: SetUp) -> None:
    table = port(set_up, force=DRAWN, cargo=["rum_1"])
    assert "sell" in table.offered()
    assert "sell" in table.play("market", "leave").offered()


def test_S_market_without_gold_it_is_left_there(set_up: SetUp) -> None:
    table = port(set_up, force=DRAWN, gold=2).play("market")
    assert table.refused("buy") == "not-enough-gold"
    assert table.asked().default == ["leave"]
    assert table.play("leave").lies("mod.at:nassau", 1) == ["swivel_guns.2"]


def test_S_market_what_is_of_no_use_to_his_ship_is_left_there(set_up: SetUp) -> None:
    has = {"kind": "sloop", "mods": ["swivel_guns"]}
    table = port(set_up, force=[("modification", ["swivel_guns.2"])], ship=has).play("market")
    assert table.kind == "port.activity"
    assert table.at("mod.at:nassau") == ["swivel_guns.2"]


def test_S_market_what_is_drawn_cannot_be_taken_back(set_up: SetUp) -> None:
    assert not port(set_up, force=DRAWN).play("market").takes_back(0)


def test_G_Z7_the_price_of_st_john_holds_in_the_market(set_up: SetUp) -> None:
    zones = {"st_john": {"mod": "none"}}
    table = set_up(in_port("st_john", gold=3), zones=zones, modules=MODULES, force=DRAWN).play(
        "port", "market"
    )
    assert table.gold("buy") == 1
