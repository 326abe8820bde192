"""Captains who scout in other captains' turns (Seas of Glory: Cutthroat Variant)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.kernel import Beginning
from engine.marauders.seas_of_glory.cutthroat import CUTTHROAT, CaptainsCard, card_of
from engine.marauders.terms.turn import TurnActions
from engine.marauders.triggers import Entered
from tests.marauders.table import SetUp, TestTable, at_sea, in_port, skilled

PLAYED: Any = {"modules": ("cutthroat",)}
FIND, MISS = ("scouting", [1, 6]), ("scouting", [1, 2])
NO_FIGHT = ("seamanship", [1, 1])


def turned(*seats: int, count: int = 2) -> Any:
    """A change to a beginning: the captain's cards of these seats are turned."""

    def change(beginning: Beginning) -> None:
        cards = [CaptainsCard(seat, turned=seat in seats) for seat in range(count)]
        beginning.ext["cutthroat"] = CUTTHROAT.boards(cards)

    return change


def entering(set_up: SetUp, *others: Any, force: Any = (), **more: Any) -> TestTable:
    """Seat 0 sails from Nassau to Havana, where the others lie at sea unless told."""
    seats = others or (at_sea("havana"),)
    return set_up(at_sea("nassau"), *seats, force=force, **PLAYED, **more).play("move:havana")


def flee(table: TestTable) -> TestTable:
    """Both sides of the battle flee, so it is over."""
    return table.play("flee", "flee")


# --- who may scout, and when ----------------------------------------------------------------------


def test_S_cutthroat_a_captain_at_sea_may_scout_for_who_moves_into_his_zone(set_up: SetUp) -> None:
    table = entering(set_up, force=[FIND])
    assert (table.asked().seat, table.kind) == (1, "scout.off_turn")
    assert table.asked().default == ["let_pass"]
    assert table.asked().args == {"other": 0, "zone": "havana", "actions": 2}
    table.play("scout")
    assert table.said("captain.found", seat=1, target=0)
    assert table.said("battle.began", seats=[1, 0])


def test_S_cutthroat_moving_from_port_out_to_sea_is_moving_into_the_zone(set_up: SetUp) -> None:
    table = set_up(in_port("havana"), at_sea("havana"), **PLAYED).play("move:sea")
    assert (table.asked().seat, table.kind) == (1, "scout.off_turn")


def test_S_cutthroat_who_lets_him_pass_rolls_nothing_and_keeps_his_card(set_up: SetUp) -> None:
    table = entering(set_up).play("let_pass")
    assert (table.asked().seat, table.kind, table.actions) == (0, "turn.action", 2)
    assert not card_of(table.game, 1).turned
    assert "rolled" not in table.lines


def test_G_S16_nobody_scouts_from_a_port_or_from_another_zone(set_up: SetUp) -> None:
    assert entering(set_up, in_port("havana")).kind == "turn.action"
    assert entering(set_up, at_sea("tortuga")).kind == "turn.action"


def test_S_cutthroat_nobody_scouts_for_a_captain_who_stays_or_docks(set_up: SetUp) -> None:
    table = set_up(at_sea("havana"), at_sea("havana"), **PLAYED)
    assert (table.asked().seat, table.kind) == (0, "turn.action")
    table.play("move:port")
    assert (table.asked().seat, table.kind) == (0, "turn.action")


def test_S_cutthroat_without_the_module_nobody_is_asked(set_up: SetUp) -> None:
    plain = set_up(at_sea("nassau"), at_sea("havana")).play("move:havana")
    assert (plain.kind, plain.asked().seat) == ("turn.action", 0)


def test_S_cutthroat_weather_comes_first_and_npcs_come_after(set_up: SetUp) -> None:
    npcs = {"pirate_sloop": {"card": "pirate_vane", "zone": "havana"}}
    force = [("scouting", [1, 1]), ("npc scouting", [1, 1, 1])]
    table = entering(set_up, npcs=npcs, force=force)
    assert "npc.scouted" not in table.lines
    table.play("scout")
    assert table.in_order("scout.off_turn", "captain.missed", "npc.scouted")


# --- finding, and the turn that goes on -----------------------------------------------------------


def test_G_S16_the_scout_is_the_aggressor_and_gets_the_bounty(set_up: SetUp) -> None:
    table = entering(set_up, at_sea("havana"), force=[FIND]).play("scout")
    assert table.captain(1).bounties == {"english": 1}
    assert table.captain(0).bounties == {}
    assert (table.kind, table.asked().seat) == ("battle.declare", 1)


def test_S_cutthroat_who_survives_goes_on_with_his_turn(set_up: SetUp) -> None:
    table = flee(entering(set_up, force=[FIND]).play("scout"))
    assert (table.asked().seat, table.kind, table.actions) == (0, "turn.action", 2)
    assert table.captain(0).zone == "havana"


def test_S_cutthroat_who_dies_has_no_more_turn(set_up: SetUp) -> None:
    wreck = {"kind": "sloop", "hull": 1, "cargo": 0}
    force = [FIND, ("seamanship", [6, 6]), ("seamanship", [1, 1]), ("location", [1])]
    table = set_up(
        at_sea("nassau", ship=wreck), at_sea("havana", captain=skilled(seamanship=2)), force=force, **PLAYED
    ).play("move:havana", "scout")
    assert table.seat(0).captain is None
    assert (table.asked().seat, table.kind) == (1, "turn.action")


def test_S_cutthroat_a_missed_roll_finds_nobody_but_costs_as_much(set_up: SetUp) -> None:
    table = entering(set_up, force=[MISS]).play("scout")
    assert table.said("captain.missed", seat=1, target=0)
    assert (table.asked().seat, table.kind) == (0, "turn.action")
    assert card_of(table.game, 1).turned


def test_S_cutthroat_nobody_scouts_for_who_is_moved_in_another_captains_turn(set_up: SetUp) -> None:
    def moved(beginning: Beginning) -> None:
        beginning.steps.insert(0, Entered(seat=1, captain_id=1))

    table = set_up(at_sea("havana"), at_sea("havana"), change=moved, **PLAYED)
    assert (table.asked().seat, table.kind) == (0, "turn.action")


def test_G_D3_a_seat_without_a_captain_scouts_for_nobody(set_up: SetUp) -> None:
    dead = {"next_captain": "hendrick_loos"}
    table = set_up(at_sea("nassau"), dead, **PLAYED).play("move:havana")
    assert (table.asked().seat, table.kind) == (0, "turn.action")


# --- the card and the penalty ---------------------------------------------------------------------


def test_S_cutthroat_an_attempt_turns_the_card_and_there_is_no_second_one(set_up: SetUp) -> None:
    table = entering(set_up, force=[MISS]).play("scout")
    assert [seat["turned"] for seat in table.view(None)["ext"]["cutthroat"]["seats"]] == [False, True]
    table.play("move:nassau")
    table.play("move:havana")
    assert (table.asked().seat, table.kind) == (1, "turn.action")
    assert len(table.log("scout.off_turn")) == 1


def test_S_cutthroat_two_actions_less_in_the_next_turn_then_the_card_is_turned_back(set_up: SetUp) -> None:
    table = entering(set_up, force=[MISS]).play("scout", "end")
    assert (table.asked().seat, table.actions) == (1, 1)
    assert table.said("captain.turned_back", seat=1, actions=1)
    assert not card_of(table.game, 1).turned
    table.play("end", "end")
    assert (table.asked().seat, table.actions) == (1, 3)


def test_G_S16_the_penalty_is_due_even_if_another_captain_finds_him(set_up: SetUp) -> None:
    force = [("scouting", [6, 6]), FIND]
    table = entering(set_up, at_sea("havana"), at_sea("havana"), force=force).play("scout", "scout")
    assert [card_of(table.game, seat).turned for seat in (1, 2)] == [True, True]


def test_ruling_the_penalty_leaves_at_least_one_action(set_up: SetUp) -> None:
    table = set_up(change=turned(0), **PLAYED)
    assert (table.asked().seat, table.actions) == (0, 1)
    for actions, left in ((1, 1), (2, 1), (5, 3)):
        assert table.game.terms(TurnActions(0, actions)).actions == actions
        card_of(table.game, 0).turned = True
        assert table.game.terms(TurnActions(0, actions)).actions == left
        card_of(table.game, 0).turned = False


def test_G_D9_the_penalty_is_the_seats_and_stays_when_its_captain_dies(set_up: SetUp) -> None:
    force = [("captain", ["hendrick_loos"])]
    seats = in_port("nassau"), in_port("havana")
    table = set_up(*seats, change=turned(0), force=force, **PLAYED)
    assert table.actions == 1
    table.play("retire")
    card_of(table.game, 0).turned = True
    table.play("end", "ship:sloop")
    assert (table.asked().seat, table.actions) == (0, 1)


# --- several captains -----------------------------------------------------------------------------


def three(set_up: SetUp, *force: Any, **more: Any) -> TestTable:
    """Seats 2 and 3 lie where seat 1 enters; both scout."""
    seats = at_sea("tortuga"), at_sea("nassau"), at_sea("havana"), at_sea("havana")
    table = set_up(*seats, turn=1, start_seat=1, force=force, count=4, **PLAYED, **more)
    return table.play("move:havana")


def test_S_cutthroat_each_declares_in_turn_order_before_anybody_rolls(set_up: SetUp) -> None:
    seats = at_sea("havana"), at_sea("havana"), at_sea("nassau"), at_sea("havana")
    force = [MISS, MISS, MISS]
    table = set_up(*seats, turn=2, start_seat=1, force=force, count=4, **PLAYED).play("move:havana")
    asked: list[int] = []
    while table.kind == "scout.off_turn":
        assert "rolled" not in table.lines
        asked.append(table.asked().seat)
        table.play("scout")
    assert asked == [3, 0, 1]
    assert [line["seat"] for line in table.log("rolled")] == [3, 0, 1]


@pytest.mark.parametrize(
    ("first", "second", "finder"),
    [([6, 6], [6, 1], 2), ([6, 1], [5, 5], 3), ([6, 3], [6, 2], 2), ([5, 1], [6, 4], 3)],
)
def test_S_cutthroat_the_most_successes_find_him_then_the_most_pips(
    set_up: SetUp, first: list[int], second: list[int], finder: int
) -> None:
    table = three(set_up, ("scouting", first), ("scouting", second)).play("scout", "scout")
    assert table.said("captain.found", seat=finder, target=1)
    assert table.said("battle.began", seats=[finder, 1])


def test_S_cutthroat_still_tied_they_roll_again_until_one_is_ahead(set_up: SetUp) -> None:
    rolls = [[6, 2], [5, 2], [1, 2], [2, 1], [1, 3], [1, 4]]
    table = three(set_up, *(("scouting", faces) for faces in rolls)).play("scout", "scout")
    assert [line["seats"] for line in table.log("scout.tied")] == [[2, 3], [2, 3]]
    assert table.log("captain.missed") == [], "both have seen him"
    assert table.said("captain.found", seat=3, target=1)


def test_S_cutthroat_nobody_with_a_success_finds_nobody(set_up: SetUp) -> None:
    table = three(set_up, MISS, ("scouting", [4, 4])).play("scout", "scout")
    assert (table.asked().seat, table.kind) == (1, "turn.action")
    assert [line["seat"] for line in table.log("captain.missed")] == [2, 3]


def test_S_cutthroat_only_those_who_declared_roll(set_up: SetUp) -> None:
    table = three(set_up, MISS).play("let_pass", "scout")
    assert [line["seat"] for line in table.log("rolled")] == [3]
    assert [card_of(table.game, seat).turned for seat in (2, 3)] == [False, True]
