"""A hasty captain for imagined tables: he follows a plan made for him, else a plain rule of his game.

He looks at the game itself, for in an imagined table nothing of it is anybody's secret, and weighs nothing: a
whole round among four of his kind takes hardly longer than to play it at all. So he is no level that anybody
plays against, but who looks ahead may let him play on.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from engine.captains.plain import only_answer, valid_answer
from engine.kernel import Decision, Game, Table

Step = Sequence[str]
"""Options any of which does what is planned, the best first."""
Answer = Callable[[Game[Any], Decision], list[str]]


class Hasty:
    """Plays all seats of one imagined table. `plans` are the next actions of some seats, one after the other:
    each is followed as long as it can be.
    """

    def __init__(self, table: Table, plans: Mapping[int, Sequence[Step]] | None = None) -> None:
        self._table = table
        self._plans = {seat: list(steps) for seat, steps in (plans or {}).items()}
        self._rules, self._planned = _rules_of(table.game)

    def answer(self, decision: Decision) -> list[str]:
        """A valid answer to what somebody is asked at the table."""
        return self.answer_in(self._table.running, decision)

    def answer_in(self, game: Game[Any], decision: Decision) -> list[str]:
        """The same where the game looks like this: as its seat sees it, if the table is not imagined."""
        if only := only_answer(decision):
            return only
        if decision.kind == self._planned and (step := self._next(decision)) is not None:
            return [step]
        rule = self._rules.get(decision.kind)
        return valid_answer(decision, [] if rule is None else [rule(game, decision)])

    def play(self, goes_on: Callable[[Table], bool]) -> int:
        """Play on at the table while it goes on; returns how many answers that took."""
        table, answers = self._table, 0
        while goes_on(table) and (waiting := table.waiting):
            for seat, decision in waiting.items():
                table.put(seat, decision.number, self.answer(decision))
                answers += 1
        return answers

    def _next(self, decision: Decision) -> str | None:
        """The next step of the plan for the seat; the plan is given up where it cannot be followed."""
        plan = self._plans.get(decision.seat)
        if not plan:
            return None
        for option in plan.pop(0):
            if decision.why_not([option]) is None:
                return option
        plan.clear()
        return None


@cache
def _rules_of(game: str) -> tuple[Mapping[str, Answer], str]:
    """The hasty rules of a game by kind of question, and the kind that plans are for; none if it has none:
    then the default is taken.
    """
    home = f"{__package__}.{game}"
    if not game.isidentifier() or find_spec(home) is None or find_spec(f"{home}.hasty") is None:
        return {}, ""
    hasty = import_module(f"{home}.hasty.rule")
    return hasty.RULES, hasty.PLANNED
