"""One plan, one voice: from question to question the same place is named, or it says what has happened."""

from __future__ import annotations

import pytest

from tests.advice.plan_heard import listened, usual
from tests.advice.voyages import voyage

LONG = 0.03
"""The share of sentences that may be longer than a line."""


@pytest.mark.parametrize(("count", "rounds"), [(3, 6), pytest.param(30, 7, marks=pytest.mark.soak("advice"))])
def test_the_voice_keeps_to_one_plan(count: int, rounds: int) -> None:
    """Three destinations in three questions, chests carried past their port, a point promised and spent."""
    told = [(voyage("marauders", 3, f"one plan {number}"), False) for number in range(count)]
    told += [(usual(number), True) for number in range(count)]
    counts, heard, faults = listened(told, rounds)
    assert heard > 50 * count
    assert {kind: found for kind, found in counts.items() if kind != "long"} == {}, "\n".join(faults)
    assert counts["long"] <= LONG * heard, "\n".join(faults)
