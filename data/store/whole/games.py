"""The games in a copy of an SQLite database, read without changing a byte of it."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from data.store.models import Status


@dataclass(frozen=True, slots=True)
class StoredGame:
    """All that is stored of a game: what it goes on from (`packed`), its inputs, and its log without what was
    taken back.
    """

    table: int
    finished: bool
    packed: bytes
    inputs: list[bytes]
    entries: list[bytes]


def games(file: Path, most: int) -> Iterator[StoredGame]:
    """The games that were played last, at most so many. Raises sqlite3.Error."""
    reader = sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)
    with closing(reader):
        newest = reader.execute(
            "SELECT g.id, g.status, s.core FROM game_table AS g JOIN snapshot AS s ON s.table_id = g.id"
            " WHERE g.status IN (?, ?) ORDER BY s.saved_at DESC LIMIT ?",
            (Status.PLAYING.value, Status.FINISHED.value, most),
        )
        for table, status, packed in newest:
            inputs = reader.execute("SELECT data FROM input WHERE table_id = ? ORDER BY sequence", (table,))
            entries = reader.execute(
                "SELECT data FROM log_entry WHERE table_id = ? AND NOT withdrawn ORDER BY number", (table,)
            )
            yield StoredGame(
                table, status == Status.FINISHED.value, packed,
                [data for (data,) in inputs], [data for (data,) in entries],
            )  # fmt: skip
