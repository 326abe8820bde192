"""Sealed tables: for the time being nobody else sees anything of one, and nothing of it leaves it."""

from __future__ import annotations

from bot.tables.live import LiveTable
from bot.tables.tell import Tell


def check_sight(live: LiveTable, member: int) -> None:
    """Raises Tell for who may see nothing of a table."""
    if live.lobby.sealed and live.seat_of(member) is None:
        raise Tell("tell-sealed")


def check_unsealed(live: LiveTable) -> None:
    """Raises Tell while nothing of a table may leave it, and nobody may come to it."""
    if live.lobby.sealed:
        raise Tell("tell-sealed-yet")
