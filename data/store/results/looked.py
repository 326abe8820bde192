"""What finished games come to, put together by the database: for a member, and for a server.

Only games count that nobody mended, unless `mended`. `guild` None: of all servers.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import Integer, Select, cast
from sqlalchemy.orm import aliased
from sqlmodel import col, func, select

from data.store.database import Database, to_the_end
from data.store.models import Played

MOST_RATED = 2000
"""Games of one kind of a server from which ratings are worked out: the newest."""
MOST_ALONE = 500
"""Games alone that are looked through for the best of each kind."""
ALONE = "solo"
"""Where what is told of a seat (`Played.told`) has what it came to alone."""
_SEATS = 4
"""Members at a table, more or less."""


@dataclass(frozen=True, slots=True)
class Tally:
    """How often somebody has played something, and won; his most points."""

    what: str
    played: int
    won: int
    best: int


@dataclass(frozen=True, slots=True)
class Rival:
    """Another member: games together, and how often either came before the other."""

    member: int
    played: int
    ahead: int
    behind: int


@dataclass(frozen=True, slots=True)
class Best:
    """The best of a server in something: whose it is, how much, at which table."""

    game: str
    member: int
    much: int
    table: int


@dataclass(frozen=True, slots=True)
class Rated:
    """A seat of a game that counts for ratings."""

    table: int
    member: int
    place: int


class Looked:
    """Looks results up. Every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self._database = database

    @to_the_end
    async def games(self, member: int, guild: int | None, *, mended: bool = False) -> list[Tally]:
        """A member's results by game, the one played most first."""
        return await self._tallies(col(Played.game), _of(member, guild, mended), None)

    @to_the_end
    async def captains(
        self, member: int, guild: int | None, most: int, *, mended: bool = False
    ) -> list[Tally]:
        """The captains he sailed as most often."""
        return await self._tallies(col(Played.captain), _of(member, guild, mended), most)

    @to_the_end
    async def ships(self, member: int, guild: int | None, most: int, *, mended: bool = False) -> list[Tally]:
        """The kinds of ship he sailed most often."""
        return await self._tallies(col(Played.ship), _of(member, guild, mended), most)

    async def _tallies(self, what: Any, where: list[Any], most: int | None) -> list[Tally]:
        played = func.count()
        won = func.sum(cast(col(Played.won), Integer))
        query = (
            select(what, played, won, func.max(col(Played.points)))
            .where(*where, what != "")
            .group_by(what)
            .order_by(played.desc(), won.desc(), what)
            .limit(most)
        )
        return [Tally(*row) for row in await self._rows(query)]

    @to_the_end
    async def rivals(self, member: int, guild: int | None, most: int, *, mended: bool = False) -> list[Rival]:
        """The members he played with most often; at one table the better place counts, an equal one for
        neither.
        """
        other = aliased(Played)
        played = func.count()
        ahead = func.sum(cast(col(Played.place) < col(other.place), Integer))
        behind = func.sum(cast(col(Played.place) > col(other.place), Integer))
        query = (
            select(other.member, played, ahead, behind)
            .join(other, col(other.table_id) == col(Played.table_id))
            .where(*_of(member, guild, mended), col(other.member).is_not(None))
            .where(col(other.member) != member)
            .group_by(col(other.member))
            .order_by(played.desc(), col(other.member))
            .limit(most)
        )
        return [Rival(*row) for row in await self._rows(query)]

    @to_the_end
    async def latest(self, member: int, guild: int | None, most: int) -> list[Played]:
        """His newest results, the newest first, mended games as well."""
        query = (
            select(Played)
            .where(*_of(member, guild, mended=True))
            .order_by(col(Played.finished_at).desc(), col(Played.table_id).desc())
            .limit(most)
        )
        async with self._database.look() as session:
            return list((await session.exec(query)).all())

    @to_the_end
    async def alone(self, member: int, guild: int | None, *, mended: bool = False) -> list[Played]:
        """His newest games alone, for a score, the newest first."""
        query = (
            select(Played)
            .where(*_of(member, guild, mended), col(Played.told)[ALONE].as_string().is_not(None))
            .order_by(col(Played.finished_at).desc(), col(Played.table_id).desc())
            .limit(MOST_ALONE)
        )
        async with self._database.look() as session:
            return list((await session.exec(query)).all())

    @to_the_end
    async def most_points(
        self, guild: int, game: str, *, but: Collection[int] = (), mended: bool = False
    ) -> Best | None:
        """The most points of a member in a game of a server, the earliest of equals; `but` these members."""
        return await self._best(col(Played.points), guild, game, but, mended)

    @to_the_end
    async def greatest_deed(
        self, guild: int, game: str, *, but: Collection[int] = (), mended: bool = False
    ) -> Best | None:
        """A member's greatest deed in a game of a server; `but` these members'."""
        return await self._best(col(Played.feat), guild, game, but, mended)

    async def _best(
        self, much: Any, guild: int, game: str, but: Collection[int], mended: bool
    ) -> Best | None:
        query = (
            select(Played.game, Played.member, much, Played.table_id)
            .where(col(Played.guild) == guild, col(Played.game) == game, much > 0)
            .where(*([col(Played.member).not_in(but)] if but else []))
            .where(col(Played.member).is_not(None), *_counted(mended))
            .order_by(much.desc(), col(Played.table_id), col(Played.seat))
            .limit(1)
        )
        return next((Best(*row) for row in await self._rows(query)), None)

    @to_the_end
    async def played_games(self, guild: int) -> dict[str, int]:
        """How many games of each kind were finished in a server."""
        query = (
            select(Played.game, func.count())
            .where(col(Played.guild) == guild, col(Played.seat) == 0)
            .group_by(col(Played.game))
        )
        return {str(game): int(count) for game, count in await self._rows(query)}

    @to_the_end
    async def rated(self, guild: int, game: str, *, mended: bool = False) -> list[Rated]:
        """The seats that members had at a server's newest games of a kind, those that ended first at the
        beginning.
        """
        query = (
            select(Played.table_id, Played.member, Played.place)
            .where(col(Played.guild) == guild, col(Played.game) == game)
            .where(col(Played.member).is_not(None), *_counted(mended))
            .order_by(col(Played.finished_at).desc(), col(Played.table_id).desc(), col(Played.seat))
            .limit(MOST_RATED * _SEATS)
        )
        return [Rated(*row) for row in reversed(await self._rows(query))]

    @to_the_end
    async def season(
        self, guild: int, since: datetime, until: datetime | None, *, mended: bool = False
    ) -> list[Rated]:
        """The seats that members had at a server's games of all kinds that ended within a span, those of one
        table together.
        """
        ended = col(Played.finished_at)
        query = (
            select(Played.table_id, Played.member, Played.place)
            .where(col(Played.guild) == guild, ended >= since, *([ended < until] if until else []))
            .where(col(Played.member).is_not(None), *_counted(mended))
            .order_by(ended.desc(), col(Played.table_id).desc(), col(Played.seat))
            .limit(MOST_RATED * _SEATS)
        )
        return [Rated(*row) for row in await self._rows(query)]

    async def _rows(self, query: Select[Any] | Any) -> list[Any]:
        async with self._database.read() as connection:
            return list((await connection.execute(query)).all())


def _of(member: int, guild: int | None, mended: bool) -> list[Any]:
    where = [col(Played.member) == member, *_counted(mended)]
    return where if guild is None else [*where, col(Played.guild) == guild]


def _counted(mended: bool) -> list[Any]:
    return [] if mended else [col(Played.repaired).is_(False)]
