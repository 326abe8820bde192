"""`quartermaster replay FILE -o OUT`: a finished table's boards as a film, and a chart of its points."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from bot.cli.tablefile import NAMES_HELP, read_table_file, rounds_of, seat_names
from bot.content import prepare_content
from bot.problems import Problem
from bot.settings import read_settings
from data.locale import Texts
from engine.kernel import AnswerError
from engine.kernel.history import NotAnExport

MOST_KILOBYTES = 6_000


def command(
    file: Annotated[Path, typer.Argument(help="A finished table exported by the bot or by a script.")],
    out: Annotated[Path, typer.Option("-o", "--out", help="Where the film goes: .webp.")],
    plot: Annotated[
        Path | None, typer.Option(help="Where the plot of everybody's points goes: .webp.")
    ] = None,
    rounds: Annotated[
        str, typer.Option(help="These rounds alone, turn by turn: one (7), or from one to another (7-9).")
    ] = "",
    scenes: Annotated[
        bool, typer.Option("--scenes", help="Show battles too, and whatever else has its own picture.")
    ] = False,
    most: Annotated[int, typer.Option(min=100, help="Kilobytes of the film at most.")] = MOST_KILOBYTES,
    theme: Annotated[str, typer.Option(help="The theme to draw in.")] = "chart",
    names: Annotated[str, typer.Option(help=NAMES_HELP)] = "",
) -> int:
    """Replay a finished table and draw its boards one after another; print in words how it went."""
    for target in (out, plot):
        if target is not None and target.suffix.lower() != ".webp":
            raise Problem(f"{target} is no name for an animated picture; end it in .webp.")
    chosen = rounds_of(rounds)
    settings = read_settings()
    prepare_content(settings)
    data = read_table_file(file)
    # Drawing loads typefaces and icons; report errors in the file before that.
    from bot.posting.ending import close_film, plot_of

    texts = Texts(settings.default_language, settings.text_folders)
    try:
        texts = texts.with_players(seat_names(data, texts, names))
        film = close_film(data, texts, theme, rounds=chosen, scenes=scenes, most=most * 1000)
        history = plot_of(data, texts, theme)
    except AnswerError as unknown:
        raise Problem(Texts().refusal(unknown.refusal)) from unknown
    except (NotAnExport, ValueError) as wrong:
        raise Problem(f"{file}: {wrong}") from wrong
    for target, picture in ((out, film), (plot, history)):
        if target is not None:
            _write(target, picture.data)
    Console(highlight=False, soft_wrap=True).print(history.alt, markup=False)
    return 0


def _write(target: Path, data: bytes) -> None:
    try:
        target.write_bytes(data)
    except OSError as unwritable:
        raise Problem(
            f"{target} cannot be written ({unwritable.strerror}); name a file in a folder of yours."
        ) from unwritable
