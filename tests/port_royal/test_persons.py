"""The persons and their skills, each as often as it lies in the display."""

from __future__ import annotations

import pytest

from engine.port_royal.box import PERSONS
from engine.port_royal.persons import strength
from tests.port_royal.table import ROYAL, Harbour

FIVE = ["settler_4", "priest_4", "captain_4", "jack_6", "sailor_7"]


@pytest.mark.parametrize("ship", ["pinnace", "flute", "skiff", "frigate", "galleon"])
def test_R_trader_a_coin_more_from_a_ship_of_his_type(ship: str) -> None:
    looted, other = f"{ship}_1_{2 if ship == 'galleon' else 1}", "flute" if ship != "flute" else "skiff"
    harbour = Harbour(deck=[looted, f"{other}_1_1"], displays=[[f"trader_{ship}_3"]]).turn_up(1)
    harbour.answer("put-in")
    values = {option.id.partition(".")[0]: option.args["coins"] for option in harbour.asked.options[:2]}
    assert values == {f"loot:{looted}": 2, f"loot:{other}_1_1": 1}
    harbour.answer(f"loot:{looted}")

    assert harbour.coins(0) == 5
    assert harbour.told("ship.looted")[0]["because"] == ["trader"]


def test_R_trader_two_of_them_bring_two() -> None:
    harbour = Harbour(deck=["flute_1_1"], displays=[["trader_flute_3", "trader_flute_5"]])

    assert harbour.answer("put-in", "loot:flute_1_1").coins(0) == 6


def test_R_trader_counts_in_the_turn_of_others_too() -> None:
    harbour = Harbour(deck=["flute_1_1"], displays=[[], ["trader_flute_3"]])
    harbour.answer("put-in", "take-none", "loot:flute_1_1")

    assert (harbour.coins(0), harbour.coins(1)) == (4, 4)


@pytest.mark.parametrize(
    ("display", "expected"),
    [
        (["sailor_3", "sailor_5", "sailor_7"], 3),
        (["pirate_5", "pirate_7"], 4),
        (["sailor_3", "pirate_9", "admiral_5"], 3),
        (["settler_4"], 0),
    ],
)
def test_R_sailor_and_pirate_have_strength_one_and_two(display: list[str], expected: int) -> None:
    harbour = Harbour(deck=["settler_4"], displays=[display])

    assert strength(harbour.game, 0) == expected


def test_R_admiral_two_coins_when_five_cards_lie_there() -> None:
    harbour = Harbour(deck=FIVE, displays=[["admiral_5"], ["admiral_7", "admiral_7"]]).turn_up(4)
    harbour.answer("put-in")
    assert harbour.coins(0) == 5
    harbour.answer("take-none")

    assert harbour.coins(1) == 7
    assert harbour.told("person.earned") == [
        {"seat": 0, "coins": 2, "because": ["admiral"]},
        {"seat": 1, "coins": 4, "because": ["admiral"]},
    ]


def test_R_admiral_four_cards_are_not_enough() -> None:
    harbour = Harbour(deck=FIVE[:4], displays=[["admiral_5"]]).turn_up(3).answer("put-in")

    assert harbour.coins(0) == 3


def test_G_P6_admiral_looks_when_the_slot_begins() -> None:
    harbour = Harbour(deck=FIVE, coins=[9], displays=[[], ["admiral_5"]]).turn_up(4)
    harbour.answer("put-in", "employ:settler_4")

    assert harbour.coins(1) == 3


def test_G_P6_admiral_pays_once_in_a_slot_though_five_cards_are_left() -> None:
    """Also not anew when a seat is asked again, nor for an admiral just hired."""
    deck = [*FIVE, "pirate_9", "priest_4"]
    harbour = Harbour(deck=deck, coins=[9], displays=[["admiral_5", "governor_8"]]).turn_up(6)
    harbour.answer("put-in", "employ:settler_4")

    assert harbour.asked.seat == 0
    assert len(harbour.at("harbour")) == 6
    assert [told["coins"] for told in harbour.told("person.earned")] == [2]

    hiring = Harbour(deck=["admiral_5", *FIVE], coins=[9], displays=[["governor_8"]]).turn_up(5)
    hiring.answer("put-in", "employ:admiral_5")
    assert hiring.asked.seat == 0
    assert len(hiring.at("harbour")) == 5
    assert hiring.told("person.earned") == []


def test_G_P6_expeditions_do_not_count_for_the_admiral() -> None:
    harbour = Harbour(deck=["expedition_priests", *FIVE[:4]], displays=[["admiral_5"]]).turn_up(4)

    assert harbour.answer("put-in").coins(0) == 3


def test_R_admiral_just_hired_is_too_late() -> None:
    harbour = (
        Harbour(deck=[*FIVE[:4], "admiral_5"], coins=[5]).turn_up(4).answer("put-in", "employ:admiral_5")
    )

    assert harbour.told("person.earned") == []


def test_R_jester_a_coin_at_an_empty_harbour() -> None:
    harbour = Harbour(deck=["flute_1_1"], displays=[[], ["jester_5", "jester_7"]])
    harbour.answer("put-in", "loot:flute_1_1")

    assert harbour.coins(1) == 5


def test_R_jester_no_coin_while_cards_lie_there() -> None:
    harbour = Harbour(deck=["flute_1_1"], displays=[[], ["jester_5"]]).answer("put-in", "take-none")

    assert harbour.coins(1) == 3


@pytest.mark.parametrize(("rules", "coins"), [("haendler", 4), (ROYAL, 3)])
def test_F_jester_of_the_active_seat_at_an_empty_harbour_by_rule_set(rules: str, coins: int) -> None:
    harbour = Harbour(rules=rules, deck=["expedition_priests", "settler_4"], displays=[["jester_5"]])
    harbour.answer("put-in")

    assert harbour.coins(0) == coins


@pytest.mark.parametrize("rules", ["haendler", ROYAL])
def test_R_jester_everybody_earns_when_there_is_no_loot_and_hire(rules: str) -> None:
    harbour = Harbour(
        seats=3, turn=1, rules=rules, deck=["flute_1_1", "flute_3_5"],
        displays=[["jester_5"], ["jester_7", "jester_7"], []],
    ).turn_up(1)  # fmt: skip

    assert [harbour.coins(seat) for seat in range(3)] == [4, 5, 3]
    assert [line["seat"] for line in harbour.told("person.earned")] == [1, 0]


def test_R_admiral_nothing_on_a_bust() -> None:
    harbour = Harbour(deck=["flute_1_1", *FIVE, "flute_3_5"], displays=[["admiral_5"]]).turn_up(6)

    assert harbour.told("harbour.bust")
    assert harbour.coins(0) == 3


def test_R_governor_one_card_more() -> None:
    ships = ["flute_1_1", "skiff_1_1", "pinnace_1_1"]
    harbour = Harbour(deck=ships, displays=[["governor_8"]]).turn_up(2).answer("put-in", "loot:flute_1_1")

    assert harbour.asked.seat == 0
    assert harbour.answer("loot:skiff_1_1").asked.seat == 1


def test_R_governor_two_of_them_bring_two_cards() -> None:
    harbour = Harbour(deck=["flute_1_1"], displays=[["governor_8", "governor_8"]]).answer("put-in")

    assert harbour.asked.args["count"] == 3


def test_R_governor_in_the_turn_of_others_pays_for_each_card() -> None:
    ships = ["flute_3_5", "skiff_3_5", "pinnace_1_1"]
    harbour = Harbour(deck=ships, displays=[[], ["governor_8"]]).turn_up(2).answer("put-in", "take-none")
    harbour.answer("loot:flute_3_5", "loot:skiff_3_5")

    assert (harbour.coins(0), harbour.coins(1)) == (5, 7)


def test_R_governor_just_hired_counts_at_once() -> None:
    harbour = Harbour(deck=["governor_8", "flute_1_1"], coins=[8]).turn_up(1)
    harbour.answer("put-in", "employ:governor_8")

    assert harbour.asked.seat == 0
    assert harbour.offers == ["loot:flute_1_1", "take-none"]


def test_R_mademoiselle_a_coin_less_each() -> None:
    harbour = Harbour(deck=["settler_4"], displays=[["mademoiselle_7", "mademoiselle_9"]])
    harbour.answer("put-in", "employ:settler_4")

    assert harbour.coins(0) == 1
    assert harbour.told("person.hired")[0]["because"] == ["mademoiselle"]


def test_F_mademoiselle_never_below_nothing() -> None:
    display = ["mademoiselle_7", "mademoiselle_7", "mademoiselle_9", "mademoiselle_9"]
    harbour = Harbour(deck=["sailor_3"], displays=[display]).answer("put-in", "employ:sailor_3")

    assert harbour.coins(0) == 3


def test_R_mademoiselle_just_hired_counts_for_the_next_card() -> None:
    deck = ["flute_1_1", "skiff_1_1", "pinnace_1_1", "frigate_1_1", "mademoiselle_7", "sailor_3"]
    harbour = Harbour(deck=deck, coins=[9]).turn_up(5).answer("put-in", "employ:mademoiselle_7")

    assert "employ:sailor_3" in harbour.offers
    assert harbour.answer("employ:sailor_3").coins(0) == 0


def test_R_persons_influence_points_are_those_of_the_cards() -> None:
    harbour = Harbour(
        deck=["settler_4"], displays=[["sailor_7", "governor_8", "admiral_9", "trader_flute_5"]]
    )

    assert harbour.state.merchants[0].points == 3 + 0 + 3 + 2
    assert len(PERSONS) == 60
