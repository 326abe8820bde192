"""Glory cards of ports, one by one: the seller's, the buyer's, others'."""

from __future__ import annotations

from typing import Any

import pytest

from data.content import marauders_box as box
from tests.marauders.conftest import HouseCard
from tests.marauders.table import (
    Force,
    SetUp,
    TestTable,
    at_sea,
    goods,
    holding,
    in_port,
    rival,
)


def spare_tokens(table: TestTable, count: int) -> list[str]:
    """Demand tokens of the reserve, of different goods."""
    return list({box().demand_token(token).good: token for token in table.at("demand.pool")}.values())[:count]


# --- demand, sales, offers, the shipyard ----------------------------------------------------------


def test_C_word_from_the_counting_house_one_of_three_tokens_for_any_port(set_up: SetUp) -> None:
    drawn = spare_tokens(set_up(at_sea("havana")), 3)
    force: Force = [("demand", drawn)]
    table = holding(set_up, at_sea("havana"), "word_from_the_counting_house", force=force)
    (old,) = table.at("demand.at:caracas")
    reserve = table.at("demand.pool")
    table.play("card:word_from_the_counting_house.1")
    assert table.lies("demand.drawn", None) == drawn
    table.play(f"token:{drawn[1]}")
    assert len(table.offered()) == 16
    table.play("market:caracas")
    assert table.at("demand.at:caracas") == [drawn[1]]
    assert table.at("demand.pool") == sorted({*reserve, old} - {drawn[1]})
    assert table.said("demand.changed", zone="caracas", good=box().demand_token(drawn[1]).good)
    assert (table.kind, table.actions) == ("turn.action", 3)
    assert table.at("glory.discards") == ["word_from_the_counting_house.1"]


def test_R31_demand_tokens_drawn_by_a_card_lie_open_for_all(set_up: SetUp) -> None:
    table = holding(set_up, at_sea("havana"), "word_from_the_counting_house")
    table.play("card:word_from_the_counting_house.1")
    drawn = table.lies("demand.drawn", 1)
    assert isinstance(drawn, list)
    assert len(drawn) == 3
    assert table.log("demand.drawn") == [{"seat": 0, "tokens": drawn}]


def test_C_pick_demand_for_the_port_he_lies_in(set_up: SetUp, house_card: HouseCard) -> None:
    house_card("{do: pick_demand, tokens: 2, where: here}")
    assert "card:house_card" not in holding(set_up, at_sea("havana"), "house_card").offered()
    table = holding(set_up, in_port("havana"), "house_card").play("card:house_card")
    token = table.offered()[1].partition(":")[2]
    table.play(f"token:{token}")
    assert table.at("demand.at:havana") == [token]


def selling(set_up: SetUp, **more: Any) -> TestTable:
    """A captain in Havana, where rum is in demand, who sells rum and cocoa and holds the card."""
    seat = in_port("havana", cargo=[*goods("rum", 1), *goods("cocoa", 1)], gold=0)
    zones = {"havana": {"demand": "rum"}}
    return holding(set_up, seat, "friend_at_the_customs_house", zones=zones, **more).play("port")


def test_C_friend_at_the_customs_house_five_where_not_in_demand_in_this_port_action(set_up: SetUp) -> None:
    table = selling(set_up).play("card:friend_at_the_customs_house", "sell")
    assert table.gold("sell:cocoa_1") == 5
    assert table.gold("sell:rum_1") >= 6
    table.play(["sell:cocoa_1"])
    assert table.captain().gold == 5
    assert table.log("goods.sold")[0]["because"] == ["port_cards"]


def test_C_friend_at_the_customs_house_not_without_playing_it(set_up: SetUp) -> None:
    table = selling(set_up).play("sell")
    assert table.gold("sell:cocoa_1") == 3


def test_C_friend_at_the_customs_house_not_when_it_is_too_late_to_sell(set_up: SetUp) -> None:
    table = selling(set_up)
    table.captain().gold = 1
    table.play("buy", [])
    assert "card:friend_at_the_customs_house" not in table.offered()


def test_C_crowded_quay_four_cards_more_redrawn_where_in_demand(set_up: SetUp) -> None:
    first, more = goods("cocoa", 6), [*goods("rum", 1), *goods("sugar", 3)]
    force: Force = [("offer", [*first, *more, "sugar_4"])]
    zones = {"havana": {"demand": "rum"}}
    table = holding(set_up, in_port("havana"), "crowded_quay", zones=zones, force=force).play("port")
    table.play("card:crowded_quay", "buy")
    assert sorted(table.at("cargo.offer:0")) == sorted([*first, *goods("sugar", 4)])
    assert table.kind == "goods.buy"


def test_C_crowded_quay_comes_after_the_offer_is_swapped(set_up: SetUp) -> None:
    table = holding(set_up, in_port("santo_domingo"), "crowded_quay")
    table.play("port", "card:crowded_quay", "buy")
    assert table.kind == "offer.swap"
    table.play("no")
    assert len(table.at("cargo.offer:0")) == 10


def test_C_shipwrights_debt_ten_gold_less_in_all(set_up: SetUp) -> None:
    ship = {"kind": "frigate", "hull": 1, "masts": 1}
    zones = {"havana": {"mod": "chasers"}}
    table = holding(set_up, in_port("havana", ship=ship, gold=3), "shipwrights_debt", zones=zones).play(
        "port"
    )
    table.play("card:shipwrights_debt", "shipyard")
    assert table.asked().args["credit"] == 10
    table.play("repair:all")
    assert (table.captain().gold, table.asked().args["credit"]) == (3, 2)
    assert table.said("shipyard.credit", seat=0, gold=8, left=2)
    (mod,) = [option for option in table.offered() if option.startswith("mod:")]
    table.play(mod)
    assert (table.captain().gold, table.asked().args["credit"]) == (2, 0)


def test_C_shipwrights_debt_pays_for_a_ship_but_brings_no_gold(set_up: SetUp) -> None:
    seat = in_port("havana", ship="sloop", gold=6)
    table = holding(set_up, seat, "shipwrights_debt").play("port", "card:shipwrights_debt", "shipyard")
    assert table.refused("ship:frigate") == "not-enough-gold"
    table.play("ship:flute")
    assert (table.ship().kind, table.captain().gold, table.asked().args["credit"]) == ("flute", 6, 5)


def test_C_shipwrights_debt_in_this_port_action_only(set_up: SetUp) -> None:
    table = holding(set_up, in_port("havana"), "shipwrights_debt").play(
        "port", "card:shipwrights_debt", "done"
    )
    table.play("end", "end", "port", "shipyard")
    assert table.asked().args["credit"] == 0


def test_C_shipwrights_debt_not_once_the_shipyard_is_done_with(set_up: SetUp) -> None:
    table = holding(set_up, in_port("havana"), "shipwrights_debt").play("port")
    assert "card:shipwrights_debt" in table.offered()
    table.play("shipyard", "done")
    assert "card:shipwrights_debt" not in table.offered()


def test_C_creditors_abroad_stashing_in_any_port(set_up: SetUp) -> None:
    table = holding(set_up, in_port("havana", gold=14), "creditors_abroad").play(
        "port", "card:creditors_abroad"
    )
    assert table.kind == "stash"
    table.play("11")
    assert (table.captain().gold, table.seat().stash, table.seat().stashings) == (3, 11, 1)
    assert table.kind == "port.activity"
    assert "card:creditors_abroad" not in holding(set_up, in_port("havana"), "creditors_abroad").offered()


def test_C_creditors_abroad_take_20_gold_at_most(set_up: SetUp) -> None:
    seat = in_port("havana", gold=44)
    table = holding(set_up, seat, "creditors_abroad").play("port", "card:creditors_abroad")
    asked = table.asked()
    assert asked.range is not None
    assert (asked.range.low, asked.range.high) == (0, 20)
    assert asked.bundles is not None
    shown = {bundle.picks: (bundle.say, bundle.args["kept"]) for bundle in asked.bundles()}
    assert shown == {("20",): ("stash-points", 24), ("10",): ("stash-point", 34)}
    table.play("20")
    assert (table.captain().gold, table.seat().stash) == (24, 20)


def test_C_creditors_abroad_what_does_not_bring_a_point_may_be_told_as_all_they_take(set_up: SetUp) -> None:
    seat = in_port("havana", gold=44, stash=5)
    table = holding(set_up, seat, "creditors_abroad").play("port", "card:creditors_abroad")
    bundles = table.asked().bundles
    assert bundles is not None
    (all_they_take,) = (bundle for bundle in bundles() if bundle.picks == ("20",))
    assert (all_they_take.say, all_they_take.args["kept"]) == ("stash-keep", 24)


def test_C_tavern_round_two_rumors_of_which_he_keeps_one(set_up: SetUp) -> None:
    seat = in_port("havana", rumors=["deserters"])
    table = holding(set_up, seat, "tavern_round", force=[("rumor", ["powder_hulk", "half_a_map"])])
    table.play("port", "card:tavern_round")
    assert sorted(table.offered()) == ["keep:deserters", "keep:half_a_map", "keep:powder_hulk"]
    table.play("keep:half_a_map")
    assert table.at("rumor.held:0") == ["half_a_map"]
    assert {"deserters", "powder_hulk"} <= set(table.at("rumor.bag"))


def test_C_glutted_market_a_drawn_token_replaces_the_sellers(set_up: SetUp) -> None:
    seat = in_port("havana", cargo=goods("rum", 1))
    zones = {"havana": {"demand": "rum"}}
    (token,) = spare_tokens(set_up(seat, zones=zones), 1)
    table = rival(set_up, seat, "glutted_market", zones=zones, force=[("demand", [token])]).play(
        "port", "sell"
    )
    assert (table.kind, table.asked().seat) == ("card.window", 1)
    table.play("card:glutted_market")
    assert table.at("demand.at:havana") == [token]
    assert table.asked().args["good"] == box().demand_token(token).good


@pytest.mark.parametrize(
    ("card", "plays"),
    [
        ("shipwrights_debt", ["port"]),
        ("friend_at_the_customs_house", ["port"]),
        ("crowded_quay", ["port"]),
    ],
)
def test_C_fast_learner_does_not_copy_what_helps_in_anothers_port(
    set_up: SetUp, card: str, plays: list[str]
) -> None:
    seats = in_port("caracas", glory_cards=[card]), in_port("caracas", glory_cards=["fast_learner"])
    table = set_up(*seats).play(*plays, f"card:{card}")
    assert table.said("card.played", seat=0, card=card)
    assert table.asked().seat == 0
    assert table.at("glory.hand:1") == ["fast_learner.1"]


def test_C_glutted_market_is_not_copied_by_the_seller(set_up: SetUp) -> None:
    seat = in_port("havana", cargo=goods("rum", 1), glory_cards=["fast_learner"])
    table = rival(set_up, seat, "glutted_market").play("port", "sell", "card:glutted_market")
    assert (table.kind, table.asked().seat) == ("goods.sell", 0)


def test_R_playing_glory_cards_before_a_sale_the_sellers_card_comes_first(
    set_up: SetUp, house_card: HouseCard
) -> None:
    house_card("{do: sell_at, gold: 5}", "own_sale")
    seller = in_port("havana", cargo=goods("rum", 1), glory_cards=["house_card"])
    table = rival(set_up, seller, "glutted_market").play("port", "sell")
    table.answer(1, "card:glutted_market")
    table.answer(0, "card:house_card")
    table.play("play", "play")
    played = [line["card"] for line in table.log("card.played")]
    assert played == ["house_card", "glutted_market"]
