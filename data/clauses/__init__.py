"""What the clauses of each rulebook say, in our own words, in the order of the book: a file for each rules
index (`docs/rules-index*.md`).

Code that settles a clause names it by its section's key and its number: `[R Scout 2, 5-7]` ends the docstring
of a step, rule, hook or function. So a number stays with its clause: a new one takes the next number of its
section. Tests carry in their names the clause that they prove; a clause lists these names, or how several
begin.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec

HOME = Path(__file__).parent


class Clause(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A sentence of a rulebook. `number`: in its section, or the number of a ruling of our own (`R-12`)."""

    number: int | str
    says: str
    tests: tuple[str, ...]
    """Names of the tests that prove it, without `test_`; `G_M16_*`: all that begin so."""

    def proofs(self, tests: Iterable[str]) -> list[str]:
        """Those of these tests that prove it, by their names without `test_`."""
        names, begins = frozenset(self.tests), tuple(name[:-1] for name in self.tests if name.endswith("*"))
        return [test for test in tests if test in names or test.startswith(begins)]


class Section(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A heading of a rulebook. `key` is its short name in code; rulings of our own need none."""

    heading: str
    clauses: tuple[Clause, ...]
    key: str = ""
    note: str = ""

    def key_of(self, clause: Clause) -> str:
        """The name of one of its clauses in code: “R Scout 2”, “R-12”."""
        return f"{self.key} {clause.number}".strip()


class Book(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The clauses of one rules index. `game`: whose code settles them; `of_modules`: that of its modules."""

    game: str
    title: str
    index: str
    """The file of the index in `docs`."""
    intro: str
    sections: tuple[Section, ...]
    of_modules: bool = False

    def clauses(self) -> Iterator[tuple[str, Clause]]:
        """All clauses with their names in code."""
        return ((section.key_of(clause), clause) for section in self.sections for clause in section.clauses)


def books(game: str) -> list[Book]:
    """The books of a game, the base game's first. Raises msgspec.ValidationError for an unusable file."""
    read = (msgspec.yaml.decode(path.read_bytes(), type=Book) for path in sorted(HOME.glob("*.yaml")))
    return sorted((book for book in read if book.game == game), key=lambda book: book.of_modules)
