"""The rules index of a game: rows that lead from a clause to steps and tests, held against what there is."""

from __future__ import annotations

import ast
import re
from collections import Counter
from importlib import import_module
from pathlib import Path

TESTS = Path(__file__).parent
DOCS = TESTS.parent / "docs"
HEADS = ("clause", "step", "---")


def named(cell: str) -> list[str]:
    """What stands in backticks."""
    return re.findall(r"`([^`]+)`", cell)


class RulesIndex:
    """The index in `docs/<file>` (or several files) of the game whose tests lie in `tests/<game>`.

    `clauses` is how the name of a test begins that proves a clause, as a regular expression.
    """

    def __init__(self, game: str, clauses: str, *files: str) -> None:
        self.game = game
        self.text = "\n".join((DOCS / file).read_text(encoding="utf-8") for file in files)
        self.clause = re.compile(f"({clauses})_")
        self.known = self._known_tests()
        rows = self._rows()
        self.proofs = [row for row in rows if not row[0].startswith("`") or self._proves(row)]
        """Rows that lead to steps and tests."""
        self.declared = [row for row in rows if row not in self.proofs]
        """Rows that tell of a step what it makes known."""

    def _rows(self) -> list[list[str]]:
        """The rows of all tables with three columns, without their heads."""
        lines = (line for line in self.text.splitlines() if line.startswith("|"))
        cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
        return [row for row in cells if len(row) == 3 and row[0] not in HEADS]

    def _proves(self, row: list[str]) -> bool:
        return bool(self.clause.match("".join(named(row[2]))))

    def _known_tests(self) -> Counter[str]:
        """The names of all tests of the game's folder, without their `test_`."""
        files = (TESTS / self.game).rglob("test_*.py")
        trees = [ast.parse(file.read_text(encoding="utf-8")) for file in files]
        found = [node.name for tree in trees for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
        return Counter(name.removeprefix("test_") for name in found if name.startswith("test_"))

    def check_row(self, row: list[str]) -> None:
        """The row names at least a step and a test, and all that it names exist."""
        _, steps, tests = row
        assert named(steps)
        assert named(tests)
        for step in named(steps):
            module, _, name = step.rpartition(".")
            assert hasattr(import_module(f"engine.{self.game}.{module}"), name), step
        assert set(named(tests)) <= set(self.known)

    def proving(self) -> set[str]:
        """The tests whose name begins with a clause."""
        return {name for name in self.known if self.clause.match(name)}

    def listed_tests(self) -> set[str]:
        """The tests that the index names."""
        return {name for row in self.proofs for name in named(row[2])}

    def listed_steps(self) -> set[str]:
        """The steps and functions that the index names, without their modules."""
        return {step.rpartition(".")[2] for row in self.proofs for step in named(row[1])}

    def twice(self) -> list[str]:
        """Names that two tests have, so that a row would lead to either."""
        return [name for name, count in self.known.items() if count > 1]
