"""To which addresses the stories of tables are sent, and how far they were."""

from __future__ import annotations

from sqlmodel import col, delete, select, update

from data.store.database import Database, to_the_end
from data.store.errors import NoSuchTable
from data.store.models import GameTable, Status, TableHook

_AT = col(GameTable.id) == col(TableHook.table_id)


class Hooks:
    """The addresses of all tables of a database. Every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self._database = database

    @to_the_end
    async def find(self) -> list[TableHook]:
        """Those of tables of our servers."""
        query = select(TableHook).order_by(col(TableHook.table_id))
        if (ours := self._database.range).count > 1:
            query = query.join(GameTable, _AT).where(ours.where(col(GameTable.guild)))
        async with self._database.look() as session:
            return list((await session.exec(query)).all())

    @to_the_end
    async def finished(self) -> list[int]:
        """The tables of our servers that have one and were played to the end."""
        query = select(col(TableHook.table_id)).join(GameTable, _AT)
        query = query.where(col(GameTable.status) == Status.FINISHED)
        query = query.where(self._database.range.where(col(GameTable.guild))).order_by(col(GameTable.id))
        async with self._database.look() as session:
            return [table for table in (await session.exec(query)).all() if table is not None]

    @to_the_end
    async def set(self, hook: TableHook) -> None:
        """A table has this address, in place of any other. Raises NoSuchTable."""
        async with self._database.edit() as session:
            if await session.get(GameTable, hook.table_id) is None:
                raise NoSuchTable(hook.table_id or 0)
            await session.exec(delete(TableHook).where(col(TableHook.table_id) == hook.table_id))
            session.add(hook)

    @to_the_end
    async def told(self, hook: TableHook, cursor: str, tries: int) -> None:
        """So far a story has been sent there, and so often the next part could not be; unless the table has
        another address by now.
        """
        this = col(TableHook.table_id) == hook.table_id, col(TableHook.secret) == hook.secret
        async with self._database.write() as connection:
            await connection.execute(update(TableHook).where(*this).values(cursor=cursor, tries=tries))

    @to_the_end
    async def drop(self, table: int) -> None:
        """A table's story is sent nowhere any more."""
        async with self._database.write() as connection:
            await connection.execute(delete(TableHook).where(col(TableHook.table_id) == table))
