"""What those who watch need of the world outside the tables."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime
from typing import Protocol

from bot.tables.live import LiveTable
from bot.tables.missed import Missed, Sent


class Digests(Protocol):
    """Writes to the followers of a table. `round_`: the one being played, 0 before the first; `told`: what
    has happened since they read last.
    """

    async def begin(self, live: LiveTable, member: int, round_: int) -> Sent | Missed:
        """Write to a follower for the first time."""
        ...

    async def tell(self, live: LiveTable, sent: Sent, round_: int, told: Sequence[str]) -> Missed | None:
        """Show a follower how the table stands now, in the message that he has; None if that was done."""
        ...

    async def take_back(self, live: LiveTable, sent: Sent) -> None:
        """Take the message back of a member who follows no more."""
        ...


Telling = Callable[[], Awaitable[Missed | None]]
"""Posts what is ready to be posted; None if that was done."""


class Columns(Protocol):
    """Posts tables of the week."""

    def is_in(self, guild: int) -> bool:
        """Whether the bot is in a server."""
        ...

    def lacks(self, guild: int, channel: int, *, pictures: bool) -> list[str]:
        """Which permissions the bot lacks to tell it in a channel; with `pictures`, or else in words."""
        ...

    def is_seen_by_all(self, guild: int, channel: int, reader: int) -> bool:
        """Whether whoever reads the channel `reader` may see a channel, too."""
        ...

    async def prepare(
        self, live: LiveTable, channel: int, lines: int, lead: int | None, moment: datetime, theme: str
    ) -> Telling:
        """Draw and write the post about a table, as the one of the week that ends at a moment: so many lines
        of its log, or won by so little. However often it is posted, it comes once.
        """
        ...
