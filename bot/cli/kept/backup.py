"""`quartermaster backup FILE`: a copy of all that is stored, while the bot runs."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from bot.backup import VERIFIED, back_up, let_go_of_old, place_in
from bot.cli.kept.tried import tried
from bot.content import prepare_content
from bot.problems import Problem
from bot.settings import read_settings


def command(
    file: Annotated[
        Path, typer.Argument(help="The file to write; in a folder, one named by day and hour is written.")
    ],
    keep: Annotated[
        int | None, typer.Option(min=1, help="In a folder: delete the oldest until so many are left.")
    ] = None,
    games: Annotated[
        int, typer.Option("--verify", min=0, help="So many games of it, the newest, are played again.")
    ] = VERIFIED,
    force: Annotated[bool, typer.Option("--force", help="Replace a file that is there.")] = False,
) -> int:
    """Copy the database to a file, and see that it can be read. The bot may run meanwhile."""
    settings = read_settings()
    if keep is not None and not file.is_dir():
        raise Problem(f"--keep counts the backups of a folder, and {file} is none.")
    to = place_in(file, settings.database_url) if file.is_dir() else file
    back_up(settings.database_url, to, force=force)
    prepare_content(settings)
    status = tried(settings, to, games)
    print(f"All that is stored has been copied to {to}.")  # noqa: T201
    if keep is not None and status:
        # An older one may have what is damaged now.
        print("As not all games hold, nothing was deleted.", file=sys.stderr)  # noqa: T201
    elif keep is not None:
        for old in let_go_of_old(file, keep):
            print(f"{old} was deleted.")  # noqa: T201
    return status
