"""One process per database: a second one is told who holds it.

A lock on a file beside an SQLite database ends with its process, however that ends. Databases that other
machines can reach have a lease instead: see `lease.py`.
"""

from __future__ import annotations

import os
from pathlib import Path
from types import ModuleType
from typing import Protocol

from data.store.driver.files import PRIVATE, close_to_others
from data.store.errors import StoreError

fcntl: ModuleType | None
try:
    import fcntl
except ImportError:  # Windows, where a lease is used
    fcntl = None


class Hold(Protocol):
    """The right to advance the tables of a database."""

    def check(self) -> None:
        """Raise `StoreError` if the right is lost."""
        ...

    async def release(self) -> None:
        """Give the right back."""
        ...


def files_can_be_locked() -> bool:
    """Whether this system has locks that end with their process."""
    return fcntl is not None


class FileHold:
    """A lock on `<database>.lock`, which stores the holder's process id for a second process to read."""

    def __init__(self, database: Path) -> None:
        """Raises `StoreError` if another process holds the database or the lock cannot be made."""
        assert fcntl
        path = database.with_name(database.name + ".lock")
        try:
            self._file = os.open(path, os.O_RDWR | os.O_CREAT, PRIVATE)
        except OSError as fault:
            raise StoreError(
                f"The database {database} cannot be used, because {path.name} beside it cannot be written "
                f"({fault.strerror}); make the folder writable."
            ) from fault
        close_to_others(path)
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as fault:
            holder = os.pread(self._file, 32, 0).decode("ascii", "replace").strip() or "unknown"
            os.close(self._file)
            raise StoreError(
                f"The database {database} is in use by another Quartermaster (process {holder}); "
                "stop that one first, or use another database."
            ) from fault
        os.ftruncate(self._file, 0)
        os.pwrite(self._file, f"{os.getpid()}\n".encode("ascii"), 0)

    def check(self) -> None:
        """The system keeps the lock as long as the process lives."""

    async def release(self) -> None:
        """Release the database. The file stays: removing it would race with the next process to lock it."""
        self.let_go()

    def let_go(self) -> None:
        """As `release`."""
        os.ftruncate(self._file, 0)
        os.close(self._file)


def holder_of_file(database: Path) -> str:
    """The process that holds an SQLite database ("process 4711"); empty if none does."""
    path = database.with_name(database.name + ".lock")
    if fcntl is None or not path.exists():
        return ""
    with path.open("rb") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_SH | fcntl.LOCK_NB)
        except OSError:
            return f"process {file.read(32).decode('ascii', 'replace').strip() or 'unknown'}"
    return ""
