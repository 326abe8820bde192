"""What time needs of the world outside the tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from bot.tables.live import LiveTable
from bot.tables.missed import Missed, Sent
from bot.tables.reminded import Reminded
from bot.tables.rest import Rest


class Herald(Protocol):
    """Tells tables and members what time brings, and knows how that looks. What cannot be told is no failure
    of what was done.
    """

    def is_in(self, guild: int) -> bool:
        """Whether the bot is in a server."""
        ...

    def speaks(self, guild: int) -> str | None:
        """The language that a server says it speaks; None if it is not known."""
        ...

    async def announce(self, live: LiveTable, sentence: str) -> None:
        """Say a sentence at a table without calling anybody."""
        ...

    async def tell_away(self, live: LiveTable, seat: int) -> None:
        """Tell a table that a computer captain sails for a member, with a way for him to be back."""
        ...

    async def ask_for_more(self, live: LiveTable, needed: int) -> None:
        """Post a table's vote about more time, which is carried by so many; calls nobody."""
        ...

    async def entitle(self, live: LiveTable, title: str) -> None:
        """Give a table's thread a title. It may take long, and may be refused."""
        ...

    async def remind(self, member: int, found: Sequence[Reminded], count: int, rest: Rest) -> Sent | Missed:
        """Tell a member directly of these tables, of `count` in all that wait for him."""
        ...

    async def withdraw(self, sent: Sent) -> None:
        """Take a reminder back that a newer one replaces."""
        ...

    async def call(self, one: Reminded, member: int) -> None:
        """Call a member at the table that waits for him, for he cannot be told directly."""
        ...
