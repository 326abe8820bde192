"""Tables of servers for which other processes play, where several share the servers."""

from __future__ import annotations

from collections.abc import Collection

from sqlmodel import col, select

from data.store.database import Database, to_the_end
from data.store.models import GameTable, Seat, Status


class Elsewhere:
    """Which tables are other processes'; none where one process plays for all."""

    def __init__(self, database: Database) -> None:
        self._database = database

    @property
    def exists(self) -> bool:
        """Whether other processes have servers."""
        return self._database.range.count > 1

    def tells(self, member: int) -> bool:
        """Whether another process tells a member what waits for him: one gathers it for all."""
        return not self._database.range.has(member)

    def of(self, guild: int) -> bool:
        """Whether another process plays for a server."""
        return not self._database.range.has(guild)

    @to_the_end
    async def guild_of(self, table: int) -> int | None:
        """The server of a table; None if it is not stored."""
        query = select(GameTable.guild).where(col(GameTable.id) == table)
        return await self._database.see(lambda session: session.scalar(query))

    async def among(self, tables: Collection[int]) -> dict[int, int]:
        """Of these tables those that are other processes', with their servers."""
        return await self._found(col(GameTable.id).in_(tables)) if self.exists and tables else {}

    async def played_by(self, member: int) -> dict[int, int]:
        """The games under way elsewhere at which a member sits, with their servers."""
        if not self.exists:
            return {}
        seated = select(Seat.table_id).where(col(Seat.member) == member)
        return await self._found(col(GameTable.id).in_(seated), col(GameTable.status) == Status.PLAYING)

    @to_the_end
    async def _found(self, *which: object) -> dict[int, int]:
        ours = self._database.range.where(col(GameTable.guild))
        query = select(GameTable.id, GameTable.guild).where(*which, ~ours)  # pyright: ignore[reportArgumentType]
        async with self._database.read() as connection:
            return {row.id or 0: row.guild for row in (await connection.execute(query)).all()}
