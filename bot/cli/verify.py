"""`quartermaster verify FILE`: check an exported table against its seed commitment."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from bot.cli.kit.tablefile import read_table_file
from bot.content import prepare_content
from bot.problems import Problem
from bot.settings import read_settings
from data.locale import Texts
from engine.kernel.verify import NotAnExport, verify


def command(
    file: Annotated[Path, typer.Argument(help="A table exported by the bot or by a script.")],
) -> int:
    """Check seed commitment, every draw and the final state of an exported table."""
    prepare_content(read_settings())
    data = read_table_file(file)
    try:
        findings = verify(data)
    except NotAnExport as wrong:
        raise Problem(f"{file}: {wrong}") from wrong
    console = Console(highlight=False, soft_wrap=True)
    texts = Texts()
    for finding in findings:
        word = "[green]holds[/]" if finding.holds else "[red]fails[/]"
        console.print(f"{word}  {texts.say(f'verify-{finding.what}')}")
        if finding.detail:
            console.print(f"       {finding.detail}", markup=False)
    return 0 if all(finding.holds for finding in findings) else 1
