"""Glory Cards: getting them and the limit of the hand."""

from __future__ import annotations

from typing import Any

import msgspec

from data.content import marauders_box as box
from data.locale import Texts
from tests.marauders.table import SetUp, TestTable, goods, in_port, move_all

HAND = list(box().pieces("glory"))[:4]
FIFTH = box().pieces("glory")[10]


def glory_sale(set_up: SetUp, hand: list[str], drawn: str = FIFTH, **more: Any) -> TestTable:
    """A captain with this hand has just sold three goods in demand."""
    force = [("glory card", [drawn])] if drawn else []
    table = set_up(
        in_port("basse_terre", cargo=goods("rum", 3), glory_cards=hand),
        zones={"basse_terre": {"demand": "rum"}},
        force=force,
        **more,
    )
    return table.play("port", "sell", [f"sell:{card}" for card in goods("rum", 3)])


def test_R_glory_cards_one_for_each_glory_point(set_up: SetUp) -> None:
    table = glory_sale(set_up, [])
    assert table.seat().glory == 1
    assert table.at("glory.hand:0") == [FIFTH]


def test_R_glory_cards_the_point_is_public_the_card_is_not(set_up: SetUp) -> None:
    table = glory_sale(set_up, [])
    assert table.view(1)["state"]["seats"][0]["glory"] == 1
    assert table.lies("glory.hand:0", 1) == 1
    assert "card" not in table.log("glory.drawn", 1)[0]
    assert FIFTH not in repr(table.table.log(1))


def test_R_glory_cards_four_in_hand_are_allowed(set_up: SetUp) -> None:
    table = glory_sale(set_up, HAND[:3])
    assert len(table.at("glory.hand:0")) == 4
    assert table.kind == "port.activity"


def test_R_glory_cards_of_a_fifth_four_are_kept(set_up: SetUp) -> None:
    table = glory_sale(set_up, HAND)
    assert table.kind == "glory.discard"
    assert sorted(table.offered()) == sorted(f"discard:{card}" for card in [*HAND, FIFTH])
    assert (table.asked().least, table.asked().most) == (1, 1)
    table.play(f"discard:{HAND[0]}")
    assert sorted(table.at("glory.hand:0")) == sorted([*HAND[1:], FIFTH])
    assert table.kind == "port.activity"


def test_so_many_cards_as_are_over_are_asked_for_and_named(set_up: SetUp) -> None:
    """Who was asked for the first of two did not know of the second."""
    decision = glory_sale(set_up, HAND).asked()
    assert decision.args["count"] == decision.least == 1
    assert "Which one do you discard?" in Texts().prompt(decision, 0)
    two = msgspec.structs.replace(decision, args={"count": 2})
    assert "Which 2 do you discard?" in Texts().prompt(two, 0)


def test_R_glory_cards_the_one_just_drawn_may_be_discarded(set_up: SetUp) -> None:
    table = glory_sale(set_up, HAND).play(f"discard:{FIFTH}")
    assert sorted(table.at("glory.hand:0")) == sorted(HAND)


def test_R_glory_cards_none_may_be_played_before_four_are_kept(set_up: SetUp) -> None:
    table = glory_sale(set_up, HAND)
    assert sorted(table.table.waiting) == [0]
    assert all(option.startswith("discard:") for option in table.offered())


def test_G_C3_discards_are_public(set_up: SetUp) -> None:
    table = glory_sale(set_up, HAND)
    (public,) = table.view(1)["waiting"]
    assert public["options"] == []
    table.play(f"discard:{HAND[0]}")
    assert table.lies("glory.discards", 1) == [HAND[0]]
    assert table.said("glory.discarded", seat=0, cards=[HAND[0]])


def test_G_C1_an_empty_glory_deck_takes_its_discards_back(set_up: SetUp) -> None:
    table = glory_sale(set_up, [], "", empty=["glory"])
    assert len(table.at("glory.hand:0")) == 1
    assert table.log("deck.reshuffled")[0]["deck"] == "glory"


def test_G_C1_with_none_left_the_point_counts_without_a_card(set_up: SetUp) -> None:
    table = glory_sale(set_up, [], "", change=move_all("glory.bag", "rumor.discards"))
    assert table.seat().glory == 1
    assert table.at("glory.hand:0") == []
    assert "glory.drawn" not in table.lines
