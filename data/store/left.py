"""What a process finds when it starts: the games that the last one has left."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import select
from sqlmodel import col

from data.store.database import Database, to_the_end
from data.store.models import GameTable, Snapshot, Status


class LeftPlaying(NamedTuple):
    """A game under way: its table, its server, what its row keeps of messages, and its version (None: its
    bytes are not there).
    """

    table: int
    guild: int
    messages: dict[str, Any]
    version: int | None


class Left:
    """All that was left in a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    @to_the_end
    async def playing(self) -> list[LeftPlaying]:
        """The games under way in our servers, oldest first, without their rows: of ten thousand these take
        seconds. What is kept of messages is empty where any row cannot be read.
        """
        try:
            return [LeftPlaying(*row) for row in await self._of(col(GameTable.messages))]
        except (ValueError, LookupError):
            return [LeftPlaying(table, guild, {}, version) for table, guild, version in await self._of()]

    async def _of(self, *more: Any) -> Sequence[Any]:
        numbers = col(GameTable.id), col(GameTable.guild)
        query = (
            select(*numbers, *more, col(Snapshot.version))
            .join(Snapshot, col(Snapshot.table_id) == col(GameTable.id), isouter=True)
            .where(col(GameTable.status) == Status.PLAYING)
            .where(self._database.range.where(col(GameTable.guild)))
            .order_by(col(GameTable.id))
        )
        async with self._database.read() as connection:
            return (await connection.execute(query)).all()
