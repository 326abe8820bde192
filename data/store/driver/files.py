"""The files of an SQLite database: nobody but their owner may read them, from the moment they exist."""

from __future__ import annotations

import os
from pathlib import Path

import structlog
from sqlalchemy.engine import URL

_log = structlog.get_logger(__name__)

PRIVATE = 0o600
"""The mode of everything beside a database: its owner reads and writes it."""
_OTHERS = 0o077
_BESIDE = ("-wal", "-shm", "-journal")
"""What SQLite lays beside a database. It takes the database's mode for what it makes."""


def make_private(file: Path, url: URL) -> None:
    """Make the file of a database that does not exist, before SQLite makes it for everybody to read; take the
    others' rights from one that does.

    What cannot be made is left to SQLite, which says why. Whose file belongs to somebody else keeps its mode,
    which is logged.
    """
    if not _is_only_opened(url):
        try:
            os.close(os.open(file, os.O_RDWR | os.O_CREAT | os.O_EXCL, PRIVATE))
        except FileExistsError:
            pass
        except OSError:
            return
    for one in (file, *(file.with_name(file.name + end) for end in _BESIDE)):
        close_to_others(one)


def close_to_others(file: Path) -> None:
    """Let nobody but its owner read or write a file, if there is one."""
    try:
        mode = file.stat().st_mode & 0o777
        if mode & _OTHERS:
            file.chmod(mode & ~_OTHERS)
    except FileNotFoundError:
        return
    except OSError as fault:
        _log.warning("others can read a file of the database", file=str(file), reason=fault.strerror)


def _is_only_opened(url: URL) -> bool:
    """Whether SQLite is told what to do with a file that is not there, or that it may not be written."""
    return "mode" in url.query or "mode=" in (url.database or "")
