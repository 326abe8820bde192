"""The performance figures of this project, as ratios measured in one run."""

from __future__ import annotations

import gc
import random
import statistics
import time
import tracemalloc
from collections.abc import Callable, Iterator
from functools import partial
from itertools import islice
from typing import Any

import msgspec

import render
from bot.bench.acknowledging import ack_ratio
from bot.bench.captains import captain_figures, round_figures
from bot.bench.odds import odds_figures
from bot.bench.pages import page_figures
from bot.bench.plan import plan
from bot.bench.samples import kinds
from bot.bench.start import start_s
from data.locale import Texts
from data.store.bench import bench_commit, bench_commit_on_server
from engine.captains import captain
from engine.captains.play import many_games, play_game
from engine.games import GAMES, load_game
from engine.kernel import Change, Table
from render.bench import bench as board_bench
from render.bench import bench_picture, bench_scene
from render.kit.theme import USUAL, themes

SECONDS = 3.0
"""How long random games of one kind are played."""
FEW = 15
"""Number of answers after which the first table is restored, for comparison."""
RESTORED = 12
"""So many tables are restored, early and late in a game."""
TABLES = 40
"""Tables held in memory at once to measure them."""
SCENES = 3
"""Views of something under way that are drawn."""
IN_EVERY_THEME = ("board", "replay")


def measure(postgres: str | None = None) -> dict[str, Any]:
    """All figures. Ratios compare two things measured alternately in this run; times are in the units in
    their names. `postgres` is the address of a database: saving there is measured as well.

    Raises `StoreError` if there is no such database.
    """
    changes = changes_of_a_game()
    on_server = (
        {} if postgres is None else {"commit_ratio_postgres": bench_commit_on_server(postgres, changes).ratio}
    )
    board_ratio, board_ms = board()
    page_ratio, page_ms = page_figures()
    odds_ratio, odds_ms = odds_figures()
    level2_ms, level2_worst_ms = captain_figures()
    level2_round_ms, hasty_round_ms = round_figures()
    return {
        "decisions_per_second": {game: decisions_per_second(game) for game in GAMES},
        "restore_ratio": restore_ratio(),
        "ack_ratio": ack_ratio(),
        "commit_ratio": bench_commit(changes).ratio,
        **on_server,
        "board_ratio": board_ratio,
        "board_ms": board_ms,
        "battle_ms": scene(),
        "pictures": every_picture(),
        "page_ratio": page_ratio,
        "page_ms": page_ms,
        "odds_ratio": odds_ratio,
        "odds_ms": odds_ms,
        "level2_ms": level2_ms,
        "level2_worst_ms": level2_worst_ms,
        "level2_round_ms": level2_round_ms,
        "hasty_round_ms": hasty_round_ms,
        "start_s": start_s(),
        "memory_kb_per_table": memory_per_table(),
    }


def decisions_per_second(game: str) -> float:
    """Decisions of whole random games of four, as `simulate` plays them: with log, without snapshots."""
    play_game(game, levels=[1] * 4, seed="warm")
    decisions, number = 0, 0
    start = time.perf_counter()
    with many_games():
        while (spent := time.perf_counter() - start) < SECONDS:
            decisions += play_game(game, levels=[1] * 4, seed=f"bench {number}").decisions
            number += 1
    return decisions / spent


def restore_ratio() -> float:
    """The time to restore tables at the end of a random game, divided by that soon after its beginning, at
    the same kind of question; several of each, since no two turns are alike.
    """
    asked = [
        _core(table)
        for answers, table in enumerate(_random_game())
        if answers >= FEW and [d.kind for d in table.waiting.values()] == [plan().restored]
    ]
    early, late = asked[:RESTORED], asked[-RESTORED:]
    return _by_turns(lambda: [*map(Table.load, late)], lambda: [*map(Table.load, early)], rounds=60)


def _core(table: Table) -> bytes:
    change = table.unsaved()
    assert change is not None
    return change.core


def changes_of_a_game() -> list[Change]:
    """What a store must write during one random game, answer by answer."""
    return [change for table in _random_game() if (change := table.unsaved())]


def views_of_a_game() -> Iterator[dict[str, Any]]:
    """A spectator's views of a random game, one per round."""
    seen, round_of = 0, load_game(plan().game).round_of
    for table in _random_game():
        if (now := round_of(table.running.state)) > seen:
            seen = now
            yield table.view(None)


def _random_game() -> Iterator[Table]:
    """One and the same random game of four seats, after every answer."""
    table = Table.new(plan().game, seats=4, seed="bench", salt="bench")
    players = [captain(1, f"bench {seat}") for seat in range(4)]
    yield table
    while table.waiting:
        seat, decision = next(iter(table.waiting.items()))
        table.answer(seat, decision.number, players[seat].answer(table.view(seat), decision))
        yield table


def board() -> tuple[float, float]:
    """The time to draw and encode a board divided by that of encoding alone, everything cached; and the
    milliseconds of the former.
    """
    texts = Texts("en").with_players(["Anne", "Bess", "Carl", "Dora"])
    figures = [board_bench(view, texts) for view in list(views_of_a_game())[::6]]
    return statistics.median(f.ratio for f in figures), statistics.median(f.board_ms for f in figures)


def scene() -> float:
    """Milliseconds to draw and encode what is under way, such as a battle; 0 if the random game has nothing
    like it.
    """
    texts = Texts("en").with_players(["Anne", "Bess", "Carl", "Dora"])
    views = (table.view(None) for table in _random_game())
    found = list(islice((view for view in views if render.scene(view, texts) is not None), SCENES))
    return statistics.median(bench_scene(view, texts) for view in found) if found else 0.0


def every_picture() -> dict[str, dict[str, float]]:
    """Every kind of picture of every game: milliseconds, bytes, and the ratio to encoding alone. Boards and
    films are measured in every theme.
    """
    return {
        f"{game}-{kind}" + f"-{look}" * (look != USUAL): msgspec.to_builtins(
            bench_picture(partial(draw, look))
        )
        for game in GAMES
        for kind, draw in kinds(game, Texts()).items()
        for look in (themes() if kind in IN_EVERY_THEME else [USUAL])
    }


def memory_per_table() -> float:
    """Kilobytes of a table in mid-game as the bot keeps it: loaded from its core, without its history."""
    core = changes_of_a_game()[-1].core
    Table.load(core)
    gc.collect()
    tracemalloc.start()
    held = [Table.load(core) for _ in range(TABLES)]
    gc.collect()
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return size / len(held) / 1024


def _by_turns(one: Callable[[], Any], other: Callable[[], Any], rounds: int) -> float:
    """How many times as long `one` takes as `other`: medians, measured alternately in random order."""
    times: tuple[list[float], list[float]] = ([], [])
    order = random.Random(1)
    for _ in range(rounds):
        for which in order.sample((0, 1), 2):
            times[which].append(_timed((one, other)[which]))
    return statistics.median(times[0]) / statistics.median(times[1])


def _timed(action: Callable[[], Any]) -> float:
    start = time.perf_counter()
    action()
    return time.perf_counter() - start
