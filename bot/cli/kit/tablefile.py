"""Exported tables as files: JSON, as `Table.export` returns it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

import msgspec

from bot.problems import Problem


def read_table_file(file: Path) -> dict[str, Any]:
    """The exported table in a file. Raises Problem if it cannot be read or is not one."""
    try:
        data: Any = msgspec.json.decode(file.read_bytes())
    except OSError as unreadable:
        raise Problem(
            f"{file} cannot be read ({unreadable.strerror}); name a table exported as JSON."
        ) from unreadable
    except msgspec.DecodeError as broken:
        raise Problem(f"{file} is not JSON ({broken}); name a table exported by Quartermaster.") from broken
    if not isinstance(data, dict) or "game" not in data or "view" not in data:
        raise Problem(f"{file} is not an exported table; name a file that Quartermaster exported.")
    return cast("dict[str, Any]", data)


def seat_names(data: dict[str, Any]) -> list[str]:
    """The names of the seats of an exported table; a seat without a name gets its letter."""
    names = [str(name) for name in data.get("players", ())]
    return names + [chr(ord("A") + seat) for seat in range(len(names), int(data["seats"]))]


def write_table_file(file: Path, exported: dict[str, Any]) -> None:
    """Write an exported table."""
    file.write_bytes(msgspec.json.format(msgspec.json.encode(exported), indent=1))
