"""Exported tables as files: JSON, as `Table.export` returns it."""

from __future__ import annotations

import os
from collections.abc import Mapping
from itertools import zip_longest
from pathlib import Path
from typing import Any, cast

import msgspec

import render
from bot.problems import Problem
from data.locale import Texts

MOST_BYTES = 32_000_000
"""Of a file that is read at all."""
NAMES_HELP = (
    "The players' names by seat, with commas between them; none: those in the file, or their captains'."
)


def read_table_file(file: Path) -> dict[str, Any]:
    """The exported table in a file. Raises Problem if it cannot be read or is not one."""
    try:
        if file.stat().st_size > MOST_BYTES:
            raise Problem(f"{file} is larger than {MOST_BYTES // 1_000_000} megabytes; no exported table is.")
        data: Any = msgspec.json.decode(file.read_bytes())
    except OSError as unreadable:
        raise Problem(
            f"{file} cannot be read ({unreadable.strerror}); name a table exported as JSON."
        ) from unreadable
    except RecursionError as deep:
        raise Problem(f"{file} is nested too deeply; name a table exported by Quartermaster.") from deep
    except msgspec.DecodeError as broken:
        raise Problem(f"{file} is not JSON ({broken}); name a table exported by Quartermaster.") from broken
    if not isinstance(data, dict) or "game" not in data or "view" not in data:
        raise Problem(f"{file} is not an exported table; name a file that Quartermaster exported.")
    return cast("dict[str, Any]", data)


def seat_names(data: Mapping[str, Any], texts: Texts, given: str = "") -> list[str]:
    """What pictures call the seats of an exported table: the names `given` (with commas between them), else
    those in the file, else by the captain each of them has in the game, else by its number.

    Raises Problem if more names are given than there are seats.
    """
    seats = int(data["seats"])
    named = (
        [name.strip() for name in given.split(",")]
        if given
        else [str(one) for one in data.get("players") or ()]
    )
    if len(named) > seats:
        raise Problem(
            f"{len(named)} names are too many for {seats} seats; name one for each, with commas between them."
        )
    try:
        captains = render.called(data["game"], data["view"])
    except (LookupError, TypeError, AttributeError):
        captains = {}  # what is wrong with the view is said by whoever draws it
    other = (texts.name(captains[seat]) if seat in captains else texts.player(seat) for seat in range(seats))
    return [name or fallback for name, fallback in zip_longest(named, other, fillvalue="")]


def rounds_of(written: str) -> range | None:
    """The rounds that are written like that; None for all. Raises Problem if they cannot be read."""
    first, dash, last = (part.strip() for part in written.partition("-"))
    if not written.strip():
        return None
    if not first.isdecimal() or (dash and not last.isdecimal()) or int(last or first) < int(first):
        raise Problem(f"“{written}” are no rounds; write one (7), or from one to another (7-9).")
    return range(int(first), int(last or first) + 1)


def write_table_file(file: Path, exported: dict[str, Any]) -> None:
    """Write an exported table, for its owner alone: it may hold what players have not seen."""
    with open(file, "wb", opener=lambda path, flags: os.open(path, flags, 0o600)) as opened:
        opened.write(msgspec.json.format(msgspec.json.encode(exported), indent=1))
