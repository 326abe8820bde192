"""How often something really happens: a table is played on in many imagined ones."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from typing import Any

from engine.advice import Note, advise
from engine.kernel import Table

TIMES = 240
SIGMAS = 3.6
"""How far the share of so many trials may be from the chance; the seeds are fixed, so it never flickers."""

Lines = Sequence[tuple[str, dict[str, Any]]]
"""What the log of the rest of a game says: keys and arguments."""


def note(table: Table, seat: int, option: str, key: str) -> Note:
    """The note of a key on an option; "" for the question."""
    advice = advise(table, seat)
    notes = advice.options.get(option, ()) if option else advice.question
    found = [one for one in notes if one.key == key]
    assert len(found) == 1, f"{option or 'the question'} has the notes {[one.key for one in notes]}"
    return found[0]


def share(
    table: Table,
    seat: int,
    picks: Sequence[str],
    happened: Callable[[Lines], bool],
    *,
    answers: Callable[[str], list[str] | None] = lambda kind: None,
    most: int = 40,
) -> float:
    """How often it happens once the seat has answered like this and everybody else as by default."""
    count = sum(
        happened(played_on(table, seat, picks, f"often {n}", answers=answers, most=most))
        for n in range(TIMES)
    )
    return count / TIMES


def played_on(
    table: Table,
    seat: int,
    picks: Sequence[str],
    seed: str,
    *,
    answers: Callable[[str], list[str] | None] = lambda kind: None,
    most: int = 40,
) -> Lines:
    """The log of one imagined table after the answer, up to the seat's next turn or for so many answers.

    `answers` are those to kinds of questions that are not answered by default.
    """
    other = table.imagine(seat, seed)
    first = len(other.entries())
    other.put(seat, other.waiting[seat].number, list(picks))
    for _ in range(most):
        if not other.waiting or any(asked.kind == "turn.action" for asked in other.waiting.values()):
            break
        at, decision = next(iter(other.waiting.items()))
        other.put(at, decision.number, answers(decision.kind) or list(decision.default))
    return [(entry.key, entry.args) for entry in other.entries()[first:]]


def near(share: float, percentage: int) -> bool:
    """Whether a share of the trials fits a chance that was told as a whole percentage."""
    chance = percentage / 100
    return abs(share - chance) <= SIGMAS * sqrt(max(chance * (1 - chance), 0.01) / TIMES) + 0.005


def said(*keys: str) -> Callable[[Lines], bool]:
    """Whether the log has a line of one of these keys."""
    return lambda lines: any(key in keys for key, _ in lines)
