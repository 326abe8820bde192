"""`quartermaster rules [STEP]`: which clauses a step settles, what attaches to it, in which order, and what
its code asks for and plans; with `--index`, the rules indexes.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from itertools import groupby
from typing import Annotated

import msgspec
import typer
from rich.console import Console

from bot.cli.chosen import ALL_MODULES, modules_of
from bot.cli.rulemap.index import write
from bot.cli.rulemap.map import Attached, RuleMap, StepEntry, TermsEntry, whenever
from bot.cli.rulemap.page import page
from bot.problems import Problem
from data.locale import Texts
from engine.games import GAMES, load_game

FEW = 8
"""Up to this many planners of a step are shown with all that they plan; beyond that, only their names."""


def command(
    step: Annotated[str, typer.Argument(help="The name of a step or of terms.", metavar="[STEP]")] = "",
    game: Annotated[str, typer.Option(help="The rules of this game only.")] = "",
    modules: Annotated[str, typer.Option(help="Expansion modules by commas, or “all”.")] = "",
    json: Annotated[bool, typer.Option("--json", help="As JSON.")] = False,
    markdown: Annotated[bool, typer.Option("--markdown", help="All of it as a page, docs/steps.md.")] = False,
    index: Annotated[bool, typer.Option("--index", help="Write the indexes, docs/rules-index*.md.")] = False,
) -> int:
    """Show what may replace a step, what comes before and after it, and which terms it asks for.

    Without a step: all steps and terms, by file.
    """
    if game and game not in GAMES:
        raise Problem(f"there is no game “{game}”; the games are {', '.join(GAMES)}.")
    if modules not in ("", ALL_MODULES) and not game:
        raise Problem("modules belong to a game; name it with --game.")
    specs = [load_game(id) for id in GAMES if game in ("", id)]
    if index:
        print("\n".join(map(str, write(specs))))  # noqa: T201
        return 0
    maps = [RuleMap(spec, modules_of(spec, modules)) for spec in specs]
    if markdown:
        print(page(maps), end="")  # noqa: T201
        return 0
    steps = [entry for one in maps for entry in one.steps if step in ("", entry.step)]
    terms = [entry for one in maps for entry in one.terms if step in ("", entry.terms)]
    if not steps and not terms:
        raise Problem(_unknown(step, maps))
    if json:
        print(msgspec.json.encode({"steps": steps, "terms": terms}).decode())  # noqa: T201
        return 0
    console = Console(highlight=False, soft_wrap=True)
    for line in _whole(maps, step) if step else _listed(maps):
        console.print(line, markup=False)
    return 0


def _unknown(step: str, maps: Iterable[RuleMap]) -> str:
    known = [name for one in maps for name in (*one.rules.steps, *(entry.terms for entry in one.terms))]
    close = get_close_matches(step, known, n=1)
    meant = f"did you mean {close[0]}?" if close else "`quartermaster rules` lists what there is."
    return f"there is no step and there are no terms named “{step}”; {meant}"


def _listed(maps: Iterable[RuleMap]) -> Iterator[str]:
    """All steps and terms of the games, one line each, by file."""
    for one in maps:
        yield f"{Texts().name(one.game)} ({one.game})"
        for file, entries in groupby(one.steps, key=lambda entry: entry.file):
            yield f"\n  {file}"
            yield from (f"    {entry.step}: {entry.what}" for entry in entries)
        yield "\n  terms"
        yield from (f"    {entry.terms}: {entry.what}" for entry in one.terms)
        yield ""


def _whole(maps: Iterable[RuleMap], name: str) -> Iterator[str]:
    """Everything about the steps and terms with a name."""
    for one in maps:
        yield from (line for entry in one.steps if entry.step == name for line in _step(one, entry))
        yield from (line for entry in one.terms if entry.terms == name for line in _terms(entry))


def _step(one: RuleMap, entry: StepEntry) -> Iterator[str]:
    yield f"{entry.step} ({entry.game}, {entry.file})"
    yield f"  {entry.what}"
    if entry.moment:
        yield "  A moment: nothing happens by itself."
    yield from _settled(entry.clauses)
    yield from _numbered("Replaced by", entry.replaced_by)
    yield from _numbered("Before it", entry.before)
    yield from _numbered("After it", entry.after)
    yield f"  Asks: {_joined(entry.asks)}"
    yield f"  Plans: {_joined(entry.plans)}"
    for pattern in entry.effects:
        yield f"  Plans what effects plan: {_joined(one.effects(pattern))}"
    yield from _planned_by(entry)


def _settled(clauses: list[str]) -> Iterator[str]:
    if clauses:
        yield "  Settles:"
        yield from (f"    {clause}" for clause in clauses)


def _numbered(heading: str, attached: list[Attached]) -> Iterator[str]:
    yield f"  {heading}:{'' if attached else ' nothing'}"
    for number, one in enumerate(attached, 1):
        parts = [f"{one.chapter}.{one.function}{whenever(one.effect)}"]
        parts += [f"plans {_joined(one.plans)}"] if one.plans else []
        parts += [f"asks {_joined(one.asks)}"] if one.asks else []
        parts += ["in any order"] if one.commutes else []
        yield f"    {number}. {'; '.join(parts)}"


def _planned_by(entry: StepEntry) -> Iterator[str]:
    planners = entry.planned_by
    if not planners or len(planners) > FEW:
        yield f"  Planned by: {_joined([planner.name for planner in planners])}"
        return
    yield "  Planned by:"
    for planner in planners:
        marked = [f"[{name}]" if name == entry.step else name for name in planner.order]
        yield f"    {planner.name}: {_joined(marked)}"


def _terms(entry: TermsEntry) -> Iterator[str]:
    yield f"{entry.terms} ({entry.game}, {entry.file})"
    yield f"  {entry.what}"
    yield from _settled(entry.clauses)
    yield f"  Rules, in this order:{'' if entry.rules else ' none'}"
    for number, rule in enumerate(entry.rules, 1):
        yield f"    {number}. {rule.rank} {rule.chapter}.{rule.function}{whenever(rule.effect)}"
    yield f"  Asked by: {_joined(entry.asked_by)}"


def _joined(names: list[str]) -> str:
    return ", ".join(names) or "nothing"
