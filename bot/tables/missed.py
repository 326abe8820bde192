"""Why something that was sent has not arrived: what its sender can do about it."""

from __future__ import annotations

from enum import Enum


class Missed(Enum):
    """Why it has not arrived."""

    LATER = "later"
    """It is not taken now; it may be, later."""
    REFUSED = "refused"
    """It is not taken there until somebody changes something."""
    CLOSED = "closed"
    """The member takes no direct messages."""
    GONE = "gone"
    """The message, or the place that it is for, is there no more."""


Sent = tuple[int, int]
"""Where a message is that has arrived: its channel, and its id there."""
