"""The two-player game with the neutral pirate."""

from __future__ import annotations

from typing import Any

import pytest

from data.locale import Texts
from engine.kernel import AnswerError, Table
from tests.treasure_fleet.table import capture, sit, volleys

ROW = ["ship_16", "ship_9", "ship_12", "ship_20"]
THREE = ["four_cannon", "three_cannon", "two_cannon"]
NEUTRAL = ["four_cannon", "one_cannon", "two_cannon", "three_cannon"]


def two(**more: Any) -> dict[str, Any]:
    """Two players at the first volley."""
    return volleys(ROW, THREE, THREE, **more)


def test_T_two_players_a_third_deck_is_the_neutral_pirates_without_its_captain() -> None:
    with sit(seats=2) as bench:
        assert bench.state.neutral == "yellow_flag"
        assert {seat.flag for seat in bench.state.seats} == {"red_flag", "blue_flag"}
        assert bench.at("captain.before:neutral") == ["pirate_captain"]
        total = len(bench.at("neutral.deck"))
        assert total == 13
        assert bench.table.view(0)["places"]["neutral.deck"] == 13


def test_R_T1_the_decks_are_taken_in_the_order_of_the_box() -> None:
    for seats, flags in ((3, {"red_flag", "blue_flag", "yellow_flag"}), (2, {"red_flag", "blue_flag"})):
        with sit(seats=seats) as bench:
            assert {seat.flag for seat in bench.state.seats} == flags


def test_T_two_players_order_of_play_in_twelve_steps() -> None:
    with sit(two(), seats=2) as bench:
        order: list[tuple[int, str]] = []
        for _ in range(9):
            order.append((bench.asked().seat, bench.asked().kind.removeprefix("fleet.")))
            bench.answer(bench.asked().seat, *bench.asked().default)
        first = [(0, "neutral"), (0, "place"), (1, "place")]
        second = [(1, "neutral"), (1, "place"), (0, "place")]
        assert order == [*first, *second, *first]
        passed = [line["seat"] for line in bench.log("fleet.lookout")]
        assert passed == [1, 0, 1]


def test_G_T2_the_lookout_alone_sees_the_neutral_card_until_it_is_placed() -> None:
    with sit(two(), seats=2, force=[("neutral card", ["four_cannon.yellow_flag.1"])]) as bench:
        decision = bench.asked()
        assert decision.private_args == {"card": "four_cannon.yellow_flag.1"}
        assert "four_cannon" not in str(decision.public())
        assert all(option.secret for option in decision.options), "it is placed where the card is seen"
        assert bench.table.view(1)["places"]["neutral.taken:0"] == 1
        bench.answer(0, "ship_9.1")
        assert bench.at("fired:ship_9.1") == ["four_cannon"]
        assert bench.log("fleet.neutral.placed")[0]["card"] == "four_cannon.yellow_flag.1"


def test_G_T2_the_neutral_card_ties_and_wins_like_any_other() -> None:
    fired = {
        "ship_16": [{"neutral": "three_cannon"}, {0: "three_cannon"}],
        "ship_20": [{"neutral": "four_cannon"}, {1: "one_cannon"}],
    }
    with sit(capture(ROW, fired), seats=2) as bench:
        assert [bench.at(f"captured:{seat}") for seat in (0, 1)] == [[], []]
        assert len(bench.log("fleet.neutral.captured")) == 1


def test_G_T2_the_neutral_card_wards_for_itself_alone() -> None:
    row = ["cursed_ship", "ship_16", "ship_9", "ship_12"]
    position = capture(
        row,
        {"cursed_ship": [{"neutral": "one_cannon"}]},
        seats=[{"captured": ["ship_20"]}],
        neutral_captured=["ship_6"],
    )
    with sit(position, seats=2, cursed_ships=True, score_neutral=True) as bench:
        assert bench.state.seats[0].points == 0
        assert bench.state.neutral_points == 6


def test_T_two_players_ships_of_the_neutral_pirate_are_discarded() -> None:
    with sit(capture(ROW, {"ship_20": [{"neutral": "one_cannon"}]}), seats=2) as bench:
        assert "ship_20" in bench.at("fleet.discards")
        assert bench.state.neutral_points == 0


def test_T_two_players_scored_the_neutral_pirate_keeps_its_ships() -> None:
    with sit(capture(ROW, {"ship_20": [{"neutral": "one_cannon"}]}), seats=2, score_neutral=True) as bench:
        assert bench.at("captured:-1") == ["ship_20"]
        assert bench.state.neutral_points == 20


def test_G_T7_the_scored_neutral_pirate_loses_its_cheapest_ship_to_a_curse() -> None:
    row = ["cursed_ship", "ship_16", "ship_9", "ship_12"]
    position = capture(row, {}, neutral_captured=["ship_20", "ship_6", "ship_14"])
    with sit(position, seats=2, cursed_ships=True, score_neutral=True) as bench:
        assert bench.at("captured:-1") == ["ship_20", "ship_14"]
        assert bench.state.neutral_points == 34


def end(neutral: str, captured: list[str], scored: bool = True, **more: Any) -> Any:
    """The governor's ransom between two players and the neutral pirate."""
    seats = [{"hand": ["one_cannon"], "captured": ["ship_20"]}, {"hand": ["two_cannon"]}]
    given = {"governor": True, "seats": seats, "neutral": [neutral], "neutral_captured": captured}
    return sit({**given, **more}, seats=2, score_neutral=scored)


def test_G_T7_the_scored_neutral_pirate_can_win() -> None:
    with end("four_cannon", ["ship_22"]) as bench:
        assert bench.state.neutral_points == 38
        assert bench.table.result is not None
        assert (bench.table.result.winners, bench.table.result.reason) == ([], "neutral_pirate")
        assert bench.log("fleet.neutral.counted") == [{"points": 38}]
        for language, told in (("en", "The neutral pirate wins: "), ("de", "Der neutrale Pirat gewinnt: ")):
            last = Texts(language).entry(bench.table.log(None)[-1])
            assert last.startswith(told)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_G_T7_a_neutral_pirate_is_scored_with_two_players_only(seats: int) -> None:
    with pytest.raises(AnswerError) as refused:
        Table.new("treasure_fleet", seats=seats, options={"score_neutral": True})
    assert refused.value.refusal.key == "neutral-seats"
    assert f"{seats} are seated" in Texts("en").refusal(refused.value.refusal)


def test_R_T2_a_tie_with_the_neutral_pirate_is_shared() -> None:
    with end("one_cannon", ["ship_14", "ship_6"]) as bench:
        assert bench.scores() == [20, 16]
        assert bench.table.result is not None
        assert (bench.table.result.winners, bench.table.result.reason) == ([0], "neutral_shares")


def test_T_two_players_the_neutral_pirate_may_capture_the_governor() -> None:
    with end("four_cannon", [], scored=False) as bench:
        assert bench.scores() == [20, 0]
        assert bench.table.result is not None
        assert bench.table.result.winners == [0]
        assert "fleet_governor" in bench.at("fleet.discards")


def test_T_two_players_the_neutral_deck_has_a_card_for_each_volley_and_the_governor() -> None:
    with sit(seats=2) as bench:
        bench.rest()
        assert len(bench.log("fleet.neutral.placed")) == 12
        assert len(bench.log("fleet.neutral.turned")) == 1


def test_T_two_players_curses_and_storms_may_be_played_too() -> None:
    row = ["cursed_ship", "ship_16", "ship_9", "ship_12"]
    given = volleys(row, THREE, THREE, fired={"ship_16": [{1: "two_cannon"}]})
    force = [("neutral card", ["fleet_storm.yellow_flag.1"])]
    with sit(given, seats=2, force=force, cursed_ships=True, storms=True) as bench:
        bench.answer(0, "ship_16.1")
        assert bench.at("fired:ship_16.1") == []
        assert bench.at("pirate.spent") == ["two_cannon", "fleet_storm"]
