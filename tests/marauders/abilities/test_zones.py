"""Abilities of zones and ports (facts, table 1b) that trade and travel meet.

What alters raids, scouting, shipyards and closed ports stands with these chapters.
"""

from __future__ import annotations

from typing import Any

import pytest

from data.content import marauders_box as box
from data.locale import Texts
from engine.marauders.game import MARAUDERS
from tests.marauders.table import SetUp, TestTable, at_sea, goods, in_port, skilled


def test_F_every_zone_ability_built_has_a_rule_and_no_rule_waits_for_an_unknown_one() -> None:
    rules = MARAUDERS.rules()
    built = {rule.effect for of_one in rules.terms.values() for rule in of_one}
    built |= {hook.effect for hooks in (*rules.befores.values(), *rules.afters.values()) for hook in hooks}
    zones = {ability for zone in box().zones.values() for ability in zone.abilities}
    assert zones - built == set()
    places = {source for source in built if source and ":" not in source}
    assert places - zones - set(box().mods) - set(box().weapons) <= {"marque"}


# --- goods ----------------------------------------------------------------------------------------


def selling(set_up: SetUp, zone: str, cargo: list[str], demand: str = "rum", **seat: Any) -> TestTable:
    """What to sell in a port that demands rum."""
    table = set_up(in_port(zone, cargo=cargo, gold=0, **seat), zones={zone: {"demand": demand}})
    return table.play("port", "sell")


def buying(set_up: SetUp, zone: str, offer: list[str], more: list[str] = [], **seat: Any) -> TestTable:  # noqa: B006
    """What to buy of this offer in a port that demands wood."""
    force = [("offer", [*offer, *more])]
    table = set_up({**in_port(zone), **seat}, zones={zone: {"demand": "wood"}}, force=force)
    return table.play("port", "buy")


OFFER = ["spices_1", "cocoa_1", "cocoa_2", "rum_1", "rum_2", "rum_3"]


def test_F_nassau_a_the_base_price_is_two_in_buying(set_up: SetUp) -> None:
    table = buying(set_up, "nassau", OFFER)
    assert table.gold("buy:spices_1") == 2


def test_ruling_nassau_a_pair_costs_two_each_and_three_one_each(set_up: SetUp) -> None:
    table = buying(set_up, "nassau", OFFER)
    assert [table.gold(f"buy:{card}") for card in OFFER] == [2, 2, 2, 1, 1, 1]


def test_R3_nassau_two_for_a_single_card_is_no_reduced_price(set_up: SetUp) -> None:
    assert (
        buying(set_up, "nassau", OFFER)
        .play(["buy:spices_1", "buy:cocoa_1"])
        .said("goods.bought", reduced=False)
    )
    assert (
        buying(set_up, "nassau", OFFER).play(["buy:spices_1", "buy:rum_1"]).said("goods.bought", reduced=True)
    )


def test_ruling_nassau_a_good_sells_for_two_in_demand_for_six(set_up: SetUp) -> None:
    table = selling(set_up, "nassau", ["rum_1", "wood_1"])
    assert (table.gold("sell:wood_1"), table.gold("sell:rum_1")) == (2, 6)


def test_F_havana_a_seven_for_a_good_in_demand_without_bounties(set_up: SetUp) -> None:
    table = selling(set_up, "havana", ["rum_1", "wood_1"])
    assert (table.gold("sell:wood_1"), table.gold("sell:rum_1")) == (3, 7)


def test_F_havana_a_six_with_a_bounty(set_up: SetUp) -> None:
    table = selling(set_up, "havana", ["rum_1", "wood_1"], bounties={"dutch": 1})
    assert (table.gold("sell:wood_1"), table.gold("sell:rum_1")) == (3, 6)


def offer_size(table: TestTable) -> int:
    """Cards on offer."""
    return len(table.at("cargo.offer:0"))


@pytest.mark.parametrize("zone", [zone.id for zone in box().zones.values() if zone.port])
def test_F_the_goods_offer_of_every_port(set_up: SetUp, zone: str) -> None:
    sizes = {"caracas": 8, "st_maarten": 7}
    table = set_up(in_port(zone)).play("port", "buy")
    assert offer_size(table) == sizes.get(zone, 6)


def test_F_st_maarten_b_eight_cards_for_a_dutch_captain(set_up: SetUp) -> None:
    dutch = {**in_port("st_maarten"), "captain": skilled(nation="dutch", home="curacao")}
    assert offer_size(set_up(dutch).play("port", "buy")) == 8


def test_F_caracas_the_log_says_why_there_are_more_cards(set_up: SetUp) -> None:
    table = set_up(in_port("caracas")).play("port", "buy")
    assert table.log("goods.offered")[0]["because"] == ["caracas_offer"]


@pytest.mark.parametrize("zone", ["caracas", "st_maarten", "santo_domingo", "havana"])
def test_ruling_three_cards_after_buying_there_last_turn_whatever_the_zone_says(
    set_up: SetUp, zone: str
) -> None:
    table = set_up(in_port(zone, bought_at=zone)).play("port", "buy")
    assert offer_size(table) == 3


# --- Cartagena ------------------------------------------------------------------------------------


def test_F_cartagena_a_of_three_goods_bought_one_is_free(set_up: SetUp) -> None:
    offer = ["spices_1", "cocoa_1", "rum_1", "sugar_1", "food_1", "textiles_1"]
    table = buying(set_up, "cartagena", offer).play([f"buy:{card}" for card in offer[:3]])
    assert table.captain().gold == 10 - 6
    assert table.said("goods.bought", gold=6, reduced=False)


def test_ruling_cartagena_the_cheapest_is_free(set_up: SetUp) -> None:
    table = buying(set_up, "cartagena", OFFER).play(["buy:spices_1", "buy:cocoa_1", "buy:rum_1"])
    assert table.captain().gold == 10 - 5


def test_ruling_cartagena_one_in_all_however_many_are_bought(set_up: SetUp) -> None:
    table = buying(set_up, "cartagena", OFFER, gold=20).play([f"buy:{card}" for card in OFFER])
    assert table.captain().gold == 20 - (3 + 2 + 2 + 1 + 1)


def test_F_cartagena_a_not_of_two(set_up: SetUp) -> None:
    table = buying(set_up, "cartagena", OFFER).play(["buy:spices_1", "buy:rum_1"])
    assert table.captain().gold == 10 - 4


def test_F_cartagena_a_free_goods_may_be_had_with_just_enough_gold(set_up: SetUp) -> None:
    table = buying(set_up, "cartagena", OFFER, gold=2).play(["buy:rum_1", "buy:rum_2", "buy:rum_3"])
    assert table.captain().gold == 0


# --- Santo Domingo --------------------------------------------------------------------------------

NEW = ["sugar_1", "sugar_2", "food_1", "food_2", "textiles_1", "textiles_2"]


def test_F_santo_domingo_one_gold_swaps_the_whole_offer(set_up: SetUp) -> None:
    table = buying(set_up, "santo_domingo", OFFER, NEW)
    assert table.kind == "offer.swap"
    said = [Texts("en").option(option) for option in table.asked().options]
    assert said == ["Pay 1 gold", "Keep this offer"]
    assert table.asked().args == {"gold": 1}
    table.play("yes")
    assert table.at("cargo.offer:0") == NEW
    assert table.captain().gold == 9
    assert table.lies("cargo.discards", 1) == OFFER
    assert table.kind == "goods.buy"


def test_F_santo_domingo_the_offer_may_be_kept(set_up: SetUp) -> None:
    table = buying(set_up, "santo_domingo", OFFER).play("no")
    assert (table.at("cargo.offer:0"), table.captain().gold, table.kind) == (OFFER, 10, "goods.buy")


def test_ruling_santo_domingo_asked_after_the_redraw_and_once(set_up: SetUp) -> None:
    table = buying(set_up, "santo_domingo", ["wood_1", *OFFER], NEW)
    assert (table.kind, table.at("cargo.offer:0")) == ("offer.swap", OFFER)
    assert table.play("yes").kind == "goods.buy"


def test_ruling_santo_domingo_the_new_offer_is_redrawn_as_well(set_up: SetUp) -> None:
    table = buying(set_up, "santo_domingo", OFFER, [*NEW[:5], "wood_1", NEW[5]]).play("yes")
    assert table.at("cargo.offer:0") == NEW


def test_ruling_santo_domingo_without_gold_one_is_asked_all_the_same_and_can_only_decline(
    set_up: SetUp,
) -> None:
    poor, rich = (buying(set_up, "santo_domingo", OFFER) for _ in range(2))
    poor.captain().gold = 0
    assert poor.view(1) == rich.view(1)
    assert poor.refused("yes") == "not-enough-gold"
    assert poor.play("no").kind == "goods.buy"


def test_ruling_santo_domingo_three_cards_are_swapped_for_three(set_up: SetUp) -> None:
    table = buying(set_up, "santo_domingo", OFFER[:3], NEW[:3], bought_at="santo_domingo").play("yes")
    assert table.at("cargo.offer:0") == NEW[:3]


def test_F_santo_domingo_the_offer_stays_hidden_while_he_thinks(set_up: SetUp) -> None:
    table = buying(set_up, "santo_domingo", OFFER)
    assert table.lies("cargo.offer:0", 1) == 6
    assert not any(card in repr(table.view(1)) for card in OFFER)


# --- recruiting -----------------------------------------------------------------------------------

SHORT = {"kind": "frigate", "crew": 1}


def test_F_port_royal_a_any_bounty_lets_him_recruit_freely(set_up: SetUp) -> None:
    table = set_up(in_port("port_royal", ship=SHORT, bounties={"dutch": 1})).play("port", "recruit")
    assert (table.ship().crew, table.captain().gold) == (3, 10)
    assert "rolled" not in table.lines


def test_F_port_royal_a_without_bounty_as_everywhere(set_up: SetUp) -> None:
    table = set_up(in_port("port_royal", ship=SHORT), force=[("leadership", [1, 1])]).play("port", "recruit")
    assert table.kind == "crew.hire"


def test_F_petite_goave_a_free_recruiting_without_a_bounty(set_up: SetUp) -> None:
    table = set_up(in_port("petite_goave", ship=SHORT)).play("port", "recruit")
    assert (table.ship().crew, table.captain().gold) == (3, 10)
    assert "rolled" not in table.lines


def test_F_petite_goave_a_no_recruiting_with_one(set_up: SetUp) -> None:
    assert (
        "recruit"
        not in set_up(in_port("petite_goave", ship=SHORT, bounties={"dutch": 1})).play("port").offered()
    )


# --- St. Maarten ----------------------------------------------------------------------------------


def test_F_st_maarten_a_stashing_away_from_home_for_five_gold(set_up: SetUp) -> None:
    table = set_up(in_port("st_maarten", gold=20)).play("port", "stash", "10")
    assert (table.captain().gold, table.seat().stash, table.seat().stashings) == (5, 10, 1)
    assert table.log("stashed", 1)[0]["fee"] == 5


def test_G_M18_the_fee_is_paid_from_aboard_so_no_more_than_the_rest_can_be_stashed(set_up: SetUp) -> None:
    table = set_up(in_port("st_maarten", gold=20, stash=50)).play("port", "stash")
    assert table.refused("16") == "not-in-range"
    assert table.play("15").captain().gold == 0


def test_G_M18_nothing_is_taken_out_or_spent_from_the_stash_there(set_up: SetUp) -> None:
    table = set_up(in_port("st_maarten", gold=3, stash=50)).play("port")
    assert "take" not in table.offered()
    table.play("shipyard")
    assert table.refused("ship:frigate") == "not-enough-gold"


def test_G_M18_who_has_too_little_gold_is_asked_all_the_same(set_up: SetUp) -> None:
    poor, rich = (set_up(in_port("st_maarten", gold=gold)).play("port") for gold in (3, 30))
    assert poor.view(1) == rich.view(1)
    assert poor.refused("stash") == "no-gold-aboard"
    assert rich.play("stash").kind == "stash"


def test_F_st_maarten_a_at_home_there_is_no_fee(set_up: SetUp) -> None:
    seat = {**in_port("st_maarten", gold=20), "captain": skilled(nation="dutch", home="st_maarten")}
    table = set_up(seat).play("port", "stash", "20")
    assert (table.captain().gold, table.seat().stash) == (0, 20)


# --- Bridgetown -----------------------------------------------------------------------------------


@pytest.mark.parametrize("ship", ["frigate", "galleon", "man_o_war"])
def test_F_bridgetown_a_big_ship_takes_a_hull_hit_when_docking(set_up: SetUp, ship: str) -> None:
    table = set_up(at_sea("bridgetown", ship=ship), force=[("seamanship", [4, 1])])
    before = table.ship().hull
    table.play("move:port")
    assert table.ship().hull == before - 1
    assert table.said("ship.hit", seat=0, location="hull", cause="reef")
    assert table.captain().in_port


@pytest.mark.parametrize("ship", ["sloop", "flute"])
def test_F_bridgetown_a_small_ship_does_not(set_up: SetUp, ship: str) -> None:
    table = set_up(at_sea("bridgetown", ship=ship)).play("move:port")
    assert "rolled" not in table.lines
    big = set_up(at_sea("bridgetown", ship="frigate"), force=[("seamanship", [5, 1])]).play("move:port")
    assert big.said("rolled", seat=0, skill="seamanship")


def test_F_bridgetown_a_seamanship_success_avoids_it(set_up: SetUp) -> None:
    table = set_up(at_sea("bridgetown", ship="frigate"), force=[("seamanship", [5, 1])]).play("move:port")
    assert table.ship().hull == 3


def test_ruling_bridgetown_each_time_she_docks(set_up: SetUp) -> None:
    table = set_up(at_sea("bridgetown", ship="frigate"), force=[("seamanship", [4, 1, 4, 1])])
    table.play("move:port", "move:sea", "move:port")
    assert table.ship().hull == 1


def test_ruling_bridgetown_it_can_sink_her(set_up: SetUp) -> None:
    ship = {"kind": "frigate", "hull": 1}
    table = set_up(at_sea("bridgetown", ship=ship), force=[("seamanship", [4, 1])]).play("move:port")
    assert table.seat().captain is None
    assert table.log("captain.died")[0]["cause"] == "sunk"
    assert table.asked().seat == 1


def test_G_F6_reinforced_hull_absorbs_the_docking_hit(set_up: SetUp) -> None:
    ship = {"kind": "frigate", "hull": 1, "mods": ["reinforced_hull"]}
    table = set_up(at_sea("bridgetown", ship=ship), force=[("seamanship", [4, 1])]).play(
        "move:port", "absorb:hull"
    )
    assert (table.ship().hull, table.ship().spent) == (1, ["reinforced_hull"])


def test_F_bridgetown_no_other_port_does_it(set_up: SetUp) -> None:
    for zone in box().zones.values():
        if zone.port and zone.id != "bridgetown":
            assert "rolled" not in set_up(at_sea(zone.id, ship="galleon")).play("move:port").lines
    there = set_up(at_sea("bridgetown", ship="galleon"), force=[("seamanship", [5, 1])]).play("move:port")
    assert there.said("rolled", seat=0, skill="seamanship")


def test_F_every_port_buys_and_sells_six_cards_without_a_fault(set_up: SetUp) -> None:
    for zone in box().zones.values():
        if zone.port:
            table = set_up(in_port(zone.id, cargo=goods("rum", 6)), zones={zone.id: {"demand": "rum"}})
            table.play("port", "sell", [f"sell:{card}" for card in goods("rum", 6)], "done")
            assert table.seat().glory == 1
