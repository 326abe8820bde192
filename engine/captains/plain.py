"""What a captain can do without knowing the game: take the default, pick at random, make sure it is valid."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from engine.kernel import Decision

TRIES = 20
"""Random answers tried before the default is taken: checks such as a price may refuse most of them."""


def default_answer(decision: Decision) -> list[str]:
    """The answer that is given for a seat whose deadline passes."""
    return list(decision.default)


def random_answer(decision: Decision, chance: Random) -> list[str]:
    """Any valid answer: a number of the range, or as many options as may be picked, all as likely."""
    for _ in range(TRIES):
        picks = _picks(decision, chance)
        if decision.why_not(picks) is None:
            return picks
    return default_answer(decision)


def valid_answer(decision: Decision, wanted: Sequence[Sequence[str]]) -> list[str]:
    """The first of the wanted answers that would be accepted, else the default."""
    for picks in wanted:
        if decision.why_not(picks) is None:
            return list(picks)
    return default_answer(decision)


def _picks(decision: Decision, chance: Random) -> list[str]:
    if decision.range is not None:
        return [str(chance.randint(decision.range.low, decision.range.high))]
    most = min(decision.most, len(decision.options))
    count = chance.randint(min(decision.least, most), most)
    return [option.id for option in chance.sample(decision.options, count)]
