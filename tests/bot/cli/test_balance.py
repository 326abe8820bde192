"""`quartermaster simulate --report balance`: shares against the fair one, ways of earning, cards used."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bot import cli
from bot.cli.balance import Game, balance
from engine.kernel import SeatTally, Used


def tally(captain: str, *uses: str, **points: int) -> SeatTally:
    """A seat's tally."""
    return SeatTally({"captain": captain}, points, list(uses))


def named(figures: list[dict[str, Any]]) -> dict[str, dict[str, Any]]:
    """Rows by their name."""
    return {row["name"]: row for row in figures}


def test_shares_are_measured_against_equal_chances() -> None:
    games = [
        Game(10, 400, [0], [tally("ann", raid=3), tally("bob", raid=1)]),
        Game(20, 600, [0], [tally("ann", raid=5), tally("cid", sale=2)]),
    ]
    shares = named(balance(games)["shares"]["captain"])

    assert (shares["ann"]["games"], shares["ann"]["share"], shares["ann"]["against_fair"]) == (2, 1.0, 2.0)
    assert shares["bob"]["against_fair"] == 0
    assert (shares["ann"]["points"], shares["ann"]["rounds"], shares["cid"]["decisions"]) == (4, 15, 600)


def test_a_shared_win_is_shared() -> None:
    shares = named(balance([Game(9, 300, [0, 1], [tally("ann"), tally("bob")])])["shares"]["captain"])

    assert [shares[name]["against_fair"] for name in ("ann", "bob")] == [1.0, 1.0]


def test_ways_of_earning_and_cards_used_are_counted() -> None:
    games = [
        Game(10, 400, [1], [tally("ann", "fair_wind", raid=3, sale=0), tally("bob", raid=1, sale=2)]),
        Game(10, 400, [0], [tally("ann", raid=2, sale=0), tally("bob", "fair_wind", raid=0, sale=0)]),
    ]
    found = balance(games)
    ways = named(found["ways"])

    assert (ways["raid"]["points"], ways["raid"]["points_of_winners"], ways["raid"]["games"]) == (1.5, 1.5, 1)
    assert (ways["sale"]["points"], ways["sale"]["games"]) == (0.5, 0.5)
    assert found["uses"] == {"fair_wind": 2}


def test_what_was_met_aboard_a_ship_is_told_for_each_seat_that_sailed_her() -> None:
    one = SeatTally({}, {}, aboard={"sloop": {"rounds": 4, "battles": 1}, "flute": {"rounds": 6}})
    other = SeatTally({}, {}, aboard={"sloop": {"rounds": 8, "battles": 2, "deaths": 1}})
    found = named(balance([Game(10, 400, [0], [one, other])])["aboard"])

    assert found["sloop"] == {"name": "sloop", "seats": 2, "rounds": 6, "battles": 1.5, "deaths": 0.5}
    assert found["flute"] == {"name": "flute", "seats": 1, "rounds": 6, "battles": 0, "deaths": 0}


def test_the_use_of_a_module_is_told_by_way_and_what_nobody_used_is_told_too() -> None:
    favors = {"bought": Used(3, {"gold": 6}), "lost": Used()}
    games = [
        Game(10, 400, [0], [tally("ann")], {"favors": favors}),
        Game(10, 400, [0], [tally("ann")], {"favors": {"bought": Used(0, {"gold": 0}), "lost": Used()}}),
        Game(10, 400, [0], [tally("ann")]),
    ]
    assert balance(games)["modules"] == [
        {"module": "favors", "way": "bought", "times": 1.5, "games": 0.5, "sums": {"gold": 3}},
        {"module": "favors", "way": "lost", "times": 0, "games": 0, "sums": {}},
    ]


def test_what_became_of_each_card_is_told_with_the_wins_of_who_had_it() -> None:
    had = SeatTally(
        {}, {}, held={"fair_wind": {"drawn": 2, "used": 1, "dropped": 1}, "survivor": {"drawn": 1}}
    )
    used = SeatTally({}, {}, held={"fair_wind": {"drawn": 1, "used": 1}})
    kept = SeatTally({}, {}, held={"fair_wind": {"drawn": 1}})
    games = [Game(10, 400, [0], [had, SeatTally({}, {})]), Game(9, 300, [0, 1], [used, kept])]
    assert balance(games)["held"] == [
        {
            "name": "fair_wind",
            "seats": 3,
            "drawn": 4,
            "used": 2,
            "dropped": 1,
            "holders": 1.333,
            "users": 1.5,
        },
        {"name": "survivor", "seats": 1, "drawn": 1, "used": 0, "dropped": 0, "holders": 2.0, "users": None},
    ]


def test_turns_are_told_by_the_turn_and_setbacks_by_the_game() -> None:
    idle = SeatTally({}, {}, setbacks={"mutiny": 1}, turns={"turns": 2, "unused": 5, "passed": 1, "gold": 9})
    busy = SeatTally({}, {}, setbacks={"sunk": 2, "mutiny": 1}, turns={"turns": 2, "unused": 0, "gold": 1})
    found = balance([Game(10, 400, [0], [idle, busy]), Game(9, 300, [0], [SeatTally({}, {})])])
    assert found["turns"] == {"unused": 1.25, "passed": 0.25, "gold": 2.5}
    assert found["setbacks"] == {"mutiny": 1, "sunk": 1}


def test_games_that_broke_do_not_count() -> None:
    assert balance([Game(0, 0, [], [])]) == {
        "shares": {}, "ways": [], "uses": {}, "aboard": [], "modules": [], "held": [], "turns": {},
        "setbacks": {}, "rounds": 0, "decisions": 0,
    }  # fmt: skip


def test_the_report_names_captains_ships_seats_and_every_way(capsys: pytest.CaptureFixture[str]) -> None:
    asked = [
        "simulate",
        "marauders",
        "--captains",
        "1",
        "--seats",
        "2",
        "--games",
        "2",
        "--report",
        "balance",
    ]
    assert cli.invoke([*asked, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)["balance"]

    assert set(found["shares"]) == {"captain", "seat", "ship", "bought", "last ship"}
    assert {way["name"] for way in found["ways"]} == {
        "defeat", "sale", "raid", "mission", "rumor", "ship", "stash",
    }  # fmt: skip
    assert cli.invoke(asked) == 0
    shown = capsys.readouterr().out
    assert "way of earning" in shown
    assert "card held" in shown
    assert "aboard" in shown


def test_the_report_tells_the_use_of_each_module(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["simulate", "marauders", "--games", "1", "--modules", "wind,storm", "--report", "balance"]
    assert cli.invoke([*asked, "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)["balance"]["modules"]

    assert {row["module"] for row in rows} == {"wind", "storm"}
    assert {row["way"]: row["times"] for row in rows}["wind.with"] > 0
    assert cli.invoke(asked) == 0
    assert "storm.drifted" in capsys.readouterr().out
