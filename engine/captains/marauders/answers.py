"""Who answers which kind of question: each file of judgements says it of its own; `Player` asks them all."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeVar

from engine.captains.marauders.seen.observation import Observation
from engine.captains.marauders.worth.aims import Aims, Weights
from engine.kernel import Decision

Answers = list[list[str]]
"""Answers by preference, best first. Impossible ones are skipped."""
Answer = Callable[[Observation, Weights, Decision], Answers]
"""What a captain with these weights answers."""
Judge = TypeVar("Judge")


def answered_by(
    judge: Callable[[Observation, Aims], Judge], methods: Mapping[str, Callable[[Judge, Decision], Answers]]
) -> dict[str, Answer]:
    """For kinds of questions, the methods of a judge that is made anew for each question."""

    def asked(method: Callable[[Judge, Decision], Answers]) -> Answer:
        return lambda observed, weights, decision: method(judge(observed, Aims(observed, weights)), decision)

    return {kind: asked(method) for kind, method in methods.items()}


def together(*books: Mapping[str, Answer]) -> dict[str, Answer]:
    """All kinds of questions. Raises ValueError for one that is answered at two places."""
    found: dict[str, Answer] = {}
    for book in books:
        if twice := found.keys() & book.keys():
            raise ValueError(f"{min(twice)} is answered at two places; take one of them away.")
        found |= book
    return found
