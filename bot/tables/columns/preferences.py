"""What a member's row keeps as his `preferences`, in all servers."""

from __future__ import annotations

from datetime import datetime

from bot.tables.columns.kept import Kept


class Preferences(Kept, frozen=True, kw_only=True):
    """What a member has said that he prefers, and his newest reminder."""

    theme: str | None = None
    """The theme of private pictures; None: the server's."""
    words: bool = False
    """Whether he has the text of pictures instead of them."""
    odds: bool = True
    """Whether he sees odds and consequences."""
    remind_every: int | None = None
    """Hours between two reminders, 0 for none; None: as the table's pace has it."""
    quiet: tuple[int, int] | None = None
    """The hours [from, to) in which nothing is sent; None as long as he has not said."""
    zone: str | None = None
    """Where he lives, by its time zone; None as long as he has not said."""
    vacation: datetime | None = None
    """Until when he is away."""
    reminder: tuple[int, int] | None = None
    """The channel and message of his newest reminder."""
    reminded: datetime | None = None
    """When he had it."""
    reminded_of: tuple[int, ...] = ()
    """The tables of which it reminded him."""
    cards: str | None = None
    """What is to become of cards that could be played out of his turn: `ASK`, `ALWAYS` or `NEVER` of the
    kernel; None: as each table has it.
    """
    arrivals: bool = True
    """Whether he is told who has come to a lobby of his."""
    results: bool = True
    """Whether others in a server see his results there."""
    language: str | None = None
    """The language in which he reads all tables; None: each in its own."""
    upcoming: bool = False
    """Whether he is told that he is next."""
