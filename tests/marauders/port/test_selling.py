"""Sell Goods."""

from __future__ import annotations

from typing import Any

import pytest

from engine.kernel import KernelFault
from tests.marauders.table import SetUp, TestTable, goods, in_port

# --- selling --------------------------------------------------------------------------------------


def selling(
    set_up: SetUp, cargo: list[str], demand: str = "rum", zone: str = "basse_terre", **more: Any
) -> TestTable:
    """A table where the captain is asked what to sell."""
    seat = {**in_port(zone, gold=0, cargo=cargo), **more.pop("seat", {})}
    return set_up(seat, zones={zone: {"demand": demand}}, **more).play("port", "sell")


def sale(cargo: list[str]) -> list[str]:
    """The options that sell these cards."""
    return [f"sell:{card}" for card in cargo]


def test_R_sell_goods_three_gold_a_card_six_in_demand(set_up: SetUp) -> None:
    table = selling(set_up, ["rum_1", "wood_1", "cocoa_1"])
    assert {card: table.gold(f"sell:{card}") for card in ("rum_1", "wood_1", "cocoa_1")} == {
        "rum_1": 6,
        "wood_1": 3,
        "cocoa_1": 3,
    }
    table.play(sale(["rum_1", "wood_1"]))
    assert table.captain().gold == 9
    assert table.at("cargo.hold:0") == ["cocoa_1"]


def test_R_sell_goods_sold_cards_lie_face_up_in_the_discards(set_up: SetUp) -> None:
    table = selling(set_up, ["wood_1"]).play(sale(["wood_1"]))
    assert table.lies("cargo.discards", None) == ["wood_1"]
    assert table.said("goods.sold", seat=0, cards=["wood_1"], gold=3, in_demand=0)


def test_R_sell_goods_what_is_earned_is_public(set_up: SetUp) -> None:
    table = selling(set_up, ["rum_1"]).play(sale(["rum_1"]))
    assert table.log("goods.sold", 1)[0]["gold"] == 6
    assert table.view(1)["state"]["seats"][0]["captain"]["gold"] is None


def test_R_sell_goods_must_be_the_first_activity(set_up: SetUp) -> None:
    table = set_up(in_port("basse_terre", cargo=["wood_1"])).play("port")
    assert table.offered()[0] == "sell"
    table.play("shipyard", "done")
    assert "sell" not in table.offered()


def test_R4_moving_gold_from_the_stash_is_no_activity_and_may_come_before_selling(set_up: SetUp) -> None:
    table = set_up(in_port("nassau", cargo=["wood_1"], stash=5)).play("port", "take", "5")
    assert "sell" in table.offered()


def test_R_sell_goods_the_demand_token_is_replaced(set_up: SetUp) -> None:
    force = [("demand", ["demand_wood.1"])]
    table = selling(set_up, ["rum_1"], force=force, change=move_demand_to_pool("demand_wood.1"))
    (old,) = table.at("demand.at:basse_terre")
    table.play(sale(["rum_1"]))
    assert table.at("demand.at:basse_terre") == ["demand_wood.1"]
    assert old in table.at("demand.pool")
    assert len(table.at("demand.pool")) == 8
    assert table.said("demand.changed", zone="basse_terre")


def move_demand_to_pool(token: str) -> Any:
    """A change to a beginning: this token lies in the pool, the first of the pool where it lay."""

    def change(beginning: Any) -> None:
        pool = beginning.places["demand.pool"]
        if token not in pool:
            place = next(place for place, held in beginning.places.items() if held == [token])
            beginning.places[place] = [pool.pop(0)]
            pool.append(token)

    return change


def test_R_sell_goods_the_demand_token_stays_when_none_in_demand_is_sold(set_up: SetUp) -> None:
    table = selling(set_up, ["wood_1", "rum_1"])
    before = table.at("demand.at:basse_terre")
    table.play(sale(["wood_1"]))
    assert table.at("demand.at:basse_terre") == before


def test_R_sell_goods_once_so_nothing_more_after_the_token_changed(set_up: SetUp) -> None:
    table = selling(set_up, ["rum_1", "wood_1"]).play(sale(["rum_1"]))
    assert "sell" not in table.offered()


def test_R_sell_goods_three_in_demand_bring_glory(set_up: SetUp) -> None:
    table = selling(set_up, goods("rum", 3)).play(sale(goods("rum", 3)))
    assert table.seat().glory == 1
    assert table.said("glory.gained", seat=0, why="sale", glory=1)
    assert len(table.at("glory.hand:0")) == 1
    assert table.captain().gold == 18


def test_R_sell_goods_two_in_demand_and_one_other_bring_none(set_up: SetUp) -> None:
    cargo = [*goods("rum", 2), "wood_1"]
    table = selling(set_up, cargo).play(sale(cargo))
    assert table.seat().glory == 0


def test_G_M16_six_in_demand_bring_one_glory_only(set_up: SetUp) -> None:
    table = selling(set_up, goods("rum", 6)).play(sale(goods("rum", 6)))
    assert (table.seat().glory, table.captain().gold) == (1, 36)


def test_G_M16_all_goods_are_sold_in_one_declaration(set_up: SetUp) -> None:
    cargo = [*goods("rum", 3), *goods("wood", 3)]
    table = selling(set_up, cargo).play(sale(cargo))
    assert table.captain().gold == 27
    assert table.said("goods.sold", gold=27, in_demand=3)


def test_G_M16_new_token_drawn_before_the_old_goes_back(set_up: SetUp) -> None:
    table = selling(set_up, ["rum_1"], zone="havana", demand="rum", force=[("demand", ["demand_rum.1"])])
    assert table.at("demand.at:havana") == ["demand_rum.1"]
    with pytest.raises(KernelFault, match="not there"):
        table.play(sale(["rum_1"]))
    table.table.forced.clear()


def test_R_sell_goods_selling_nothing_is_possible(set_up: SetUp) -> None:
    table = selling(set_up, ["rum_1"]).play([])
    assert table.kind == "port.activity"
    assert table.at("cargo.hold:0") == ["rum_1"]
    assert "goods.sold" not in table.lines


def test_R_sell_goods_the_goods_aboard_are_the_sellers_secret(set_up: SetUp) -> None:
    table = selling(set_up, ["rum_1", "wood_1"])
    (public,) = table.view(1)["waiting"]
    assert public["options"] == []
    assert "rum_1" not in repr(table.view(1))


# --- two turns running ----------------------------------------------------------------------------


def test_R_sell_goods_no_more_in_a_second_port_action_after_the_token_changed(set_up: SetUp) -> None:
    """ "After changing the Demand Token you cannot sell any more goods that turn"."""
    for sold, again in (("rum_1", False), ("wood_1", True)):
        seat = {"glory_cards": ["governors_ball"]}
        table = selling(set_up, ["rum_1", "wood_1", "wood_2"], seat=seat)
        table.play(sale([sold]), "done", "card:governors_ball", "port")
        assert ("sell" in table.offered()) is again
