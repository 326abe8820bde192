"""A PostgreSQL of the tests' own: Debian's package, started on a free port in a folder that goes with it."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import tempfile
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.ports import free_port

_UNPRIVILEGED = "postgres"
"""Whom Debian's package adds; PostgreSQL refuses to be started by root."""
_SETTINGS = {
    "listen_addresses": "127.0.0.1",
    # What is lost with the machine need not outlive it.
    "fsync": "off",
    "max_connections": "60",
}


def why_not() -> str:
    """Why no PostgreSQL can be started here; empty when one can."""
    if _binaries() is None:
        return "PostgreSQL is not installed: apt-get install postgresql"
    if importlib.util.find_spec("asyncpg") is None:
        return "the driver asyncpg is not installed: make env"
    return ""


def _binaries() -> Path | None:
    found = sorted(
        Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parents[1].name)
    )
    if found:
        return found[-1].parent
    elsewhere = shutil.which("initdb")
    return Path(elsewhere).resolve().parent if elsewhere else None


@contextmanager
def postgres() -> Generator[str, None, None]:
    """The URL of an empty database on a server that ends with this."""
    binaries = _binaries()
    assert binaries is not None
    with tempfile.TemporaryDirectory(prefix="quartermaster-pg-") as folder:
        who: dict[str, Any] = {}
        if os.geteuid() == 0:
            who = {"user": _UNPRIVILEGED, "group": _UNPRIVILEGED, "extra_groups": []}
            shutil.chown(folder, _UNPRIVILEGED, _UNPRIVILEGED)
        data, port = Path(folder) / "data", free_port()
        _run([binaries / "initdb", "-D", data, "-U", "quartermaster", "-A", "trust", "-N"], folder, who)
        settings = {**_SETTINGS, "port": str(port), "unix_socket_directories": folder}
        options = " ".join(f"-c {name}={value}" for name, value in settings.items())
        control = [binaries / "pg_ctl", "-D", data, "-w"]
        _run([*control, "-l", f"{folder}/log", "-o", options, "start"], folder, who)
        try:
            yield f"postgresql+asyncpg://quartermaster@127.0.0.1:{port}/postgres"
        finally:
            _run([*control, "-m", "immediate", "stop"], folder, who)


def _run(command: list[Any], folder: str, who: dict[str, Any]) -> None:
    environment = {"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8"}
    # The server lives on with whatever it has inherited: no pipe of ours may be among it.
    with open(f"{folder}/told", "w+b") as told:
        done = subprocess.run(
            list(map(str, command)), cwd=folder, env=environment, stdout=told, stderr=told, check=False, **who
        )
        told.seek(0)
        assert done.returncode == 0, told.read().decode(errors="replace")
