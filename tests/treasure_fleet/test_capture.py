"""Who captures a ship, and what becomes of the others; the governor and the winner."""

from __future__ import annotations

from typing import Any

import pytest

from bot.wording.headline import why_over
from data.locale import Texts
from engine.treasure_fleet.state import captor
from tests.treasure_fleet.table import capture, sit

ROW = ["ship_16", "ship_9", "ship_12", "ship_20"]


def captured(**fired: Any) -> list[list[str]]:
    """What each seat has captured with these cards at the ships, cleaned up."""
    with sit(capture(ROW, fired), seats=3) as bench:
        assert not any(place.startswith("fired:") for place in bench.table.running.places.held)
        left = set(ROW) - {ship for seat in range(3) for ship in bench.at(f"captured:{seat}")}
        assert set(bench.at("fleet.discards")) == left
        return [bench.at(f"captured:{seat}") for seat in range(3)]


def test_T_capture_most_total_cannon_fire_wins() -> None:
    fired = [{0: "three_cannon"}, {1: "four_cannon"}, {0: "two_cannon"}]
    assert captured(ship_16=fired) == [["ship_16"], [], []]


def test_T_capture_a_boarding_party_is_worth_infinitely_much() -> None:
    fired = [{0: "four_cannon"}, {0: "four_cannon"}, {0: "three_cannon"}, {1: "boarding_party"}]
    assert captured(ship_16=fired) == [[], ["ship_16"], []]


def test_T_capture_a_tie_for_most_escapes_even_with_less_beneath() -> None:
    fired = [{0: "three_cannon"}, {1: "two_cannon"}, {1: "one_cannon"}, {2: "two_cannon"}]
    assert captured(ship_16=fired) == [[], [], []]


def test_T_capture_a_tie_beneath_the_most_does_not_matter() -> None:
    fired = [{0: "two_cannon"}, {1: "two_cannon"}, {2: "three_cannon"}]
    assert captured(ship_16=fired) == [[], [], ["ship_16"]]


def test_T_capture_two_boarding_parties_escape() -> None:
    fired = [{0: "boarding_party"}, {1: "boarding_party"}, {1: "four_cannon"}]
    assert captured(ship_16=fired) == [[], [], []]


def test_T_capture_a_ship_not_fired_upon_escapes() -> None:
    assert captured(ship_16=[{2: "one_cannon"}]) == [[], [], ["ship_16"]]


def test_T_capture_each_ship_for_itself() -> None:
    fired = {"ship_16": [{0: "one_cannon"}], "ship_9": [{1: "one_cannon"}], "ship_12": [{0: "two_cannon"}]}
    assert captured(**fired) == [["ship_16", "ship_12"], ["ship_9"], []]


def test_T_capture_treasure_lies_open_and_all_cards_played_are_discarded() -> None:
    with sit(capture(ROW, {"ship_16": [{0: "one_cannon"}, {0: "two_cannon"}]}), seats=3) as bench:
        assert bench.table.view(2)["places"]["captured:0"] == ["ship_16.1"]
        assert bench.state.seats[0].points == 16
        assert sorted(bench.at("pirate.spent")) == ["one_cannon", "two_cannon"]


def ransom(*hands: str, seats: int = 3, **more: Any) -> Any:
    """The governor's ransom with these last cards."""
    return sit(
        {"governor": True, "seats": [{"hand": [hand]} for hand in hands], **more}, seats=seats, storms=True
    )


def test_T_governor_the_highest_last_card_wins_sixteen_points() -> None:
    with ransom("two_cannon", "four_cannon", "three_cannon") as bench:
        assert bench.scores() == [0, 16, 0]
        assert bench.table.result.scores[1] == {"seat": 1, "points": 16, "ships": 0, "governor": 1}


def test_T_governor_a_boarding_party_wins() -> None:
    with ransom("boarding_party", "four_cannon", "three_cannon") as bench:
        assert bench.scores() == [16, 0, 0]


def test_T_governor_escapes_on_a_tie() -> None:
    with ransom("four_cannon", "four_cannon", "three_cannon") as bench:
        assert bench.scores() == [0, 0, 0]
    with ransom("boarding_party", "boarding_party", "three_cannon") as bench:
        assert bench.scores() == [0, 0, 0]


def test_T_governor_a_storm_is_worth_zero() -> None:
    with ransom("fleet_storm", "one_cannon", "fleet_storm") as bench:
        assert bench.scores() == [0, 16, 0]


def test_G_T1_governor_only_more_than_nothing_wins() -> None:
    assert captor(["fleet_storm.red_flag.1"]) == ""
    with ransom("fleet_storm", "fleet_storm", "fleet_storm") as bench:
        assert bench.scores() == [0, 0, 0]


def test_G_T1_everybody_has_exactly_one_card_left_and_nobody_is_asked() -> None:
    for seats in (2, 3, 4, 5):
        with sit(seats=seats) as bench:
            bench.rest()
            turned = bench.log("fleet.turned")
            assert sorted(line["seat"] for line in turned) == list(range(seats))


def test_T_winner_most_treasure_points_with_the_governor() -> None:
    seats = [
        {"hand": ["one_cannon"], "captured": ["ship_22", "ship_9"]},
        {"hand": ["four_cannon"], "captured": ["ship_16"]},
        {"hand": ["two_cannon"], "captured": ["ship_20"]},
    ]
    with sit({"governor": True, "seats": seats}, seats=3) as bench:
        assert bench.scores() == [31, 32, 20]
        assert bench.table.result is not None
        assert bench.table.result.winners == [1]
        assert bench.table.result.reason == "fleet_home"
        texts = Texts("de").with_players(("Anne", "Bart", "Mary"))
        assert why_over(texts, bench.table.result) == "32 Punkte, 1 mehr als Anne, der Gouverneur mitgezählt."


@pytest.mark.parametrize(
    ("third", "reason", "told"),
    [
        ("one_cannon", "fleet_home_alone", "0 points each. The governor went to nobody."),
        ("two_cannon", "fleet_home", "16 points, 16 more than Anne and Bart, counting the governor."),
    ],
)
def test_the_end_says_the_governor_was_ransomed_only_if_somebody_won_him(
    third: str, reason: str, told: str
) -> None:
    with ransom("one_cannon", "one_cannon", third) as bench:
        assert bench.table.result is not None
        assert bench.table.result.reason == reason
        texts = Texts("en").with_players(("Anne", "Bart", "Mary"))
        assert why_over(texts, bench.table.result) == told


def test_ruling_a_final_tie_is_shared() -> None:
    seats = [{"hand": ["one_cannon"], "captured": ["ship_16"]}, {"hand": ["four_cannon"]}]
    with sit({"governor": True, "seats": [*seats, {"hand": ["two_cannon"]}]}, seats=3) as bench:
        assert bench.table.result is not None
        assert bench.table.result.winners == [0, 1]


@pytest.mark.parametrize(
    ("at", "captured", "tied"),
    [
        (0, "won the governor with the strongest last card: 16 points", "nobody wins the governor"),
        (1, "captured ship 1 for 16 points", "nobody gets the 9-point ship"),
    ],
)
def test_T_capture_a_tie_says_that_nobody_has_it_and_the_governor_who_won_him(
    at: int, captured: str, tied: str
) -> None:
    texts, ship = Texts("en", players=["Anne"]), "ship_9" if at else "fleet_governor"
    args = {"seat": 0, "ship": ship, "at": at, "points": 16}
    assert captured in texts.entry({"key": "fleet.captured", "args": args})
    assert tied in texts.entry({"key": "fleet.tied", "args": args})
