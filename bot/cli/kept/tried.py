"""Whether the games of a backup can be played on, and hold."""

from __future__ import annotations

import sys
from pathlib import Path

from bot.backup import wrong_games
from bot.settings import Settings
from data.store.driver.urls import is_sqlite, read_url


def tried(settings: Settings, copy: Path, games: int) -> int:
    """Play so many games of a backup again, and say what came of it: the status with which a command ends.
    One of PostgreSQL was looked at by its own program; its games are in no file that can be read here.
    """
    if not is_sqlite(read_url(settings.database_url)) or not games:
        return 0
    looked, wrong = wrong_games(copy, games)
    for told in wrong:
        print(told, file=sys.stderr)  # noqa: T201
    print(f"{looked - len(wrong)} of {looked} games were loaded, and those that have ended hold.")  # noqa: T201
    return 1 if wrong else 0
