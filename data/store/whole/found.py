"""A database as it is found, without changing a byte of it: for whoever asks whether all is well."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path

from sqlmodel import col, select

from data.store.database import Database
from data.store.driver.urls import check_sqlite_file, is_sqlite, read_url, shown, sqlite_file
from data.store.errors import StoreError
from data.store.leases.hold import holder_of_file
from data.store.leases.lease import holder_of_lease
from data.store.models import Guild, Registered
from data.store.schema import State, state_of


@dataclass(frozen=True, slots=True)
class Found:
    """`name`: where it is, without a password; `file`: of SQLite; `exists`: anything is stored there;
    `current`: this version can use it as it is; `holder`: the process that plays its tables, if one does.
    Of one that is current, `channels` are those for tables by server, `registered` what `RegisteredCommands`
    knows.
    """

    name: str
    file: Path | None = None
    exists: bool = False
    current: bool = False
    holder: str = ""
    channels: dict[int, int] = field(default_factory=dict[int, int])
    registered: dict[int, str] = field(default_factory=dict[int, str])


async def find(url: str) -> Found:
    """What is at an SQLAlchemy URL.

    Raises `StoreError` if it cannot be used: out of reach, another programme's, a newer Quartermaster's, in a
    folder that cannot be written.
    """
    where = read_url(url)
    name, file = shown(where), sqlite_file(where) if is_sqlite(where) else None
    if is_sqlite(where):
        if file is None:
            return Found(name)
        check_sqlite_file(file)
        if not os.access(file.parent, os.W_OK) or (file.exists() and not os.access(file, os.W_OK)):
            raise StoreError(f"The database {file} can only be read; make the file and its folder writable.")
        if not file.exists() or not file.stat().st_size:
            return Found(name, file)
    database = Database(where)
    try:
        state = await state_of(database)
        if state is not State.CURRENT:
            return Found(name, file, exists=state is State.OLDER)
        async with database.read() as connection:
            holder = holder_of_file(file) if file is not None else await holder_of_lease(connection)
            settled = await connection.execute(
                select(Guild.id, Guild.channel).where(col(Guild.channel).is_not(None))
            )
            told = await connection.execute(select(Registered.application, Registered.digest))
            return Found(
                name, file, exists=True, current=True, holder=holder,
                channels={guild: channel for guild, channel in settled if channel is not None},
                registered={row.application: row.digest for row in told},
            )  # fmt: skip
    finally:
        await database.close()
