"""The levels of computer captains: how they are stored, and what each may do."""

from __future__ import annotations

from enum import IntEnum


class Level(IntEnum):
    """How a computer captain plays. Tables store the number, so a number never changes its meaning; they say
    nothing about strength.
    """

    DEFAULT = 0
    """Takes the default."""
    RANDOM = 1
    """Takes any valid answer."""
    SENSIBLE = 2
    """Plays by its game's heuristics."""
    AHEAD = 3
    """Also tries its few best answers in imagined tables."""
    GENTLE = 4
    """Plays for who is new to the game: to a plain plan, with a newcomer's mistakes, and after nobody who is
    not well ahead of it.
    """

    @property
    def thinks(self) -> bool:
        """Whether it reads its view, for longer than an event loop may wait."""
        return self not in (Level.DEFAULT, Level.RANDOM)

    @property
    def gives_orders(self) -> bool:
        """Whether it gives orders for cards of other moments."""
        return self in (Level.SENSIBLE, Level.AHEAD)

    @property
    def looks_ahead(self) -> bool:
        """Whether it imagines tables, which then must keep their snapshots."""
        return self is Level.AHEAD


LEVELS = tuple(Level)
