"""Alone, for a score: fewer sailings (R-T4)."""

from __future__ import annotations

import pytest

from engine.kernel import Table
from engine.treasure_fleet.game import TREASURE_FLEET
from tests.treasure_fleet.table import TestTable


def played(seats: int, grade: str) -> Table:
    """A whole game with the usual answers."""
    options = TREASURE_FLEET.resolve_options({"solo": grade})
    table = Table.new(TREASURE_FLEET, seats=seats, options=options, seed="alone")
    TestTable(table).rest()
    return table


@pytest.mark.parametrize(
    ("seats", "grade", "sailings"),
    [(3, "four", 4), (5, "four", 4), (5, "off", 5), (2, "two", 2), (4, "one", 1)],
)
def test_R_T4_alone_there_are_as_many_sailings_as_the_grade_says(
    seats: int, grade: str, sailings: int
) -> None:
    table = played(seats, grade)
    assert table.running.state.sailing == sailings
    assert table.result is not None
    assert (table.result.reason in {"fleet_home", "fleet_home_alone"}, table.result.left) == (True, 0)
