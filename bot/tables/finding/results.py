"""What finished games come to, for a member and for a server."""

from __future__ import annotations

from dataclasses import dataclass, field

from bot.tables.finding.solo import OwnScore
from data.store import Played
from data.store.results.looked import Best, Rival, Tally

LEAST = 5
"""So many games a member has to have played before his rating is shown."""


ANSWERS = "answers"
"""Where what is told of a seat has how soon its member answered (`Waits.answered`)."""


@dataclass(frozen=True, slots=True)
class Reliability:
    """How a member keeps to his `tables`: how many in a hundred he finishes, and within how many hours he
    mostly answers (0: it is not known; more than any bound of `WITHIN`: later than those).
    """

    tables: int
    finishes: int
    within: int = 0


@dataclass(frozen=True, slots=True)
class Rating:
    """A member's: how many games against other members it comes from, and how high it is."""

    member: int
    games: int
    points: int

    @property
    def shown(self) -> bool:
        """Whether enough games are behind it."""
        return self.games >= LEAST


@dataclass(frozen=True, slots=True)
class Own:
    """A member's record. `rated`: his ratings by game, also those that are not shown yet."""

    member: int
    games: list[Tally]
    rivals: list[Rival]
    captains: list[Tally]
    ships: list[Tally]
    latest: list[Played]
    rated: dict[str, Rating] = field(default_factory=dict[str, Rating])
    reliable: Reliability | None = None
    """How he keeps to his tables, once there are enough."""
    alone: list[OwnScore] = field(default_factory=list[OwnScore])
    """What he has reached alone; only he reads it."""


@dataclass(frozen=True, slots=True)
class OfGame:
    """A server's records in a game: how often it was played, the most points, the greatest deed, and the
    table of places; `has_places`: the server wants one.
    """

    game: str
    played: int
    points: Best | None
    deed: Best | None
    places: list[Rating]
    has_places: bool
