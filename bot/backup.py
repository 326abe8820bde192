"""Backups of all that is stored, and what they are worth: games in them are played again."""

from __future__ import annotations

import sqlite3
import zlib
from datetime import UTC, datetime
from pathlib import Path

from bot.problems import Problem
from data.store import StoreError
from data.store.driver.files import close_to_others
from data.store.driver.urls import is_sqlite, read_url, shown, sqlite_file
from data.store.moves import unpack
from data.store.whole.backup import check_copy, copy_in, copy_out
from data.store.whole.found import find
from data.store.whole.games import StoredGame, games
from data.store.whole.postgres import check_dump, dump, load
from engine.kernel import AnswerError, KernelFault, SaveError, Table, decode_entry
from engine.kernel.history import NotAnExport, verify

VERIFIED = 20
"""Games of a backup that are played again unless another number is named."""
_NAME = "quartermaster-{moment}{ending}"
_MOMENT = "%Y%m%d-%H%M%S"


def place_in(folder: Path, url: str) -> Path:
    """The file for a backup made now in a folder of backups."""
    return folder / _NAME.format(moment=datetime.now(UTC).strftime(_MOMENT), ending=_ending(url))


def back_up(url: str, to: Path, *, force: bool) -> None:
    """Copy the database to a file. It may be in use. Raises Problem."""
    if to.exists() and not force:
        raise Problem(f"{to} is there already; name another file, or add --force.")
    if not to.parent.is_dir():
        raise Problem(f"The folder {to.parent} does not exist; create it.")
    where = read_url(url)
    try:
        if is_sqlite(where):
            copy_out(_file_of(url), to)
        else:
            _only_postgres(url)
            dump(where, to)
    except StoreError as fault:
        raise Problem(str(fault)) from fault
    close_to_others(to)


async def restore(url: str, copy: Path, *, force: bool) -> None:
    """Put a backup in the database's place, at once or not at all. Raises Problem."""
    where = read_url(url)
    try:
        if not force or not is_sqlite(where):
            found = await find(url)
            if found.holder:
                raise Problem(f"The database {found.name} is in use by {found.holder}; stop that first.")
            if found.exists and not force:
                raise Problem(
                    f"The database {found.name} is there already; make a backup of it, and add --force."
                )
        if is_sqlite(where):
            copy_in(copy, _file_of(url))
        else:
            _only_postgres(url)
            load(where, copy)
    except StoreError as fault:
        raise Problem(str(fault)) from fault


def check(url: str, copy: Path) -> None:
    """Whether a file is a whole backup for this kind of database. Raises Problem if it is none."""
    where = read_url(url)
    try:
        if is_sqlite(where):
            check_copy(copy)
        else:
            check_dump(copy, where)
    except StoreError as fault:
        raise Problem(str(fault)) from fault


def let_go_of_old(folder: Path, keep: int) -> list[Path]:
    """Delete the oldest backups of a folder until so many are left; those that are deleted. Other files are
    left alone.
    """
    ours = [file for file in folder.iterdir() if _is_ours(file)]
    old = sorted(ours, key=lambda file: file.name, reverse=True)[keep:]
    for file in old:
        file.unlink(missing_ok=True)
    return old


def _is_ours(file: Path) -> bool:
    before, _, after = _NAME.partition("{moment}")
    moment = file.stem.removeprefix(before)
    try:
        datetime.strptime(moment, _MOMENT)  # noqa: DTZ007
    except ValueError:
        return False
    return bool(after) and file.name.startswith(before) and file.suffix in _ENDINGS


_ENDINGS = (".db", ".dump")


def _ending(url: str) -> str:
    return _ENDINGS[0] if is_sqlite(read_url(url)) else _ENDINGS[1]


def _file_of(url: str) -> Path:
    file = sqlite_file(read_url(url))
    if file is None:
        raise Problem("The database is in memory alone; name one in a file with DATABASE_URL.")
    return file


def _only_postgres(url: str) -> None:
    where = read_url(url)
    if where.get_backend_name() != "postgresql":
        raise Problem(f"{shown(where)} is neither of SQLite nor of PostgreSQL; use its own backups.")


# --- what a backup is worth ---


def wrong_games(copy: Path, most: int) -> tuple[int, list[str]]:
    """How many games of a copy of an SQLite database were looked at, the newest and at most so many, and what
    is wrong with them: one that goes on has to load, one that has ended to hold as `verify` holds it.
    """
    looked, wrong = 0, list[str]()
    try:
        for game in games(copy, most):
            looked += 1
            if told := _wrong_with(game):
                wrong.append(f"Table {game.table}: {told}")
    except sqlite3.Error as broken:
        looked += 1
        wrong.append(f"A table cannot be read: {broken}.")
    return looked, wrong


def _wrong_with(stored: StoredGame) -> str:
    try:
        game = Table.load(unpack(stored.packed))
        if not stored.finished:
            return ""
        entries = [decode_entry(entry) for entry in stored.entries]
        findings = verify(game.export(history=stored.inputs, entries=entries))
    except zlib.error as broken:
        return f"its bytes cannot be unpacked ({broken})."
    except (AnswerError, SaveError, KernelFault, NotAnExport) as broken:
        return f"{broken}"
    return ", ".join(f"{one.what} fails: {one.detail}" for one in findings if not one.holds)
