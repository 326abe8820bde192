"""How members kept to their tables: the games they finished, and those they left or let fall asleep."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from sqlmodel import col, delete, select

from data.store.database import Database, to_the_end
from data.store.models import Leaving, Played

MOST_KEPT = 50
"""Tables of a member that count: the newest."""


class Reliable:
    """Every method is one transaction. `guild` None: of all servers."""

    def __init__(self, database: Database) -> None:
        self._database = database

    @to_the_end
    async def note_left(self, table: int, member: int, guild: int, at: datetime) -> None:
        """A member has left a table that goes on, or it has fallen asleep waiting for him."""
        async with self._database.edit() as session:
            row = await session.get(Leaving, (table, member))
            if row is None:
                session.add(Leaving(table_id=table, member=member, guild=guild, at=at))

    @to_the_end
    async def take_back(self, table: int, member: int) -> None:
        """A member is back at a table, or has finished it after all."""
        this = col(Leaving.table_id) == table, col(Leaving.member) == member
        async with self._database.edit() as session:
            await session.exec(delete(Leaving).where(*this))

    @to_the_end
    async def newest(self, member: int, guild: int | None) -> list[dict[str, Any] | None]:
        """A member's newest tables, the newest first: what is told of one that he finished, None for one that
        he did not.
        """
        finished = (
            select(Played)
            .where(col(Played.member) == member, *_in(col(Played.guild), guild))
            .order_by(col(Played.finished_at).desc())
            .limit(MOST_KEPT)
        )
        left = (
            select(Leaving)
            .where(col(Leaving.member) == member, *_in(col(Leaving.guild), guild))
            .order_by(col(Leaving.at).desc())
            .limit(MOST_KEPT)
        )
        async with self._database.look() as session:
            gone = {row.table_id: row.at for row in (await session.exec(left)).all()}
            done = [row for row in (await session.exec(finished)).all() if row.table_id not in gone]
        tables = [(row.finished_at, row.table_id, row.told) for row in done]
        tables += [(at, table, None) for table, at in gone.items()]
        tables.sort(key=lambda one: one[:2], reverse=True)
        return [told for _, _, told in tables[:MOST_KEPT]]


def _in(column: Any, guild: int | None) -> list[Any]:
    return [] if guild is None else [column == guild]
