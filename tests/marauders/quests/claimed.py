"""A table at which a mission was claimed."""

from __future__ import annotations

from typing import Any

from data.content import marauders_box as box
from tests.marauders.missions import WON
from tests.marauders.table import SetUp, TestTable, in_port


def claimed(set_up: SetUp, mission: str, *, skill: str = "", **seat: Any) -> TestTable:
    """A table at which the mission was claimed, with a roll of `skill`, by one who is what it asks for."""
    spare = "duel_at_sunrise" if mission != "duel_at_sunrise" else "brethren_of_the_coast"
    force: list[Any] = [(skill, WON)] if skill else []
    zone = box().mission_card(mission).zone
    zones = {zone: {"missions": [mission]}}
    table = set_up(in_port(zone, **seat), zones=zones, force=[*force, ("mission", [spare])])
    table.play("port", f"claim:{mission}")
    assert table.at("mission.held:0") == [mission]
    assert bool(skill) == bool(table.log("rolled"))
    return table
