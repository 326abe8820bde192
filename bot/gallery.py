"""`quartermaster gallery DIR`: every kind of picture of every game in every theme, from sample tables."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from bot.content import prepare_content
from bot.problems import Problem
from bot.settings import read_settings
from data.locale import Texts
from engine.games import GAMES


def command(
    folder: Annotated[Path, typer.Argument(help="Where the pictures go; made when it is missing.")],
    game: Annotated[str, typer.Option(help="One game only.")] = "",
    theme: Annotated[str, typer.Option(help="One theme only.")] = "",
) -> int:
    """Draw every kind of picture in every theme, each with a text file of what it shows."""
    settings = read_settings()
    prepare_content(settings)
    # Drawing loads typefaces and icons; --help does not.
    from bot.samples import kinds
    from render.theme import themes

    games, looks = _one_of("game", game, list(GAMES)), _one_of("theme", theme, themes())
    texts = Texts(settings.default_language, settings.text_folders)
    console = Console(highlight=False, soft_wrap=True)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name in games:
            for kind, draw in kinds(name, texts).items():
                for look in looks:
                    picture = draw(look)
                    file = folder / f"{name}-{kind}-{look}.{picture.format}"
                    file.write_bytes(picture.data)
                    file.with_suffix(".txt").write_text(picture.alt + "\n", encoding="utf-8")
                    console.print(f"{file}  {len(picture.data) // 1024} kB", markup=False)
    except OSError as unwritable:
        reason = unwritable.strerror
        raise Problem(f"{folder} cannot be written ({reason}); name a folder of yours.") from unwritable
    return 0


def _one_of(what: str, wanted: str, known: list[str]) -> list[str]:
    if wanted and wanted not in known:
        raise Problem(f"there is no {what} “{wanted}”; there are {', '.join(known)}.")
    return [wanted] if wanted else known
