"""Backups: whole, private, of one moment though the bot plays on, and put back at once or not at all."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

from bot.cli import invoke
from bot.settings import Settings
from data.store import Seat, open_store
from data.store.moves import pack, unpack
from engine.captains import captain
from engine.kernel import Change, Table
from tests.store.postgres import postgres, why_not


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the command is called, with nothing in its environment."""
    monkeypatch.chdir(tmp_path)
    for name in Settings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)
    return tmp_path


def played(seed: str, most: int = 10_000) -> tuple[Table, list[Change]]:
    """A game of Treasure Fleet, and what was to be stored of it after each answer."""
    table = Table.new("treasure_fleet", seats=3, seed=seed, salt="backup")
    players = [captain(1, f"{seed} {seat}") for seat in range(3)]
    changes = [table.unsaved()]
    while table.waiting and table.version < most:
        seat, decision = next(iter(table.waiting.items()))
        table.answer(seat, decision.number, players[seat].answer(table.view(seat), decision))
        changes.append(table.unsaved())
    return table, [change for change in changes if change is not None]


async def store_games(url: str, *seeds: str, most: int = 10_000) -> None:
    """Store a game for each seed."""
    async with await open_store(url) as store:
        for seed in seeds:
            table, changes = played(seed, most)
            row = await store.tables.create(guild=1, channel=2, host=3, game="treasure_fleet")
            seats = [Seat(seat=seat, level=1) for seat in range(3)]
            await store.tables.start(row.number, changes[0], seats=seats)
            for before, change in pairwise(changes):
                await store.tables.append(row.number, change, follows=before.version)
            if table.result is not None:
                await store.tables.finish(row.number, msgspec.to_builtins(table.result))


def numbers(file: Path) -> list[int]:
    """The tables in a database."""
    with closing(sqlite3.connect(file)) as connection:
        return [number for (number,) in connection.execute("SELECT id FROM game_table ORDER BY id")]


@pytest.fixture
def stored(folder: Path) -> Path:
    """A database with a game that has ended and one that goes on."""
    url = f"sqlite+aiosqlite:///{folder / 'quartermaster.db'}"
    asyncio.run(store_games(url, "ended"))
    asyncio.run(store_games(url, "goes on", most=5))
    return folder / "quartermaster.db"


def test_a_backup_is_whole_private_and_one_file(
    stored: Path, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert invoke(["backup", "copy.db"]) == 0
    assert "2 of 2 games were loaded, and those that have ended hold." in capsys.readouterr().out
    copy = folder / "copy.db"
    assert copy.stat().st_mode & 0o777 == 0o600
    assert numbers(copy) == numbers(stored) == [1, 2]
    assert [file.name for file in folder.glob("copy.db*")] == ["copy.db"]


def test_a_file_that_is_there_is_kept_unless_it_is_to_be_replaced(
    stored: Path, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "copy.db").write_text("precious")
    assert invoke(["backup", "copy.db"]) == 2
    assert "add --force" in capsys.readouterr().err
    assert (folder / "copy.db").read_text() == "precious"
    assert invoke(["backup", "copy.db", "--force", "--verify", "0"]) == 0
    assert numbers(folder / "copy.db") == [1, 2]
    assert invoke(["backup", "quartermaster.db", "--force"]) == 2
    assert "the database itself" in capsys.readouterr().err
    assert invoke(["backup", "nowhere/copy.db"]) == 2
    assert invoke(["backup", "copy.db", "--keep", "3"]) == 2


def test_what_is_written_while_it_is_copied_does_not_disturb_it(stored: Path, folder: Path) -> None:
    """Somebody writes without a pause: the copy is of one moment, and comes to its end."""
    stop = threading.Event()

    def write() -> None:
        with closing(sqlite3.connect(stored, isolation_level=None, timeout=30)) as connection:
            while not stop.is_set():
                connection.execute("UPDATE game_table SET host = host + 1")

    with closing(sqlite3.connect(stored)) as connection:
        connection.execute("PRAGMA journal_mode=WAL").fetchall()
    writing = threading.Thread(target=write)
    writing.start()
    try:
        assert invoke(["backup", "copy.db", "--verify", "0"]) == 0
    finally:
        stop.set()
        writing.join()
    with closing(sqlite3.connect(folder / "copy.db")) as connection:
        assert len(connection.execute("SELECT DISTINCT host FROM game_table").fetchall()) == 1


def test_a_game_that_does_not_hold_is_named(
    stored: Path, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with closing(sqlite3.connect(stored)) as connection:
        connection.execute("DELETE FROM input WHERE table_id = 1 AND sequence = 5")
        connection.execute("UPDATE snapshot SET core = X'00' WHERE table_id = 2")
        connection.commit()
    assert invoke(["backup", "copy.db"]) == 1
    told = capsys.readouterr()
    assert "Table 2: its bytes cannot be unpacked" in told.err
    assert "Table 1: " in told.err, "what is wrong with one hides no other"
    assert "0 of 2 games were loaded" in told.out


def test_games_that_are_not_here_are_named_and_put_back_all_the_same(
    stored: Path, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with closing(sqlite3.connect(stored)) as connection:
        (core,) = connection.execute("SELECT core FROM snapshot WHERE table_id = 2").fetchone()
        gone = pack(unpack(core).replace(b"treasure_fleet", b"liars_dice_old"))
        connection.execute("UPDATE snapshot SET core = ? WHERE table_id = 2", (gone,))
        connection.commit()
    (folder / "kept").mkdir()
    old = folder / "kept" / "quartermaster-20200101-120000.db"
    old.write_text("old")
    assert invoke(["backup", "kept", "--keep", "1"]) == 1
    told = capsys.readouterr()
    assert "Table 2: the saved table is one of “liars_dice_old”, a game that is not here." in told.err
    assert "nothing was deleted" in told.err
    assert old.exists()
    assert "1 of 2 games were loaded" in told.out
    (copy,) = (one for one in (folder / "kept").iterdir() if one != old)
    stored.unlink()
    assert invoke(["restore", str(copy)]) == 2
    assert not stored.exists()
    assert invoke(["restore", str(copy), "--force"]) == 0
    assert numbers(stored) == [1, 2]


def test_a_backup_of_a_newer_version_replaces_nothing(
    stored: Path, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert invoke(["backup", "copy.db", "--verify", "0"]) == 0
    with closing(sqlite3.connect(folder / "copy.db")) as connection:
        connection.execute("UPDATE quartermaster_version SET version_num = '9999'")
        connection.commit()
    before = stored.read_bytes()
    assert invoke(["restore", "copy.db", "--force", "--verify", "0"]) == 2
    assert "newer Quartermaster" in capsys.readouterr().err
    assert stored.read_bytes() == before


def test_a_folder_keeps_the_newest_backups_and_whatever_else_is_there(
    stored: Path, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = folder / "kept"
    kept.mkdir()
    for day in (1, 2, 3):
        (kept / f"quartermaster-2020010{day}-120000.db").write_text("old")
    (kept / "quartermaster-precious.db").write_text("mine")
    assert invoke(["backup", "kept", "--keep", "2", "--verify", "0"]) == 0
    left = sorted(file.name for file in kept.iterdir())
    assert left[0] == "quartermaster-20200103-120000.db"
    assert left[2] == "quartermaster-precious.db"
    assert numbers(kept / left[1]) == [1, 2]
    assert len(left) == 3


def test_a_backup_is_put_back_and_played_on(stored: Path, folder: Path) -> None:
    assert invoke(["backup", "copy.db"]) == 0
    stored.unlink()
    assert invoke(["restore", "copy.db"]) == 0
    assert stored.stat().st_mode & 0o777 == 0o600

    async def goes_on() -> list[int]:
        async with await open_store(f"sqlite+aiosqlite:///{stored}") as store:
            return [row.number for row in await store.tables.unfinished()]

    assert asyncio.run(goes_on()) == [2]


def test_a_database_that_is_there_is_kept_unless_it_is_to_be_replaced(
    stored: Path, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert invoke(["backup", "copy.db", "--verify", "0"]) == 0
    with closing(sqlite3.connect(stored)) as connection:
        connection.execute("UPDATE game_table SET host = 99")
        connection.commit()
    assert invoke(["restore", "copy.db"]) == 2
    assert "there already" in capsys.readouterr().err
    assert invoke(["restore", "copy.db", "--force"]) == 0
    with closing(sqlite3.connect(stored)) as connection:
        assert connection.execute("SELECT DISTINCT host FROM game_table").fetchall() == [(3,)]


def test_a_database_in_use_is_not_replaced(
    stored: Path, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert invoke(["backup", "copy.db", "--verify", "0"]) == 0

    async def try_it() -> int:
        async with await open_store(f"sqlite+aiosqlite:///{stored}"):
            return await asyncio.to_thread(invoke, ["restore", "copy.db", "--force", "--verify", "0"])

    assert asyncio.run(try_it()) == 2
    assert "in use by another Quartermaster" in capsys.readouterr().err
    assert numbers(stored) == [1, 2]


@pytest.mark.parametrize("content", ["no database at all", ""])
def test_what_is_no_backup_is_refused(
    stored: Path, folder: Path, capsys: pytest.CaptureFixture[str], content: str
) -> None:
    (folder / "notes.db").write_text(content)
    assert invoke(["restore", "notes.db", "--force"]) == 2
    assert "notes.db" in capsys.readouterr().err
    assert invoke(["restore", "nothing.db", "--force"]) == 2
    with closing(sqlite3.connect(folder / "other.db")) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
        connection.commit()
    assert invoke(["restore", "other.db", "--force"]) == 2
    assert numbers(stored) == [1, 2]


def test_a_damaged_backup_is_refused(stored: Path, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert invoke(["backup", "copy.db", "--verify", "0"]) == 0
    copy = folder / "copy.db"
    whole = bytearray(copy.read_bytes())
    middle = len(whole) // 2
    whole[middle : middle + 20_000] = bytes(20_000)
    copy.write_bytes(whole)
    assert invoke(["restore", "copy.db", "--force"]) == 2
    assert "copy.db" in capsys.readouterr().err
    assert numbers(stored) == [1, 2]


# --- PostgreSQL ---


@pytest.fixture
def server() -> Iterator[str]:
    """A PostgreSQL of the test's own."""
    if told := why_not():
        pytest.skip(told)
    with postgres() as url:
        yield url


def test_a_database_of_postgresql_is_copied_and_put_back(
    server: str, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DATABASE_URL", server)
    asyncio.run(store_games(server, "goes on", most=3))
    assert invoke(["backup", "copy.dump"]) == 0
    assert (folder / "copy.dump").stat().st_mode & 0o777 == 0o600
    asyncio.run(store_games(server, "one more", most=3))
    assert invoke(["restore", "copy.dump"]) == 2
    assert "there already" in capsys.readouterr().err
    assert invoke(["restore", "copy.dump", "--force"]) == 0

    async def left() -> list[int]:
        async with await open_store(server) as store:
            return [row.number for row in await store.tables.unfinished()]

    assert asyncio.run(left()) == [1]


def test_without_postgresqls_programs_it_says_what_to_install(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DATABASE_URL", "postgresql+asyncpg://anne:secret@127.0.0.1:9/tables")
    monkeypatch.setenv("PATH", str(folder))
    assert invoke(["backup", "copy.dump"]) == 2
    told = capsys.readouterr().err
    assert "postgresql-client" in told
    assert "secret" not in told
    assert list(folder.iterdir()) == []
