"""Cursed ships and storms, alone and together."""

from __future__ import annotations

from typing import Any

import pytest

from tests.treasure_fleet.table import TestTable, capture, sit, volleys

CURSED = ["cursed_ship", "ship_16", "ship_9", "ship_12"]
THREE = ["fleet_storm", "three_cannon", "two_cannon"]


def struck(bench: TestTable) -> list[tuple[int, str]]:
    """Who lost which ship."""
    return [(line["seat"], line["ship"]) for line in bench.log("fleet.cursed")]


def test_T_curse_who_did_not_fire_on_her_loses_a_ship_of_a_prior_sailing() -> None:
    seats = [{"captured": ["ship_20"]}, {"captured": ["ship_17"]}, {}]
    position = capture(CURSED, {"cursed_ship": [{0: "one_cannon"}]}, seats=seats)
    with sit(position, seats=3, cursed_ships=True) as bench:
        assert struck(bench) == [(1, "ship_17.1")]
        assert bench.log("fleet.cursed.nothing") == [{"seat": 2}]
        assert [seat.points for seat in bench.state.seats] == [20, 0, 0]
        assert "ship_17" in bench.at("fleet.discards")


def test_T_curse_ships_of_this_sailing_are_immune() -> None:
    fired = {"ship_16": [{1: "four_cannon"}], "cursed_ship": [{0: "one_cannon"}, {2: "one_cannon"}]}
    with sit(capture(CURSED, fired), seats=3, cursed_ships=True) as bench:
        assert bench.at("captured:1") == ["ship_16"]
        assert struck(bench) == []


@pytest.mark.parametrize("card", ["one_cannon", "boarding_party"])
def test_ruling_any_cannon_or_boarding_party_wards_a_cursed_ship(card: str) -> None:
    position = capture(CURSED, {"cursed_ship": [{0: card}]}, seats=[{"captured": ["ship_20"]}])
    with sit(position, seats=3, cursed_ships=True) as bench:
        assert struck(bench) == []


def test_ruling_the_owner_chooses_which_ship_the_curse_takes() -> None:
    position = capture(
        CURSED, {}, seats=[{"captured": ["ship_20", "ship_6"]}, {"captured": ["ship_9", "ship_9"]}]
    )
    with sit(position, seats=3, cursed_ships=True) as bench:
        assert bench.asked().seat == 0
        assert bench.asked().default == ["ship_6.1"]
        bench.answer(0, "ship_20.1")
        assert struck(bench) == [(0, "ship_20.1"), (1, "ship_9.1")]
        assert bench.state.seats[0].points == 6


def test_ruling_a_cursed_ship_is_never_captured_and_is_discarded() -> None:
    position = capture(CURSED, {"cursed_ship": [{0: "boarding_party"}]})
    with sit(position, seats=3, cursed_ships=True) as bench:
        assert bench.at("captured:0") == []
        assert "cursed_ship" in bench.at("fleet.discards")


def test_G_T4_two_cursed_ships_each_warded_apart_and_each_takes_a_ship() -> None:
    row = ["cursed_ship", "cursed_ship", "ship_9", "ship_12"]
    seats = [
        {"captured": ["ship_17", "ship_17"]},
        {"captured": ["ship_16", "ship_16"]},
        {"captured": ["ship_6"]},
    ]
    fired = {"cursed_ship.1": [{0: "one_cannon"}]}
    with sit({**capture(row, fired), "seats": seats}, seats=3, cursed_ships=True) as bench:
        assert struck(bench) == [(1, "ship_16.1"), (2, "ship_6.1"), (0, "ship_17.1"), (1, "ship_16.2")]
        assert bench.log("fleet.cursed.nothing") == [{"seat": 2}]


def test_R_T3_owners_choose_together_for_one_cursed_ship_after_the_other() -> None:
    row = ["ship_9", "cursed_ship", "ship_12", "cursed_ship"]
    seats = [{"captured": ["ship_20", "ship_6", "ship_17"]}, {}, {"captured": ["ship_22", "ship_9.2"]}]
    position = capture(row, {"cursed_ship.2": [{2: "one_cannon"}]}, lookout=2, seats=seats)
    with sit(position, seats=3, cursed_ships=True) as bench:
        assert sorted(bench.table.waiting) == [0, 2]
        bench.answer(0, "ship_17.1")
        assert struck(bench) == [], "nothing is lost before all have chosen"
        bench.answer(2, "ship_9.2")
        assert struck(bench) == [(2, "ship_9.2"), (0, "ship_17.1")]
        assert {option.id for option in bench.asked().options} == {"ship_20.1", "ship_6.1"}
        bench.answer(0, "ship_6.1")
        assert struck(bench)[2:] == [(0, "ship_6.1")]


def test_T_storm_removes_all_cannon_fire_and_is_discarded_and_all_may_fire_again() -> None:
    row = ["ship_20", "ship_16", "ship_9", "ship_12"]
    fired = {"ship_20": [{1: "four_cannon"}, {0: "two_cannon"}]}
    with sit({**volleys(row, THREE, THREE, THREE), "fired": fired}, seats=3, storms=True) as bench:
        bench.place(("fleet_storm", "ship_20"))
        assert bench.at("fired:ship_20.1") == []
        assert sorted(bench.at("pirate.spent")) == ["fleet_storm", "four_cannon", "two_cannon"]
        bench.place(("three_cannon", "ship_20"))
        assert bench.at("fired:ship_20.1") == ["three_cannon"]


def test_T_storm_boarding_parties_are_unaffected() -> None:
    row = ["ship_20", "ship_16", "ship_9", "ship_12"]
    fired = {"ship_20": [{1: "boarding_party"}, {2: "two_cannon"}]}
    with sit({**volleys(row, THREE, THREE, THREE), "fired": fired}, seats=3, storms=True) as bench:
        bench.place(("fleet_storm", "ship_20"))
        assert bench.at("fired:ship_20.1") == ["boarding_party"]


def test_G_T5_a_storm_may_come_over_an_empty_ship_and_takes_its_players_own_cannon() -> None:
    row = ["ship_20", "ship_16", "ship_9", "ship_12"]
    fired = {"ship_20": [{0: "four_cannon"}]}
    with sit({**volleys(row, THREE, THREE, THREE), "fired": fired}, seats=3, storms=True) as bench:
        bench.place(("fleet_storm", "ship_20"), ("fleet_storm", "ship_16"))
        assert bench.at("fired:ship_20.1") == []
        assert [line["cards"] for line in bench.log("fleet.storm")] == [["four_cannon.red_flag.1"], []]


def test_T_storm_on_a_cursed_ship_stays_and_she_is_ignored() -> None:
    fired = {"cursed_ship": [{1: "four_cannon"}]}
    position: dict[str, Any] = {**volleys(CURSED, THREE, THREE, THREE), "fired": fired}
    position["seats"][0]["captured"] = ["ship_20"]
    with sit(position, seats=3, cursed_ships=True, storms=True) as bench:
        bench.place(("fleet_storm", "cursed_ship"))
        assert bench.at("fired:cursed_ship.1") == ["fleet_storm"]
        assert bench.at("pirate.spent") == ["four_cannon"]
        bench.rest("fleet.load")
        assert struck(bench) == []
        assert bench.state.seats[0].points >= 20


def test_G_T3_nothing_more_may_be_played_on_a_stormed_cursed_ship() -> None:
    with sit(volleys(CURSED, THREE, THREE, THREE), seats=3, cursed_ships=True, storms=True) as bench:
        bench.place(("fleet_storm", "cursed_ship"))
        assert {option.args["at"] for option in bench.asked().options} == {2, 3, 4}


def test_G_T3_boarding_parties_there_do_nothing_and_are_discarded() -> None:
    fired = {"cursed_ship": [{1: "boarding_party"}, {0: "fleet_storm"}]}
    with sit(capture(CURSED, fired), seats=3, cursed_ships=True, storms=True) as bench:
        assert "boarding_party" in bench.at("pirate.spent")
        assert bench.at("captured:1") == []
        assert bench.at("fleet.row").count("cursed_ship") >= 1


def test_T_storm_next_sailing_the_storm_goes_the_cursed_ship_stays_the_others_are_replaced() -> None:
    fired = {"cursed_ship": [{0: "fleet_storm"}], "ship_16": [{1: "one_cannon"}]}
    force = [("treasure ships", ["ship_22.1", "ship_18.1", "ship_17.1"])]
    with sit(capture(CURSED, fired), seats=3, force=force, cursed_ships=True, storms=True) as bench:
        assert bench.state.sailing == 2
        assert bench.at("fleet.row") == ["cursed_ship", "ship_22", "ship_18", "ship_17"]
        assert bench.at("fired:cursed_ship.1") == []
        assert "fleet_storm" in bench.at("pirate.spent")
        bench.rest("fleet.place")
        assert {option.args["at"] for option in bench.asked().options} == {1, 2, 3, 4}


def test_T_both_cursed_ships_may_be_in_one_sailing() -> None:
    fired = {"cursed_ship": [{0: "fleet_storm"}]}
    force = [("treasure ships", ["cursed_ship.2", "ship_18.1", "ship_17.1"])]
    with sit(capture(CURSED, fired), seats=3, force=force, cursed_ships=True, storms=True) as bench:
        assert bench.at("fleet.row")[:2] == ["cursed_ship", "cursed_ship"]


def test_G_T3_in_the_last_sailing_a_stormed_cursed_ship_is_nothing() -> None:
    seats = [
        {"captured": ["ship_20"], "hand": ["one_cannon"]},
        {"hand": ["two_cannon"]},
        {"hand": ["one_cannon"]},
    ]
    position = capture(CURSED, {"cursed_ship": [{1: "fleet_storm"}]}, sailing=4, seats=seats)
    with sit(position, seats=3, cursed_ships=True, storms=True) as bench:
        assert struck(bench) == []
        assert "cursed_ship" in bench.at("fleet.discards")
        assert bench.scores() == [20, 16, 0]
