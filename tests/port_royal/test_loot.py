"""Phase 2, Loot and Hire: who takes how many cards, for what."""

from __future__ import annotations

import pytest

from data.locale import Texts
from data.locale.brief import more
from engine.port_royal.cards import pay_fee, spend
from tests.port_royal.table import Harbour

SHIPS = ["flute_1_1", "skiff_1_1", "pinnace_1_1", "frigate_1_1", "galleon_1_2"]


@pytest.mark.parametrize(("types", "cards"), [(0, 1), (1, 1), (3, 1), (4, 2), (5, 3)])
def test_R_loot_cards_by_ship_types(types: int, cards: int) -> None:
    harbour = Harbour(deck=["settler_4", *SHIPS[:types]], coins=[9]).turn_up(types).answer("put-in")

    assert harbour.asked.args["count"] == cards


def test_G_P4_types_are_counted_once_when_the_phase_begins() -> None:
    harbour = Harbour(deck=SHIPS[:4]).turn_up(3).answer("put-in", "loot:flute_1_1")

    assert harbour.asked.seat == 0
    assert harbour.asked.args["count"] == 1


@pytest.mark.parametrize(
    ("types", "english", "german"),
    [
        (3, "Take 1 card. You have 9 coins.", "Nimm 1 Karte. Du hast 9 Münzen."),
        (
            4, "4 types of ship: take up to 2 cards. You have 9 coins.",
            "4 Schiffsarten: Nimm bis zu 2 Karten. Du hast 9 Münzen.",
        ),
        (
            5, "5 types of ship: take up to 3 cards. You have 9 coins.",
            "5 Schiffsarten: Nimm bis zu 3 Karten. Du hast 9 Münzen.",
        ),
    ],
)  # fmt: skip
def test_who_may_take_more_than_one_card_is_told_why(types: int, english: str, german: str) -> None:
    """That more types of ship are more cards was told nowhere as it happened."""
    harbour = Harbour(deck=["settler_4", *SHIPS[:types]], coins=[9]).turn_up(types).answer("put-in")
    texts, asked = Texts("en"), harbour.asked

    assert texts.prompt(asked, 0) == english
    assert Texts("de").prompt(asked, 0) == german
    assert ("types of ship that were there" in more(texts, asked)) == (types > 3)
    if types > 3:
        harbour.answer("loot:flute_1_1")
        assert harbour.asked.args["taken"] == 1
        assert texts.prompt(harbour.asked, 0).endswith("take 1 card more. You have 10 coins.") == (types == 4)


def test_a_governor_is_no_type_of_ship() -> None:
    harbour = Harbour(deck=["settler_4", *SHIPS[:4]], coins=[9], displays=[["governor_8"]])
    harbour.turn_up(4).answer("put-in")

    assert Texts("en").prompt(harbour.asked, 0) == "Take up to 3 cards. You have 9 coins."


def test_R_loot_a_ship_brings_its_coins_and_is_discarded() -> None:
    harbour = Harbour(deck=["flute_3_5"]).answer("put-in", "loot:flute_3_5")

    assert harbour.coins(0) == 6
    assert "flute_3_5" in harbour.at("royal.discards")


def test_R_hire_a_person_costs_its_price_and_joins_the_display() -> None:
    harbour = Harbour(deck=["sailor_3"]).answer("put-in", "employ:sailor_3")

    assert harbour.coins(0) == 0
    assert harbour.display(0) == ["sailor_3"]
    assert harbour.state.merchants[0].points == 1
    assert harbour.game.places.count("royal.spent") == 3


def test_R_hire_who_cannot_pay_is_not_offered() -> None:
    harbour = Harbour(deck=["settler_4", "flute_1_1"]).turn_up(1).answer("put-in")

    assert harbour.offers == ["loot:flute_1_1", "take-none"]


def test_R_loot_the_benefit_of_a_card_just_taken_is_used_at_once() -> None:
    harbour = Harbour(deck=[*SHIPS[:4], "settler_4"]).turn_up(4).answer("put-in")
    assert "employ:settler_4" not in harbour.offers
    harbour.answer("loot:flute_1_1")

    assert "employ:settler_4" in harbour.offers
    assert harbour.answer("employ:settler_4").display(0) == ["settler_4"]


def test_R_loot_others_take_exactly_one_and_pay_the_active_seat_a_coin() -> None:
    harbour = Harbour(seats=3, deck=["flute_3_5", "skiff_3_5", "settler_4"]).turn_up(2)
    harbour.answer("put-in", "loot:flute_3_5")
    assert harbour.asked.seat == 1
    assert harbour.offers == ["loot:skiff_3_5", "take-none"]
    harbour.answer("loot:skiff_3_5")

    assert [harbour.coins(seat) for seat in range(3)] == [7, 5, 3]
    assert harbour.told("fee.paid") == [{"seat": 1, "target": 0}]


def test_R_hire_what_is_too_dear_is_told_with_the_coins_one_has() -> None:
    harbour = Harbour(coins=[3, 5], deck=["flute_1_1", "settler_4", "sailor_3", "sailor_5"]).turn_up(3)
    harbour.answer("put-in")
    assert harbour.asked.args["coins"] == 3
    assert [piece.partition(".")[0] for piece in harbour.asked.args["dear"]] == ["settler_4", "sailor_5"]
    assert "have 3 coins. Too expensive for you: Settler and Sailor." in more(Texts("en"), harbour.asked)
    harbour.answer("loot:flute_1_1")
    # With the fee a person of five coins costs six.
    assert [piece.partition(".")[0] for piece in harbour.asked.args["dear"]] == ["sailor_5"]


@pytest.mark.parametrize(
    ("language", "labels"),
    [
        ("en", ["Loot Skiff: +3, pay 1 (net 2)", "Hire Settler: 4 + 1 fee"]),
        ("de", ["Barke plündern: +3 − 1 = 2", "Siedler für 4 + 1 Gebühr"]),
    ],
)
def test_R_loot_what_a_card_brings_or_costs_stands_on_its_button(language: str, labels: list[str]) -> None:
    harbour = Harbour(seats=2, coins=[3, 5], deck=["skiff_3_5", "settler_4"]).turn_up(1)
    harbour.answer("put-in", "take-none")
    assert [Texts(language).option(option) for option in harbour.asked.options[:2]] == labels


def test_R_loot_others_take_no_second_card() -> None:
    harbour = Harbour(seats=3, deck=["flute_3_5", "skiff_3_5", "pinnace_1_1"]).turn_up(2)
    harbour.answer("put-in", "loot:flute_3_5", "loot:skiff_3_5")

    assert harbour.asked.seat == 2
    assert harbour.asked.args["count"] == 1


def test_R_loot_a_person_and_the_fee_must_both_be_paid() -> None:
    harbour = Harbour(deck=["sailor_3", "settler_4"], coins=[3, 4]).turn_up(1).answer("put-in", "take-none")

    assert harbour.asked.seat == 1
    assert harbour.offers == ["employ:sailor_3", "take-none"]
    harbour.answer("employ:sailor_3")
    assert (harbour.coins(0), harbour.coins(1)) == (4, 0)


def test_F_fee_the_coins_of_the_ship_just_taken_pay_it() -> None:
    harbour = Harbour(deck=["flute_1_1", "sailor_3"], coins=[3, 0]).turn_up(1)
    harbour.answer("put-in", "take-none")
    assert harbour.offers == ["loot:flute_1_1", "take-none"]
    harbour.answer("loot:flute_1_1")

    assert (harbour.coins(0), harbour.coins(1)) == (4, 0)


def test_F_others_may_take_when_the_active_seat_took_nothing() -> None:
    harbour = Harbour(deck=["flute_1_1"]).answer("put-in", "take-none")

    assert harbour.asked.seat == 1
    assert harbour.asked.kind == "take"


def test_R_loot_taking_is_not_compulsory() -> None:
    harbour = Harbour(seats=3, deck=["flute_1_1"]).answer("put-in", "take-none", "take-none")

    assert harbour.asked.seat == 2


def test_R_loot_clockwise_and_what_is_left_is_discarded() -> None:
    harbour = Harbour(seats=3, turn=1, deck=["flute_1_1", "skiff_1_1", "settler_4"]).turn_up(1)
    harbour.answer("put-in", "take-none")
    assert harbour.asked.seat == 2
    harbour.answer("take-none")
    assert harbour.asked.seat == 0
    harbour.answer("take-none")

    assert harbour.state.active == 2
    assert harbour.at("royal.discards") == ["flute_1_1", "skiff_1_1"]


def test_R_loot_not_enough_cards_for_all_is_bad_luck() -> None:
    harbour = Harbour(deck=["flute_1_1", "settler_4"]).answer("put-in", "loot:flute_1_1")

    assert harbour.state.active == 1
    assert harbour.asked.kind == "discover"


def test_R_flow_the_next_seat_is_active_afterwards() -> None:
    harbour = Harbour(seats=2, deck=["flute_1_1", "skiff_1_1"]).answer("put-in", "take-none", "take-none")

    assert harbour.state.active == 1
    assert harbour.at("harbour") == ["skiff_1_1"]


def test_R_flow_the_round_goes_on_behind_the_last_seat() -> None:
    harbour = Harbour(seats=2, turn=1, deck=["flute_1_1", "skiff_1_1"]).answer("put-in", "take-none")
    harbour.answer("take-none")

    assert harbour.state.active == 0
    assert harbour.state.round == 2


def test_R_P5_a_seat_that_can_pay_for_nothing_is_not_asked() -> None:
    harbour = Harbour(seats=3, deck=["settler_4"], coins=[0, 0, 9]).answer("put-in")

    assert harbour.asked.seat == 2


def test_R_flow_all_rounds_go_clockwise_from_the_starting_player() -> None:
    harbour = Harbour(seats=3, turn=0, start=1, deck=["settler_4", "priest_4", "captain_4"], coins=[0, 0, 0])
    for seat in (0, 1, 2):
        assert harbour.state.active == seat
        harbour.answer("put-in")

    assert harbour.state.round == 2


def test_P_coins_no_seat_pays_more_than_it_has() -> None:
    harbour = Harbour(coins=[2, 3])
    for pay in (lambda: spend(harbour.game, 0, 3), lambda: pay_fee(harbour.game, 0, 1, 3)):
        with pytest.raises(ValueError, match="seat 0 is to pay 3 coins and has 2"):
            pay()
    assert (harbour.coins(0), harbour.coins(1)) == (2, 3)
