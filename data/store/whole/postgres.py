"""Copies of a PostgreSQL database by its own programs, `pg_dump` and `pg_restore`."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

from sqlalchemy.engine import URL

from data.store.driver.files import PRIVATE
from data.store.driver.urls import shown
from data.store.errors import StoreError

_PASSWORD = "PGPASSWORD"  # noqa: S105 - the name of a variable


def dump(url: URL, to: Path) -> None:
    """Copy a database to a file that nobody but its owner can read. Raises `StoreError`."""
    half = to.with_name(to.name + ".part")
    try:
        half.unlink(missing_ok=True)
        os.close(os.open(half, os.O_RDWR | os.O_CREAT | os.O_EXCL, PRIVATE))
        _run("pg_dump", url, "--format=custom", "--no-owner", f"--file={half}", f"--dbname={_place(url)}")
        check_dump(half, url)
        half.replace(to)
    except OSError as fault:
        raise StoreError(f"{to} cannot be written: {fault.strerror}.") from fault
    finally:
        half.unlink(missing_ok=True)


def load(url: URL, copy: Path) -> None:
    """Put a copy in a database's place, at once or not at all. Raises `StoreError`."""
    check_dump(copy, url)
    whole = ("--clean", "--if-exists", "--no-owner", "--single-transaction", "--exit-on-error")
    _run("pg_restore", url, *whole, f"--dbname={_place(url)}", str(copy))


def check_dump(copy: Path, url: URL) -> None:
    """Raise `StoreError` unless a file is a whole copy of tables of ours."""
    if not copy.is_file():
        raise StoreError(f"There is no file {copy}; name a backup.")
    told = _run("pg_restore", url, "--list", str(copy))
    if "quartermaster_version" not in told:
        raise StoreError(f"{copy} is no backup of Quartermaster's; name another.")


def _place(url: URL) -> str:
    """The database as PostgreSQL's programs take it: with neither driver nor password."""
    return URL.create(
        "postgresql", username=url.username, host=url.host, port=url.port, database=url.database
    ).render_as_string(hide_password=False)


def _run(program: str, url: URL, *arguments: str) -> str:
    """What a program prints. The password goes by its environment, where other users do not see it."""
    if shutil.which(program) is None:
        raise StoreError(
            f"A copy of {shown(url)} needs PostgreSQL's program {program}: "
            "install its client (Debian: postgresql-client), of the server's version or a newer one."
        )
    environment = os.environ | ({_PASSWORD: str(url.password)} if url.password else {})
    # No shell reads it, and a password stands in no argument, where others could see it.
    done = subprocess.run(  # noqa: S603
        [program, *arguments], env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode:
        said = " ".join(done.stderr.split()).rstrip(".") or f"status {done.returncode}"
        raise StoreError(f"{program} could not do it for {shown(url)}: {said}.")
    return done.stdout
