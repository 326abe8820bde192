"""Expedition requests: who is sent, when, and what it brings."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from engine.games import use_pack
from tests.port_royal.table import HAENDLER, ROYAL, Harbour

TWO_PRIESTS: dict[str, Any] = {"expeditions": ["expedition_priests"], "displays": [["priest_4", "priest_4"]]}


def test_R_expedition_persons_are_discarded_for_the_card_and_its_coins() -> None:
    harbour = Harbour(deck=["settler_4"], **TWO_PRIESTS).answer("expedition:expedition_priests")

    assert harbour.display(0) == ["expedition_priests"]
    assert harbour.coins(0) == 6
    assert harbour.at("royal.discards") == ["priest_4", "priest_4"]
    assert harbour.state.merchants[0].points == 3
    assert harbour.state.merchants[0].expeditions == 1


def test_it_is_told_what_the_persons_take_with_them() -> None:
    held: dict[str, Any] = {"expeditions": ["expedition_settlers"], "displays": [["settler_4", "settler_4"]]}
    harbour = Harbour(deck=["settler_4"], rules=ROYAL, **held)
    before = harbour.state.merchants[0].points
    harbour.answer("expedition:expedition_settlers")

    (told,) = [one for one in harbour.table.entries() if one.key == "expedition.completed"]
    assert told.args["gone"] == 2
    assert harbour.state.merchants[0].points == before + told.args["points"] - told.args["gone"]


def test_G_P5_before_the_first_card() -> None:
    harbour = Harbour(deck=["settler_4"], **TWO_PRIESTS)

    assert harbour.offers == ["turn-up", "expedition:expedition_priests"]
    assert harbour.at("harbour") == []


def test_G_P5_between_two_cards() -> None:
    harbour = Harbour(deck=["settler_4"], **TWO_PRIESTS).turn_up(1)

    assert harbour.offers == ["turn-up", "put-in", "expedition:expedition_priests"]


def test_G_P5_between_takes_so_that_its_coins_can_hire() -> None:
    harbour = Harbour(deck=["governor_8"], coins=[5], **TWO_PRIESTS).turn_up(1).answer("put-in")
    assert harbour.offers == ["expedition:expedition_priests", "take-none"]
    harbour.answer("expedition:expedition_priests")

    assert harbour.offers == ["employ:governor_8", "take-none"]


def test_G_P5_after_the_others_took() -> None:
    harbour = Harbour(deck=["flute_1_1", "skiff_1_1", "settler_4"], **TWO_PRIESTS).turn_up(2)
    harbour.answer("put-in", "loot:flute_1_1", "loot:skiff_1_1")

    assert (harbour.asked.seat, harbour.offers) == (0, ["expedition:expedition_priests", "finish"])
    assert harbour.answer("expedition:expedition_priests").state.active == 1


def test_G_P5_a_person_just_hired_may_go() -> None:
    harbour = Harbour(
        deck=["priest_4", "settler_4"], coins=[4], displays=[["priest_4"]], expeditions=["expedition_priests"]
    ).answer("put-in", "employ:priest_4")

    assert harbour.offers == ["expedition:expedition_priests", "finish"]


def test_G_P5_a_bust_ends_the_turn() -> None:
    harbour = Harbour(deck=["flute_1_1", "flute_3_5", "settler_4"], **TWO_PRIESTS).turn_up(3 - 1)

    assert harbour.told("harbour.bust")
    assert harbour.asked.seat == 1


def test_F_expedition_not_in_the_turn_of_another() -> None:
    harbour = Harbour(
        deck=["flute_1_1"], displays=[[], ["priest_4", "priest_4"]], expeditions=["expedition_priests"]
    ).answer("put-in", "take-none")

    assert harbour.asked.seat == 1
    assert harbour.offers == ["loot:flute_1_1", "take-none"]


def test_R_expedition_several_in_one_turn() -> None:
    harbour = Harbour(
        deck=["settler_4"],
        displays=[["priest_4", "priest_4", "captain_4", "captain_4"]],
        expeditions=["expedition_priests", "expedition_captains"],
    ).answer("expedition:expedition_priests", "expedition:expedition_captains")

    assert harbour.display(0) == ["expedition_priests", "expedition_captains"]
    assert harbour.coins(0) == 3 + 3 + 2


@pytest.mark.parametrize("symbol", ["captain", "priest", "settler"])
def test_R_jack_of_all_trades_stands_in_for_any(symbol: str) -> None:
    harbour = Harbour(
        deck=["flute_1_1"], displays=[[f"{symbol}_4", "jack_6"]], expeditions=[f"expedition_{symbol}s"]
    ).answer(f"expedition:expedition_{symbol}s")

    assert harbour.display(0) == [f"expedition_{symbol}s"]


def test_R_expedition_who_goes_is_chosen_where_there_is_a_choice() -> None:
    harbour = Harbour(
        deck=["settler_4"], displays=[["priest_4", "priest_4", "jack_6"]], expeditions=["expedition_priests"]
    ).answer("expedition:expedition_priests")
    assert harbour.asked.kind == "crew"
    choices = [[card.partition(".")[0] for card in option.args["cards"]] for option in harbour.asked.options]
    assert choices == [["priest_4", "priest_4"], ["priest_4", "jack_6"]]
    harbour.answer(harbour.asked.options[1].id)

    assert harbour.display(0) == ["priest_4", "expedition_priests"]


@pytest.fixture
def with_dear_priest(tmp_path: Path) -> Iterator[None]:
    """One more priest, of other figures: a card of its own."""
    card = "{id: priest_7, copies: 1, skill: priest, price: 7, points: 3, origin: house}"
    (tmp_path / "port_royal").mkdir()
    (tmp_path / "port_royal" / "person.yaml").write_text(f"deck: person\ncards:\n  - {card}\n")
    use_pack(tmp_path)
    yield
    use_pack(None)


@pytest.mark.usefixtures("with_dear_priest")
def test_R_expedition_priests_of_other_figures_are_a_choice() -> None:
    harbour = Harbour(
        deck=["settler_4"],
        displays=[["priest_4", "priest_7", "priest_4"]],
        expeditions=["expedition_priests"],
    ).answer("expedition:expedition_priests")
    choices = [[card.partition(".")[0] for card in option.args["cards"]] for option in harbour.asked.options]
    assert choices == [["priest_4", "priest_7"], ["priest_4", "priest_4"]]
    harbour.answer(harbour.asked.options[1].id)

    assert harbour.display(0) == ["priest_7", "expedition_priests"]
    assert harbour.state.merchants[0].points == 6


@pytest.mark.parametrize(
    "display",
    [["priest_4"], ["priest_4", "captain_4"], ["jack_6"], ["sailor_3", "priest_4"]],
)
def test_R_expedition_needs_all_its_persons(display: list[str]) -> None:
    harbour = Harbour(deck=["settler_4"], displays=[display], expeditions=["expedition_priests"])

    assert harbour.offers == ["turn-up", "put-in"]


VALUES = {
    HAENDLER: {"captains": (2, 3), "priests": (3, 3), "settlers": (2, 3), "captains_settler": (3, 5),
               "priests_settler": (3, 5)},
    ROYAL: {"captains": (2, 4), "priests": (2, 4), "settlers": (2, 4), "captains_settler": (3, 6),
            "priests_settler": (3, 6)},
}  # fmt: skip


@pytest.mark.parametrize("rules", [HAENDLER, ROYAL])
@pytest.mark.parametrize("name", list(VALUES[HAENDLER]))
def test_F_expedition_coins_and_points_by_rule_set(rules: str, name: str) -> None:
    crew = {
        "captains": ["captain_4"] * 2, "priests": ["priest_4"] * 2, "settlers": ["settler_4"] * 2,
        "captains_settler": ["captain_4", "captain_4", "settler_4"],
        "priests_settler": ["priest_4", "priest_4", "settler_4"],
    }[name]  # fmt: skip
    harbour = Harbour(
        rules=rules, deck=["flute_1_1"], displays=[crew], expeditions=[f"expedition_{name}"]
    ).answer(f"expedition:expedition_{name}")

    assert (harbour.coins(0) - 3, harbour.state.merchants[0].points) == VALUES[rules][name]


def test_F_expedition_of_five_seats_lies_open_from_the_start() -> None:
    harbour = Harbour(
        seats=5, rules=ROYAL, deck=["flute_1_1"], displays=[["captain_4", "priest_4", "jack_6"]]
    )
    assert harbour.at("expeditions") == ["expedition_for_five"]
    harbour.answer("expedition:expedition_for_five")

    assert (harbour.coins(0), harbour.state.merchants[0].points) == (6, 5)
