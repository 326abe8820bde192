"""`quartermaster verify FILE`: check an exported table, and whether it is the one that was opened."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from bot.cli.tablefile import read_table_file
from bot.content import prepare_content
from bot.problems import Problem
from bot.settings import read_settings
from data.locale import Texts
from engine.kernel.history import NotAnExport, undone_in, verify

_COMMITMENT = re.compile(r"[0-9a-fA-F]{12,64}")


def command(
    file: Annotated[Path, typer.Argument(help="A table exported by the bot or by a script.")],
    commitment: Annotated[
        str | None,
        typer.Option(help="The commitment in the message that opened the table, or its first 12 digits."),
    ] = None,
) -> int:
    """Check seed commitment, every draw, the log and the final state of an exported table."""
    if commitment is not None and not _COMMITMENT.fullmatch(commitment):
        raise Problem(f"{commitment!r} is no commitment; name its 64 hexadecimal digits, or the first 12.")
    prepare_content(read_settings())
    data = read_table_file(file)
    try:
        findings = verify(data, published=commitment)
        undone = undone_in(data)
    except NotAnExport as wrong:
        raise Problem(f"{file}: {wrong}") from wrong
    console = Console(highlight=False, soft_wrap=True)
    texts = Texts()
    for finding in findings:
        word = "[green]holds[/]" if finding.holds else "[red]fails[/]"
        console.print(f"{word}  {texts.say(f'verify-{finding.what}')}")
        if finding.detail:
            console.print(f"       {finding.detail}", markup=False)
    undos = texts.say(
        "verify-undos", taken=undone.taken_back, rewound=undone.rewound, repaired=undone.repaired
    )
    console.print(undos, markup=False)
    if isinstance(maker := data.get("made_by"), str):
        console.print(texts.say("verify-made-by", maker=maker), markup=False)
    if commitment is None:
        console.print(texts.say("verify-compare", commitment=str(data["commitment"])), markup=False)
    return 0 if all(finding.holds for finding in findings) else 1
