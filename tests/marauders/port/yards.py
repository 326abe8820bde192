"""A captain in a shipyard."""

from __future__ import annotations

from typing import Any

from data.content import marauders_box as box
from tests.marauders.table import SetUp, TestTable, in_port

PORT = "basse_terre"
"""A port without an ability for shipyards."""
PORTS = [zone.id for zone in box().zones.values() if zone.port]


def yard(set_up: SetUp, ship: Any = "sloop", *, zone: str = PORT, gold: int = 60, **more: Any) -> TestTable:
    """A table where the captain stands in a shipyard."""
    seat = {**in_port(zone, ship=ship, gold=gold), **more.pop("seat", {})}
    return set_up(seat, **more).play("port", "shipyard")


def empty_ports(table: TestTable) -> list[str]:
    """Ports without a modification."""
    return [zone for zone in PORTS if not table.at(f"mod.at:{zone}") and not table.at(f"mod.down:{zone}")]
