"""What crews need of the world outside their tables."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from bot.tables.crew import Offer, Vote
from bot.tables.live import Holder, LiveTable


class Herald(Protocol):
    """Tells tables and members what crews have done, and knows how that looks. What cannot be told is no
    failure of what was done: it is saved before.
    """

    async def announce(self, live: LiveTable, sentence: str, ping: Iterable[int] = ()) -> None:
        """Tell the table; these members are notified."""
        ...

    async def tell_free(self, live: LiveTable, sentence: str, seat: int) -> None:
        """Tell the table that a computer captain has a seat; where anybody may, with a way to take it."""
        ...

    async def offer(self, live: LiveTable, id: str, offer: Offer, *, quiet: bool) -> tuple[int, int] | None:
        """Post an offer at the table, notifying nobody if `quiet`; gives its channel and message."""
        ...

    async def offer_directly(
        self, live: LiveTable, id: str, offer: Offer, *, quiet: bool
    ) -> tuple[int, int] | None:
        """Send an offer to whom it is made; gives its channel and message, None if he cannot be reached."""
        ...

    def close_offer(self, live: LiveTable, offer: Offer, sentence: str, besides: int | None) -> None:
        """Show a sentence in place of an offer, soon, wherever it was posted; the message `besides` shows it
        already.
        """
        ...

    async def ask_vote(self, live: LiveTable, vote: Vote) -> None:
        """Post a vote about a seat; whom it is about is notified."""
        ...

    def part(self, live: LiveTable, holder: Holder) -> None:
        """Take from a member, soon, what he has of a table in private: he sat there, and does not now."""
        ...

    def moved(self, live: LiveTable, member: int) -> None:
        """Take his private panel from a member, soon, who has another seat now."""
        ...


class Presence(Protocol):
    """Knows whether members are there."""

    async def is_here(self, live: LiveTable, seat: int) -> None:
        """A member says that he is there: the others wait on. The lock is held. Raises StoreError."""
        ...

    async def back(self, live: LiveTable, seat: int) -> bool:
        """His seat is his own again; False if no computer captain sailed it. The lock is held. Raises
        StoreError.
        """
        ...
