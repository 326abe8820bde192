"""Who wants to be told when which tables open in a server."""

from __future__ import annotations

from collections.abc import Iterable

from sqlmodel import col, delete, select

from data.store.database import Database, to_the_end
from data.store.models import Wish

ANY = ""
"""In place of a game or a pace: whichever it is."""


class Wishes:
    """All wishes of a database. Every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self._database = database

    @to_the_end
    async def set(self, guild: int, member: int, wishes: Iterable[tuple[str, str]]) -> None:
        """A member wants to be told of these in a server from now on, each a game and a pace, and of no
        others.
        """
        this = col(Wish.guild) == guild, col(Wish.member) == member
        async with self._database.edit() as session:
            await session.exec(delete(Wish).where(*this))
            for game, pace in sorted(set(wishes)):
                session.add(Wish(guild=guild, member=member, game=game, pace=pace))

    @to_the_end
    async def of(self, guild: int, member: int) -> set[tuple[str, str]]:
        """What a member wants to be told of in a server."""
        query = select(Wish).where(col(Wish.guild) == guild, col(Wish.member) == member)
        async with self._database.look() as session:
            return {(row.game, row.pace) for row in (await session.exec(query)).all()}

    @to_the_end
    async def wanting(self, guild: int, game: str, pace: str) -> list[int]:
        """The members who want to be told of a table of a game at a pace."""
        query = (
            select(Wish.member)
            .where(col(Wish.guild) == guild, col(Wish.game).in_((game, ANY)), col(Wish.pace).in_((pace, ANY)))
            .distinct()
            .order_by(col(Wish.member))
        )
        async with self._database.look() as session:
            return list((await session.exec(query)).all())
