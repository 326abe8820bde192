"""Which database a URL names, and whether it is one of ours."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from urllib.parse import unquote, urlsplit

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from data.store.errors import StoreError

_SQLITE_MAGIC = b"SQLite format 3\0"
VERSION_TABLE = "quartermaster_version"
"""The table in which Alembic keeps the schema version: its presence shows that a database is ours."""


def read_url(text: str) -> URL:
    """The database that a setting names. A plain `sqlite:` is the asynchronous one.

    Raises `StoreError` if it is not a database URL.
    """
    try:
        url = make_url(text)
    except ArgumentError:
        raise StoreError(
            f"{text!r} is not a database URL; one looks like sqlite+aiosqlite:///quartermaster.db."
        ) from None
    return url.set(drivername="sqlite+aiosqlite") if url.drivername == "sqlite" else url


def shown(url: URL) -> str:
    """The URL as it may appear in a log: without its password."""
    return url.render_as_string(hide_password=True)


def is_sqlite(url: URL) -> bool:
    """Whether the database is SQLite's."""
    return url.get_backend_name() == "sqlite"


def sqlite_file(url: URL) -> Path | None:
    """The file of an SQLite database, or None if it is in memory."""
    name = url.database or ""
    if name.startswith("file:"):
        parts = urlsplit(name)
        name = (
            "" if "mode=memory" in parts.query or url.query.get("mode") == "memory" else unquote(parts.path)
        )
    return None if name in {"", ":memory:"} else Path(name).resolve()


def check_sqlite_file(path: Path) -> None:
    """Raise `StoreError` if an SQLite database neither exists nor can be created there."""
    if not path.parent.is_dir():
        raise StoreError(f"The folder {path.parent} for the database does not exist; create it.")
    try:
        with path.open("rb") as file:
            start = file.read(len(_SQLITE_MAGIC))
    except FileNotFoundError:
        return
    except OSError as fault:
        raise StoreError(f"The database {path} cannot be opened: {fault.strerror}.") from fault
    if start and start != _SQLITE_MAGIC:
        raise StoreError(f"{path} is not an SQLite database; name another file, or move this one away.")
    if start:
        _refuse_foreign(path)


def _refuse_foreign(path: Path) -> None:
    """Look into a file without changing a byte of it: connecting to write would switch its journal mode."""
    try:
        with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as reader:
            found = reader.execute(
                "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name"
            ).fetchall()
    except sqlite3.Error:
        # Damaged or locked: connecting will say which.
        return
    tables = [name for (name,) in found]
    if tables and VERSION_TABLE not in tables:
        raise foreign(str(path), tables[0])


def foreign(name: str, table: str) -> StoreError:
    """The error for a database with foreign content."""
    return StoreError(
        f"The database {name} holds tables of another programme ({table!r}, for one); "
        "give Quartermaster a database of its own."
    )
