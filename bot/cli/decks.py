"""`quartermaster decks`: compares every deck with its box, and says where its cards come from."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.table import Table as Grid

from bot.cli.chosen import modules_of
from bot.content import prepare_content
from bot.problems import Problem
from bot.settings import read_settings
from engine.games import GAMES, load_game
from engine.kernel import DeckReport


def command(
    game: Annotated[str | None, typer.Option(help="Only the decks of this game.")] = None,
    modules: Annotated[str, typer.Option(help="With these modules of it, by commas, or “all”.")] = "",
    json: Annotated[bool, typer.Option("--json", help="As JSON instead of a table.")] = False,
) -> int:
    """Show each deck's size against the component list, where its cards come from, and which stay out."""
    prepare_content(read_settings())
    if game is not None and game not in GAMES:
        raise Problem(f"there is no game “{game}”; the games are {', '.join(GAMES)}.")
    if modules and game is None:
        raise Problem("--modules are those of one game; name it with --game.")
    reports = [(id, report) for id in GAMES if game in (None, id) for report in _reports(id, modules)]
    if json:
        decks = [_row(id, report) for id, report in reports]
        print(msgspec.json.encode({"decks": decks}).decode())  # noqa: T201
    else:
        _show(reports)
    return 1 if any(report.cards != report.expected for _, report in reports) else 0


def _reports(game: str, modules: str) -> list[DeckReport]:
    spec = load_game(game)
    return spec.supply.decks(modules_of(spec, modules))


def _row(game: str, report: DeckReport) -> dict[str, Any]:
    return {
        "game": game,
        "deck": report.deck,
        "cards": report.cards,
        "expected": report.expected,
        **report.origins,
        "left_out": {card: list(needs) for card, needs in report.left_out.items()},
    }


def _show(reports: list[tuple[str, DeckReport]]) -> None:
    console = Console()
    for game in dict.fromkeys(game for game, _ in reports):
        grid = Grid(title=game)
        for heading in ("Deck", "Cards", "Of", "Printed", "House", "Stand-in"):
            grid.add_column(heading, no_wrap=True)
        grid.add_column("Stay out without")
        for report in (report for of, report in reports if of == game):
            needs = sorted({need for needs in report.left_out.values() for need in needs})
            size = str(report.cards) if report.cards == report.expected else f"[red]{report.cards}[/]"
            origins = [str(report.origins.get(origin, 0)) for origin in ("printed", "house", "stand-in")]
            grid.add_row(report.deck, size, str(report.expected), *origins, ", ".join(needs))
        console.print(grid)
