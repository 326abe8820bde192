"""Caltrops: thrown when somebody boards, one die less (Seas of Glory: New Special Weapons)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from engine.kernel import Result
from engine.marauders.checks.invariants import violations
from engine.marauders.combat.battle import Battle
from engine.marauders.seas_of_glory.special_weapons import lasting, roll_can_come
from tests.marauders.seas_of_glory.armed import (
    FIRST_WINS,
    MODULES,
    NOTHING,
    armed,
    contest,
    duel,
    on_fire,
    rolled,
    sides,
)
from tests.marauders.table import Force, SetUp, TestTable, at_battle, at_sea, skilled


def boarded(set_up: SetUp, *weapons: str, force: Force, **more: Any) -> TestTable:
    """A first round without effect; in the second seat 0 declares Board, seat 1 Shoot."""
    return duel(set_up, armed(*weapons, **more), force=[*NOTHING, *force]).play("board", "shoot")


def test_S_caltrops_are_spent_after_a_contest_for_which_one_declared_board(set_up: SetUp) -> None:
    table = boarded(set_up, "caltrops", force=NOTHING)
    assert (table.kind, table.asked().seat) == ("caltrops", 0)
    assert table.asked().default == ["keep"]
    assert len(table.log("battle.rolled")) == 4
    assert len(table.log("battle.nobody_won")) == 1, "nobody has won yet"
    table.play("throw")
    assert table.at("weapon.ship:0") == []
    assert "caltrops.1" in table.at("weapon.supply")
    assert lasting(table.game).pricked == [1]


def test_S_caltrops_are_not_thrown_by_who_declared_something_else(set_up: SetUp) -> None:
    table = duel(set_up, armed("caltrops"), force=[*NOTHING, *NOTHING]).play("shoot", "board")
    assert table.kind == "battle.declare"


def test_S_caltrops_may_be_kept(set_up: SetUp) -> None:
    table = boarded(set_up, "caltrops", force=[*NOTHING, *NOTHING]).play("keep")
    assert len(table.at("weapon.ship:0")) == 1
    table.play("shoot", "shoot")
    assert rolled(table, 1) == [2, 2, 2]


def test_S_caltrops_without_boarding_take_a_die_of_the_next_seamanship_roll(set_up: SetUp) -> None:
    table = boarded(set_up, "caltrops", force=[*NOTHING, ("seamanship", [1, 2]), ("seamanship", [1])])
    table.play("throw")
    assert sides(table)[1].dice == 1
    assert sides(table)[1].because == ["special_weapons"]
    table.play("shoot", "shoot")
    assert rolled(table, 1) == [2, 2, 1]
    assert sides(table)[1].dice == 2, "it counts for one roll"


def test_S_caltrops_of_the_boarder_take_a_die_of_the_leadership_roll(set_up: SetUp) -> None:
    fight: Force = [
        ("leadership", [1, 1]),
        ("leadership", [1]),
        ("leadership", [1, 1]),
        ("leadership", [1, 1]),
    ]
    table = boarded(set_up, "caltrops", force=[*FIRST_WINS, *fight]).play("throw")
    assert rolled(table, 1)[:4] == [2, 2, 1, 2], "only in the first round of that crew combat (G-S20)"
    assert rolled(table, 0)[:4] == [2, 2, 2, 2]


def test_G_S20_never_below_one_die(set_up: SetUp) -> None:
    force: Force = [("seamanship", [1, 2]), ("seamanship", [1])]
    table = duel(set_up, armed("caltrops"), {"kind": "frigate", "masts": 0}, force=force * 3)
    table.play("board", "throw", "shoot")
    assert rolled(table, 1) == [1, 1, 1]


def test_S_caltrops_take_one_die_and_no_more(set_up: SetUp) -> None:
    force: Force = [("seamanship", [1, 2]), ("seamanship", [1, 2, 3])]
    last: Force = [("seamanship", [1, 2]), ("seamanship", [1, 2])]
    mate = {**at_sea("nassau", ship="frigate"), "captain": skilled(seamanship=3)}
    table = duel(set_up, armed("caltrops"), force=[*force, *force, *last], other=mate)
    table.play("board", "shoot", "throw", "shoot", "shoot")
    assert rolled(table, 1) == [3, 3, 2]


def test_S_special_weapons_the_law_watches_what_outlasts_a_battle(set_up: SetUp) -> None:
    table = set_up(modules=MODULES)
    lasting(table.game).burning = [1]
    assert violations(table.game) == ["on fire are the sides [1]"]
    battle = duel(set_up, armed("caltrops"), change=on_fire(1))
    assert violations(battle.game) == []
    lasting(battle.game).pricked = [0, 0]
    assert violations(battle.game) == ["pricked are the sides [0, 0]"]
    lasting(battle.game).pricked = [1]
    battle.game.finish(Result([0], [{}, {}], "glory"))
    assert violations(battle.game) == [], "the game may end in the middle of a battle"


def test_S_caltrops_and_grappling_hooks_in_the_same_round(set_up: SetUp) -> None:
    force: Force = [*NOTHING, ("seamanship", [4, 4])]
    table = boarded(set_up, "grappling_hooks", "caltrops", force=force)
    assert table.kind == "battle.hooks"
    table.play(["die:0", "die:1"], "throw")
    assert table.at("weapon.ship:0") == []
    assert lasting(table.game).pricked == [1]


def test_S_caltrops_of_both_when_both_board(set_up: SetUp) -> None:
    table = duel(
        set_up, armed("caltrops"), armed("caltrops"),
        force=[*NOTHING, *NOTHING[:1], ("seamanship", [1, 2]), ("seamanship", [1]), ("seamanship", [1])],
    ).play("board", "board")  # fmt: skip
    assert table.asked().seat == 0
    table.play("throw")
    assert table.asked().seat == 1
    table.play("throw", "shoot", "shoot")
    assert (rolled(table, 0)[2], rolled(table, 1)[2]) == (1, 1)


ROLES = [(seat, thrower) for seat in (0, 1) for thrower in (0, 1)]


each_role = pytest.mark.parametrize(("first", "thrower"), ROLES)
"""Which seat attacks, and which side throws: 0 the aggressor."""


def throwing(
    set_up: SetUp, first: int, thrower: int, wins: int | None, declares: Sequence[str], force: Force = (),
    mine: Mapping[str, Any] | None = None, theirs: Mapping[str, Any] | None = None, **more: Any,
) -> TestTable:  # fmt: skip
    """Seat `first` attacks the other one. In the second round the sides declare (the thrower's word first),
    and the thrower (0), his enemy (1) or nobody (None) wins.
    """
    ships: list[Any] = [{"kind": "frigate", **(theirs or {})}] * 2
    ships[thrower] = armed("caltrops", **(mine or {}))
    seats = [at_sea("nassau", ship=ship, **more.pop(f"seat_{n}", {})) for n, ship in enumerate(ships)]
    rolls = {0: [5, 1], 1: [1, 2], None: [1, 2]}, {0: [1, 2], 1: [5, 1], None: [2, 1]}
    mine_first = [rolls[0][wins], rolls[1][wins]]
    table = set_up(
        *(seats if first == 0 else reversed(seats)),
        change=at_battle(first, 1 - first),
        modules=MODULES,
        force=[*NOTHING, *contest(*(mine_first if thrower == 0 else reversed(mine_first))), *force],
        **more,
    )
    return table.play(*(declares if thrower == 0 else reversed(declares)))


def of_side(force: Sequence[Sequence[int]], thrower: int, skill: str) -> Force:
    """A roll of the thrower and his enemy, as the sides make it."""
    return [(skill, faces) for faces in (force if thrower == 0 else reversed(force))]


@each_role
def test_G_S20_the_enemy_who_boards_loses_no_leadership_die(set_up: SetUp, first: int, thrower: int) -> None:
    swivels, force = {"mods": ["swivel_guns"]}, [("swivel guns", [1, 1])]
    fight = [
        *force,
        *of_side([[1, 1], [1, 1]], thrower, "leadership"),
        ("leadership", [1, 1]),
        ("leadership", [1, 1]),
    ]
    table = throwing(set_up, first, thrower, 1, ["board", "board"], fight, mine=swivels, theirs={"crew": 1})
    assert (table.kind, table.asked().seat) == ("caltrops", first if thrower == 0 else 1 - first)
    table.play("throw")
    enemy = 1 - first if thrower == 0 else first
    assert rolled(table, enemy)[2:4] == [2, 2]
    assert lasting(table.game).pricked == []


@each_role
def test_G_S20_the_enemy_whose_boarders_fail_has_a_die_less_in_the_next_contest(
    set_up: SetUp, first: int, thrower: int
) -> None:
    again = of_side([[1, 2], [1]], thrower, "seamanship")
    table = throwing(
        set_up, first, thrower, 1, ["board", "board"], [("swivel guns", [5, 1]), *again],
        mine={"mods": ["swivel_guns"]}, theirs={"crew": 1},
    )  # fmt: skip
    table.play("throw", "shoot", "shoot")
    assert rolled(table, 1 - first if thrower == 0 else first)[:3] == [2, 2, 1]


@each_role
def test_G_S20_the_boarders_caltrops_count_once_aboard(set_up: SetUp, first: int, thrower: int) -> None:
    fight = [*of_side([[1, 1], [1]], thrower, "leadership"), ("leadership", [1, 1]), ("leadership", [1, 1])]
    table = throwing(set_up, first, thrower, 0, ["board", "board"], fight).play("throw")
    assert rolled(table, 1 - first if thrower == 0 else first)[2:4] == [1, 2]
    assert rolled(table, first if thrower == 0 else 1 - first)[2:4] == [2, 2]


@each_role
@pytest.mark.parametrize(
    ("wins", "theirs", "ships", "asked"),
    [
        (1, "board", {}, False),
        (1, "flee", {}, False),
        (1, "shoot", {}, True),
        (None, "board", {}, True),
        (None, "flee", {}, True),
        (0, "board", {}, True),
        (0, "shoot", {"theirs": {"crew": 0}}, False),
        (1, "board", {"mine": {"mods": ["swivel_guns"]}}, False),
        (1, "board", {"mine": {"mods": ["swivel_guns"]}, "theirs": {"crew": 1}}, True),
        (1, "board", {"theirs": {"crew": 1}}, False),
    ],
)
def test_G_S20_caltrops_are_not_offered_where_no_roll_can_come(
    set_up: SetUp, first: int, thrower: int, wins: int | None, theirs: str, ships: Any, asked: bool
) -> None:
    table = throwing(set_up, first, thrower, wins, ["board", theirs], **ships)
    assert ("caltrops" in {one.kind for one in table.table.waiting.values()}) == asked


@each_role
def test_G_S20_caltrops_are_offered_where_a_card_may_keep_boarders_off(
    set_up: SetUp, first: int, thrower: int
) -> None:
    hand: dict[str, Any] = {f"seat_{thrower}": {"glory_cards": ["governors_ball"]}}
    table = throwing(set_up, first, thrower, 1, ["board", "board"], **hand)
    assert table.kind == "caltrops"


@each_role
def test_G_S20_after_a_clean_escape_no_roll_comes(set_up: SetUp, first: int, thrower: int) -> None:
    table = throwing(set_up, first, thrower, 1, ["board", "shoot"])
    assert roll_can_come(table.game, table.game.inside(Battle), thrower)
    sides(table)[1 - thrower].clean_escape = True
    assert not roll_can_come(table.game, table.game.inside(Battle), thrower)
