"""What a decision of a computer captain costs: whole games among those of a new lobby."""

from __future__ import annotations

import gc
import time
from collections.abc import Iterator
from functools import partial

from bot.bench.laid import LEVEL
from bot.bench.plan import plan
from engine.captains import captain
from engine.captains.play import many_games
from engine.games import GAMES, load_game
from engine.kernel import Table

SEATS = 4
PLAYED = 2
"""Games of each kind."""


def captain_figures() -> tuple[dict[str, float], dict[str, float]]:
    """By game, and for the one that the bench plays with all its modules besides (`<game>-all`): the mean and
    the worst milliseconds of the processor for one decision of level 2, from a view to an answer.
    """
    times = {game: list(_times(game, ())) for game in GAMES}
    most = load_game(plan().game).module_sets()[-1]
    times[f"{plan().game}-all"] = list(_times(plan().game, most))
    mean = {name: 1000 * sum(took) / len(took) for name, took in times.items()}
    return mean, {name: 1000 * max(took) for name, took in times.items()}


def _times(game: str, modules: tuple[str, ...]) -> Iterator[float]:
    """Seconds of each decision."""
    with many_games():
        for number in range(PLAYED):
            seed = f"bench {number}"
            table = Table.new(game, seats=SEATS, seed=seed, modules=modules, keep=False)
            captains = [captain(LEVEL, f"{seed}|{seat}") for seat in range(SEATS)]
            while asked := table.waiting:
                seat, decision = next(iter(asked.items()))
                began = time.process_time()
                picks = captains[seat].answer(partial(table.view, seat), decision)
                yield time.process_time() - began
                table.put(seat, decision.number, picks)
            gc.collect()
