"""Looking ahead: the best few answers tried out in imagined tables.

Everything hidden from the captain is drawn anew in an imagined table, so what it sees there is no more
than a guess. The budget is counted in answers, not in time: equal tables give equal answers.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from engine.captains.plain import default_answer, valid_answer
from engine.kernel import Decision, Table

WORLDS = 4
"""Tables imagined for each answer tried."""
ANSWERS = 3
"""Answers tried."""
OWN = 14
"""Own answers played on in each; the other seats take their defaults."""
ALL = 120
"""Answers of all seats after which an imagined table is left in any case."""
MARGIN = 1.0
"""How much better than the heuristics' choice another answer has to come out."""

View = Mapping[str, Any]
Imagine = Callable[[str], Table]


class Foresight(Protocol):
    """What looking ahead needs of a game's heuristics."""

    def wanted(self, view: View, decision: Decision) -> list[list[str]]:
        """Answers in the order of liking."""
        ...

    def worth_trying(self, view: View, decision: Decision) -> list[list[str]]:
        """Answers between which looking ahead may decide, best first; fewer than two: not worth it."""
        ...

    def standing(self, view: View) -> float:
        """How well the seat of the view stands; more is better."""
        ...


def look_ahead(
    player: Foresight, view: View, decision: Decision, imagine: Imagine, seed: str
) -> list[list[str]]:
    """The answers worth trying, by what came of them; none when there is nothing to choose between."""
    tried = [picks for picks in player.worth_trying(view, decision) if decision.why_not(picks) is None]
    tried = tried[:ANSWERS]
    if len(tried) < 2:
        return []
    results = [0.0] * len(tried)
    for world in range(WORLDS):
        for number, picks in enumerate(tried):
            results[number] += _outcome(player, imagine(f"{seed}|{world}"), decision, picks)
    results[0] += MARGIN * WORLDS
    order = sorted(range(len(tried)), key=lambda number: -results[number])
    return [tried[number] for number in order]


def _outcome(player: Foresight, table: Table, decision: Decision, picks: list[str]) -> float:
    """How the seat stands some time after it gave this answer."""
    seat = decision.seat
    asked = table.waiting.get(seat)
    if asked is None or asked.why_not(picks) is not None:
        return player.standing(table.view(seat))
    table.answer(seat, asked.number, picks)
    own = given = 0
    while own < OWN and given < ALL and (waiting := table.waiting):
        for one, question in waiting.items():
            if one == seat:
                own += 1
                answer = valid_answer(question, player.wanted(table.view(seat), question))
            else:
                answer = default_answer(question)
            table.answer(one, question.number, answer)
            given += 1
    return player.standing(table.view(seat))
