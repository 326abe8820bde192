"""Answers tried in imagined tables: in a few of them, each played again and again with other luck.

The budget is counted in playouts, not in time, so equal positions have equal estimates. Everybody answers as
by default, which is what a careful player would do.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Protocol

from engine.kernel import Decision, Table

BUDGET = 96
"""Playouts for all options of a question."""
LEAST, MOST = 16, 64
"""Playouts for one option."""
WORLDS = 4
"""Imagined tables, among which the playouts are shared."""
LONG = 80
"""Answers after which a playout is abandoned."""
STEP = 10
"""Percentages are told in steps of this many: so few playouts say no more."""
FINE_STEP = 5
"""The same of what is known within a few points."""
RARE = 5
"""The percentage that is told of what hardly ever happens; 100 less this of what nearly always does."""

NEVER = 0.001
"""A chance so small that it is told as none."""


class Imagine(Protocol):
    """Makes an imagined table from a seed: equal seeds give equal tables wherever the seat sees the same."""

    def __call__(self, seed: str, /) -> Table: ...


Answers = Callable[[Decision], list[str] | None]
"""What is answered other than by default."""


class Playouts:
    """Tries answers to the question that a seat is asked."""

    def __init__(self, imagine: Imagine, seed: str, seat: int, options: int) -> None:
        self._imagine = imagine
        self._seed = seed
        self._seat = seat
        self._times = max(LEAST, min(MOST, BUDGET // max(1, options)))
        self._worlds: dict[int, Table] = {}

    def tried(
        self, picks: Sequence[str], over: Callable[[Table], bool], answers: Answers = lambda decision: None
    ) -> Iterator[Table]:
        """The tables after the answer, each played on until it is `over`; the luck is the same for every
        answer.
        """
        for n in range(self._times):
            table = self._world(n % WORLDS).again(f"{self._seed}|luck|{n}")
            table.put(self._seat, table.waiting[self._seat].number, picks)
            for _ in range(LONG):
                if not table.waiting or over(table):
                    break
                seat, decision = next(iter(table.waiting.items()))
                table.put(seat, decision.number, answers(decision) or list(decision.default))
            yield table

    def _world(self, number: int) -> Table:
        if (world := self._worlds.get(number)) is None:
            world = self._worlds[number] = self._imagine(f"{self._seed}|{number}")
        return world


def about(count: int, of: int) -> int:
    """A share of the playouts as a percentage in steps; only what never happened is 0, only what always did
    is 100.
    """
    if not count or not of:
        return 0
    return 100 if count == of else _in_steps(count / of, STEP)


def told(chance: float) -> int:
    """A chance known within a few points as a percentage in finer steps; only what hardly ever happens is 0,
    only what nearly always does is 100.
    """
    if chance < NEVER or chance > 1 - NEVER:
        return 100 * round(chance)
    return _in_steps(chance, FINE_STEP)


def _in_steps(chance: float, step: int) -> int:
    return min(100 - RARE, max(RARE, step * round(100 * chance / step)))
