"""Playing the Game: turn sequence, the three actions, Move."""

from __future__ import annotations

import pytest

from data.content import marauders_box as box
from tests.marauders.table import SetUp, at_sea, in_port, skilled

SHIPS = ["sloop", "flute", "frigate", "galleon", "man_o_war"]


def test_R_turn_sequence_event_card_then_every_seat_then_the_next_event_card(set_up: SetUp) -> None:
    table = set_up(count=3, turn=None, start_seat=1, force=[("event", ["peace", "new_governors"])])
    table.play("end", "end", "end")
    kept = ("round.began", "event.drawn", "turn.began")
    order = [key for key in table.lines if key in kept]
    event = ["round.began", "event.drawn"]
    assert order == [*event, *["turn.began"] * 3, *event, "turn.began"]
    assert [line["seat"] for line in table.log("turn.began")] == [1, 2, 0, 1]


def test_R_actions_up_to_three_in_any_mixture(set_up: SetUp) -> None:
    table = set_up(at_sea("havana"), force=[("scouting", [1, 1])])
    assert table.actions == 3
    table.play("scout:merchant")
    assert table.actions == 2
    table.play("move:port")
    assert table.actions == 1
    table.play("port", "done")
    assert table.asked().seat == 1


def test_R_actions_the_same_action_may_be_taken_three_times(set_up: SetUp) -> None:
    table = set_up(at_sea("havana"))
    table.play("move:nassau", "move:tortuga", "move:petite_goave")
    assert (table.captain().zone, table.asked().seat) == ("petite_goave", 1)


@pytest.mark.parametrize("taken", [0, 1, 2])
def test_R_actions_fewer_are_allowed(set_up: SetUp, taken: int) -> None:
    table = set_up(at_sea("havana"))
    table.play(*["move:nassau", "move:havana"][:taken], "end")
    assert table.asked().seat == 1


def test_R_move_to_every_adjacent_zone_and_to_no_other(set_up: SetUp) -> None:
    for zone in box().zones.values():
        offered = set_up(at_sea(zone.id)).offered()
        moves = {option for option in offered if option.startswith("move:")}
        assert moves - {"move:port"} == {f"move:{to}" for to in zone.borders.values()}
        assert ("move:port" in moves) == bool(zone.port)


def test_R_move_from_a_port_only_into_its_own_zone(set_up: SetUp) -> None:
    table = set_up(in_port("havana"))
    assert [option for option in table.offered() if option.startswith("move:")] == ["move:sea"]
    table.play("move:sea")
    assert (table.captain().zone, table.captain().in_port) == ("havana", False)


@pytest.mark.parametrize("ship", SHIPS)
def test_R_move_costs_one_action_whatever_the_ship(set_up: SetUp, ship: str) -> None:
    table = set_up(in_port("havana", ship=ship))
    for left, move in ((2, "move:sea"), (1, "move:nassau")):
        table.play(move)
        assert table.actions == left
    table.play("move:port")
    assert (table.captain().in_port, table.asked().seat) == (True, 1)


def test_R_port_only_in_a_port(set_up: SetUp) -> None:
    assert "port" not in set_up(at_sea("havana")).offered()
    assert "port" in set_up(in_port("havana")).offered()


def test_R_port_once_a_turn(set_up: SetUp) -> None:
    table = set_up(in_port("havana")).play("port", "done")
    assert table.actions == 2
    assert "port" not in table.offered()


def test_R_port_once_a_turn_wherever_he_docks_next(set_up: SetUp) -> None:
    table = set_up({"captain": "tobias_fenwick", "zone": "havana"})
    table.play("port", "done", "move:sea", "move:port")
    assert table.actions == 1
    assert table.captain().in_port
    assert "port" not in table.offered()


def test_R_move_business_in_a_port_waits_for_the_next_turn_when_docking_took_the_last_action(
    set_up: SetUp,
) -> None:
    table = set_up(at_sea("nassau"), force=[("event", ["peace"])])
    table.play("move:havana", "move:nassau", "move:port")
    assert table.asked().seat == 1
    table.play("end")
    assert table.asked().seat == 0
    assert "port" in table.offered()


def test_R_scout_only_at_sea(set_up: SetUp) -> None:
    assert "scout:merchant" not in set_up(in_port("havana")).offered()
    assert "scout:merchant" in set_up(at_sea("havana")).offered()


def test_R_turns_only_the_captain_on_turn_is_asked(set_up: SetUp) -> None:
    table = set_up(at_sea("havana"), at_sea("havana"), at_sea("havana"))
    assert table.state.active_seat == 0
    assert sorted(table.table.waiting) == [0]
    table.play("end")
    assert sorted(table.table.waiting) == [1]


def test_G_E7_what_happens_at_the_start_of_a_turn_comes_before_the_actions(set_up: SetUp) -> None:
    table = set_up(
        {**at_sea("havana"), "captain": skilled(seamanship=1)},
        events=["storm_greater_antilles"],
        force=[("seamanship", [6]), ("location", [2, 3])],
    )
    assert table.in_order("turn.began", "storm.caught", "ship.hit")
    assert table.kind == "turn.action"
    assert table.actions == 3


def test_G_E8_entering_from_port_is_entering_the_zone(set_up: SetUp) -> None:
    table = set_up(
        {**in_port("havana"), "captain": skilled(seamanship=1)},
        events=["storm_greater_antilles"],
        force=[("seamanship", [6]), ("location", [2, 3])],
    )
    assert "storm.caught" not in table.lines
    table.play("move:sea")
    assert table.in_order("left.port", "storm.caught", "ship.hit")
