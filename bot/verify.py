"""`quartermaster verify FILE`: check an exported table against its seed commitment."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from bot.problems import Problem
from bot.tablefile import read_table_file
from engine.kernel.verify import NotAnExport, verify

SENTENCES = {
    "commitment": "the seed is the one that was committed to before the game",
    "counter": "no number of the seed was skipped or used twice",
    "state": "every draw is the seed's, and the recorded answers lead to the recorded end",
    "undone": "draws that were undone later were the seed's too",
}


def command(
    file: Annotated[Path, typer.Argument(help="A table exported by the bot or by a script.")],
) -> int:
    """Check seed commitment, every draw and the final state of an exported table."""
    data = read_table_file(file)
    try:
        findings = verify(data)
    except NotAnExport as wrong:
        raise Problem(f"{file}: {wrong}") from wrong
    console = Console(highlight=False, soft_wrap=True)
    for finding in findings:
        word = "[green]holds[/]" if finding.holds else "[red]fails[/]"
        console.print(f"{word}  {SENTENCES[finding.what]}")
        if finding.detail:
            console.print(f"       {finding.detail}", markup=False)
    return 0 if all(finding.holds for finding in findings) else 1
