"""Who has seen how much of which table."""

from __future__ import annotations

from sqlmodel import col, select

from data.store.database import Database, to_the_end
from data.store.errors import NoSuchTable
from data.store.models import GameTable, LastLook, Seat, now


class Looks:
    """The last looks of all members of a database. Every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self._database = database

    @to_the_end
    async def last(self, table: int, member: int) -> LastLook | None:
        """Up to which log entry a member has seen a table; None for one who never looked."""
        return await self._database.see(lambda session: session.get(LastLook, (table, member)))

    @to_the_end
    async def note(self, table: int, member: int, entry: int) -> LastLook | None:
        """Note that a member has seen a table's log up to this entry; None if he does not sit there (any
        more). Raises `NoSuchTable`.
        """
        query = select(Seat.seat).where(col(Seat.table_id) == table, col(Seat.member) == member)
        async with self._database.edit() as session:
            if await session.get(GameTable, table) is None:
                raise NoSuchTable(table)
            if (await session.exec(query)).first() is None:
                return None
            row = await session.get(LastLook, (table, member))
            if row is None:
                row = LastLook(table_id=table, member=member, entry=entry, at=now())
            row.entry, row.at = entry, now()
            session.add(row)
        return row
