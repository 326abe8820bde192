"""Buy Goods: the offer, the prices, what is aboard, and what is drawn two turns running."""

from __future__ import annotations

from typing import Any

import pytest

from data.content import marauders_box as box
from data.locale import Texts
from data.locale.brief import more
from engine.kernel import Option
from tests.marauders.table import SetUp, TestTable, goods, in_port, move_all

# --- buying ---------------------------------------------------------------------------------------


def buying(
    set_up: SetUp, offer: list[str], demand: str = "wood", zone: str = "basse_terre", **more: Any
) -> TestTable:
    """A table where the captain is asked what to buy of this offer."""
    seat = {**in_port(zone), **more.pop("seat", {})}
    force = [("offer", offer), *more.pop("force", [])]
    return set_up(seat, zones={zone: {"demand": demand}}, force=force, **more).play("port", "buy")


OFFER = ["spices_1", "cocoa_1", "cocoa_2", "rum_1", "rum_2", "rum_3"]


def buy(cards: list[str]) -> list[str]:
    """The options that buy these cards."""
    return [f"buy:{card}" for card in cards]


def test_R_buy_goods_six_cards_that_the_buyer_alone_sees(set_up: SetUp) -> None:
    table = buying(set_up, OFFER, seat={"cargo": ["wood_1", "wood_2"]})
    assert table.lies("cargo.offer:0", 0) == OFFER
    own = table.asked().private_args
    assert (own["gold"], own["room"]) == (10, 4)
    assert table.lies("cargo.offer:0", 1) == table.lies("cargo.offer:0", None) == 6
    (public,) = table.view(1)["waiting"]
    assert public["options"] == []
    assert sorted(table.offered()) == sorted(buy(OFFER))


def test_R_buy_goods_three_gold_two_for_a_pair_one_for_three(set_up: SetUp) -> None:
    table = buying(set_up, OFFER)
    assert [table.gold(option) for option in buy(OFFER)] == [3, 2, 2, 1, 1, 1]


@pytest.mark.parametrize("alike", [4, 5, 6])
def test_R_buy_goods_more_than_three_alike_cost_one_as_well(set_up: SetUp, alike: int) -> None:
    offer = [*goods("rum", alike), "spices_1", "cocoa_1"][:6]
    table = buying(set_up, offer)
    assert {table.gold(option) for option in buy(goods("rum", alike))} == {1}


def test_R_buy_goods_the_price_follows_the_cards_drawn_not_those_bought(set_up: SetUp) -> None:
    table = buying(set_up, OFFER).play(buy(["rum_1", "cocoa_1"]))
    assert table.captain().gold == 10 - 1 - 2


def test_R_buy_goods_any_selection_is_paid_and_laid_face_down(set_up: SetUp) -> None:
    table = buying(set_up, OFFER).play(buy(["spices_1", "rum_1", "rum_2"]))
    assert table.captain().gold == 5
    assert table.at("cargo.hold:0") == ["spices_1", "rum_1", "rum_2"]
    assert table.lies("cargo.hold:0", 1) == table.lies("cargo.hold:0", None) == 3


def test_R_buy_goods_nothing_need_be_bought(set_up: SetUp) -> None:
    table = buying(set_up, OFFER).play([])
    assert table.captain().gold == 10
    assert table.at("cargo.hold:0") == []


def test_R_buy_goods_what_is_not_bought_lies_face_up_in_the_discards(set_up: SetUp) -> None:
    table = buying(set_up, OFFER).play(buy(["rum_1"]))
    assert table.lies("cargo.discards", None) == [card for card in OFFER if card != "rum_1"]
    assert table.said("goods.left", cards=[card for card in OFFER if card != "rum_1"])


def test_R_buy_goods_cards_in_demand_are_discarded_and_replaced(set_up: SetUp) -> None:
    drawn = ["wood_1", "wood_2", *OFFER[:4]]
    table = buying(set_up, [*drawn, *OFFER[4:]])
    assert sorted(table.at("cargo.offer:0")) == sorted(OFFER)
    assert table.said("goods.redrawn", seat=0, cards=["wood_1", "wood_2"])
    assert table.lies("cargo.discards", None) == ["wood_1", "wood_2"]


def test_R_buy_goods_replacements_in_demand_are_replaced_again(set_up: SetUp) -> None:
    table = buying(set_up, ["wood_1", *OFFER[:5], "wood_2", "wood_3", OFFER[5]])
    assert sorted(table.at("cargo.offer:0")) == sorted(OFFER)
    assert [line["cards"] for line in table.log("goods.redrawn")] == [["wood_1"], ["wood_2"], ["wood_3"]]


def test_R_buy_goods_more_gold_than_aboard_is_refused(set_up: SetUp) -> None:
    table = buying(set_up, OFFER, seat={"gold": 4})
    assert table.refused(buy(["spices_1", "cocoa_1"])) == "not-enough-gold"
    table.play(buy(["spices_1", "rum_1"]))
    assert table.captain().gold == 0


def test_R_buy_goods_everything_is_offered_whatever_gold_is_aboard(set_up: SetUp) -> None:
    poor, rich = buying(set_up, OFFER, seat={"gold": 1}), buying(set_up, OFFER, seat={"gold": 50})
    assert poor.offered() == rich.offered()
    assert poor.view(1) == rich.view(1)


def test_R_buy_goods_what_is_spent_is_public_what_is_bought_is_not(set_up: SetUp) -> None:
    table = buying(set_up, OFFER).play(buy(["rum_1", "cocoa_1"]))
    for reader in (1, None):
        (line,) = table.log("goods.bought", reader)
        assert (line["count"], line["gold"]) == (2, 3)
        assert "cards" not in line
    assert table.log("goods.bought", 0)[0]["cards"] == ["rum_1", "cocoa_1"]


def test_ruling_the_referee_vouches_for_a_reduced_price(set_up: SetUp) -> None:
    table = buying(set_up, OFFER).play(buy(["rum_1"]))
    assert table.said("goods.bought", reduced=True)
    assert "rum_1" not in repr(table.table.log(1))


def test_ruling_a_full_price_needs_no_vouching(set_up: SetUp) -> None:
    assert buying(set_up, OFFER).play(buy(["spices_1"])).said("goods.bought", reduced=False)


def test_R_buy_goods_six_cards_at_the_most_in_port(set_up: SetUp) -> None:
    table = buying(set_up, OFFER, seat={"cargo": goods("sugar", 2), "ship": "flute", "gold": 20})
    table.play(buy(OFFER[1:]))
    assert table.kind == "cargo.throw_out"
    assert (table.asked().least, table.asked().most) == (1, 1)
    table.play("discard:sugar_1")
    assert len(table.at("cargo.hold:0")) == 6
    assert table.said("cargo.thrown_out", seat=0, cards=["sugar_1"])
    assert table.lies("cargo.discards", None) == ["sugar_1", "spices_1"]


def test_R_buy_goods_no_more_can_be_picked_than_he_may_have(set_up: SetUp) -> None:
    """In Caracas 8 cards are offered, of which he may have 6."""
    table = set_up(in_port("caracas", gold=30)).play("port", "buy")
    asked = table.asked()
    assert len(asked.options) == 8
    assert asked.most == 6
    assert table.refused([option.id for option in asked.options[:7]]) == "too-many"


def test_R_buy_goods_more_than_the_ship_holds_may_lie_aboard_in_port(set_up: SetUp) -> None:
    table = buying(set_up, OFFER).play(buy(OFFER[1:]))
    assert len(table.at("cargo.hold:0")) == 5
    assert table.kind == "port.activity"


def test_R_buy_goods_on_leaving_port_only_the_ships_cargo_value_stays(set_up: SetUp) -> None:
    table = set_up(in_port("havana", cargo=goods("rum", 5), ship="sloop")).play("move:sea")
    assert table.kind == "cargo.throw_out"
    assert (table.asked().least, table.asked().most) == (3, 3)
    assert table.captain().in_port
    table.play([f"discard:{card}" for card in goods("rum", 3)])
    assert table.at("cargo.hold:0") == goods("rum", 2, 4)
    assert not table.captain().in_port


def test_R_buy_goods_damage_to_cargo_leaves_less_room_on_leaving(set_up: SetUp) -> None:
    ship = {"kind": "flute", "cargo": 1}
    table = set_up(in_port("havana", cargo=goods("rum", 2), ship=ship)).play("move:sea")
    assert table.asked().least == 1


def test_R_buy_goods_what_is_thrown_out_is_chosen_unseen_and_then_lies_open(set_up: SetUp) -> None:
    table = set_up(in_port("havana", cargo=goods("rum", 3), ship="sloop")).play("move:sea")
    (public,) = table.view(1)["waiting"]
    assert public["options"] == []
    table.play("discard:rum_2")
    assert table.lies("cargo.discards", 1) == ["rum_2"]


def test_R_buy_goods_the_empty_deck_is_shuffled_anew(set_up: SetUp) -> None:
    top = OFFER[:2]
    table = set_up(
        in_port("basse_terre"),
        zones={"basse_terre": {"demand": "wood"}},
        empty=["cargo"],
        decks={"cargo": top},
        force=[("offer", OFFER[2:])],
    ).play("port", "buy")
    assert table.at("cargo.offer:0") == OFFER
    assert table.in_order("goods.offered", "deck.reshuffled")


def test_ruling_an_empty_deck_without_discards_offers_what_there_is(set_up: SetUp) -> None:
    table = set_up(
        in_port("basse_terre"),
        in_port("basse_terre"),
        zones={"basse_terre": {"demand": "wood"}},
        decks={"cargo": ["rum_1", "rum_2"]},
        change=cargo_elsewhere,
    ).play("port", "buy")
    assert table.at("cargo.offer:0") == ["rum_1", "rum_2"]


def cargo_elsewhere(beginning: Any) -> None:
    """All undrawn cargo lies in the other seat's offer, where nobody can draw it."""
    move_all("cargo.bag", "cargo.offer:1")(beginning)


def test_ruling_cards_in_demand_are_not_drawn_for_ever_when_nothing_else_is_left(set_up: SetUp) -> None:
    table = set_up(
        in_port("basse_terre"),
        in_port("basse_terre"),
        zones={"basse_terre": {"demand": "wood"}},
        decks={"cargo": ["rum_1", "wood_1", "wood_2"]},
        change=cargo_elsewhere,
    ).play("port", "buy")
    assert table.at("cargo.offer:0") == ["rum_1"]
    assert sorted(table.at("cargo.discards")) == ["wood_1", "wood_2"]


def test_who_buys_reads_which_ports_want_each_good(set_up: SetUp) -> None:
    """As everybody may see on the board; the good wanted here is never on offer."""
    wanting = {"havana": {"demand": "rum"}, "tortuga": {"demand": "rum"}, "basse_terre": {"demand": "wood"}}
    force = [("offer", ["rum_1", "rum_2", "sugar_1", "sugar_2", "cocoa_1", "cocoa_2"])]
    table = set_up(in_port("basse_terre"), zones=wanting, force=force).play("port", "buy")
    decision, texts = table.asked(), Texts("en")
    said = more(texts, decision)
    assert {card_good(option) for option in decision.options} == {"rum", "sugar", "cocoa"}
    for option in decision.options:
        good = card_good(option)
        ports = [zone for zone in box().zones if wants(table, zone) == good]
        assert option.args["wanted"] == ports
        assert texts.about(option) == (f"Wanted in {texts.join(ports)}" if ports else "No port wants it now")
        assert (f"{texts.name(good)} ({texts.join(ports)})" in said) == bool(ports)
    assert said.count("Havana") == 1
    assert texts.about(Option("buy:rum_1", {"wanted": []}, say="buy-card")) == "No port wants it now"


def card_good(option: Option) -> str:
    """The good on the card that an option buys."""
    return box().cargo_card(option.args["card"]).good


def wants(table: TestTable, zone: str) -> str:
    """The good on the demand token of a port; "" where there is none."""
    tokens = table.at(f"demand.at:{zone}")
    return box().demand_token(tokens[0]).good if tokens else ""


# --- two turns running ----------------------------------------------------------------------------


def offered_cards(table: TestTable) -> int:
    """How many cards the offer has."""
    return table.log("goods.offered")[-1]["count"]


def test_R_buy_goods_three_cards_in_the_same_port_two_turns_in_a_row(set_up: SetUp) -> None:
    table = set_up(in_port("basse_terre"), force=[("event", ["peace"])]).play(
        "port", "buy", [], "done", "end", "end"
    )
    table.play("port", "buy")
    assert offered_cards(table) == 3
    assert table.log("goods.offered")[-1]["again"]


def test_R_buy_goods_six_again_after_a_turn_without(set_up: SetUp) -> None:
    table = set_up(in_port("basse_terre"), force=[("event", ["peace", "new_governors"])])
    table.play("port", "buy", [], "done", "end", "end")
    table.play("end", "end")
    table.play("port", "buy")
    assert offered_cards(table) == 6


def test_R_buy_goods_three_cards_again_and_again(set_up: SetUp) -> None:
    table = set_up(in_port("basse_terre", bought_at="basse_terre"), force=[("event", ["peace"])])
    for _ in range(2):
        table.play("port", "buy")
        assert offered_cards(table) == 3
        table.play([], "done", *["end"] * (2 if table.state.round == 1 else 0))


def test_R_buy_goods_six_cards_in_another_port(set_up: SetUp) -> None:
    table = set_up(in_port("basse_terre", bought_at="havana")).play("port", "buy")
    assert offered_cards(table) == 6


def test_G_M15_it_counts_though_nothing_was_bought(set_up: SetUp) -> None:
    table = set_up(in_port("basse_terre"), force=[("event", ["peace"])])
    table.play("port", "buy", [])
    assert table.log("goods.bought")[0]["count"] == 0
    table.play("done", "end", "end", "port", "buy")
    assert offered_cards(table) == 3


def test_G_M15_it_counts_for_the_same_captain_only(set_up: SetUp) -> None:
    table = set_up(in_port("basse_terre"), in_port("basse_terre", bought_at="basse_terre")).play(
        "port", "buy"
    )
    assert offered_cards(table) == 6


def test_G_M15_coming_back_in_the_next_turn_counts(set_up: SetUp) -> None:
    table = set_up(in_port("basse_terre"), force=[("event", ["peace"])])
    table.play("port", "buy", [], "done", "move:sea", "end", "end")
    table.play("move:port", "port", "buy")
    assert offered_cards(table) == 3


def test_R_buy_goods_three_cards_in_each_port_of_the_turn_before(set_up: SetUp) -> None:
    for zone in ("havana", "basse_terre"):

        def change(beginning: Any) -> None:
            beginning.state.seats[0].captain.buys_at = ["havana", "basse_terre"]

        table = set_up(in_port(zone), change=change).play("port", "buy")
        assert table.log("goods.offered")[-1]["again"]


# --- whole answers --------------------------------------------------------------------------------


def offered(table: TestTable) -> list[tuple[str, ...]]:
    """The goods of each whole answer that has a button, with their number."""
    bundles = table.asked().possible_bundles()
    return [(one.say, one.args["good"], str(one.args["count"])) for one in bundles]


@pytest.mark.parametrize(
    ("gold", "whole"),
    [
        (9, [("sugar", "3"), ("sugar", "2"), ("wood", "2"), ("food", "1")]),
        (2, [("sugar", "2"), ("wood", "1")]),
        (1, [("sugar", "1")]),
    ],
    ids=["rich", "poor", "broke"],
)
def test_goods_are_offered_as_many_as_he_can_pay_and_as_fit_at_sea(
    set_up: SetUp, gold: int, whole: list[tuple[str, str]]
) -> None:
    """A Sloop holds 2: of the 3 Sugar that fit in port, he may want but 2."""
    offer = ["sugar_1", "sugar_2", "sugar_3", "wood_1", "wood_2", "food_1"]
    seat = in_port("bridgetown", ship="sloop", gold=gold)
    table = set_up(seat, zones={"bridgetown": {"demand": "spices"}}, force=[("offer", offer)])
    # Other goods could be bought too: a press that buys only this one says so.
    assert offered(table.play("port", "buy")) == [("buy-only", *one) for one in whole]
