"""Looking ahead: tries the few best answers in imagined tables.

In an imagined table everything hidden from the captain is redrawn, so what it sees there is only a guess. The
budget is counted in tables and answers, not in time: equal tables give equal answers.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import sqrt
from statistics import fmean, stdev
from typing import Any, Protocol

from engine.captains.memory import Memory
from engine.captains.plain import Chance, default_answer, only_answer, valid_answer
from engine.kernel import Decision, Table

WORLDS = 8
"""Number of imagined tables; every answer is tried in each of them."""
ANSWERS = 3
"""Number of answers tried."""
TURNS = 2
"""How many of the captain's own turns are played on; the other seats take their defaults meanwhile."""
MOST = 200
"""Number of answers after which an imagined table is abandoned in any case."""
SURE = 1.5
"""How many standard errors another answer must be better than the one the heuristics like best."""

View = Mapping[str, Any]
Imagine = Callable[[str], Table]


class Foresight(Protocol):
    """The heuristics of one game. They receive only a view and the question."""

    def wanted(
        self, view: View, decision: Decision, luck: Chance, memory: Memory | None = None
    ) -> list[list[str]]:
        """Answers by preference, best first; none if the question is unknown.

        `luck` is the captain's own, for what the others must not foresee; `memory` is what he had in mind
        when he was asked before, and has afterwards, None if he is to remember nothing.
        """
        ...

    def gives_orders(self, decision: Decision) -> bool:
        """Whether orders are looked through before this question is answered."""
        ...

    def worth_trying(self, view: View, decision: Decision) -> list[list[str]]:
        """Answers between which looking ahead may decide, best first; with fewer than two it is useless."""
        ...

    def standing(self, view: View) -> float:
        """How well the view's seat is doing; more is better."""
        ...

    def turns(self, view: View) -> int:
        """How many turns every seat has begun."""
        ...


def look_ahead(
    player: Foresight, view: View, decision: Decision, imagine: Imagine, seed: str
) -> list[list[str]]:
    """The answer that did best when tried, if that is certain enough, else the heuristics' choice.

    Nothing if there is nothing to choose between.
    """
    tried = [picks for picks in player.worth_trying(view, decision) if decision.why_not(picks) is None]
    if len(tried) < 2:
        return []
    until = player.turns(view) + TURNS
    results = [
        [outcome(player, imagine, f"{seed}|{world}", decision, picks, until) for world in range(WORLDS)]
        for picks in tried[:ANSWERS]
    ]
    gains = [sure_gain(result, results[0]) for result in results]
    return [tried[gains.index(max(gains))]]


def sure_gain(result: list[float], usual: list[float]) -> float:
    """By how much a result is certainly better than the usual one; 0 for the usual one itself."""
    gains = [here - there for here, there in zip(result, usual, strict=True)]
    return fmean(gains) - SURE * stdev(gains) / sqrt(len(gains))


def outcome(
    player: Foresight, imagine: Imagine, seed: str, decision: Decision, picks: list[str], until: int
) -> float:
    """How the seat is doing some turns after it gave this answer, in the table imagined from a seed."""
    table, luck = imagine(seed), Chance(seed)
    seat, answer = decision.seat, picks
    for _ in range(MOST):
        if not (waiting := table.waiting):
            break
        if seat not in waiting:
            other = next(iter(waiting.values()))
            table.answer(other.seat, other.number, default_answer(other))
            continue
        asked = waiting[seat]
        if not answer:
            view = table.view(seat, facts=False)
            if player.turns(view) >= until:
                break
            answer = only_answer(asked) or valid_answer(asked, player.wanted(view, asked, luck))
        table.answer(seat, asked.number, answer if asked.why_not(answer) is None else default_answer(asked))
        answer = []
    return player.standing(table.view(seat, facts=False))
