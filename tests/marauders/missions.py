"""Captains at work on missions, for the tests of missions and their cards."""

from __future__ import annotations

from typing import Any

from tests.marauders.table import Force, SetUp, TestTable, at_sea

WON, FAILED = [5, 1], [1, 4]
QUIET = ("event", ["peace"])


def at_work(
    set_up: SetUp, mission: str, seat: dict[str, Any], *, force: Force = (), **position: Any
) -> TestTable:
    """A captain who holds this mission; nothing of it is done."""
    return set_up({**seat, "mission": mission}, force=force, **position)


def completed(table: TestTable, mission: str, *, glory: int = 1) -> bool:
    """Whether the mission was completed: glory, a card, and it lies in the discards."""
    assert table.said("mission.completed", seat=0, mission=mission)
    assert table.seat().glory == glory
    assert table.log("glory.gained")[-1]["why"] == "mission"
    return table.at("mission.discards") == [mission] and not table.at("mission.held:0")


def earned(table: TestTable, before: int = 10) -> int:
    """The gold gained since then."""
    return table.captain().gold - before


def raiding(set_up: SetUp, mission: str) -> TestTable:
    """A raid begun by a captain who holds this mission."""
    force = [("scouting", WON), ("seamanship", [1, 1])]
    zones = {"tortuga": {"merchant": "dutch"}}
    table = at_work(set_up, mission, at_sea("tortuga", ship="frigate"), force=force, zones=zones)
    return table.play("scout:merchant", "raid:dutch")
