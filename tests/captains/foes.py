"""Whom captains of tests meet, and what they answer when they do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.captains import captain
from engine.captains.marauders.seen.observation import Observation
from engine.captains.marauders.worth.aims import Aims, Weights
from engine.captains.marauders.worth.duels import Duels
from engine.kernel import Decision, Option
from tests.captains.test_marauders import would
from tests.marauders.table import Force, SetUp, TestTable, at_battle, skilled

ROVER = {"captain": skilled(3, 4, 4, 2), "ship": "frigate"}
"""A captain who fights well, in a good ship."""
CRIPPLE = {"kind": "sloop", "hull": 1, "crew": 1, "cannons": 1}
NOTHING: Force = [("seamanship", [1, 2]), ("seamanship", [2, 1])]
"""A contest that nobody wins."""


def picks(
    table: TestTable,
    kind: str,
    options: Sequence[str | Option],
    *,
    least: int = 1,
    most: int = 1,
    **args: Any,
) -> list[str]:
    """What the captain of seat 0 would answer to a question that is not the one asked."""
    offered = [Option(option) if isinstance(option, str) else option for option in options]
    default = [option.id for option in offered[:least]]
    decision = Decision(0, kind, offered, None, least, most, default, args)
    return captain(2, "seed", strict=True).answer(table.view(0), decision)


def duels(table: TestTable, seat: int = 0) -> Duels:
    """How a seat weighs battles."""
    sight = Observation(table.view(seat))
    return Duels(sight, Aims(sight, Weights()))


def npc(kind: str, card: str, zone: str) -> dict[str, Any]:
    """An NPC in play."""
    return {"npcs": {kind: {"card": card, "zone": zone}}}


def declares(set_up: SetUp, first: Mapping[str, Any], second: Mapping[str, Any]) -> list[str]:
    """What seat 0 declares in the second round of a battle."""
    return would(set_up(first, second, change=at_battle(), force=NOTHING))
