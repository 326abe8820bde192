"""`quartermaster scenario FILE...`: play scenarios and report what differed."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from bot.content import prepare_content
from bot.problems import Problem
from bot.settings import read_settings
from data.locale import Texts
from engine.kernel import AnswerError
from engine.kernel.scenario import Outcome, ScenarioError, read_scenarios, run_scenario


def command(
    files: Annotated[
        list[Path], typer.Argument(help="Scenario files, or folders of them.", metavar="FILE...")
    ],
) -> int:
    """Play scenarios; one line each, and what differed from the expectations."""
    settings = read_settings()
    prepare_content(settings)
    texts = Texts(settings.default_language, settings.text_folders)
    console = Console(highlight=False, soft_wrap=True)
    outcomes: list[Outcome] = []
    for file in _files(files):
        try:
            text = file.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as unreadable:
            reason = unreadable.strerror if isinstance(unreadable, OSError) else "not UTF-8 text"
            raise Problem(f"{file} cannot be read ({reason}); name a scenario file.") from unreadable
        try:
            for scenario in read_scenarios(text, str(file), texts.tells):
                outcome = run_scenario(scenario)
                outcomes.append(outcome)
                _print(console, outcome)
        except ScenarioError as wrong:
            raise Problem(_sentence(wrong, texts)) from wrong
    passed = sum(outcome.passed for outcome in outcomes)
    console.print(f"{passed} passed, {len(outcomes) - passed} failed")
    return 0 if passed == len(outcomes) else 1


def _files(given: list[Path]) -> list[Path]:
    """The files named, and the YAML files of the folders named."""
    found: list[Path] = []
    for path in given:
        found += sorted(path.rglob("*.yaml")) if path.is_dir() else [path]
    if not found:
        raise Problem("there is no .yaml file in there; name scenario files or folders that hold some.")
    return found


def _sentence(wrong: ScenarioError, texts: Texts) -> str:
    """What is wrong; impossible settings in the words that a player reads."""
    refused = wrong.__cause__
    if not isinstance(refused, AnswerError):
        return str(wrong)
    return f"{str(wrong).removesuffix(str(refused))}{texts.refusal(refused.refusal)}"


def _print(console: Console, outcome: Outcome) -> None:
    clause = f" ({outcome.clause})" if outcome.clause else ""
    word = "[green]passed[/]" if outcome.passed else "[red]failed[/]"
    console.print(f"{word}  {outcome.name}{clause}")
    for difference in outcome.differences:
        console.print("        ", end="")
        console.print(difference, markup=False)
