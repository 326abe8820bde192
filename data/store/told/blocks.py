"""Who does not want to play with whom."""

from __future__ import annotations

from sqlmodel import col, delete, select

from data.store.database import Database, to_the_end
from data.store.models import Block


class Blocks:
    """All blocks of a database. Every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self._database = database

    @to_the_end
    async def add(self, member: int, other: int) -> None:
        """A member does not want to play with another."""
        async with self._database.edit() as session:
            if await session.get(Block, (member, other)) is None:
                session.add(Block(member=member, other=other))

    @to_the_end
    async def drop(self, member: int, other: int) -> None:
        """A member would play with another again."""
        async with self._database.edit() as session:
            await session.exec(delete(Block).where(col(Block.member) == member, col(Block.other) == other))

    @to_the_end
    async def of(self, member: int) -> list[int]:
        """The members with whom one does not want to play."""
        query = select(Block.other).where(col(Block.member) == member).order_by(col(Block.other))
        async with self._database.look() as session:
            return list((await session.exec(query)).all())

    @to_the_end
    async def apart_from(self, member: int) -> set[int]:
        """The members with whom one does not want to play, and those who do not want to play with him."""
        queries = (
            select(Block.other).where(col(Block.member) == member),
            select(Block.member).where(col(Block.other) == member),
        )
        async with self._database.look() as session:
            return {other for query in queries for other in (await session.exec(query)).all()}
