"""Tables with the new cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from data.content import marauders_box
from tests.marauders.table import SetUp, TestTable, skilled

NEW = ("new_cards",)
BOX = marauders_box(NEW)


def laid(set_up: SetUp, *seats: Mapping[str, Any], **more: Any) -> TestTable:
    """A table with the new cards; `modules` in play besides."""
    modules = (*NEW, *more.pop("modules", ()))
    return set_up(*seats, modules=modules, **more)


def sails(captain: str, zone: str, **more: Any) -> dict[str, Any]:
    """A seat whose captain of this card lies at sea."""
    return {"captain": captain, "zone": zone, "in_port": False, **more}


def lies(captain: str, zone: str, **more: Any) -> dict[str, Any]:
    """A seat whose captain of this card lies in port."""
    return {"captain": captain, "zone": zone, "in_port": True, **more}


FOE = {"captain": skilled(2, 2, 2, 2), "zone": "caribbean_sea", "in_port": False, "ship": "frigate"}
"""A captain to fight."""
