"""What odds cost: over positions of games of random captains and of such that play with sense."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Any

from bot.bench.plan import plan
from engine.advice import Advice, advise, estimate, remembered
from engine.captains import captain
from engine.captains.play import answer_for
from engine.games import load_game
from engine.kernel import Table

POSITIONS = 500
"""Positions in which odds are told; half of them of random captains, half of them with all modules."""
PLAYED_OUT = 60
"""Positions in which odds are played out, of each kind of question."""
LEVELS = (1, 2)


def odds_figures() -> tuple[float, dict[str, float]]:
    """The time to tell odds divided by that to see the table, over all positions; and milliseconds, at the
    median and where 5 % take longer, to tell odds and to play out those that need it, by kind of question.
    """
    told: list[float] = []
    seen: list[float] = []
    played: dict[str, list[float]] = {}
    for table, seat in _positions():
        seen.append(_spent(lambda table=table, seat=seat: table.view(seat)))
        told.append(_spent(lambda table=table, seat=seat: advise(table, seat)))
        kind = table.waiting[seat].kind
        if len(played.get(kind, ())) < PLAYED_OUT and remembered(table, seat) is None:
            spent = _spent(lambda table=table, seat=seat: estimate(table, seat))
            # Many a turn offers nothing to be played out.
            if remembered(table, seat) != Advice():
                played.setdefault(kind, []).append(spent)
    milliseconds = {"told": told, **{f"played out, {kind}": played[kind] for kind in sorted(played)}}
    figures = {
        f"{name}, {share:.0%}": 1000 * sorted(times)[int(len(times) * share)]
        for name, times in milliseconds.items()
        for share in (0.5, 0.95)
    }
    return sum(told) / sum(seen), figures


def _positions() -> Iterator[tuple[Table, int]]:
    """Questions of several games, each with who is asked."""
    spec = load_game(plan().game)
    kinds = [(level, modules) for level in LEVELS for modules in ((), spec.module_sets()[-1])]
    each = POSITIONS // len(kinds)
    for level, modules in kinds:
        looked, number = 0, 0
        while looked < each:
            number += 1
            table = Table.new(spec, seats=3, modules=modules, seed=f"odds {number}", salt="bench")
            players = [captain(level, f"odds {seat}") for seat in range(3)]
            while table.waiting and looked < each:
                seat = min(table.waiting)
                looked += 1
                yield table, seat
                answer_for(players[seat], table, seat)


def _spent(action: Callable[[], Any]) -> float:
    """The processor's seconds: what else runs on the machine does not count."""
    start = time.process_time()
    action()
    return time.process_time() - start
