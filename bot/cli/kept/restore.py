"""`quartermaster restore FILE`: a backup in the database's place."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from bot.backup import VERIFIED, check, restore
from bot.cli.kept.tried import tried
from bot.content import prepare_content
from bot.problems import Problem
from bot.settings import read_settings


def command(
    file: Annotated[Path, typer.Argument(help="A file that “quartermaster backup” wrote.")],
    games: Annotated[
        int, typer.Option("--verify", min=0, help="So many games of it, the newest, are played again before.")
    ] = VERIFIED,
    force: Annotated[bool, typer.Option("--force", help="Replace a database that is there.")] = False,
) -> int:
    """Put a backup in the database's place, at once or not at all. The bot must not run."""
    settings = read_settings()
    check(settings.database_url, file)
    prepare_content(settings)
    if tried(settings, file, games) and not force:
        raise Problem(f"{file} has games that do not hold; name another, or add --force.")
    asyncio.run(restore(settings.database_url, file, force=force))
    print(f"All that is stored is as in {file}; the next start brings it up to date.")  # noqa: T201
    return 0
