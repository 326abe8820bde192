"""Links to the pages of tables, by the digests of their keys: no key is ever stored."""

from __future__ import annotations

from sqlmodel import col, delete, select

from data.store.database import Database, to_the_end
from data.store.errors import NoSuchTable
from data.store.models import GameTable, TableLink


class Links:
    """All links of a database. Every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self._database = database

    @to_the_end
    async def find(self) -> list[TableLink]:
        """All to tables of our servers, the oldest first."""
        query = select(TableLink).order_by(col(TableLink.made_at), col(TableLink.digest))
        if (ours := self._database.range).count > 1:
            at = col(GameTable.id) == col(TableLink.table_id)
            query = query.join(GameTable, at).where(ours.where(col(GameTable.guild)))
        async with self._database.look() as session:
            return list((await session.exec(query)).all())

    @to_the_end
    async def add(self, link: TableLink) -> TableLink:
        """There is one more. Raises NoSuchTable."""
        async with self._database.edit() as session:
            if await session.get(GameTable, link.table_id) is None:
                raise NoSuchTable(link.table_id or 0)
            session.add(link)
        return link

    @to_the_end
    async def drop(self, digests: list[str]) -> None:
        """These open nothing any more."""
        async with self._database.write() as connection:
            await connection.execute(delete(TableLink).where(col(TableLink.digest).in_(digests)))
