"""What moderation needs of the world outside its tables."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Protocol

from bot.tables.live import LiveTable


@dataclass(frozen=True, slots=True)
class Left:
    """Where a table is shown or was: a place, and its message there if it has one."""

    place: int
    message: int | None


class Herald(Protocol):
    """Tells tables and members what moderators did, and knows how that looks. What cannot be told is no
    failure of what was done.
    """

    async def announce(self, live: LiveTable, sentence: str) -> None:
        """On the record: everybody at the table reads it."""
        ...

    def post_again(self, live: LiveTable) -> None:
        """Post the table's message anew, soon."""
        ...

    async def move(self, live: LiveTable, channel: int) -> Left:
        """Give a running table a place in a channel; where it was. The lock is held. Raises Tell."""
        ...

    def shown_at(self, live: LiveTable) -> Sequence[Left]:
        """Where a table is shown, as its lobby and as it is played."""
        ...

    async def leave(self, left: Left, sentence: str) -> None:
        """Show a sentence where a table was, in place of its message, which nobody is to press any more."""
        ...

    async def settle(self, live: LiveTable) -> None:
        """Wait until the table is shown as it is now."""
        ...

    async def withdraw(self, live: LiveTable, sentence: str) -> None:
        """Take from its members what they have of a table in private; a sentence stands there instead."""
        ...


class Time(Protocol):
    """Keeps the time of tables. Whoever calls it holds the table's lock. All raise StoreError."""

    async def nudge(self, live: LiveTable) -> bool:
        """Remind everybody whom the table waits for; False if all were a moment ago."""
        ...

    async def extend(self, live: LiveTable, who: str) -> datetime | None:
        """Give them their whole time anew, and say so: until when; None where nobody's time runs."""
        ...

    async def stand_still(self, live: LiveTable, why: str) -> None:
        """Let the time stand still for a reason (`BY_MODERATOR`), or go on ("")."""
        ...

    async def answer_unseen(self, live: LiveTable) -> bool:
        """Give the default to every question that is asked unseen; False if there is none."""
        ...

    async def settle(self) -> None:
        """Wait until what comes next is planned for every table."""
        ...


class Crews(Protocol):
    """Knows who sits where."""

    async def put(self, live: LiveTable, seat: int, *, member: int | None = None, name: str = "") -> None:
        """Seat a member, or a computer captain, in place of whoever sits there. The lock is held. Raises
        StoreError.
        """
        ...
