"""The Storm Token (Seas of Glory: Wind and Weather: The Storm Token)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from engine.kernel import AnswerError, Beginning
from engine.marauders.game import MARAUDERS
from engine.marauders.seas_of_glory.storm import StormToken
from engine.marauders.seas_of_glory.wind import Spinner
from engine.marauders.terms.sea import Weather
from tests.marauders.table import SetUp, TestTable, at_sea, in_port

MODULES = ("wind", "storm")


def storm_over(zone: str, wind: str = "") -> Callable[[Beginning], None]:
    """A change to a beginning: the token lies there, and the wind blows."""

    def change(beginning: Beginning) -> None:
        beginning.ext["storm"], beginning.ext["wind"] = StormToken(zone), Spinner(wind)

    return change


def stormy(set_up: SetUp, zone: str, *seats: Any, **more: Any) -> TestTable:
    """Seat 0 has its turn; the token lies in a zone."""
    return set_up(*seats, modules=MODULES, change=storm_over(zone), **more)


def test_S_storm_it_needs_the_wind() -> None:
    with pytest.raises(AnswerError):
        MARAUDERS.resolve_modules(["storm"])
    assert MARAUDERS.with_needs(["storm"]) == set(MODULES)


def test_S_storm_the_token_begins_in_the_caribbean_sea(set_up: SetUp) -> None:
    table = set_up(at_sea("trinidad"), modules=MODULES)
    assert table.view(None)["ext"]["storm"]["zone"] == "caribbean_sea"


def test_S_storm_it_moves_with_the_wind_right_after_the_spin(set_up: SetUp) -> None:
    table = set_up(modules=MODULES, turn=None, force=[("wind", ["SE"])])
    assert table.game.ext["storm"].zone == "caracas"
    assert table.in_order("wind.turned", "storm.drifted", "event.drawn")
    assert table.said("storm.drifted", origin="caribbean_sea", zone="caracas")


def test_S_storm_where_it_cannot_go_it_takes_the_next_zone_clockwise(set_up: SetUp) -> None:
    for wind, zone in (("S", "caracas"), ("SE", "caracas"), ("NW", "basse_terre"), ("E", "caracas")):
        table = set_up(modules=MODULES, turn=None, change=storm_over("trinidad"), force=[("wind", [wind])])
        assert table.game.ext["storm"].zone == zone


def test_S_storm_entering_its_zone_three_hits_less_seamanship_successes(set_up: SetUp) -> None:
    table = stormy(set_up, "tortuga", at_sea("nassau"), force=[("seamanship", [5, 1]), ("location", [1, 2])])
    table.play("move:tortuga")
    assert table.said("storm.caught", seat=0, zone="tortuga", hits=3)
    assert (table.ship().cargo, table.ship().masts) == (1, 1)


def test_S_storm_a_captain_who_leaves_port_there_enters_it(set_up: SetUp) -> None:
    table = stormy(set_up, "nassau", in_port("nassau"), force=[("seamanship", [5, 5]), ("location", [1])])
    table.play("move:sea")
    assert table.ship().cargo == 1


def test_G_Z2_leaving_port_is_sailing_into_both_storms(set_up: SetUp) -> None:
    table = stormy(
        set_up,
        "havana",
        in_port("havana"),
        events=["storm_greater_antilles"],
        force=[("seamanship", [1, 1]), ("location", [1, 2, 3]), ("seamanship", [5, 1]), ("location", [1, 2])],
    )
    table.play("move:sea")
    assert len(table.log("storm.caught")) == 2
    assert (table.ship().cargo, table.ship().masts, table.ship().crew) == (0, 0, 1)


def test_S_storm_starting_a_turn_at_sea_in_it(set_up: SetUp) -> None:
    table = stormy(
        set_up, "nassau", at_sea("nassau"), force=[("seamanship", [1, 1]), ("location", [1, 2, 3])]
    )
    assert (table.ship().cargo, table.ship().masts, table.ship().crew) == (1, 1, 1)


def test_G_E7_G_E8_the_token_comes_after_an_events_storm_at_the_start_and_before_it_on_entering(
    set_up: SetUp, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("engine.marauders.seas_of_glory.storm.HITS", 1)
    fails, three, one = ("seamanship", [1, 1]), ("location", [1, 2, 3]), ("location", [4])
    season = ["storm_greater_antilles"]
    starting = stormy(set_up, "havana", at_sea("havana"), events=season, force=[fails, three, fails, one])
    entering = stormy(set_up, "havana", in_port("havana"), events=season, force=[fails, one, fails, three])
    entering.play("move:sea")

    assert [line["hits"] for line in starting.log("storm.caught")] == [3, 1]
    assert [line["hits"] for line in entering.log("storm.caught")] == [1, 3]


def test_S_storm_a_captain_in_port_is_safe(set_up: SetUp) -> None:
    table = stormy(set_up, "nassau", in_port("nassau"))
    assert table.log("storm.caught") == []


def test_S_storm_the_token_catches_him_each_time(set_up: SetUp) -> None:
    rolls = [("seamanship", [5, 5]), ("location", [1]), ("seamanship", [5, 5]), ("location", [2])]
    table = stormy(set_up, "nassau", at_sea("nassau"), force=rolls)
    table.play("move:tortuga", "move:nassau")
    assert len(table.log("storm.caught")) == 2


def test_S_storm_christian_marquis_ignores_it(set_up: SetUp) -> None:
    seat = {**at_sea("nassau"), "captain": "christian_marquis"}
    table = stormy(set_up, "tortuga", seat).play("move:tortuga")
    assert table.log("storm.caught") == []


def test_S_storm_npcs_in_its_zone_do_not_scout(set_up: SetUp) -> None:
    navy = {"english": {"scouting": 9, "zone": "tortuga"}}
    wanted = {**at_sea("nassau"), "captain": "christian_marquis", "bounties": {"english": 1}}
    table = stormy(set_up, "tortuga", wanted, npcs=navy).play("move:tortuga")
    assert table.log("npc.scouted") == []
    table = stormy(set_up, "trinidad", wanted, npcs=navy).play("move:tortuga")
    assert table.log("npc.scouted")


def test_S_storm_npcs_are_not_hurt_and_sail_as_ever(set_up: SetUp) -> None:
    table = set_up(
        modules=MODULES,
        turn=None,
        npcs={"english": {"zone": "caracas"}},
        force=[("wind", ["SE"]), ("event", ["storm_greater_antilles"])],
    )
    assert table.game.ext["storm"].zone == "caracas"
    assert table.log("storm.caught") == []
    assert table.state.npcs["english"].zone == "caracas"


def test_S_storm_what_it_would_do_is_told_to_whoever_plans_a_course(set_up: SetUp) -> None:
    table = stormy(set_up, "tortuga", at_sea("nassau"))
    assert table.game.terms(Weather(0, "tortuga")).hits == 3
    assert table.game.terms(Weather(0, "havana")).hits == 0
