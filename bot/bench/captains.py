"""What a decision of a computer captain costs: whole games among those of a new lobby."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable, Iterator
from functools import partial

from bot.bench.laid import LEVEL
from bot.bench.plan import plan
from engine.captains import captain
from engine.captains.captain import Captain, player_of
from engine.captains.hasty import Hasty
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
    times[_largest()] = list(_times(plan().game, _all_modules()))
    return _means(times), {name: 1000 * max(took) for name, took in times.items()}


def round_figures() -> tuple[dict[str, float], dict[str, float]]:
    """For the game that the bench plays, and for it with all its modules: the mean milliseconds of the
    processor in which a round is played at a table that a captain imagines, by four captains of level 2, and
    by hasty ones, who are there to play on when somebody looks ahead.
    """
    rounds = {
        plan().game: [both for table in _games(plan().game, ()) for both in _rounds(table)],
        _largest(): [both for table in _games(plan().game, _all_modules()) for both in _rounds(table)],
    }
    thinking, hasty = ({name: [both[n] for both in took] for name, took in rounds.items()} for n in (0, 1))
    return _means(thinking), _means(hasty)


def _largest() -> str:
    return f"{plan().game}-all"


def _all_modules() -> tuple[str, ...]:
    return tuple(load_game(plan().game).module_sets()[-1])


def _means(times: dict[str, list[float]]) -> dict[str, float]:
    """Milliseconds."""
    return {name: 1000 * sum(took) / len(took) for name, took in times.items()}


def _games(game: str, modules: tuple[str, ...]) -> Iterator[Table]:
    """Tables of a game about to begin, one after the other."""
    # Whoever is asked first need not load what all captains have in common.
    player_of(game)
    with many_games():
        for number in range(PLAYED):
            yield Table.new(game, seats=SEATS, seed=f"bench {number}", modules=modules)
            gc.collect()


def _times(game: str, modules: tuple[str, ...]) -> Iterator[float]:
    """Seconds of each decision."""
    for table in _games(game, modules):
        yield from _played(table, _captains(), lambda: True)


def _rounds(table: Table) -> Iterator[tuple[float, float]]:
    """Seconds of each round of a game, played in an imagined table from where it begins, by captains of level
    2 and by hasty ones.
    """
    captains, number = _captains(), 0

    def goes_on(table: Table) -> bool:
        return table.spec.round_of(table.running.state) == number

    def thinking(imagined: Table) -> None:
        for _ in _played(imagined, captains, partial(goes_on, imagined)):
            pass

    def hasty(imagined: Table) -> None:
        Hasty(imagined).play(goes_on)

    while asked := table.waiting:
        number = table.spec.round_of(table.running.state)
        took = [_timed(play, table.imagine(min(asked), f"round {number}")) for play in (thinking, hasty)]
        yield took[0], took[1]
        thinking(table)


def _timed(play: Callable[[Table], None], imagined: Table) -> float:
    """The seconds of the processor that it takes to play on at a table."""
    began = time.process_time()
    play(imagined)
    return time.process_time() - began


def _captains() -> list[Captain]:
    return [captain(LEVEL, f"bench {seat}") for seat in range(SEATS)]


def _played(table: Table, captains: list[Captain], goes_on: Callable[[], bool]) -> Iterator[float]:
    """Captains play on while it goes on: seconds of each decision, from what its seat sees to an answer."""
    while goes_on() and (asked := table.waiting):
        seat, decision = next(iter(asked.items()))
        began = time.process_time()
        picks = captains[seat].answer(partial(table.view, seat, facts=False), decision)
        yield time.process_time() - began
        table.put(seat, decision.number, picks)
