"""Loading, volleys, the lookout."""

from __future__ import annotations

import pytest

from data.locale import Texts
from engine.kernel import AnswerError
from engine.treasure_fleet.box import card_id
from tests.treasure_fleet.table import sit, volleys

ROW = ["ship_16", "ship_9", "ship_12", "ship_20"]
THREE = ["four_cannon", "three_cannon", "two_cannon"]


def first_lookouts(seats: int) -> list[int]:
    """Who is the lookout at the start of each sailing, counted from the first one."""
    found: list[int] = []
    with sit(seats=seats) as bench:
        while bench.table.waiting:
            found.append((bench.state.lookout - found[0]) % seats if found else bench.state.lookout)
            bench.rest("fleet.place").rest("fleet.load")
    return [0, *found[1:]]


@pytest.mark.parametrize(
    ("seats", "extra"), [(2, []), (3, []), (4, [2]), (5, [2, 3])], ids=["two", "three", "four", "five"]
)
def test_T_loading_three_cards_and_an_extra_one_away_from_the_lookout(seats: int, extra: list[int]) -> None:
    with sit({"row": ROW, "lookout": 1}, seats=seats) as bench:
        for seat in range(seats):
            decision = bench.asked(seat)
            assert decision.least == 3
            assert decision.most == (4 if (seat - 1) % seats in extra else 3)


def test_T_loading_all_at_once_and_unseen() -> None:
    with sit({"row": ROW}, seats=3) as bench:
        assert sorted(bench.table.waiting) == [0, 1, 2]
        bench.load(0, *THREE)
        assert all(option.secret for option in bench.asked(1).options)
        assert bench.table.view(1)["places"]["pirate.hand:0"] == 13
        bench.load(1, *THREE)
        bench.load(2, *THREE)
        view = bench.table.view(1)["places"]
        assert view["pirate.loaded:0"] == 3
        assert len(view["pirate.loaded:1"]) == 3
        assert "cards" not in bench.log("fleet.loaded", 1)[0]
        assert len(bench.log("fleet.loaded", 1)[1]["cards"]) == 3


def test_T_loading_may_be_changed_until_all_have_loaded() -> None:
    with sit({"row": ROW}, seats=3) as bench:
        bench.load(0, *THREE)
        bench.table.take_back(0)
        bench.load(0, "one_cannon", "two_cannon", "two_cannon")
        bench.load(1, *THREE)
        bench.load(2, *THREE)
        assert bench.at("pirate.loaded:0") == ["one_cannon", "two_cannon", "two_cannon"]


def test_T_only_loaded_cards_can_be_played_in_the_volleys() -> None:
    with sit(volleys(ROW, THREE, THREE, THREE), seats=3) as bench:
        offered = {card_id(option.args["card"]) for option in bench.asked().options}
        assert offered == set(THREE)
        assert len(bench.asked().options) == 12


def test_T_volley_the_lookout_begins_and_play_passes_clockwise() -> None:
    with sit(volleys(ROW, *[THREE] * 4, lookout=2), seats=4) as bench:
        order: list[int] = []
        for _ in range(4):
            order.append(bench.asked().seat)
            bench.place(("four_cannon", "ship_16"))
        assert order == [2, 3, 0, 1]


def test_T_volley_a_card_placed_is_seen_by_all_and_lies_at_its_ship() -> None:
    with sit(volleys(ROW, THREE, THREE, THREE), seats=3) as bench:
        bench.place(("three_cannon", "ship_9"))
        (card,) = bench.table.view(1)["places"]["fired:ship_9.1"]
        assert card_id(card) == "three_cannon"
        assert bench.log("fleet.placed") == [{"seat": 0, "card": card, "ship": "ship_9.1", "at": 2}]


def test_T_volley_any_face_up_ship_may_be_fired_at_also_one_fired_at_before() -> None:
    with sit(volleys(ROW, THREE, THREE, THREE), seats=3) as bench:
        bench.place(("three_cannon", "ship_9"))
        assert {card_id(option.args["ship"]) for option in bench.asked().options} == set(ROW)


def test_T_volley_the_lookout_passes_clockwise_after_the_first_and_the_second() -> None:
    with sit(volleys(ROW, *[THREE] * 4, lookout=3), seats=4) as bench:
        firsts: list[int] = []
        for card in THREE:
            firsts.append(bench.asked().seat)
            bench.place(*[(card, "ship_16")] * 4)
        assert firsts == [3, 0, 1]
        assert [line["seat"] for line in bench.log("fleet.lookout")] == [0, 1, 2]


@pytest.mark.parametrize(
    ("seats", "expected"),
    [(2, [0, 1, 0, 1]), (3, [0, 2, 1, 0]), (4, [0, 3, 2, 1]), (5, [0, 3, 1, 4, 2])],
    ids=["two", "three", "four", "five"],
)
def test_ruling_lookout_passes_once_more_after_the_capture_but_with_three(
    seats: int, expected: list[int]
) -> None:
    assert first_lookouts(seats) == expected


@pytest.mark.parametrize(("seats", "count"), [(2, 4), (3, 4), (4, 4), (5, 5)])
def test_T_four_sailings_and_five_with_five_players(seats: int, count: int) -> None:
    with sit(seats=seats) as bench:
        bench.rest()
        told = bench.log("fleet.sailing")
        assert [line["sailing"] for line in told] == list(range(1, count + 1))
        dealt = sum(len(line["ships"]) for line in told)
        assert dealt == (25 if seats == 5 else 16)


@pytest.mark.parametrize("language", ["en", "de"])
def test_T_setup_ships_of_a_sailing_are_told_with_their_numbers(language: str) -> None:
    with sit(seats=3, force=[("treasure ships", ["ship_9.1", "ship_22.1", "ship_9.2", "ship_6.1"])]) as bench:
        (line,) = [line for line in bench.table.log(None) if line["key"] == "fleet.sailing"]
        told = Texts(language).entry(line)
        for at, points in enumerate((9, 22, 9, 6), 1):
            assert f"{at}: {points}-" in told


def test_G_T6_three_or_four_are_loaded_the_number_is_public_the_unused_one_returns_unseen() -> None:
    with sit({"row": ROW}, seats=4) as bench:
        bench.load(2, "boarding_party", *THREE)
        for seat in (0, 1, 3):
            bench.load(seat, *THREE)
        assert [line["count"] for line in bench.log("fleet.loaded")] == [3, 3, 4, 3]
        assert bench.table.view(0)["places"]["pirate.loaded:2"] == 4
        for card in THREE:
            bench.place(*[(card, "ship_16")] * 4)
        assert "boarding_party" in bench.at("pirate.hand:2")
        assert bench.table.view(0)["places"]["pirate.hand:2"] == 10
        assert bench.log("fleet.returned", 0) == [{"seat": 2, "count": 1}]


def test_G_T6_who_loads_but_three_has_no_fourth() -> None:
    with sit({"row": ROW}, seats=4) as bench:
        for seat in range(4):
            bench.load(seat, *THREE)
        bench.rest("fleet.load")
        assert bench.log("fleet.returned") == []


def test_T_loading_fewer_than_three_or_one_too_many_is_refused() -> None:
    with sit({"row": ROW}, seats=4) as bench:
        with pytest.raises(AnswerError, match="too-few"):
            bench.load(0, "four_cannon", "four_cannon")
        with pytest.raises(AnswerError, match="too-many"):
            bench.load(0, "one_cannon", *THREE)
        with pytest.raises(AnswerError, match="too-many"):
            bench.load(2, "one_cannon", "one_cannon", *THREE)


def test_T_cards_played_are_discarded_and_never_come_back() -> None:
    with sit(volleys(ROW, THREE, THREE, THREE), seats=3) as bench:
        for card in THREE:
            bench.place(*[(card, "ship_16")] * 3)
        assert len(bench.at("pirate.spent")) == 9
        assert all(len(bench.at(f"pirate.hand:{seat}")) == 10 for seat in range(3))
