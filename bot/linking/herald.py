"""What links and addresses need of the world outside the tables."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from bot.tables.live import LiveTable


class Herald(Protocol):
    """Sends what is told of tables to addresses outside, and tells members of that."""

    async def send(self, address: str, body: bytes, headers: Mapping[str, str]) -> bool:
        """Send this to an address; whether it was taken. Nothing is asked that is not open to everybody."""
        ...

    async def announce(self, live: LiveTable, sentence: str) -> None:
        """The table reads a sentence."""
        ...

    async def tell_given_up(self, live: LiveTable, member: int, host: str) -> None:
        """Tell who has set an address that nothing is sent there any more: it took nothing for long."""
        ...

    async def close(self) -> None:
        """Nothing is sent any more."""
        ...
