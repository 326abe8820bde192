"""Seasons of a server: spans with a name, each with a table of places of its own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from itertools import groupby
from typing import Any, Self

from data.store.results.looked import Rated

MOST_KEPT = 12
"""Seasons of a server that are known: the newest."""
LONGEST_NAME = 60


@dataclass(frozen=True, slots=True)
class Season:
    """A span with a name; `until` None: it runs."""

    name: str
    since: datetime
    until: datetime | None = None

    @classmethod
    def of(cls, kept: Any) -> Self | None:
        """As a server's settings keep it; None for what cannot be understood any more."""
        try:
            name, since, until = kept
            return cls(
                str(name),
                datetime.fromisoformat(since),
                datetime.fromisoformat(until) if until is not None else None,
            )
        except (TypeError, ValueError):
            return None

    def stored(self) -> list[str | None]:
        """As a server's settings keep it."""
        return [self.name, self.since.isoformat(), self.until.isoformat() if self.until else None]


@dataclass(frozen=True, slots=True)
class Standing:
    """A member in a season: his place, his points, how many games he played with others, and at how many of
    them nobody of these came before him (`won`).
    """

    place: int
    member: int
    points: int
    games: int
    won: int


@dataclass(frozen=True, slots=True)
class SeasonTable:
    """A season and who stands where; no season: none has begun yet."""

    season: Season | None
    standings: list[Standing]


def standings(seats: Sequence[Rated]) -> list[Standing]:
    """Who stands where by these games, seats of one table together: a point for each other member whom one
    came before. Equal points are parted by games won, then shared. A game with a single member is none.
    """
    points: dict[int, int] = {}
    games: dict[int, int] = {}
    won: dict[int, int] = {}
    for _, group in groupby(seats, key=lambda seat: seat.table):
        table = list(group)
        if len(table) < 2:
            continue
        for seat in table:
            who = seat.member
            points[who] = points.get(who, 0) + sum(seat.place < other.place for other in table)
            games[who] = games.get(who, 0) + 1
            won[who] = won.get(who, 0) + all(seat.place <= other.place for other in table)
    ranking = sorted(points, key=lambda who: (-points[who], -won[who], who))
    ranks = [(points[who], won[who]) for who in ranking]
    return [
        Standing(1 + ranks.index(rank), who, points[who], games[who], won[who])
        for who, rank in zip(ranking, ranks, strict=True)
    ]


def begun(seasons: Sequence[Season], name: str, at: datetime) -> tuple[Season, ...]:
    """These seasons and a new one, which ends the one that runs; without a `name` none runs any more.

    Where one of this name runs, it goes on: who says it twice takes no points from anybody.
    """
    if name and any(one.name == name and one.until is None for one in seasons):
        return tuple(seasons)
    ended = [Season(one.name, one.since, one.until or at) for one in seasons]
    fresh = [Season(name, at)] if name else []
    return tuple([*ended, *fresh][-MOST_KEPT:])
