"""`quartermaster tell FILE`: an exported table told for a forum, as a text with or without markup."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from bot.cli.tablefile import NAMES_HELP, read_table_file, rounds_of, seat_names
from bot.content import prepare_content
from bot.problems import Problem
from bot.settings import read_settings
from data.locale import Texts, languages
from data.telling import Read, open_plan
from data.telling.forum import BBCODE, FORMS, turns_of, written


def command(
    file: Annotated[Path, typer.Argument(help="A table exported by the bot or by a script.")],
    form: Annotated[str, typer.Option("--as", help=f"What it is written in: {' or '.join(FORMS)}.")] = BBCODE,
    out: Annotated[
        Path | None, typer.Option("-o", "--out", help="Where the text goes; none: to the terminal.")
    ] = None,
    rounds: Annotated[
        str, typer.Option(help="These rounds alone: one (7), or from one to another (7-9).")
    ] = "",
    language: Annotated[str, typer.Option(help="The language it is told in; none: the usual one.")] = "",
    names: Annotated[str, typer.Option(help=NAMES_HELP)] = "",
) -> int:
    """Tell an exported table turn by turn, ready for a forum. A running one is told as spectators know it."""
    if form not in FORMS:
        raise Problem(f"“{form}” is no form; there are {' and '.join(FORMS)}.")
    if language and language not in languages():
        raise Problem(f"there is no language “{language}”; there are {', '.join(languages())}.")
    prepare_content(read_settings())
    data = read_table_file(file)
    try:
        text = told(data, form, rounds_of(rounds), language, names)
    except (LookupError, TypeError, ValueError, AttributeError) as broken:
        raise Problem(f"the log in {file} cannot be told ({broken!r}); export the table anew.") from broken
    if out is None:
        Console(highlight=False, soft_wrap=True).print(text, markup=False, end="")
        return 0
    try:
        out.write_text(text, encoding="utf-8")
    except OSError as unwritable:
        raise Problem(
            f"{out} cannot be written ({unwritable.strerror}); name a file in a folder of yours."
        ) from unwritable
    return 0


def told(data: dict[str, Any], form: str, rounds: range | None, language: str = "", names: str = "") -> str:
    """The log of an exported table as a text for a forum. Raises Problem if none of these rounds was played,
    and whatever a file that is none comes to.
    """
    import render

    settings = read_settings()
    texts = Texts(language or settings.default_language, settings.text_folders).on_page()
    plan = open_plan(settings.text_folders)
    read = [Read(at, line["key"], line["args"], bool(line["own"])) for at, line in enumerate(data["log"])]
    turns = turns_of(plan, read, render.called(data["game"], data["view"]))
    chosen = [turn for turn in turns if rounds is None or turn.round in rounds]
    if not chosen:
        played = turns[-1].round if turns else 0
        raise Problem(f"these rounds were not played; the game had rounds 1 to {played}.")
    return written(form, texts.name(data["game"]), chosen, plan, texts, seat_names(data, texts, names))
