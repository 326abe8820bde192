"""Favors that open closed ports (Seas of Glory: Favors)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.marauders.checks.invariants import violations
from engine.marauders.seas_of_glory.favors.board import board_of, spend
from tests.marauders.seas_of_glory.patrons import MODULES, favored, left, with_favors
from tests.marauders.table import SetUp, TestTable, at_sea


def test_S_favors_a_closed_port_opens_for_a_favor_a_bounty(set_up: SetUp) -> None:
    table = favored(set_up, at_sea("havana", bounties={"spanish": 2}), favors=3).play("move:port")
    assert table.kind == "favor.enter"
    assert table.asked().args["price"] == 2
    table.play("spend")
    assert table.captain().in_port
    assert left(table) == 1
    assert "port" in table.offered()


def test_S_favors_one_more_in_war(set_up: SetUp) -> None:
    seat, war = at_sea("havana", bounties={"spanish": 1}), ["english", "spanish"]
    table = favored(set_up, seat, favors=2, at_war=war).play("move:port")
    assert table.asked().args["price"] == 2
    assert "move:port" not in favored(set_up, seat, favors=1, at_war=war).offered()
    table = favored(set_up, at_sea("havana"), favors=1, at_war=war).play("move:port", "spend")
    assert table.captain().in_port


def test_S_favors_without_enough_a_port_stays_closed(set_up: SetUp) -> None:
    table = favored(set_up, at_sea("havana", bounties={"spanish": 3}), favors=2)
    assert "move:port" not in table.offered()


def test_S_favors_who_would_rather_not_pay_stays_at_sea(set_up: SetUp) -> None:
    table = favored(set_up, at_sea("havana", bounties={"spanish": 2}), favors=3).play("move:port", "stay")
    assert not table.captain().in_port
    assert (left(table), table.actions) == (3, 2)


def test_G_Z8_a_favor_is_one_more_way_into_port_royal(set_up: SetUp) -> None:
    table = favored(set_up, at_sea("port_royal", bounties={"english": 1})).play("move:port")
    assert set(table.offered()) == {"fee", "roll", "way:favor_entry", "stay"}
    table.play("way:favor_entry")
    assert table.captain().in_port
    assert left(table) == 1


GATE = ("port_royal", "english")


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("count", [1, 2])
def test_G_Z8_a_favor_spent_on_the_roll_no_longer_opens_port_royal(
    set_up: SetUp, seat: int, count: int
) -> None:
    zone, nation = GATE
    wanted, other = at_sea(zone, bounties={nation: count}, gold=20), at_sea("nassau")
    seats = [wanted, other] if seat == 0 else [other, wanted]
    change = with_favors(*[count if n == seat else 0 for n in (0, 1)])
    fails = [("influence", [1, 1]), ("influence", [1, 1])]
    table = set_up(*seats, modules=MODULES, change=change, turn=seat, force=fails)
    table.play("move:port", "roll")
    assert table.kind == "favor.roll"
    table.play("spend")
    assert table.kind == "port.enter"
    assert set(table.offered()) == {"fee", "stay"}
    table.play("stay")
    assert (left(table, seat), table.captain(seat).in_port) == (count - 1, False)


def test_G_Z8_a_favor_kept_through_the_roll_still_opens_port_royal(set_up: SetUp) -> None:
    force = [("influence", [1, 1])]
    table = favored(set_up, at_sea("port_royal", bounties={"english": 2}), favors=2, force=force)
    table.play("move:port", "roll", "keep")
    assert set(table.offered()) == {"fee", "way:favor_entry", "stay"}
    table.play("way:favor_entry")
    assert (left(table), table.captain().in_port) == (0, True)


def test_S_favors_a_port_that_has_opened_meanwhile_lets_him_in(set_up: SetUp) -> None:
    force = [("influence", [1, 1]), ("influence", [1, 1])]
    table = favored(set_up, at_sea("port_royal", bounties={"english": 1}), favors=2, force=force)
    table.play("move:port", "roll")
    table.captain().bounties.clear()
    table.play("spend")
    assert (table.kind, table.captain().in_port, left(table)) == ("turn.action", True, 1)


def test_S_favors_too_few_for_the_price_are_refused(set_up: SetUp) -> None:
    table = favored(set_up, at_sea("havana", bounties={"spanish": 2}), favors=3).play("move:port")
    board_of(table.game, 0).favors = 1
    assert table.refused("spend") == "too-few-favors"
    table.play("stay")
    assert not table.captain().in_port


def test_S_favors_none_is_spent_that_is_not_there(set_up: SetUp) -> None:
    table = favored(set_up, at_sea("havana"), favors=1)
    with pytest.raises(ValueError, match="to spend 2 Favors and has 1"):
        spend(table.game, 0, 2, "entry")
    assert left(table) == 1


def test_S_favors_an_open_port_costs_none(set_up: SetUp) -> None:
    table = favored(set_up, at_sea("nassau", bounties={"english": 1})).play("move:port")
    assert table.captain().in_port
    assert left(table) == 2


def ashore_by_stealth(set_up: SetUp, *favors: int, rolls: Any) -> TestTable:
    """Alexandre Villon has slipped into a closed port and begins his port action."""
    seat = {"captain": "alexandre_villon", "zone": "havana", "in_port": False, "bounties": {"spanish": 2}}
    table = set_up(
        seat, modules=("new_cards", "favors"), change=with_favors(*favors), force=[("influence", rolls)]
    )
    table.play("move:port")
    table.play(*["way:slip_in"] * (table.kind == "port.enter"), "port")
    return table


def test_S_favors_villon_may_pay_for_a_port_action_when_his_roll_fails(set_up: SetUp) -> None:
    table = ashore_by_stealth(set_up, 3, rolls=[1, 1])
    assert table.kind == "favor.roll"
    table.play("keep")
    assert table.kind == "favor.enter"
    table.play("spend")
    assert table.kind == "port.activity"
    assert left(table) == 1


def test_S_favors_villon_needs_only_his_roll(set_up: SetUp) -> None:
    assert ashore_by_stealth(set_up, 3, rolls=[5, 5]).kind == "port.activity"
    table = ashore_by_stealth(set_up, 1, rolls=[1, 1]).play("keep")
    assert table.kind == "turn.action"


def test_S_favors_villon_keeps_them_and_is_turned_away(set_up: SetUp) -> None:
    table = ashore_by_stealth(set_up, 2, rolls=[1, 1, 1]).play("keep")
    assert (table.kind, table.asked().args["price"]) == ("favor.enter", 2)
    table.play("stay")
    assert (table.kind, left(table), table.actions) == ("turn.action", 2, 1)


def test_S_favors_villon_may_enter_for_favors_and_then_rolls_for_nothing(set_up: SetUp) -> None:
    seat = {"captain": "alexandre_villon", "zone": "havana", "in_port": False, "bounties": {"spanish": 2}}
    table = set_up(seat, modules=("new_cards", "favors"), change=with_favors(3)).play("move:port")
    assert set(table.offered()) >= {"way:slip_in", "way:favor_entry"}
    table.play("way:favor_entry")
    assert (table.captain().in_port, left(table)) == (True, 1)
    assert table.play("port").kind == "port.activity"
    assert table.log("rolled") == []


def test_S_favors_villon_where_nothing_closes_the_port_any_more(set_up: SetUp) -> None:
    seat = {"captain": "alexandre_villon", "zone": "havana", "in_port": False, "bounties": {"spanish": 2}}
    table = set_up(
        seat, modules=("new_cards", "favors"), change=with_favors(1), force=[("influence", [1, 1, 1])]
    ).play("move:port")
    table.captain().bounties.clear()
    table.play("port")
    if table.kind == "favor.roll":
        table.play("keep")
    assert (table.kind, left(table)) == ("port.activity", 1)


def test_S_favors_the_law_allows_none_to_five(set_up: SetUp) -> None:
    table = favored(set_up, at_sea("nassau"), favors=5)
    for favors, broken in ((6, "seat 0 has 6 Favors"), (-1, "favors.seats[0].favors is -1")):
        board_of(table.game, 0).favors = favors
        assert violations(table.game) == [broken]
