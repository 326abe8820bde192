"""Upgrades a database to the tables of this version of the code.

The steps are in `migrations/versions`. They run when the store is opened, in one transaction, so that a
process that dies meanwhile leaves the database as it found it.
"""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect

from data.store.database import VERSION_TABLE, Database, foreign, shown
from data.store.errors import StoreError

MIGRATIONS = Path(__file__).parent / "migrations"


async def bring_up_to_date(database: Database, migrations: Path = MIGRATIONS) -> None:
    """Create or upgrade the tables.

    Raises `StoreError` for a database of another program or of a newer Quartermaster, and if it fails.
    """
    config = configure(migrations)
    async with database.read() as connection:
        current = await connection.run_sync(_is_current, config, shown(database.url))
    if current:
        return
    async with database.rebuild() as connection:
        await connection.run_sync(_upgrade, config)
        await connection.run_sync(_check_foreign_keys, shown(database.url))


def configure(migrations: Path = MIGRATIONS) -> Config:
    """Alembic's settings for these migrations; there is no ini file."""
    config = Config()
    config.set_main_option("script_location", str(migrations).replace("%", "%%"))
    config.set_main_option("file_template", "%%(rev)s_%%(slug)s")
    config.attributes["version_table"] = VERSION_TABLE
    return config


def _is_current(connection: Connection, config: Config, name: str) -> bool:
    tables = inspect(connection).get_table_names()
    if tables and VERSION_TABLE not in tables:
        raise foreign(name, tables[0])
    scripts = ScriptDirectory.from_config(config)
    known = {script.revision for script in scripts.walk_revisions()}
    context = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE})
    current = set(context.get_current_heads())
    if unknown := current - known:
        raise StoreError(
            f"The database {name} was written by a newer Quartermaster (its version is {min(unknown)}); "
            "update Quartermaster, or use another database."
        )
    return current == set(scripts.get_heads())


def _upgrade(connection: Connection, config: Config) -> None:
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _check_foreign_keys(connection: Connection, name: str) -> None:
    if connection.dialect.name == "sqlite":
        broken = connection.exec_driver_sql("PRAGMA foreign_key_check").fetchall()
        if broken:
            raise StoreError(f"The database {name} has rows of {broken[0][0]!r} that belong to no table.")
