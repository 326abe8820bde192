"""What is to be done later: one row each, taken by one process and done once.

Where several processes share the servers, each knows those of its own: what belongs to a table is its
server's, and what belongs to neither is done by who has the first range.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import datetime
from typing import Any

from sqlalchemy import ColumnElement, bindparam
from sqlmodel import col, delete, func, insert, or_, select, update

from data.store.database import Database, to_the_end
from data.store.models import GameTable, Timer

_make_room = delete(Timer).where(
    col(Timer.kind) == bindparam("this_kind"), col(Timer.key) == bindparam("this_key")
)
_add = insert(Timer)
_end = delete(Timer).where(col(Timer.id) == bindparam("this"))


class Timers:
    """All timers of a database. Every method is one transaction; times come from whoever calls."""

    def __init__(self, database: Database) -> None:
        self._database = database

    @property
    def _ours(self) -> ColumnElement[bool]:
        at = select(GameTable.guild).where(col(GameTable.id) == col(Timer.table_id)).scalar_subquery()
        return self._database.range.where(func.coalesce(col(Timer.guild), at, 0))

    @to_the_end
    async def set(
        self,
        kind: str,
        key: str,
        due: datetime,
        *,
        table: int | None = None,
        guild: int | None = None,
        member: int | None = None,
        payload: dict[str, Any] | None = None,
    ) -> None:
        """Let something be done at a time; it replaces what had this kind and key, even while that is done.

        Deleting the `table` deletes it. Raises `StoreError`.
        """
        row = {
            "kind": kind, "key": key, "due": due, "table_id": table, "guild": guild, "member": member,
            "payload": payload or {}, "tries": 0,
        }  # fmt: skip
        async with self._database.write() as connection:
            await connection.execute(_make_room, {"this_kind": kind, "this_key": key})
            await connection.execute(_add, row)

    @to_the_end
    async def set_for_members(self, kind: str, due: Mapping[int, tuple[datetime, dict[str, Any]]]) -> None:
        """One of a kind for each of these members, done by this process: when it is due, and its payload; in
        one transaction. Raises `StoreError`.
        """
        guild = self._database.range.guild
        rows = [
            {
                "kind": kind, "key": self.key_of(member), "due": moment, "table_id": None, "guild": guild,
                "member": member, "payload": payload, "tries": 0,
            }
            for member, (moment, payload) in due.items()
        ]  # fmt: skip
        async with self._database.write() as connection:
            keys = [row["key"] for row in rows]
            await connection.execute(delete(Timer).where(col(Timer.kind) == kind, col(Timer.key).in_(keys)))
            await connection.execute(_add, rows)

    def key_of(self, member: int) -> str:
        """The key of what `set_for_members` sets: each process has its own of a member."""
        ours = self._database.range
        return str(member) if ours.count == 1 else f"{member}@{ours.number}/{ours.count}"

    @to_the_end
    async def drop(self, kind: str, key: str) -> bool:
        """Let it not be done. False if there was none, or if it is being done already."""
        this = col(Timer.kind) == kind, col(Timer.key) == key
        async with self._database.write() as connection:
            waiting = await connection.execute(delete(Timer).where(*this, col(Timer.taken).is_(None)))
            if not waiting.rowcount:
                await connection.execute(delete(Timer).where(*this))
        return bool(waiting.rowcount)

    @to_the_end
    async def get(self, kind: str, key: str) -> Timer | None:
        """What is to be done under this kind and key, or is being done; None if there is nothing."""
        query = select(Timer).where(col(Timer.kind) == kind, col(Timer.key) == key)
        async with self._database.look() as session:
            return (await session.exec(query)).one_or_none()

    @to_the_end
    async def find(
        self,
        *,
        kind: str | None = None,
        table: int | None = None,
        guild: int | None = None,
        member: int | None = None,
    ) -> list[Timer]:
        """Those of a kind, table, server or member, the earliest first."""
        given = (Timer.kind, kind), (Timer.table_id, table), (Timer.guild, guild), (Timer.member, member)
        query = select(Timer).where(self._ours).order_by(col(Timer.due), col(Timer.id))
        query = query.where(*(col(column) == value for column, value in given if value is not None))
        async with self._database.look() as session:
            return list((await session.exec(query)).all())

    # --- doing them ---------------------------------------------------------------------------------

    @to_the_end
    async def earliest(self) -> datetime | None:
        """When the next one is due; None if there is none."""
        query = select(func.min(Timer.due)).where(col(Timer.taken).is_(None), self._ours)
        async with self._database.read() as connection:
            return (await connection.execute(query)).scalar_one()

    @to_the_end
    async def take(self, now: datetime, most: int) -> list[Timer]:
        """Those that are due, the earliest first: whoever takes one is the only one who has it."""
        query = (
            select(Timer)
            .where(col(Timer.taken).is_(None), col(Timer.due) <= now, self._ours)
            .order_by(col(Timer.due), col(Timer.id))
            .limit(most)
            # SQLite lets nobody else write meanwhile; others leave out what somebody is just taking.
            .with_for_update(skip_locked=True)
        )
        async with self._database.edit() as session:
            rows = list((await session.exec(query)).all())
            numbers = [row.number for row in rows]
            session.expunge_all()
            if numbers:
                taken = update(Timer).where(col(Timer.id).in_(numbers))
                await session.exec(taken.values(taken=now, tries=col(Timer.tries) + 1))
        return rows

    @to_the_end
    async def end(self, timer: int) -> None:
        """It is done. One that took its place meanwhile stays."""
        async with self._database.write() as connection:
            await connection.execute(_end, {"this": timer})

    @to_the_end
    async def put_back(self, timer: int, due: datetime) -> None:
        """It could not be done: it is due again at another time."""
        async with self._database.write() as connection:
            again = update(Timer).where(col(Timer.id) == timer)
            await connection.execute(again.values(taken=None, due=due))

    @to_the_end
    async def give_back(self) -> int:
        """What an earlier process took and never ended is due again; gives how many.

        Only for the one process that does them, at its start.
        """
        async with self._database.write() as connection:
            taken = update(Timer).where(col(Timer.taken).is_not(None), self._ours)
            return (await connection.execute(taken.values(taken=None))).rowcount

    @to_the_end
    async def forget(
        self, *, kinds: Iterable[str] = (), guild: int | None = None, member: int | None = None
    ) -> None:
        """Delete all of a server or a member, of any kind or of these."""
        chosen = [col(Timer.kind).in_(list(kinds))] if kinds else []
        whose = [
            col(column) == value
            for column, value in ((Timer.guild, guild), (Timer.member, member))
            if value is not None
        ]
        if not whose:
            raise TypeError("nobody is named whose timers are to be deleted")
        async with self._database.write() as connection:
            await connection.execute(delete(Timer).where(or_(*whose), *chosen))
