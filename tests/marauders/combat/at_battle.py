"""Two ships in a naval battle."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.marauders.combat.battle import Battle
from engine.marauders.combat.sides import Side
from tests.marauders.table import Force, SetUp, TestTable, at_battle, at_sea


def sailing(ship: str | Mapping[str, Any] = "frigate", **more: Any) -> dict[str, Any]:
    """A seat at sea with a ship."""
    return at_sea("nassau", ship=ship, **more)


def contest(first: Sequence[int], second: Sequence[int]) -> Force:
    """The dice of a contest."""
    return [("seamanship", first), ("seamanship", second)]


NOTHING = contest([1, 2], [2, 1])
"""A contest that nobody wins."""


ROUT: Force = [("leadership", [5, 5]), ("leadership", [1, 1])]
"""A round of crew combat in which the second side loses two Crew and the first none."""


def battle(sitting: TestTable) -> Battle:
    """The battle under way."""
    return sitting.game.inside(Battle)


def sides(sitting: TestTable) -> list[Side]:
    """Its sides."""
    return battle(sitting).sides


def sinking() -> dict[str, Any]:
    """A ship that the next hit to its Cargo sinks."""
    return sailing({"kind": "sloop", "hull": 1, "cargo": 0})


def second_round(set_up: SetUp, *seats: Mapping[str, Any], force: Force, **more: Any) -> TestTable:
    """A battle of seat 0 against seat 1 in whose first round nothing happened."""
    return set_up(*seats, change=at_battle(), force=[*NOTHING, *force], **more)
