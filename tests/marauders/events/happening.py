"""A round that begins with an event card."""

from __future__ import annotations

from typing import Any

from tests.marauders.table import SetUp, TestTable


def happens(set_up: SetUp, *seats: dict[str, Any], event: str, force: Any = (), **more: Any) -> TestTable:
    """A round that begins with this event card."""
    return set_up(*seats, turn=None, force=[("event", [event]), *force], **more)
