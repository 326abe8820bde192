"""Upgrades a database to the tables of this version of the code.

The steps are in `migrations/versions`. They run when the store is opened, in one transaction, so that a
process that dies meanwhile leaves the database as it found it. Alembic carries them out, and is loaded only
where there is a step to make: it would be a twentieth of every start.
"""

from __future__ import annotations

from collections.abc import Collection
from enum import Enum, auto
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, String, column, inspect, select, table

from data.store.database import Database
from data.store.driver.urls import VERSION_TABLE, foreign, shown
from data.store.errors import StoreError

if TYPE_CHECKING:
    from alembic.config import Config


class State(Enum):
    """How far the tables of a database are."""

    EMPTY = auto()
    """There are none."""
    OLDER = auto()
    """An older Quartermaster made them."""
    CURRENT = auto()


MIGRATIONS = Path(__file__).parent / "migrations"


async def bring_up_to_date(database: Database, migrations: Path = MIGRATIONS) -> None:
    """Create or upgrade the tables.

    Raises `StoreError` for a database of another program or of a newer Quartermaster, and if it fails.
    """
    if await state_of(database, migrations) is State.CURRENT:
        return
    async with database.rebuild() as connection:
        await connection.run_sync(_upgrade, configure(migrations))
        await connection.run_sync(_check_foreign_keys, shown(database.url))


async def state_of(database: Database, migrations: Path = MIGRATIONS) -> State:
    """How far its tables are. Raises `StoreError` as `bring_up_to_date` does."""
    async with database.read() as connection:
        return await connection.run_sync(_state, str(migrations), shown(database.url))


def configure(migrations: Path = MIGRATIONS) -> Config:
    """Alembic's settings for these migrations; there is no ini file."""
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(migrations).replace("%", "%%"))
    config.set_main_option("file_template", "%%(rev)s_%%(slug)s")
    config.attributes["version_table"] = VERSION_TABLE
    return config


def _state(connection: Connection, location: str, name: str) -> State:
    tables = inspect(connection).get_table_names()
    if tables and VERSION_TABLE not in tables:
        raise foreign(name, tables[0])
    current = frozenset[str]()
    if tables:
        reached = select(column("version_num", String)).select_from(table(VERSION_TABLE))
        current = frozenset(connection.execute(reached).scalars())
    check_known(current, name, location)
    if current == frozenset((max(_versions(location)),)):
        return State.CURRENT
    return State.OLDER if current else State.EMPTY


def check_known(versions: Collection[str], name: str, location: str = str(MIGRATIONS)) -> None:
    """Raise `StoreError` if a database has versions to which no migration there leads."""
    if unknown := set(versions) - _versions(location):
        raise StoreError(
            f"The database {name} was written by a newer Quartermaster (its version is {min(unknown)}); "
            "update Quartermaster, or use another database."
        )


@cache
def _versions(location: str) -> frozenset[str]:
    """All versions that the migrations there lead to: numbers, in one line, with which their files begin."""
    return frozenset(step.name.partition("_")[0] for step in Path(location, "versions").glob("*_*.py"))


def _upgrade(connection: Connection, config: Config) -> None:
    from alembic import command

    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _check_foreign_keys(connection: Connection, name: str) -> None:
    if connection.dialect.name == "sqlite":
        broken = connection.exec_driver_sql("PRAGMA foreign_key_check").fetchall()
        if broken:
            raise StoreError(f"The database {name} has rows of {broken[0][0]!r} that belong to no table.")
