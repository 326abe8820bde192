"""Tables: their lobby, their seats, and every move of their games."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import datetime
from functools import partial
from typing import Any

import structlog
from sqlalchemy import bindparam
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlmodel import col, delete, func, insert, select, update

from data.store import moves
from data.store.database import Database, to_the_end
from data.store.errors import DamagedRow, NoSuchTable, StoreError
from data.store.locks import Locks
from data.store.models import GameTable, Input, LogEntry, Seat, Snapshot, Status, now
from data.store.moves import Change, StoredEntry

_log = structlog.get_logger(__name__)

_UNFINISHED = (Status.LOBBY, Status.PLAYING)
_CHANGEABLE = {"channel", "thread", "host", "options", "modules", "lobby", "messages", "waits", "crew"}

_keep_waits = update(GameTable).where(col(GameTable.id) == bindparam("this")).values(waits=bindparam("kept"))


class Tables:
    """All tables of a database. Every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._locks = Locks()
        # Saves of one table keep their order even if the caller has gone and freed the lock.
        self._turns = Locks()

    def lock(self, table: int) -> asyncio.Lock:
        """The lock of a table in this process: hold it from before an answer until its change is saved."""
        return self._locks.of(table)

    # --- lobby ------------------------------------------------------------------------------------

    @to_the_end
    async def create(self, *, guild: int, channel: int, host: int, game: str, **settings: Any) -> GameTable:
        """Open a lobby. `settings`: `thread`, `options`, `modules`, `lobby`, `messages`."""
        _check(settings)
        row = GameTable(guild=guild, channel=channel, host=host, game=game, **settings)
        async with self._database.edit() as session:
            session.add(row)
        return row

    @to_the_end
    async def get(self, table: int) -> GameTable:
        """A table without its game's bytes. Raises `NoSuchTable`, `DamagedRow`."""
        try:
            row = await self._database.see(lambda session: session.get(GameTable, table))
        except (ValueError, LookupError) as broken:
            raise DamagedRow(table, str(broken)) from broken
        if row is None:
            raise NoSuchTable(table)
        return row

    @to_the_end
    async def in_thread(self, thread: int) -> GameTable | None:
        """The table played in a thread, or None."""
        async with self._database.look() as session:
            return (
                await session.exec(select(GameTable).where(col(GameTable.thread) == thread))
            ).one_or_none()

    @to_the_end
    async def find(
        self,
        *,
        status: Iterable[Status] | None = None,
        guild: int | None = None,
        member: int | None = None,
        last: int | None = None,
    ) -> list[GameTable]:
        """Tables, oldest first; with a status, of a server, with a seat of a member, or only the last few.

        Rows that cannot be read are left out and logged.
        """
        query = select(GameTable).order_by(col(GameTable.id).desc())
        if status is not None:
            query = query.where(col(GameTable.status).in_(list(status)))
        if guild is not None:
            query = query.where(col(GameTable.guild) == guild)
        if member is not None:
            query = query.where(
                col(GameTable.id).in_(select(Seat.table_id).where(col(Seat.member) == member))
            )
        query = query.limit(last)
        try:
            async with self._database.look() as session:
                rows = (await session.exec(query)).all()
        except (ValueError, LookupError):
            rows = await self._readable(query.with_only_columns(col(GameTable.id)))
        return [*reversed(rows)]

    async def _readable(self, numbers: Any) -> list[GameTable]:
        """Of these tables those whose rows can be read."""
        rows: list[GameTable] = []
        async with self._database.read() as connection:
            found = list((await connection.execute(numbers)).scalars())
        for number in found:
            try:
                async with self._database.look() as session:
                    row = await session.get(GameTable, number)
            except (ValueError, LookupError) as broken:
                _log.error("a table's row cannot be read", table=number, reason=str(broken))
                continue
            if row is not None:
                rows.append(row)
        return rows

    @to_the_end
    async def unfinished(self) -> list[GameTable]:
        """The tables to resume after a start: in the lobby or being played."""
        return await self.find(status=_UNFINISHED)

    @to_the_end
    async def update(self, table: int, **changes: Any) -> GameTable:
        """Change columns of a table's row: those from `channel` to `crew` that its game does not settle.

        Raises `NoSuchTable`.
        """
        _check(changes)
        async with self._database.edit() as session:
            row = await session.get(GameTable, table)
            if row is None:
                raise NoSuchTable(table)
            for name, value in changes.items():
                setattr(row, name, value)
        return row

    @to_the_end
    async def change(self, table: int, act: Callable[[GameTable], Mapping[str, Any]]) -> GameTable:
        """Change columns of a table's row as `update` does, to what `act` makes of the row as it is then: for
        who does not hold the table's lock. Raises `NoSuchTable`.
        """
        async with self._database.edit() as session:
            row = await session.get(GameTable, table, with_for_update=True)
            if row is None:
                raise NoSuchTable(table)
            changes = dict(act(row))
            _check(changes)
            for name, value in changes.items():
                setattr(row, name, value)
        return row

    @to_the_end
    async def keep_waits(
        self, table: int, make: Callable[[], dict[str, Any] | None]
    ) -> dict[str, Any] | None:
        """Change `waits` of a table alone, with one statement: it changes with every turn. `make` says to
        what, once nobody else can write; gives that.
        """
        async with self._database.alone() as connection:
            waits = make()
            await connection.execute(_keep_waits, {"this": table, "kept": waits})
        return waits

    @to_the_end
    async def delete(self, table: int) -> None:
        """Delete a table with everything that belongs to it."""
        async with self._database.write() as connection:
            await connection.execute(delete(GameTable).where(col(GameTable.id) == table))

    @to_the_end
    async def delete_over(self, guild: int, before: datetime) -> list[int]:
        """Delete a server's tables that were over before a moment, however they ended; gives which."""
        over = (
            col(GameTable.guild) == guild,
            col(GameTable.status).in_((Status.FINISHED, Status.ENDED)),
            col(GameTable.finished_at) < before,
        )
        async with self._database.write() as connection:
            found = list((await connection.execute(select(GameTable.id).where(*over))).scalars())
            await connection.execute(delete(GameTable).where(*over))
        return [number for number in found if number is not None]

    # --- seats ------------------------------------------------------------------------------------

    @to_the_end
    async def seats(self, table: int) -> list[Seat]:
        """The seats of a table in their order."""
        query = select(Seat).where(col(Seat.table_id) == table).order_by(col(Seat.seat))
        return await self._database.see(lambda session: list(session.scalars(query)))

    @to_the_end
    async def set_seats(self, table: int, seats: Sequence[Seat]) -> None:
        """Replace all seats of a table with these. Raises `NoSuchTable`."""
        async with self._database.write() as connection:
            await _replace_seats(connection, table, seats)

    @to_the_end
    async def set_seat(self, table: int, seat: int, **changes: Any) -> Seat:
        """Change one seat (`member`, `level`, `message`, `message_channel`, `settings`), or add it.

        A member replaces a computer captain and the other way round. Raises `NoSuchTable`, and `StoreError`
        if the member has another seat at this table.
        """
        if unknown := changes.keys() - {"member", "level", "message", "message_channel", "settings"}:
            raise TypeError(f"{min(unknown)!r} is not a column of a seat")
        if changes.get("member") is not None:
            changes.setdefault("level", None)
        elif changes.get("level") is not None:
            changes.setdefault("member", None)
        async with self._database.edit() as session:
            if await session.get(GameTable, table) is None:
                raise NoSuchTable(table)
            row = await session.get(Seat, (table, seat)) or Seat(table_id=table, seat=seat)
            for name, value in changes.items():
                setattr(row, name, value)
            session.add(row)
        return row

    @to_the_end
    async def note_seat(self, table: int, seat: int, member: int, act: Callable[[Seat], None]) -> bool:
        """Change a seat's row as it is then, if this member still holds it; whether he does. For who does not
        hold the table's lock.
        """
        async with self._database.edit() as session:
            row = await session.get(Seat, (table, seat), with_for_update=True)
            if row is None or row.member != member:
                return False
            act(row)
            return True

    # --- the game ---------------------------------------------------------------------------------

    @to_the_end
    async def start(
        self,
        table: int,
        change: Change,
        *,
        seats: Sequence[Seat] | None = None,
        options: dict[str, Any] | None = None,
        modules: Sequence[str] | None = None,
    ) -> None:
        """Turn a lobby into a game: save its first change, and what it was started with.

        `seats` None: as stored. Raises `NoSuchTable` if there is no such lobby (any more).
        """
        async with self._database.write() as connection:
            settled: dict[str, Any] = {"status": Status.PLAYING, "started_at": now()}
            if options is not None:
                settled["options"] = options
            if modules is not None:
                settled["modules"] = list(modules)
            if seats is not None:
                await _replace_seats(connection, table, seats)
            held = select(func.count()).select_from(Seat).where(col(Seat.table_id) == table).scalar_subquery()
            opened = await connection.execute(
                update(GameTable)
                .where(col(GameTable.id) == table, col(GameTable.status) == Status.LOBBY)
                .values(seats=held, **settled)
            )
            if not opened.rowcount:
                raise NoSuchTable(table, "waiting")
            await connection.run_sync(moves.write_first, table, change)

    @to_the_end
    async def append(
        self,
        table: int,
        change: Change,
        *,
        follows: int | None = None,
        result: dict[str, Any] | None = None,
        besides: Mapping[str, Any] | None = None,
    ) -> None:
        """Save one accepted answer of a running game, wholly or not at all; when this returns, it is safe.

        `follows` is the version the change was made from, one less than its own unless it covers several
        answers. `result` finishes the table with it, and changes the columns `besides`; a change that takes
        entries back and has no result resumes a finished one.

        Raises `StaleVersion` if another version is stored, `NoSuchTable` if the table is not being played
        (any more), `StoreError` if its numbers are already stored or the database fails.
        """
        before = change.version - 1 if follows is None else follows
        try:
            async with self._turns.of(table):
                if change.withdrawn_from is None and result is None:
                    at_once = partial(moves.write_at_once, table=table, change=change, follows=before)
                    if await self._database.say(at_once):
                        return
                await self._database.add(
                    lambda on: moves.write_next(on, table, change, before, result, besides)
                )
        except StoreError as fault:
            if not moves.is_there_already(fault.__cause__):
                raise
            raise StoreError(
                f"Table {table} has inputs from {change.first_input} or entries from {change.first_entry} "
                "stored already: load the table again."
            ) from fault

    @to_the_end
    async def load(self, table: int) -> bytes:
        """The bytes from which a table continues.

        Raises `NoSuchTable` if it was never started, `DamagedRow` if they cannot be read.
        """
        query = select(Snapshot.core).where(col(Snapshot.table_id) == table)
        async with self._turns.of(table):
            core = await self._database.see(lambda session: session.scalar(query))
        if core is None:
            raise NoSuchTable(table, "started")
        try:
            return moves.unpack(core)
        except zlib.error as broken:
            raise DamagedRow(table, str(broken)) from broken

    @to_the_end
    async def history(self, table: int) -> list[bytes]:
        """All inputs of a table, in their order."""
        query = select(Input.data).where(col(Input.table_id) == table).order_by(col(Input.sequence))
        async with self._database.read() as connection:
            return list((await connection.execute(query)).scalars())

    @to_the_end
    async def entries(
        self, table: int, *, last: int | None = None, withdrawn: bool = False
    ) -> list[StoredEntry]:
        """The log of a table in its order, or its last entries; `withdrawn`: including those taken back."""
        query = (
            select(LogEntry.number, LogEntry.data, LogEntry.at, LogEntry.withdrawn)
            .where(col(LogEntry.table_id) == table)
            .order_by(col(LogEntry.number).desc())
            .limit(last)
        )
        if not withdrawn:
            query = query.where(col(LogEntry.withdrawn).is_(False))
        rows = await self._database.see(lambda session: session.execute(query).all())
        return [StoredEntry(*row) for row in reversed(rows)]

    @to_the_end
    async def entries_since(self, table: int, first: datetime, end: datetime) -> list[bytes]:
        """What was logged at a table from one moment until before another and not taken back, in order."""
        query = (
            select(LogEntry.data)
            .where(col(LogEntry.table_id) == table, col(LogEntry.withdrawn).is_(False))
            .where(col(LogEntry.at) >= first, col(LogEntry.at) < end)
            .order_by(col(LogEntry.number))
        )
        async with self._database.read() as connection:
            return list((await connection.execute(query)).scalars())

    @to_the_end
    async def end(self, table: int) -> bool:
        """Close a table before its end. False if it was already finished or closed."""
        return await self._close(table, Status.ENDED, None)

    @to_the_end
    async def reopen(self, table: int) -> bool:
        """Go on with a table that was closed before its end, or with its lobby. False when it was not."""
        closed = col(GameTable.id) == table, col(GameTable.status) == Status.ENDED
        begun = col(GameTable.started_at).is_not(None)
        opened = 0
        async with self._database.write() as connection:
            for status, which in ((Status.PLAYING, begun), (Status.LOBBY, ~begun)):
                changed = update(GameTable).where(*closed, which).values(status=status, finished_at=None)
                opened += (await connection.execute(changed)).rowcount
        return bool(opened)

    @to_the_end
    async def finish(self, table: int, result: dict[str, Any]) -> bool:
        """Save the result of a game played to its end. False if the table was already closed."""
        return await self._close(table, Status.FINISHED, result)

    async def _close(self, table: int, status: Status, result: dict[str, Any] | None) -> bool:
        async with self._database.write() as connection:
            closed = await connection.execute(
                update(GameTable)
                .where(col(GameTable.id) == table, col(GameTable.status).in_(_UNFINISHED))
                .values(status=status, result=result, finished_at=now())
            )
        return bool(closed.rowcount)


def _check(changes: dict[str, Any]) -> None:
    if unknown := changes.keys() - _CHANGEABLE:
        raise TypeError(f"{min(unknown)!r} is not among {', '.join(sorted(_CHANGEABLE))}")


async def _replace_seats(connection: AsyncConnection, table: int, seats: Sequence[Seat]) -> None:
    if not (await connection.execute(select(GameTable.id).where(col(GameTable.id) == table))).first():
        raise NoSuchTable(table)
    await connection.execute(delete(Seat).where(col(Seat.table_id) == table))
    if seats:
        await connection.execute(insert(Seat), [{**seat.model_dump(), "table_id": table} for seat in seats])
