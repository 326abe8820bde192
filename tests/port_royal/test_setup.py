"""Setup, coins as cards, and the cards of the box."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from data.content import ContentError
from data.content.royal import BASE, COPIES_IN_BOX, read_royal, royal_content
from engine.kernel import AnswerError, Table
from engine.port_royal.box import CONTENT, SHIPS
from engine.port_royal.game import PORT_ROYAL, deck_reports
from engine.port_royal.places import coins_at
from tests.port_royal.table import HAENDLER, ROYAL, Harbour


def new(seats: int, rules: str = HAENDLER, start: int = 0) -> Table:
    """A table from its very beginning."""
    return Table.new(
        PORT_ROYAL,
        seats=seats,
        options={"rules": rules},
        seed="s",
        force=[("start player", [start]), ("card", ["settler_4.1"])],
    )


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_R_setup_three_coins_each_off_the_deck(seats: int) -> None:
    places = new(seats).running.places

    assert [places.count(coins_at(seat)) for seat in range(seats)] == [3] * seats
    assert places.count("royal.bag") < 119 - 3 * seats


def test_R_setup_a_starting_player_begins() -> None:
    table = new(4, start=2)

    assert table.running.state.start == table.running.state.active == 2


@pytest.mark.parametrize(
    ("seats", "rules", "cards"), [(4, HAENDLER, 119), (2, ROYAL, 119), (4, ROYAL, 119), (5, ROYAL, 120)]
)
def test_F_cards_in_play(seats: int, rules: str, cards: int) -> None:
    held = new(seats, rules).running.places.held

    assert sum(len(pieces) for pieces in held.values()) == cards
    assert ("expedition_for_five" in held.get("expeditions", [])) == (seats == 5)


@pytest.mark.parametrize("seats", PORT_ROYAL.seats)
def test_F_port_royal_is_played_where_no_rules_are_named(seats: int) -> None:
    table = Table.new("port_royal", seats=seats, seed="s")

    state: Any = table.running.state
    assert (table.options["rules"], state.goal) == (ROYAL, 12)


def test_F_haendler_is_not_for_five() -> None:
    with pytest.raises(AnswerError) as refused:
        new(5)

    assert refused.value.refusal.key == "haendler-seats"


def test_R_coins_nobody_sees_their_fronts() -> None:
    table = new(3)
    for seat in (None, 0, 1, 2):
        places = table.view(seat)["places"]
        assert places["coins.top:1"] == 3
        assert isinstance(places["royal.bag"], int)


def test_G_P3_coins_paid_are_not_seen_either() -> None:
    harbour = Harbour(deck=["sailor_3"]).answer("put-in", "employ:sailor_3")

    assert harbour.table.view(0)["places"]["royal.spent"] == 3


def test_G_P3_the_last_coin_dealt_is_paid_first() -> None:
    table = Table.new(
        PORT_ROYAL, seats=2, options={}, seed="x",
        beginning=PORT_ROYAL.positions.begin(
            {"deck": ["sailor_3"], "seats": [{"coins": ["priest_4", "settler_4", "captain_4", "jack_6"]}]},
            2, {"rules": HAENDLER}, (),
        ),
    )  # fmt: skip
    decision = table.waiting[0]
    table.answer(0, decision.number, ["put-in"])
    table.answer(0, table.waiting[0].number, [table.waiting[0].options[0].id])

    assert table.running.places.at("coins.top:0") == ["priest_4.1"]


def test_R_coins_the_deck_shrinks_by_them() -> None:
    harbour = Harbour(deck=["flute_3_5"])
    before = harbour.game.places.count("royal.bag")

    assert harbour.answer("put-in", "loot:flute_3_5").game.places.count("royal.bag") == before - 3 - 1


def test_G_P7_a_looted_ship_can_be_reshuffled_in_mid_payment() -> None:
    harbour = Harbour(deck=["flute_3_5"], hoard=1).answer("loot:flute_3_5")

    assert harbour.told("deck.reshuffled")
    assert harbour.coins(0) == 3 + 1


def test_G_P7_coins_just_paid_can_be_dealt_again() -> None:
    deck = ["flute_1_1", "skiff_1_1", "pinnace_1_1", "frigate_3_6", "sailor_3"]
    harbour = Harbour(deck=deck, hoard=1).turn_up(4).answer("employ:sailor_3", "loot:frigate_3_6")

    assert harbour.coins(0) == 3
    assert harbour.game.places.count("royal.bag") + harbour.game.places.count("harbour") >= 1


def test_G_P1_coins_that_cannot_be_dealt_are_lost() -> None:
    harbour = Harbour(deck=["flute_3_5"], hoard=1).answer("loot:flute_3_5")

    assert harbour.told("coins.short") == [{"seat": 0, "coins": 2}]


def test_G_P1_no_first_card_makes_this_round_the_last() -> None:
    harbour = Harbour(seats=3, hoard=2)

    assert harbour.table.result is not None
    assert harbour.table.result.reason == "no_cards"
    assert harbour.told("cards.none")[0] == {"seat": 0, "last": True}
    assert harbour.table.result.winners == [2]


def test_G_P1_without_any_expedition_the_most_points_win() -> None:
    harbour = Harbour(seats=3, hoard=2, displays=[["sailor_3"], ["sailor_7"], ["sailor_5"]])

    assert harbour.table.result
    assert harbour.table.result.winners == [1]


def test_G_P1_more_points_without_an_expedition_do_not_win_and_the_end_says_so() -> None:
    displays = [["sailor_7", "pirate_9"], ["expedition_priests"]]
    result = Harbour(hoard=0, displays=displays).table.result

    assert result
    assert (result.winners, result.reason) == ([1], "no_cards_expedition")


def test_G_P1_a_card_that_is_not_the_first_ends_discovering_alone() -> None:
    harbour = Harbour(deck=["settler_4"], hoard=1)

    assert harbour.offers == ["employ:settler_4", "take-none"]
    assert not harbour.state.last_round


def test_R_P6_a_first_card_that_is_not_there_is_tried_for_after_expeditions() -> None:
    displays = [["priest_4", "priest_4"]]
    harbour = Harbour(hoard=1, displays=displays, expeditions=["expedition_priests"])
    assert harbour.offers == ["turn-up", "expedition:expedition_priests"]
    assert not harbour.state.last_round
    harbour.answer("expedition:expedition_priests")

    assert harbour.state.last_round
    assert harbour.told("coins.short") == [{"seat": 0, "coins": 1}]
    assert harbour.told("cards.none")[0] == {"seat": 0, "last": True}


def test_R_P7_a_tax_increase_is_discarded_before_its_coins_are_dealt() -> None:
    displays = [[], ["sailor_7"]]
    harbour = Harbour(deck=["tax_strength"], hoard=1, displays=displays)

    # 119 cards but the Sailor and three coins: 115, of which 114 were coins.
    assert harbour.told("tax.paid") == [{"seat": 1, "coins": 57}]
    assert harbour.at("royal.discards") == []
    assert len(harbour.at("royal.bag")) == 57 + 1 - 1


# --- the cards -------------------------------------------------------------------------------------------


def test_F_deck_ships_of_each_type_bring_twenty_two_coins() -> None:
    kinds = Counter(card.kind for card in SHIPS.values())
    coins: Counter[str] = Counter()
    for card in SHIPS.values():
        coins[card.kind] += card.coins

    assert set(kinds.values()) == {10}
    assert set(coins.values()) == {22}
    assert sum(card.strength is None for card in SHIPS.values()) == 4


def test_F_deck_counts_by_kind() -> None:
    decks = Counter(card.deck for card in CONTENT[ROYAL].pieces.values())

    assert decks == COPIES_IN_BOX
    assert {card.origin for card in CONTENT[ROYAL].cards.values()} == {"printed"}


def test_F_deck_of_haendler_is_a_stand_in() -> None:
    assert {card.origin for card in royal_content(HAENDLER).cards.values()} == {"stand-in"}
    assert [(r.deck, r.cards, r.expected, r.left_out) for r in deck_reports()] == [
        ("port_royal", 120, 120, {}), ("haendler", 119, 119, {}),
    ]  # fmt: skip
    assert deck_reports()[1].origins["stand-in"] == 119


@pytest.mark.parametrize(
    ("file", "old", "new", "line", "card", "why"),
    [
        ("ships.yaml", "kind: flute", "kind: canoe", 9, "flute_1_1", "cannot be"),
        ("ships.yaml", "coins: 1, ", "", 3, "pinnace_1_1", "'coins' is missing"),
        ("persons.yaml", "points: 1", "points: 1, cost: 2", 3, "trader_pinnace_3", "no field"),
        ("persons.yaml", "skill: settler", "skill: trader", 10, "settler_4", "a trader names the 'ship'"),
        ("persons.yaml", "deck: person", "deck: people", 1, None, "is no deck"),
        (
            "taxes.yaml",
            "id: tax_influence",
            "id: tax_strength",
            7,
            "tax_strength",
            "already given in taxes.yaml",
        ),
        ("ships.yaml", "copies: 3", "copies: 4", None, None, "has 51 cards and must have 50"),
        ("taxes.yaml", "cards:", "decks:", 1, None, "'cards' is missing"),
    ],
)
def test_a_broken_file_is_refused_with_line_card_and_reason(
    tmp_path: Path, file: str, old: str, new: str, line: int | None, card: str | None, why: str
) -> None:
    for one in BASE.glob("*.yaml"):
        text = one.read_text(encoding="utf-8")
        (tmp_path / one.name).write_text(text.replace(old, new, 1) if one.name == file else text)
    with pytest.raises(ContentError) as refused:
        read_royal(tmp_path)

    error = refused.value
    assert (error.line, error.card) == (line, card)
    assert why in str(error)


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"turn": 2}, "turn names seat 2; the seats are 0 to 1"),
        ({"start": -1}, "start names seat -1"),
        ({"hoard": 2}, "hoard names seat 2"),
        ({"hoard": 1, "empty": True}, "give one of them"),
        ({"round": 0}, "round"),
        ({"seats": [{"coins": -1}]}, "coins"),
        ({"seats": [{"coins": 100}, {"coins": 20}]}, "seat 1 cannot have 20 coins: 19 cards are left"),
        ({"seats": [{"display": ["flute_1_1"]}]}, "flute_1_1.1 is a card of the deck ship"),
        ({"expeditions": ["sailor_7"]}, "here lie only expedition cards"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_the_reason(given: dict[str, object], why: str) -> None:
    with pytest.raises(ValueError, match=re.escape(why)):
        PORT_ROYAL.positions.begin(given, 2, {"rules": HAENDLER, "expedition": "by_rules"}, ())
