"""Of many like cases some are run in turn, the others by a part of the heavy tests."""

from __future__ import annotations

from typing import Any

import pytest

from tests.in_turn import PART, state_of_code, wait_for_their_turn


class Case:
    """As much of a collected test as turns look at."""

    def __init__(self, nodeid: str, *marks: pytest.MarkDecorator) -> None:
        self.nodeid = nodeid
        self.marks = [mark.mark for mark in marks]

    def get_closest_marker(self, name: str) -> pytest.Mark | None:
        return next((mark for mark in self.marks if mark.name == name), None)

    def add_marker(self, marker: pytest.MarkDecorator) -> None:
        self.marks.append(marker.mark)


def cases(test: str, many: int, *marks: pytest.MarkDecorator) -> list[Any]:
    return [Case(f"{test}[{at}]", *marks) for at in range(many)]


def run(items: list[Any], state: int) -> list[str]:
    """Which cases are run, once each knows whether it is its turn."""
    wait_for_their_turn(items, state)
    return [item.nodeid for item in items if item.get_closest_marker("soak") is None]


def test_of_neighbours_one_is_run_and_the_others_are_heavy() -> None:
    items = cases("tests/test_a.py::test_a", 40, pytest.mark.in_turn(4))
    names = run(items, 1)
    ran = [at for at, item in enumerate(items) if item.nodeid in names]
    assert [at // 4 for at in ran] == list(range(10))
    assert {at % 4 for at in ran} == {0, 1, 2, 3}, "not one kind alone"
    waiting = [item.get_closest_marker("soak") for item in items]
    assert all(mark is None or mark.args == (PART,) for mark in waiting)


def test_every_case_has_its_turn_as_code_changes() -> None:
    def ran(state: int) -> list[str]:
        return run(cases("tests/test_a.py::test_a", 12, pytest.mark.in_turn(3)), state)

    assert ran(7) == ran(7)
    assert len({case for state in range(40) for case in ran(state)}) == 12


def test_long_tests_of_one_case_share_turns_among_them() -> None:
    items = [
        case for at in range(20) for case in cases(f"tests/test_a.py::test_{at}", 1, pytest.mark.in_turn(2))
    ]
    assert len(run(items, 5)) == 10


def test_who_shares_no_turn_and_what_is_heavy_stay_as_they_are() -> None:
    own = cases("tests/test_a.py::test_a", 5)
    heavy = cases("tests/test_a.py::test_b", 5, pytest.mark.in_turn(2), pytest.mark.soak("pauses"))
    assert len(run(own + heavy, 3)) == 5
    assert all(len(case.marks) == 2 for case in heavy)


def test_code_has_one_state() -> None:
    assert state_of_code() == state_of_code() > 0
