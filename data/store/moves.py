"""What is written at every move, by plain statements, built once, run in one transaction; and read again."""

from __future__ import annotations

import sqlite3
import zlib
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import Any, NamedTuple, Protocol

from sqlalchemy import Connection, bindparam, exists
from sqlalchemy.exc import IntegrityError
from sqlmodel import col, delete, insert, or_, select, update

from data.store.driver.statements import Held, Server
from data.store.errors import NoSuchTable, StaleVersion
from data.store.models import GameTable, Input, LogEntry, Played, Snapshot, Status, now


class StoredEntry(NamedTuple):
    """One entry of a table's log: its number, its bytes, when it was written, whether it was taken back."""

    number: int
    data: bytes
    at: datetime
    withdrawn: bool


class Change(Protocol):
    """What a table wants written after an accepted answer (the kernel's `Change`).

    `core` replaces the last one; `inputs` and `entries` are added under their numbers; entries from
    `withdrawn_from` up to the first new one are taken back.
    """

    @property
    def version(self) -> int: ...
    @property
    def core(self) -> bytes: ...
    @property
    def first_input(self) -> int: ...
    @property
    def inputs(self) -> Sequence[bytes]: ...
    @property
    def first_entry(self) -> int: ...
    @property
    def entries(self) -> Sequence[bytes]: ...
    @property
    def withdrawn_from(self) -> int | None: ...


_UNIQUE_VIOLATION = "23505"
"""What PostgreSQL calls two rows with the same key."""

_played = exists().where(
    col(GameTable.id) == col(Snapshot.table_id),
    or_(col(GameTable.status) == Status.PLAYING, col(GameTable.status) == Status.FINISHED),
)
_save = (
    update(Snapshot)
    .where(col(Snapshot.table_id) == bindparam("of"), col(Snapshot.version) == bindparam("follows"), _played)
    .values(version=bindparam("to"), saved_at=bindparam("at"), core=bindparam("packed"))
)
_take_back = (
    update(LogEntry)
    .where(
        col(LogEntry.table_id) == bindparam("of"),
        col(LogEntry.number) >= bindparam("first"),
        col(LogEntry.number) < bindparam("end"),
    )
    .values(withdrawn=True)
)
_resume = (
    update(GameTable)
    .where(col(GameTable.id) == bindparam("of"), col(GameTable.status) == Status.FINISHED)
    .values(status=Status.PLAYING, result=None, finished_at=None)
)
_unplay = delete(Played).where(col(Played.table_id) == bindparam("of"))
_add_inputs = insert(Input)
_add_entries = insert(LogEntry)

# The same for SQLite's own driver: to say it through SQLAlchemy costs as much as writing it.
_SAVE = (
    "UPDATE snapshot SET version = ?, saved_at = ?, core = ? WHERE table_id = ? AND version = ? AND EXISTS "
    "(SELECT 1 FROM game_table WHERE id = snapshot.table_id AND status IN ('playing', 'finished'))"
)
_ADD_INPUT = "INSERT INTO input (table_id, sequence, data) VALUES (?, ?, ?)"
_ADD_ENTRY = "INSERT INTO log_entry (table_id, number, withdrawn, at, data) VALUES (?, ?, 0, ?, ?)"

# And for PostgreSQL's: one statement is one visit to the server, and a transaction of its own.
_SAVE_AT_ONCE = """
WITH held AS (
  SELECT id FROM lease WHERE id = $10 AND token = $11 FOR KEY SHARE
), saved AS (
  UPDATE snapshot SET version = $1, saved_at = $2, core = $3 FROM held
  WHERE table_id = $4 AND version = $5 AND EXISTS
    (SELECT 1 FROM game_table WHERE id = snapshot.table_id AND status IN ('playing', 'finished'))
  RETURNING table_id
), inputs AS (
  INSERT INTO input (table_id, sequence, data)
  SELECT table_id, $6 + place - 1, data FROM saved, unnest($7::bytea[]) WITH ORDINALITY AS new (data, place)
), entries AS (
  INSERT INTO log_entry (table_id, number, withdrawn, at, data)
  SELECT table_id, $8 + place - 1, false, $2, data
  FROM saved, unnest($9::bytea[]) WITH ORDINALITY AS new (data, place)
) SELECT count(*) FROM saved
"""


def pack(core: bytes) -> bytes:
    """A table's bytes as stored.

    They shrink to a quarter in microseconds, so that less must reach the disk before a player gets an answer.
    """
    return zlib.compress(core, 1)


def unpack(packed: bytes) -> bytes:
    """The bytes that were packed."""
    return zlib.decompress(packed)


def write_first(connection: Connection, table: int, change: Change) -> None:
    """Write the beginning of a game."""
    at = now()
    row = {"table_id": table, "version": change.version, "saved_at": at, "core": pack(change.core)}
    connection.execute(insert(Snapshot), row)
    _write_logs(connection, table, change, at)


def write_next(
    connection: Connection,
    table: int,
    change: Change,
    follows: int,
    result: dict[str, Any] | None,
    besides: Mapping[str, Any] | None,
) -> None:
    """Write a change of a running game; `besides` are columns of its row that change if it has a `result`.
    Raises `StaleVersion`, and `NoSuchTable` if it is not running."""
    at = now()
    if not _replace(connection, table, change, follows, at):
        raise _why_not(connection, table, follows)
    if change.withdrawn_from is not None:
        span = {"of": table, "first": change.withdrawn_from, "end": change.first_entry}
        connection.execute(_take_back, span)
        if result is None:
            connection.execute(_resume, {"of": table})
        # What became of its seats is not so any more; it is noted anew.
        connection.execute(_unplay, {"of": table})
    _write_logs(connection, table, change, at)
    if result is not None:
        finished = {"status": Status.FINISHED, "result": result, "finished_at": at, **(besides or {})}
        connection.execute(update(GameTable).where(col(GameTable.id) == table).values(**finished))


async def write_at_once(server: Server, held: Held, table: int, change: Change, follows: int) -> bool:
    """Write what most changes of a running game are as `write_next` does: nothing is taken back, nothing
    ends. False, with nothing written, if what it follows is not there, or the lease has another token.
    """
    written = await server.fetchval(
        _SAVE_AT_ONCE,
        *(change.version, _plain_moment(now()), pack(change.core), table, follows),
        *(change.first_input, [*change.inputs], change.first_entry, [*change.entries]),
        *(held.row, held.token),
    )
    return bool(written)


def _replace(connection: Connection, table: int, change: Change, follows: int, at: datetime) -> bool:
    """Write the newest bytes of a running game over those that they follow; whether these are there."""
    packed = pack(change.core)
    if (plain := _plain(connection)) is not None:
        values = (change.version, _moment(at), packed, table, follows)
        return bool(plain.execute(_SAVE, values).rowcount)
    row = {"of": table, "follows": follows, "to": change.version, "at": at, "packed": packed}
    return bool(connection.execute(_save, row).rowcount)


def _plain(connection: Connection) -> sqlite3.Connection | None:
    """SQLite's own driver, if this is its thread."""
    driver = connection.connection.driver_connection
    return driver if isinstance(driver, sqlite3.Connection) else None


def _moment(at: datetime) -> str:
    """As `Moment` stores it in SQLite."""
    return _plain_moment(at).isoformat(" ", "microseconds")


def _plain_moment(at: datetime) -> datetime:
    """As `Moment` has it stored: in UTC, without saying so."""
    return at.astimezone(UTC).replace(tzinfo=None)


def _why_not(connection: Connection, table: int, follows: int) -> StaleVersion | NoSuchTable:
    found = connection.execute(
        select(Snapshot.version).where(col(Snapshot.table_id) == table, _played)
    ).scalar_one_or_none()
    return NoSuchTable(table, "running") if found is None else StaleVersion(table, follows, found)


def _write_logs(connection: Connection, table: int, change: Change, at: datetime) -> None:
    inputs = list(enumerate(change.inputs, change.first_input))
    entries = list(enumerate(change.entries, change.first_entry))
    if (plain := _plain(connection)) is not None:
        moment = _moment(at)
        plain.executemany(_ADD_INPUT, [(table, number, data) for number, data in inputs])
        plain.executemany(_ADD_ENTRY, [(table, number, moment, data) for number, data in entries])
        return
    if inputs:
        rows = [{"table_id": table, "sequence": number, "data": data} for number, data in inputs]
        connection.execute(_add_inputs, rows)
    if entries:
        connection.execute(
            _add_entries,
            [
                {"table_id": table, "number": number, "withdrawn": False, "at": at, "data": data}
                for number, data in entries
            ],
        )


def is_there_already(cause: BaseException | None) -> bool:
    """Whether what was to be added had numbers that are stored: each driver says so in its own way."""
    return isinstance(cause, IntegrityError | sqlite3.IntegrityError) or (
        getattr(cause, "sqlstate", None) == _UNIQUE_VIOLATION
    )
