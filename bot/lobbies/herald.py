"""What lobbies need of the world outside their tables."""

from __future__ import annotations

from typing import Protocol

from bot.tables.live import LiveTable
from bot.tables.lobby import ReadyCheck
from bot.tables.rest import Rest


class Herald(Protocol):
    """Tells of lobbies where they were opened, and knows how that looks."""

    async def post(self, live: LiveTable) -> None:
        """Post a lobby; who is invited is notified. The lock is held. Raises Tell if that cannot be."""
        ...

    async def repost(self, live: LiveTable) -> None:
        """Bring a lobby's message up to date."""
        ...

    async def tell_members(self, live: LiveTable, sentence: str) -> None:
        """Say a sentence to all members of a lobby, who are notified."""
        ...

    async def ask_ready(self, live: LiveTable, check: ReadyCheck) -> int:
        """Post a ready check; who is not ready is notified. Gives its message. Raises Tell."""
        ...

    async def close_check(self, live: LiveTable, message: int, sentence: str) -> None:
        """Show a sentence in place of a ready check."""
        ...

    async def call(self, live: LiveTable, role: int) -> None:
        """Call a server's players, who have this role, to a lobby. Raises Tell if that cannot be."""
        ...


class Threads(Protocol):
    """Opens the places where games are played."""

    def check_thread(self, live: LiveTable, channel: int) -> None:
        """Raises Tell where it is known that none can be opened."""
        ...

    async def open_thread(self, live: LiveTable) -> int | None:
        """A place for a game; None where it is played where its lobby was opened. Raises Tell."""
        ...

    async def drop_thread(self, thread: int) -> None:
        """Remove the place of a game that did not begin after all."""
        ...


class Resting(Protocol):
    """Knows when members are not to be disturbed, and where they live."""

    async def of(self, live: LiveTable, member: int) -> Rest:
        """What a member of a table prefers. Raises StoreError."""
        ...
