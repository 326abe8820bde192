"""`quartermaster bench`: the performance figures of this project, shown beside what is aimed at."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.table import Table as Grid

from bot.bench.figures import measure
from bot.bench.load import Load, Plan
from bot.bench.many import under_loads
from bot.bench.plan import plan
from bot.problems import Problem
from data.store import StoreError


def command(
    json: Annotated[bool, typer.Option("--json", help="As JSON instead of a table.")] = False,
    load: Annotated[
        float,
        typer.Option(help="Instead: play at many tables for so many seconds, a picture a second.", min=0),
    ] = 0,
    tables: Annotated[int, typer.Option(help="At how many tables --load plays.", min=1)] = 1_000,
    answers: Annotated[float, typer.Option(help="How many answers a second --load gives.", min=1)] = 2,
    processes: Annotated[
        int, typer.Option(help="How many processes share the tables of --load, on --database.", min=1)
    ] = 1,
    database: Annotated[
        str | None,
        typer.Option(help="On which empty PostgreSQL --load plays; without, in a file of SQLite."),
    ] = None,
    limited: Annotated[
        bool, typer.Option("--limited", help="Keep Discord's limits with --load: 50 requests a second.")
    ] = False,
    postgres: Annotated[
        str | None,
        typer.Option(
            help="Measure saving on this PostgreSQL, too: postgresql+asyncpg://…, best an empty one."
        ),
    ] = None,
) -> int:
    """Measure speed, saving, drawing, the page and memory; or, with --load, a bot at work."""
    if load:
        if processes > 1 and database is None:
            raise Problem("Several processes need a PostgreSQL: name an empty one with --database.")
        try:
            loads = under_loads(Plan(tables, load, answers, database, processes, limited))
        except StoreError as unreachable:
            raise Problem(str(unreachable)) from unreachable
        _show_loads(loads, json=json)
        return 0
    try:
        figures = measure(postgres)
    except StoreError as unreachable:
        raise Problem(str(unreachable)) from unreachable
    if json:
        print(msgspec.json.encode(figures).decode())  # noqa: T201
        return 0
    grid = Grid("Figure", "Measured", "Aim")
    for name, value in figures.items():
        grid.add_row(name, _shown(name, value), _aims()[name])
    Console().print(grid)
    return 0


def _show_loads(loads: list[Load], *, json: bool) -> None:
    """A column for each process."""
    if json:
        print(msgspec.json.encode(loads if len(loads) > 1 else loads[0]).decode())  # noqa: T201
        return
    grid = Grid("Figure", *("Measured" for _ in loads), "Aim")
    for name in Load.__struct_fields__:
        measured = (str(msgspec.to_builtins(getattr(load, name))) for load in loads)
        grid.add_row(name, *measured, LOAD_AIMS.get(name, ""))
    Console().print(grid)


def _shown(name: str, value: Any) -> str:
    if name in PER_GAME:
        return ", ".join(f"{game} {number:,.0f}" for game, number in value.items())
    if name == "pictures":
        told = [f"{kind} {f['ms']:,.0f} ms, {f['bytes']:,} B, {f['ratio']:.1f}" for kind, f in value.items()]
        return "\n".join(told)
    if name in ("page_ms", "odds_ms", "level2_ms", "level2_worst_ms", "level2_round_ms", "hasty_round_ms"):
        return "\n".join(f"{after} {ms:,.1f}" for after, ms in value.items())
    return f"{value:,.2f}"


LOAD_AIMS = {
    "worst_lag_ms": "under 50",
    "worst_own_lag_ms": "under 50",
    "worst_busy_ms": "under 50",
    "worst_collection_ms": "under 50",
}
PER_GAME = ("decisions_per_second",)
AIMS = {
    "restore_ratio": "under 1.5",
    "ack_ratio": "at most 1.3",
    "commit_ratio": "at most 1.5",
    "commit_ratio_postgres": "at most 1.5",
    "board_ratio": "at most 1.3",
    "board_ms": "",
    "battle_ms": "",
    "pictures": "at most 1.3, films 1.5",
    "page_ratio": "at most 8",
    "page_ms": "an answer 50, a board 250, watched 100",
    "odds_ratio": "at most 4",
    "odds_ms": "told 5, a battle 50, a turn 300",
    "level2_ms": "0.5, with all modules 1",
    "level2_worst_ms": "15, with all modules 30",
    "level2_round_ms": "",
    "hasty_round_ms": "10",
    "start_s": "under 3",
    "memory_kb_per_table": "",
}


def _aims() -> dict[str, str]:
    least = ", ".join(f"{game} {number:,}" for game, number in plan().decisions.items())
    return {"decisions_per_second": f"at least {least}", **AIMS}
