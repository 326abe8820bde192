"""The rules indexes of a game, `docs/rules-index*.md`: clause by clause what it says, which code settles it
and which tests prove it.
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

from bot.cli.rulemap.citations import citations
from bot.problems import Problem
from data.clauses import Book, Clause, Section, books
from engine.kernel import GameSpec

ROOT = Path(__file__).parents[3]
DOCS = ROOT / "docs"
TESTS = ROOT / "tests"

HEAD = """# Rules index: {title}

{intro}
`quartermaster rules --index` makes this page. What a clause says stands in `data/clauses`; where it is
settled is read from the code, whose docstrings end with the clauses that they settle (`[R Scout 2, 5-7]`);
the tests that prove it carry it in their names, here without `test_`.
"""

KNOWN = """## What a rule makes known

Everything else depends on nothing secret: proven by two worlds that differ only in what a seat cannot see.

| step | what | clause |
| --- | --- | --- |"""


def proofs(game: str) -> Counter[str]:
    """The names of all tests of a game without their `test_`, and how many have each."""
    trees = (
        ast.parse(path.read_text(encoding="utf-8")) for path in sorted((TESTS / game).rglob("test_*.py"))
    )
    found = (node.name for tree in trees for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))
    return Counter(name.removeprefix("test_") for name in found if name.startswith("test_"))


def pages(spec: GameSpec) -> Iterator[tuple[str, str]]:
    """The files of a game's indexes in `docs`, each with its text."""
    settled = settling(spec.id)
    tests = sorted(proofs(spec.id))
    for book in books(spec.id):
        known = [*_known(spec, of_modules=book.of_modules)]
        yield book.index, "\n".join(_page(book, settled, tests, known)).rstrip() + "\n"


def settling(game: str) -> dict[str, list[str]]:
    """The clauses that the code of a game names, each with what settles it, by file."""
    settled: dict[str, list[str]] = {}
    for citation in citations(game):
        for clause in citation.clauses:
            settled.setdefault(clause, []).append(citation.name)
    return settled


def write(specs: Iterable[GameSpec]) -> list[Path]:
    """Write the indexes of these games; returns their files. Raises Problem where no tests can be read."""
    if not TESTS.is_dir() or not DOCS.is_dir():
        raise Problem(
            "the rules index names tests, which are not installed; run it in a clone of the project."
        )
    written: list[Path] = []
    for file, text in (page for spec in specs for page in pages(spec)):
        (DOCS / file).write_text(text, encoding="utf-8")
        written.append(DOCS / file)
    return written


def _page(book: Book, settled: dict[str, list[str]], tests: list[str], known: list[str]) -> Iterator[str]:
    yield HEAD.format(title=book.title, intro=book.intro)
    for section in book.sections:
        yield f"## {section.heading}\n"
        if section.note:
            yield section.note
        yield from ("| | clause | where it is settled | tests |", "| --- | --- | --- | --- |")
        yield from (_row(section, clause, settled, tests) for clause in section.clauses)
        yield ""
    if known:
        yield from (KNOWN, *known)


def _known(spec: GameSpec, *, of_modules: bool) -> Iterator[str]:
    """The rows of what rules make known, those of the base game or those of its modules."""
    rules = spec.rules(tuple(module.id for module in spec.modules))
    for chapter in rules.chapters:
        if (chapter not in spec.chapters) is of_modules:
            for told in chapter.declassified:
                yield f"| `{_place(rules.steps[told.step])}` | {told.what} | {told.clause} |"


def _row(section: Section, clause: Clause, settled: dict[str, list[str]], tests: list[str]) -> str:
    key = section.key_of(clause)
    return f"| {key} | {clause.says} | {_code(settled.get(key, []))} | {_code(clause.proofs(tests))} |"


def _place(kind: type) -> str:
    """Where a type stands in its game's code: “port.goods.SellGoods”."""
    return f"{kind.__module__.split('.', 2)[2]}.{kind.__name__}"


def _code(names: Iterable[str]) -> str:
    return ", ".join(f"`{name}`" for name in names)
