"""`docs/rules-index-treasure_fleet.md` leads from every clause to steps and tests that exist."""

from __future__ import annotations

import ast
import re
from collections import Counter
from importlib import import_module
from pathlib import Path

import pytest

from engine.treasure_fleet.game import TREASURE_FLEET

HERE = Path(__file__).parent
INDEX = (HERE.parents[1] / "docs/rules-index-treasure_fleet.md").read_text(encoding="utf-8")
CLAUSE = re.compile(r"(T|G|R|ruling)_")
"""How the name of a test begins that proves a clause."""


def rows() -> list[list[str]]:
    """The rows of all tables with three columns, without their heads."""
    lines = (line for line in INDEX.splitlines() if line.startswith("|"))
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    return [row for row in cells if len(row) == 3 and row[0] not in ("clause", "---")]


def named(cell: str) -> list[str]:
    """What stands in backticks."""
    return re.findall(r"`([^`]+)`", cell)


def known_tests() -> Counter[str]:
    """The names of all tests of this folder, without their `test_`."""
    trees = [ast.parse(file.read_text(encoding="utf-8")) for file in HERE.glob("test_*.py")]
    functions = [node.name for tree in trees for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    return Counter(name.removeprefix("test_") for name in functions if name.startswith("test_"))


KNOWN = known_tests()


@pytest.mark.parametrize("row", rows(), ids=lambda row: row[0][:60])
def test_every_row_names_steps_and_tests_that_exist(row: list[str]) -> None:
    _, steps, tests = row
    assert named(steps)
    assert named(tests)
    for step in named(steps):
        module, _, name = step.partition(".")
        assert hasattr(import_module(f"engine.treasure_fleet.{module}"), name), step
    assert set(named(tests)) <= set(KNOWN)


def test_every_test_that_proves_a_clause_is_in_the_index() -> None:
    proving = {name for name in KNOWN if CLAUSE.match(name)}

    assert proving - {name for row in rows() for name in named(row[2])} == set()
    assert len(proving) > 60


def test_a_name_leads_to_one_test() -> None:
    assert [name for name, count in KNOWN.items() if count > 1] == []


def test_every_step_of_the_game_is_in_the_index() -> None:
    listed = {step.partition(".")[2] for row in rows() for step in named(row[1])}

    assert set(TREASURE_FLEET.rules().steps) - listed == {"Moment"}


def test_every_ruling_has_a_row() -> None:
    for ruling in (*(f"G-T{n}" for n in range(1, 8)), "R-T1", "R-T2"):
        assert any(ruling in row[0] for row in rows()), ruling
