"""What the challenge of the week needs of the world outside the tables."""

from __future__ import annotations

from typing import Protocol

from bot.tables.finding.challenges import Over, Running
from bot.tables.missed import Missed
from data.locale import Texts


class Herald(Protocol):
    """Tells servers of challenges. Nobody is notified."""

    def is_in(self, guild: int) -> bool:
        """Whether the bot is in a server."""
        ...

    def lacks(self, guild: int, channel: int, *, pictures: bool) -> list[str]:
        """Which permissions the bot lacks to tell it in a channel; with `pictures`, or else in words."""
        ...

    async def tell(self, guild: int, channel: int, texts: Texts, running: Running) -> int | Missed:
        """Post the challenge that has begun; gives the message. However often it is posted, it comes once."""
        ...

    async def show(
        self, channel: int, message: int, texts: Texts, over: Over | None, week: str
    ) -> Missed | None:
        """Show what came of it in the message that told of it; None if nobody tried it. None if that was
        done.
        """
        ...
