"""Copies of a whole SQLite database, made while it is in use, and put in its place again.

A copy is of one moment, and one file without anything beside it.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Generator
from contextlib import closing, contextmanager
from pathlib import Path

from data.store.driver.files import PRIVATE
from data.store.driver.urls import VERSION_TABLE, check_sqlite_file
from data.store.errors import StoreError
from data.store.leases.hold import FileHold, files_can_be_locked
from data.store.schema import check_known

_PATIENCE = 30.0


def copy_out(database: Path, to: Path) -> None:
    """Copy a database to a file that nobody but its owner can read; what is there is replaced by a whole copy
    or stays. Raises `StoreError`.
    """
    check_sqlite_file(database)
    if not database.exists():
        raise StoreError(f"There is no database {database}; nothing was copied.")
    if to.resolve() == database.resolve():
        raise StoreError(f"{to} is the database itself; name another file for its backup.")
    half = to.with_name(to.name + ".part")
    try:
        half.unlink(missing_ok=True)
        os.close(os.open(half, os.O_RDWR | os.O_CREAT | os.O_EXCL, PRIVATE))
        with _failing(f"The database {database} could not be copied"):
            _copy(database, half)
            check_copy(half)
        _to_the_disk(half)
        half.replace(to)
    except OSError as fault:
        raise StoreError(f"{to} cannot be written: {fault.strerror}.") from fault
    finally:
        half.unlink(missing_ok=True)


def copy_in(copy: Path, database: Path) -> None:
    """Put a copy in a database's place, at once or not at all. Raises `StoreError`, also for one of a newer
    version, and if a process plays the tables there.
    """
    check_copy(copy)
    with _failing(f"{copy} could not be read"), closing(_reading(copy)) as reader:
        known = f"SELECT version_num FROM {VERSION_TABLE}"  # noqa: S608 - a name of ours
        versions = [version for (version,) in reader.execute(known)]
    check_known(versions, str(copy))
    check_sqlite_file(database)
    hold = FileHold(database) if files_can_be_locked() else None
    try:
        if not database.exists():
            os.close(os.open(database, os.O_RDWR | os.O_CREAT | os.O_EXCL, PRIVATE))
        with _failing(f"The database {database} could not be restored"):
            _copy(copy, database)
            check_copy(database)
    except OSError as fault:
        raise StoreError(f"The database {database} cannot be written: {fault.strerror}.") from fault
    finally:
        if hold is not None:
            hold.let_go()


def check_copy(file: Path) -> None:
    """Raise `StoreError` unless a file is a whole database of ours: every page, and every row's table."""
    if not file.is_file():
        raise StoreError(f"There is no file {file}; name a backup.")
    check_sqlite_file(file)
    with _failing(f"{file} could not be read"), closing(_reading(file)) as reader:
        names = {name for (name,) in reader.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        if VERSION_TABLE not in names:
            raise StoreError(f"{file} is no backup of Quartermaster's; name another.")
        (told,) = reader.execute("PRAGMA integrity_check(1)").fetchone()
        if told != "ok":
            raise StoreError(f"{file} is damaged ({told}); name another backup.")
        if reader.execute("PRAGMA foreign_key_check").fetchone() is not None:
            raise StoreError(f"{file} has rows that belong to no table; name another backup.")


def _copy(source: Path, target: Path) -> None:
    with closing(_reading(source)) as reader, closing(sqlite3.connect(target, timeout=_PATIENCE)) as writer:
        # All at once: this reads one state, while others write theirs beside it (WAL). In parts, it would
        # begin anew after each of their answers.
        reader.backup(writer)
        # One file, whatever the journal of the source was: nothing beside it can be forgotten.
        writer.execute("PRAGMA journal_mode=DELETE").fetchall()


def _reading(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True, timeout=_PATIENCE)


def _to_the_disk(file: Path) -> None:
    handle = os.open(file, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


@contextmanager
def _failing(what: str) -> Generator[None, None, None]:
    try:
        yield
    except sqlite3.Error as fault:
        raise StoreError(f"{what}: {fault}.") from fault
