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
    beside: Annotated[
        bool, typer.Option("--beside", help="One picture of each kind: its themes in a row, as on a phone.")
    ] = False,
) -> int:
    """Draw every kind of picture in every theme, each with a text file of what it shows."""
    settings = read_settings()
    prepare_content(settings)
    # Drawing loads typefaces and icons; --help does not.
    from bot.bench.samples import kinds
    from render.kit.side_by_side import side_by_side
    from render.kit.theme import themes

    games, looks = _one_of("game", game, list(GAMES)), _one_of("theme", theme, themes())
    texts = Texts(settings.default_language, settings.text_folders)
    console = Console(highlight=False, soft_wrap=True)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name in games:
            for kind, draw in kinds(name, texts).items():
                drawn = {f"{name}-{kind}-{look}": draw(look) for look in looks}
                files = {stem: (one.data, one.alt) for stem, one in drawn.items()}
                if beside:
                    pictures = list(drawn.values())
                    files = {f"{name}-{kind}": (side_by_side(pictures), pictures[0].alt)}
                for stem, (data, alt) in files.items():
                    file = folder / f"{stem}.webp"
                    file.write_bytes(data)
                    file.with_suffix(".txt").write_text(alt + "\n", encoding="utf-8")
                    console.print(f"{file}  {len(data) // 1024} kB", markup=False)
    except OSError as unwritable:
        reason = unwritable.strerror
        raise Problem(f"{folder} cannot be written ({reason}); name a folder of yours.") from unwritable
    return 0


def _one_of(what: str, wanted: str, known: list[str]) -> list[str]:
    if wanted and wanted not in known:
        raise Problem(f"there is no {what} “{wanted}”; there are {', '.join(known)}.")
    return [wanted] if wanted else known
