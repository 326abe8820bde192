"""Which clauses of a rulebook the code of a game settles.

A citation ends the docstring of whatever settles a clause: `[R Scout 2, 5-7; R-12; G-M11]` names clauses by
the key of their section and their numbers (`data.clauses`), or by the number of a ruling of our own. A ruling
that a clause tells (`docs/rulings.md`) may be named after them. `[plumbing]` ends the docstring of a rule or
hook that settles none, for it only carries words, opinions or choices from one place to another.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import msgspec

ENGINE = Path(__file__).parents[3] / "engine"
PLUMBING = "plumbing"

_CITATION = re.compile(r"\[([^\[\]]+)\]\Z")
_RULING = re.compile(r"G-[A-Z]+\d+")
_OUR_RULING = re.compile(r"R-[A-Z]*\d+")
_NUMBERS = re.compile(r"(?P<section>[A-Z][A-Za-z ]*?) (?P<numbers>\d+(?:-\d+)?(?:, \d+(?:-\d+)?)*)")


class CitationError(ValueError):
    """A citation that cannot be read; one sentence with the file and line."""


class Citation(msgspec.Struct, frozen=True):
    """What a step, rule, hook, function, type or constant says that it settles.

    `name` is its file without ending and its own name ("port.goods.SellGoods"). Neither clauses nor rulings:
    it is plumbing.
    """

    name: str
    clauses: tuple[str, ...] = ()
    rulings: tuple[str, ...] = ()


def citations(game: str) -> list[Citation]:
    """All citations in the code of a game, by file, in the order of the code.

    Raises CitationError for one that cannot be read.
    """
    home = ENGINE / game
    return [found for path in sorted(home.rglob("*.py")) for found in _of_file(home, path)]


def without_citation(text: str) -> str:
    """A docstring, on one line, without the citation that ends it."""
    return _CITATION.sub("", text).rstrip()


def _of_file(home: Path, path: Path) -> Iterator[Citation]:
    place = ".".join(path.relative_to(home).with_suffix("").parts).removesuffix(".__init__")
    for name, line, text in _docstrings(ast.parse(path.read_text(encoding="utf-8"))):
        cited = _CITATION.search(" ".join(text.split()))
        if cited is None:
            continue
        try:
            yield _read(f"{place}.{name}", cited[1])
        except ValueError as unread:
            raise CitationError(f"{path} line {line}: {unread}") from None


def _read(name: str, cited: str) -> Citation:
    if cited == PLUMBING:
        return Citation(name)
    parts = cited.split("; ")
    rulings = tuple(part for part in parts if _RULING.fullmatch(part))
    clauses = (clause for part in parts if part not in rulings for clause in _clauses(part))
    return Citation(name, tuple(clauses), rulings)


def _clauses(part: str) -> Iterator[str]:
    """The clauses that a part of a citation means: one by one, or from a number to another."""
    if _OUR_RULING.fullmatch(part):
        yield part
        return
    told = _NUMBERS.fullmatch(part)
    if told is None:
        raise ValueError(f"“{part}” names no clause; write a section and numbers, such as [R Scout 2, 5-7].")
    for numbers in told["numbers"].split(", "):
        low, _, high = numbers.partition("-")
        yield from (f"{told['section']} {number}" for number in range(int(low), int(high or low) + 1))


def _docstrings(module: ast.Module) -> Iterator[tuple[str, int, str]]:
    """Name, line and docstring of the functions, classes and constants of a module."""
    name = ""
    for node in module.body:
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            yield node.name, node.lineno, ast.get_docstring(node) or ""
        elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and name:
            yield name, node.lineno, str(node.value.value)
        name = _assigned(node)


def _assigned(node: ast.stmt) -> str:
    """The name of a constant that a statement makes, or nothing."""
    target = node.target if isinstance(node, ast.AnnAssign) else None
    if isinstance(node, ast.Assign):
        target = node.targets[0]
    return target.id if isinstance(target, ast.Name) else ""
