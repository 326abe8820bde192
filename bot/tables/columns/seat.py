"""What a seat's row keeps as its `settings`: what belongs to whoever sits there, for this table alone."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Any, Self

from bot.tables.columns.kept import Kept
from data.store.personal import NOBODY


class SeatSettings(Kept, frozen=True, kw_only=True):
    """A seat's settings. They go with whoever leaves the seat."""

    name: str = ""
    """How a computer captain is called."""
    called_for: int | None = None
    """The member whose name that is: he had the seat before the game was opened from its file."""
    lent: int | None = None
    """The member for whom another sits here: he gets the seat back."""
    away: datetime | None = None
    """Since when a computer captain has sailed for the member."""
    quiet: bool | None = None
    """Whether the member has silenced the voice at the helm; None as long as he has said nothing."""
    dm: str = ""
    """`CLOSED`: Discord takes no direct message for the member."""

    orphan: bool = False
    """He for whom another sat here was deleted, after the game."""

    notes: str = ""
    """What the member has written down for himself; nobody else ever reads it."""

    @classmethod
    def of(cls, kept: Mapping[str, Any] | None) -> Self:
        """As a seat's row keeps it: where a member was deleted, nobody's id stands for his."""
        known = dict(kept or {})
        if known.get("lent") == NOBODY:
            del known["lent"]
            known["orphan"] = True
        return super().of(known)

    def whose(self, member: int | None) -> int | None:
        """Whose seat it is where a member sits: another's for whom he sits in, else his own."""
        return None if self.orphan else self.lent or member


MOST_NOTED = 1000
"""Characters of `SeatSettings.notes`."""
CLOSED = "closed"
"""What `SeatSettings.dm` says once its member's direct messages have turned out to be closed."""
