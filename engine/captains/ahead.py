"""Looking ahead: the best few answers tried out in imagined tables.

Everything hidden from the captain is drawn anew in an imagined table, so what it sees there is no more
than a guess. The budget is counted in tables and answers, not in time: equal tables give equal answers.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import sqrt
from statistics import fmean, stdev
from typing import Any, Protocol

from engine.captains.plain import default_answer, valid_answer
from engine.kernel import Decision, Table

WORLDS = 8
"""Tables imagined; every answer is tried in each of them."""
ANSWERS = 3
"""Answers tried."""
TURNS = 2
"""Turns of the captain's own played on; the other seats take their defaults meanwhile."""
MOST = 200
"""Answers after which an imagined table is left in any case."""
SURE = 1.5
"""Standard errors by which another answer must do better than the one the heuristics like best."""

View = Mapping[str, Any]
Imagine = Callable[[str], Table]


class Foresight(Protocol):
    """The heuristics of one game. They are told nothing but a view and what is asked."""

    def wanted(self, view: View, decision: Decision) -> list[list[str]]:
        """Answers in the order of liking, best first; none where the question is not known."""
        ...

    def worth_trying(self, view: View, decision: Decision) -> list[list[str]]:
        """Answers between which looking ahead may decide, best first; fewer than two: it is no use."""
        ...

    def standing(self, view: View) -> float:
        """How well the seat of the view stands; more is better."""
        ...

    def turns(self, view: View) -> int:
        """How many turns every seat has begun."""
        ...


def look_ahead(
    player: Foresight, view: View, decision: Decision, imagine: Imagine, seed: str
) -> list[list[str]]:
    """The answer that did best where it was tried, if that is sure enough, else the heuristics' choice.

    Nothing where there is nothing to choose between.
    """
    tried = [picks for picks in player.worth_trying(view, decision) if decision.why_not(picks) is None]
    if len(tried) < 2:
        return []
    until = player.turns(view) + TURNS
    results = [
        [_outcome(player, imagine(f"{seed}|{world}"), decision, picks, until) for world in range(WORLDS)]
        for picks in tried[:ANSWERS]
    ]
    gains = [_sure_gain(result, results[0]) for result in results]
    return [tried[gains.index(max(gains))]]


def _sure_gain(result: list[float], usual: list[float]) -> float:
    """By how much a result is surely better than the usual one; 0 for the usual one itself."""
    gains = [here - there for here, there in zip(result, usual, strict=True)]
    return fmean(gains) - SURE * stdev(gains) / sqrt(len(gains))


def _outcome(player: Foresight, table: Table, decision: Decision, picks: list[str], until: int) -> float:
    """How the seat stands some turns after it gave this answer."""
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
            view = table.view(seat)
            if player.turns(view) >= until:
                break
            answer = valid_answer(asked, player.wanted(view, asked))
        table.answer(seat, asked.number, answer if asked.why_not(answer) is None else default_answer(asked))
        answer = []
    return player.standing(table.view(seat))
