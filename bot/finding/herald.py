"""What finding tables needs of the world outside them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from bot.tables.live import LiveTable
from bot.tables.missed import Missed, Sent


class Herald(Protocol):
    """Writes to members about lobbies, directly."""

    async def tell_opened(self, live: LiveTable, member: int) -> Sent | Missed:
        """Tell a member of a lobby as he wished; `Missed.GONE` if he may not see where it is."""
        ...

    async def tell_host(self, live: LiveTable, host: int, came: Sequence[int], room: int) -> Sent | Missed:
        """Tell a lobby's host who has come (seats), and how many more may."""
        ...

    async def call_host(self, live: LiveTable, host: int) -> None:
        """Call the host where his lobby is, which is full; he takes no direct messages."""
        ...

    async def withdraw(self, sent: Sent) -> None:
        """Take a letter back that a newer one replaces."""
        ...
