"""The tables of challenges, as SQLModel classes."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from sqlalchemy import JSON, BigInteger
from sqlmodel import Field

from data.store.models import Moment, Row, now


class Challenge(Row, table=True):
    """A challenge: the `week` in which it is played (the day on which that begins), and the game that it is.

    `seed` is what all tries draw from, secret until the week is over; `salt` is drawn with it. `pepper` goes
    into the marks of who tries.
    """

    week: str = Field(primary_key=True, max_length=10)
    game: str = Field(max_length=32)
    seats: int
    options: dict[str, Any] = Field(default_factory=dict, sa_type=JSON)
    modules: list[str] = Field(default_factory=list, sa_type=JSON)
    level: int
    seed: str = Field(max_length=64)
    salt: str = Field(max_length=64)
    pepper: str = Field(max_length=64)
    drawn_at: datetime = Field(default_factory=now, sa_type=Moment)


class ChallengeTry(Row, table=True):
    """Somebody's one try. `mark`: a digest of who he is, which stays until the next challenge when he has had
    himself deleted (`member` None), so that nobody tries twice. `score` None: his game goes on.
    """

    week: str = Field(primary_key=True, max_length=10)
    mark: str = Field(primary_key=True, max_length=64)
    member: int | None = Field(sa_type=BigInteger, default=None, nullable=True, index=True)
    guild: int = Field(sa_type=BigInteger, index=True)
    table_id: int | None = Field(default=None, index=True)
    score: int | None = None
    whole: bool = False
    """His game was played to its end."""
    begun_at: datetime = Field(default_factory=now, sa_type=Moment)
