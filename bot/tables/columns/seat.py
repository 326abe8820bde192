"""What a seat's row keeps as its `settings`: what belongs to whoever sits there, for this table alone."""

from __future__ import annotations

from datetime import datetime

from bot.tables.columns.kept import Kept


class SeatSettings(Kept, frozen=True, kw_only=True):
    """A seat's settings. They go with whoever leaves the seat."""

    name: str = ""
    """How a computer captain is called."""
    lent: int | None = None
    """The member for whom another sits here: he gets the seat back."""
    away: datetime | None = None
    """Since when a computer captain has sailed for the member."""
    quiet: bool | None = None
    """Whether the member has silenced the voice at the helm; None as long as he has said nothing."""
    dm: str = ""
    """`CLOSED`: Discord takes no direct message for the member."""


CLOSED = "closed"
"""What `SeatSettings.dm` says once its member's direct messages have turned out to be closed."""
