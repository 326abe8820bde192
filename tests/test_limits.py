"""What can be read at once: how long a file and a function may be, and how many files lie side by side."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SOURCES = ("bot", "engine", "render", "data", "tools")
TESTS = ("tests",)
MOST_LINES = 400
"""Lines of a file, also of a test."""
MOST_OF_A_FUNCTION = 50
"""Lines of a function, its docstring among them. A migration is as long as what it changes."""
MOST_FILES = 20
"""Files in a folder. Texts are not counted, nor migrations: their files are read by their names alone."""


def sources(folders: Iterable[str] = SOURCES) -> Iterator[Path]:
    """Every file of Python or JavaScript in these folders: those that are no tests, if none is named."""
    for folder in folders:
        for kind in ("*.py", "*.js"):
            yield from (ROOT / folder).rglob(kind)


def name(path: Path) -> str:
    """A path as it is listed here."""
    return path.relative_to(ROOT).as_posix()


def long_functions(path: Path) -> Iterator[str]:
    """The names of the functions of a file that are too long."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            lines = (node.end_lineno or node.lineno) - node.lineno + 1
            if lines > MOST_OF_A_FUNCTION:
                yield node.name


def too_long() -> set[str]:
    """The files with too many lines."""
    every = sources((*SOURCES, *TESTS))
    return {name(path) for path in every if len(path.read_bytes().splitlines()) > MOST_LINES}


def too_long_inside() -> set[str]:
    """The functions with too many lines, by file and name."""
    files = (path for path in sources() if path.suffix == ".py" and "migrations" not in path.parts)
    return {f"{name(path)}:{function}" for path in files for function in long_functions(path)}


def too_full() -> set[str]:
    """The folders with too many files."""
    counted = Counter(path.parent for path in sources() if path.parent.name != "versions")
    return {name(folder) for folder, files in counted.items() if files > MOST_FILES}


@pytest.mark.parametrize(
    "found", [too_long, too_long_inside, too_full], ids=["files", "functions", "folders"]
)
def test_nothing_is_too_long_to_be_read_at_once(found: Callable[[], set[str]]) -> None:
    assert found() == set()


def test_a_long_function_is_found(tmp_path: Path) -> None:
    body = "    x = 1\n"
    (tmp_path / "long.py").write_text(f"def short():\n{body * 49}\n\nasync def long():\n{body * 50}", "utf-8")
    assert [*long_functions(tmp_path / "long.py")] == ["long"]
