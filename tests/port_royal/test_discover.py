"""Phase 1, Discover: persons, ships, expedition requests, tax increases, and how it ends."""

from __future__ import annotations

import pytest

from data.locale import Texts
from data.locale.brief import more
from tests.port_royal.table import ROYAL, Harbour


def test_R_discover_the_first_card_is_turned_up_without_a_question() -> None:
    harbour = Harbour(deck=["settler_4", "priest_4"])

    assert harbour.at("harbour") == ["settler_4"]
    assert harbour.offers == ["turn-up", "put-in"]


def test_R_discover_a_person_stays_in_the_harbour() -> None:
    harbour = Harbour(deck=["settler_4", "priest_4"]).turn_up(1)

    assert harbour.at("harbour") == ["settler_4", "priest_4"]


def test_R_ship_a_ship_that_cannot_be_repelled_stays() -> None:
    harbour = Harbour(deck=["flute_2_2"], displays=[["sailor_3"]])

    assert harbour.at("harbour") == ["flute_2_2"]
    assert harbour.asked.kind == "discover"


def test_R_ship_strength_equal_to_the_ship_repels_it() -> None:
    harbour = Harbour(deck=["flute_2_2"], displays=[["sailor_3", "sailor_3"]])
    assert harbour.offers == ["repel", "let-in"]
    harbour.answer("repel")

    assert harbour.at("harbour") == []
    assert harbour.at("royal.discards") == ["flute_2_2"]


def test_R_ship_one_may_choose_not_to_repel() -> None:
    harbour = Harbour(deck=["flute_2_2"], displays=[["pirate_5"]]).answer("let-in")

    assert harbour.at("harbour") == ["flute_2_2"]
    assert harbour.offers == ["turn-up", "put-in"]


def test_R_ship_a_skull_is_never_repelled() -> None:
    harbour = Harbour(deck=["galleon_3_skull"], displays=[["pirate_5", "pirate_7", "pirate_9"]])

    assert harbour.asked.kind == "discover"
    assert harbour.at("harbour") == ["galleon_3_skull"]


def test_R_ship_strength_is_not_used_up() -> None:
    harbour = Harbour(deck=["flute_1_1", "skiff_1_1"], displays=[["sailor_3"]])
    harbour.answer("repel", "turn-up")

    assert harbour.asked.kind == "repel"
    assert harbour.asked.args["strength"] == 1


def test_R_ship_persons_in_the_harbour_do_not_help() -> None:
    harbour = Harbour(deck=["pirate_9", "flute_1_1"]).turn_up(1)

    assert harbour.asked.kind == "discover"


def test_R_ship_only_the_ship_just_turned_up_is_repelled() -> None:
    harbour = Harbour(deck=["flute_1_1", "settler_4"], displays=[["sailor_3"]])
    harbour.answer("let-in", "turn-up")

    assert "repel" not in harbour.offers


def test_R_bust_a_second_ship_of_a_type_empties_the_harbour_and_ends_the_turn() -> None:
    harbour = Harbour(deck=["flute_1_1", "settler_4", "flute_3_5", "priest_4"]).turn_up(2)

    both = ["flute_1_1.1", "flute_3_5.1"]
    assert harbour.told("harbour.bust") == [{"seat": 0, "ship": "royal_flute", "cards": both}]
    assert harbour.state.active == 1
    assert harbour.at("harbour") == ["priest_4"]
    assert sorted(harbour.at("royal.discards")) == ["flute_1_1", "flute_3_5", "settler_4"]
    assert harbour.asked.seat == 1


def test_R_bust_the_turn_after_it_has_both_phases() -> None:
    harbour = Harbour(deck=["flute_1_1", "flute_3_5", "sailor_3"]).turn_up(1).answer("put-in")

    assert (harbour.asked.seat, harbour.asked.kind) == (1, "take")


def test_R_bust_ships_of_five_types_are_no_bust() -> None:
    ships = ["flute_1_1", "skiff_1_1", "pinnace_1_1", "frigate_1_1", "galleon_1_2"]
    harbour = Harbour(deck=ships).turn_up(4)

    assert harbour.at("harbour") == ships


def test_G_P2_a_second_ship_that_can_be_repelled_is_repelled_without_asking() -> None:
    harbour = Harbour(deck=["flute_2_2", "flute_1_1"], displays=[["sailor_3"]]).turn_up(1)

    assert harbour.asked.kind == "discover"
    assert harbour.asked.seat == 0
    assert harbour.at("harbour") == ["flute_2_2"]
    assert harbour.at("royal.discards") == ["flute_1_1"]


def test_R_bust_a_second_skull_of_a_type_is_a_bust_at_any_strength() -> None:
    harbour = Harbour(
        deck=["galleon_3_skull", "galleon_4_skull"], displays=[["pirate_5", "pirate_7", "pirate_9"]]
    ).turn_up(1)

    assert harbour.told("harbour.bust")


def test_R_bust_open_expeditions_stay() -> None:
    harbour = Harbour(deck=["expedition_priests", "flute_1_1", "flute_3_5"]).turn_up(2)

    assert harbour.told("harbour.bust")
    assert harbour.at("expeditions") == ["expedition_priests"]


def test_R_expedition_request_lies_apart_from_the_harbour() -> None:
    harbour = Harbour(deck=["expedition_priests"])

    assert harbour.at("harbour") == []
    assert harbour.at("expeditions") == ["expedition_priests"]


def test_R_tax_twelve_coins_or_more_lose_half_rounded_down() -> None:
    harbour = Harbour(seats=4, coins=[11, 12, 13, 15], deck=["tax_strength"], displays=[["sailor_3"]])

    assert [harbour.coins(seat) for seat in range(4)] == [12, 6, 7, 8]
    assert harbour.told("tax.paid") == [
        {"seat": 1, "coins": 6},
        {"seat": 2, "coins": 6},
        {"seat": 3, "coins": 7},
    ]
    assert harbour.game.places.count("royal.spent") == 19


def test_R_tax_the_most_combat_strength_gets_a_coin() -> None:
    harbour = Harbour(seats=3, deck=["tax_strength"], displays=[["sailor_3"], ["pirate_5"], ["settler_4"]])

    assert [harbour.coins(seat) for seat in range(3)] == [3, 4, 3]
    assert harbour.at("royal.discards") == ["tax_strength"]


def test_R_tax_ties_get_a_coin_each_even_without_any_strength() -> None:
    harbour = Harbour(seats=3, deck=["tax_strength"])

    assert [harbour.coins(seat) for seat in range(3)] == [4, 4, 4]


def test_R_tax_loss_comes_before_the_coin() -> None:
    harbour = Harbour(coins=[11, 0], deck=["tax_strength"], displays=[["sailor_3"]])

    assert harbour.coins(0) == 12


@pytest.mark.parametrize(("rules", "coins"), [(ROYAL, [3, 4]), ("haendler", [4, 3])])
def test_F_tax_two_cards_favour_the_fewest_points_in_port_royal_alone(rules: str, coins: list[int]) -> None:
    harbour = Harbour(rules=rules, deck=["tax_influence"], displays=[["sailor_3"]])

    assert [harbour.coins(0), harbour.coins(1)] == coins


@pytest.mark.parametrize(
    ("deck", "display", "english", "german"),
    [
        (["settler_4"], [], "1 card lies in the harbor, no ship. Another", "Hafen, kein Schiff. Noch"),
        (["skiff_3_5"], [], "the harbor, a ship (Skiff). Another", "ein Schiff (Barke). Noch"),
        (["settler_4", "flute_3_5", "skiff_3_5"], ["pirate_5"],
         "ships of 2 types among them (Flute and Skiff); your combat strength is 2. Another",
         "darunter 2 Schiffsarten (Fleute und Barke); deine Kampfstärke ist 2. Noch"),
    ],
)  # fmt: skip
def test_R_discover_which_ships_lie_there_is_told_with_the_question(
    deck: list[str], display: list[str], english: str, german: str
) -> None:
    harbour = Harbour(deck=deck, displays=[display]).turn_up(len(deck) - 1)

    assert english in more(Texts("en"), harbour.asked)
    assert german in more(Texts("de"), harbour.asked)


def test_R_discover_stopping_begins_loot_and_hire() -> None:
    harbour = Harbour(deck=["flute_1_1"]).answer("put-in")

    assert harbour.asked.kind == "take"
    assert harbour.told("harbour.closed") == [{"seat": 0, "types": 1, "cards": 1}]


def test_R_deck_an_empty_deck_takes_the_discards_back() -> None:
    harbour = Harbour(deck=["flute_1_1"], empty=True)

    assert harbour.told("deck.reshuffled") == [{"deck": "royal"}]
    assert harbour.at("royal.discards") == []
    assert harbour.game.places.count("royal.bag") == 119 - 6 - 1


def test_R_P1_the_last_card_brings_the_discards_back_at_once() -> None:
    harbour = Harbour(deck=["flute_1_1"], discards=["settler_4"], hoard=1)

    assert harbour.told("deck.reshuffled")
    assert harbour.game.places.at("royal.bag") == ["settler_4.1"]


def test_R_P4_coins_after_a_tax_increase_are_dealt_from_the_active_seat() -> None:
    harbour = Harbour(seats=3, turn=1, coins=[3, 3, 0], deck=["tax_strength", "priest_4"], hoard=2)

    assert harbour.game.places.at("coins.top:1")[-1] == "priest_4.1"


def test_R_P1_so_does_the_last_coin() -> None:
    deck = ["flute_1_1", "sailor_3", "priest_4"]
    harbour = Harbour(deck=deck, discards=["settler_4"], hoard=1).turn_up(1)
    harbour.answer("put-in", "loot:flute_1_1", "take-none")

    assert harbour.game.places.at("coins.top:0")[-1] == "priest_4.1"
    assert harbour.at("royal.discards") == ["sailor_3"]
