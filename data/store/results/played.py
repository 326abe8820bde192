"""The results of finished games, a row for each seat."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import exists
from sqlmodel import col, select

from data.store.database import Database, to_the_end
from data.store.models import GameTable, Played, Status


class Results:
    """All results of a database. Every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self._database = database

    @to_the_end
    async def note(self, table: int, seats: Sequence[Played]) -> bool:
        """Keep what became of the seats of a table. False if that is kept already, or the table is not
        finished (any more): its seats are kept once.
        """
        async with self._database.edit() as session:
            row = await session.get(GameTable, table, with_for_update=True)
            if row is None or row.status is not Status.FINISHED:
                return False
            kept = await session.exec(select(Played.seat).where(col(Played.table_id) == table).limit(1))
            if kept.first() is not None:
                return False
            session.add_all(seats)
        return True

    @to_the_end
    async def missing(self) -> list[int]:
        """The finished tables of our servers whose results are not kept yet, oldest first."""
        query = (
            select(GameTable.id)
            .where(col(GameTable.status) == Status.FINISHED)
            .where(self._database.range.where(col(GameTable.guild)))
            .where(~exists().where(col(Played.table_id) == col(GameTable.id)))
            .order_by(col(GameTable.id))
        )
        async with self._database.read() as connection:
            return [*(await connection.execute(query)).scalars()]

    @to_the_end
    async def of_table(self, table: int) -> list[Played]:
        """What became of the seats of a table, in their order; empty if that is not kept."""
        query = select(Played).where(col(Played.table_id) == table).order_by(col(Played.seat))
        async with self._database.look() as session:
            return list((await session.exec(query)).all())
