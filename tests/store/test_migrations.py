"""Migrations: they lead from nothing to the models, wholly or not at all, and delete nothing on their way."""

from __future__ import annotations

import asyncio
import shutil
import sys
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect

from data.store import Seat, Store, open_store
from data.store.database import Database
from data.store.driver.urls import VERSION_TABLE, read_url
from data.store.models import Row
from data.store.schema import MIGRATIONS, bring_up_to_date, configure
from tests.store.stub import StubChange

ROOT = Path(__file__).parents[2]


def _differences(connection: Connection) -> object:
    context = MigrationContext.configure(
        connection, opts={"version_table": VERSION_TABLE, "compare_type": True}
    )
    return compare_metadata(context, Row.metadata)


def _tables(connection: Connection) -> set[str]:
    return set(inspect(connection).get_table_names())


async def test_the_migrations_lead_from_nothing_to_the_models(store: Store) -> None:
    async with store._database.read() as connection:
        assert await connection.run_sync(_tables) == {*Row.metadata.tables, VERSION_TABLE}
        assert await connection.run_sync(_differences) == []


@pytest.mark.usefixtures("sqlite_alone")
async def test_the_keys_are_as_the_models_say(store: Store) -> None:
    """What Alembic does not compare."""
    async with store._database.read() as connection:
        rows = await connection.exec_driver_sql("SELECT name, sql FROM sqlite_master WHERE type = 'table'")
        made = {row.name: " ".join(row.sql.split()).upper() for row in rows}
    for name in ("input", "log_entry"):
        assert made[name].endswith("WITHOUT ROWID")
        assert "PRIMARY KEY (TABLE_ID, " in made[name]
    assert "AUTOINCREMENT" in made["game_table"]
    for name in ("input", "log_entry", "snapshot", "seat"):
        assert "ON DELETE CASCADE" in made[name]


async def test_a_current_database_is_left_as_it_is(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    await (await open_store(url)).close()

    def never(*_: object) -> None:
        raise AssertionError("migrated again")

    monkeypatch.setattr("data.store.schema._upgrade", never)
    await (await open_store(url)).close()


def test_the_migrations_are_one_line_of_numbers() -> None:
    scripts = list(ScriptDirectory.from_config(configure()).walk_revisions())
    assert [script.revision for script in reversed(scripts)] == [
        f"{number:04}" for number in range(1, len(scripts) + 1)
    ]
    files = {script.revision: Path(script.path).name for script in scripts}
    assert all(name.startswith(f"{revision}_") for revision, name in files.items()), "they are known by it"


async def test_a_start_at_which_no_step_is_to_be_made_loads_no_alembic(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}"
    opens = (
        "import asyncio, sys\n"
        "from data.store import open_store\n"
        "async def main():\n"
        f"    async with await open_store({url!r}): print('alembic' in sys.modules)\n"
        "asyncio.run(main())"
    )
    said: list[str] = []
    for _ in range(2):
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", opens), stdout=asyncio.subprocess.PIPE, cwd=ROOT
        )
        out, _ = await process.communicate()
        said.append(out.decode().split()[-1])
    assert said == ["True", "False"]


@pytest.fixture
def next_version(tmp_path: Path) -> Path:
    """A copy of the migrations, for one more."""
    copy = tmp_path / "migrations"
    shutil.copytree(MIGRATIONS, copy, ignore=shutil.ignore_patterns("__pycache__"))
    return copy


def _forget_from(migrations: Path, revision: str) -> None:
    """Take this migration and all later ones away."""
    for later in migrations.glob("versions/*.py"):
        if later.name >= revision:
            later.unlink()


def _add(migrations: Path, body: str) -> None:
    head = ScriptDirectory.from_config(configure(migrations)).get_current_head()
    (migrations / "versions" / "next_one.py").write_text(
        "import sqlalchemy as sa\nfrom alembic import op\n"
        f"revision = 'next'\ndown_revision = {head!r}\nbranch_labels = depends_on = None\n"
        f"def upgrade():\n{body}"
    )


async def _filled(url: str) -> int:
    async with await open_store(url) as store:
        table = (await store.tables.create(guild=1, channel=1, host=1, game="stub")).number
        change = StubChange(1, b"core", inputs=[b"a"], entries=[b"x"])
        await store.tables.start(table, change, seats=[Seat(seat=0, member=1)])
    return table


@pytest.mark.usefixtures("sqlite_alone")
async def test_a_table_written_anew_keeps_the_rows_that_refer_to_it(url: str, next_version: Path) -> None:
    """SQLite cascades from the table dropped meanwhile, unless foreign keys rest."""
    table = await _filled(url)
    _add(
        next_version,
        "    with op.batch_alter_table('game_table', recreate='always') as table:\n"
        "        table.add_column(sa.Column('mood', sa.String(8)))\n",
    )
    database = Database(read_url(url))
    await bring_up_to_date(database, next_version)
    async with database.read() as connection:
        for name in ("seat", "snapshot", "input", "log_entry"):
            count = await connection.exec_driver_sql(f"SELECT count(*) FROM {name} WHERE table_id = {table}")
            assert count.scalar() == 1, name
        assert (await connection.exec_driver_sql("SELECT mood FROM game_table")).scalar() is None
    async with database.write() as connection:
        assert (await connection.exec_driver_sql("PRAGMA foreign_keys")).scalar() == 1
    await database.close()


async def test_a_migration_that_fails_leaves_the_database_as_it_was(url: str, next_version: Path) -> None:
    table = await _filled(url)
    _add(
        next_version,
        "    op.add_column('guild', sa.Column('mood', sa.String(8)))\n"
        "    op.drop_table('seat')\n"
        "    raise OSError('power is gone')\n",
    )
    database = Database(read_url(url))
    with pytest.raises(Exception, match="power is gone"):
        await bring_up_to_date(database, next_version)
    await database.close()
    async with await open_store(url) as store:
        assert len(await store.tables.seats(table)) == 1
        async with store._database.read() as connection:
            assert await connection.run_sync(_differences) == []


@pytest.mark.usefixtures("sqlite_alone")
async def test_a_server_of_an_older_version_has_settled_nothing_about_modules(
    url: str, next_version: Path
) -> None:
    _forget_from(next_version, "0003")
    database = Database(read_url(url))
    await bring_up_to_date(database, next_version)
    async with database.write() as connection:
        await connection.exec_driver_sql(
            "INSERT INTO guild (id, language, changed_at) VALUES (1, 'de', '2026-01-01 00:00:00')"
        )
    await database.close()
    async with await open_store(url) as store:
        kept = await store.guilds.get(1)
        assert kept
        assert (kept.modules, kept.language) == ({}, "de")
        async with store._database.read() as connection:
            assert await connection.run_sync(_differences) == []
