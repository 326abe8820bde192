"""Ships with the special weapons of Seas of Glory, in battles."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engine.kernel import Beginning
from engine.marauders.combat.battle import Battle
from engine.marauders.combat.sides import Side
from engine.marauders.seas_of_glory.special_weapons import Lasting
from engine.marauders.state import LOCATIONS
from tests.marauders.table import Force, SetUp, TestTable, at_battle, at_sea, skilled

MODULES = ("special_weapons",)


FRIGATE = dict.fromkeys(LOCATIONS, 3)


def armed(*weapons: str, **more: Any) -> dict[str, Any]:
    """A Frigate with these special weapons."""
    return {"kind": "frigate", "weapons": list(weapons), **more}


def contest(ours: Sequence[int], theirs: Sequence[int]) -> Force:
    """The dice of a contest, the aggressor's first."""
    return [("seamanship", ours), ("seamanship", theirs)]


NOTHING = contest([1, 2], [2, 1])
"""A contest that nobody wins."""


FIRST_WINS = contest([5, 1], [1, 2])


SECOND_WINS = contest([1, 2], [5, 1])


def duel(
    set_up: SetUp, mine: Any = "frigate", theirs: Any = "frigate", *, force: Force = (),
    change: Callable[[Beginning], None] | None = None, captain: Any = None, other: Any = None,
) -> TestTable:  # fmt: skip
    """Seat 0 attacks seat 1; in the first round both have to shoot."""

    def begins(beginning: Beginning) -> None:
        at_battle()(beginning)
        if change is not None:
            change(beginning)

    first = {**at_sea("nassau", ship=mine), "captain": captain or skilled()}
    return set_up(first, other or at_sea("nassau", ship=theirs), change=begins, force=force, modules=MODULES)


def shots(*faces: int, dice: int = 2) -> Force:
    """The aggressor wins the first contest against so many dice; where his Cannons hit."""
    return [*contest([5, 1], [1] * dice), ("location", faces)]


def cubes(table: TestTable, seat: int) -> dict[str, int]:
    """The cubes of a seat's ship."""
    return {at: getattr(table.ship(seat), at) for at in LOCATIONS}


def sides(table: TestTable) -> list[Side]:
    """The sides of the battle under way."""
    return table.game.inside(Battle).sides


def on_fire(*numbers: int) -> Callable[[Beginning], None]:
    """A change to a beginning: the ships of these sides are on fire."""

    def change(beginning: Beginning) -> None:
        beginning.ext["special_weapons"] = Lasting(burning=list(numbers))

    return change


def rolled(table: TestTable, seat: int) -> list[int]:
    """How many dice a seat rolled, roll by roll."""
    return [len(line["faces"]) for line in table.log("battle.rolled") if line["seat"] == seat]
