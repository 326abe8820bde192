"""Who follows which table from outside, and how far he was told."""

from __future__ import annotations

from sqlmodel import col, delete, select, update

from data.store.database import Database, to_the_end
from data.store.errors import NoSuchTable
from data.store.models import Follower, GameTable


class Followers:
    """All followers of a database. Every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self._database = database

    @to_the_end
    async def set(self, table: int, member: int, *, channel: int, message: int, entry: int) -> Follower:
        """A member follows a table from now on: the message that tells him, and up to which log entry it
        does. Raises NoSuchTable.
        """
        async with self._database.edit() as session:
            if await session.get(GameTable, table) is None:
                raise NoSuchTable(table)
            row = await session.get(Follower, (table, member))
            if row is None:
                row = Follower(table_id=table, member=member, channel=channel, message=message, entry=entry)
            row.channel, row.message, row.entry = channel, message, entry
            session.add(row)
        return row

    @to_the_end
    async def told(self, table: int, member: int, entry: int) -> None:
        """His message tells him up to this log entry now, if he still follows the table."""
        this = col(Follower.table_id) == table, col(Follower.member) == member
        async with self._database.write() as connection:
            await connection.execute(update(Follower).where(*this).values(entry=entry))

    @to_the_end
    async def drop(self, table: int, member: int) -> bool:
        """He follows it no longer; False if he did not."""
        async with self._database.write() as connection:
            gone = await connection.execute(
                delete(Follower).where(col(Follower.table_id) == table, col(Follower.member) == member)
            )
        return bool(gone.rowcount)

    @to_the_end
    async def find(self, *, table: int | None = None, member: int | None = None) -> list[Follower]:
        """Followers, of a table, or a member's."""
        query = select(Follower).order_by(col(Follower.table_id), col(Follower.member))
        if table is not None:
            query = query.where(col(Follower.table_id) == table)
        if member is not None:
            query = query.where(col(Follower.member) == member)
        async with self._database.look() as session:
            return list((await session.exec(query)).all())
