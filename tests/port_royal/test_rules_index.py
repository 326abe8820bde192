"""`docs/rules-index-port_royal.md` leads from each clause to steps and tests that exist, and names all."""

from __future__ import annotations

import ast
import re
from collections import Counter
from importlib import import_module
from pathlib import Path

import pytest

from engine.port_royal.game import PORT_ROYAL

HERE = Path(__file__).parent
INDEX = (HERE.parents[1] / "docs/rules-index-port_royal.md").read_text(encoding="utf-8")
CLAUSE = re.compile(r"(R|F|G)_")
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
        assert hasattr(import_module(f"engine.port_royal.{module}"), name), step
    assert set(named(tests)) <= set(KNOWN)


def test_every_test_that_proves_a_clause_is_in_the_index() -> None:
    proving = {name for name in KNOWN if CLAUSE.match(name)}

    assert proving - {name for row in rows() for name in named(row[2])} == set()
    assert len(proving) > 60


def test_a_name_leads_to_one_test() -> None:
    assert [name for name, count in KNOWN.items() if count > 1] == []


def test_every_step_of_the_game_is_in_the_index() -> None:
    listed = {step.partition(".")[2] for row in rows() for step in named(row[1])}

    assert set(PORT_ROYAL.rules().steps) - listed == {"Moment"}


def test_every_ruling_is_in_the_index() -> None:
    for ruling in (*(f"G-P{n}" for n in range(1, 8)), *(f"R-P{n}" for n in range(1, 6))):
        assert ruling in INDEX, ruling
