"""What a game's clauses, its code and its tests say of one another, to be held together."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cached_property

from bot.cli.rulemap.citations import Citation, citations
from bot.cli.rulemap.index import proofs
from data.clauses import Book, Clause, books
from engine.games import load_game
from engine.kernel import Rules

RULING = re.compile(r"\b[GR]-[A-Z]+\d+\b")


class Clauses:
    """The clauses of a game. `carried`: how the name of a test begins that proves one, as an expression."""

    def __init__(self, game: str, carried: str) -> None:
        self.game = game
        self.carried = re.compile(f"({carried})_")

    @cached_property
    def books(self) -> list[Book]:
        """What its books say."""
        return books(self.game)

    @cached_property
    def known(self) -> dict[str, Clause]:
        """All clauses by their names in code."""
        return {key: clause for book in self.books for key, clause in book.clauses()}

    @cached_property
    def citations(self) -> list[Citation]:
        """What its code says that it settles."""
        return citations(self.game)

    @cached_property
    def tests(self) -> Counter[str]:
        """Its tests, and how many have each name."""
        return proofs(self.game)

    @cached_property
    def rules(self) -> Rules:
        """Its rules with all modules, whether or not they can be played together."""
        spec = load_game(self.game)
        return spec.rules(tuple(module.id for module in spec.modules))

    def twice(self) -> list[str]:
        """Names that two clauses have."""
        keys = Counter(key for book in self.books for key, _ in book.clauses())
        return [key for key, count in keys.items() if count > 1]

    def without_clause(self) -> set[str]:
        """The steps, rules and hooks that name no clause and do not say that they are plumbing."""
        return {_place(thing) for thing in self._rule_points()} - {one.name for one in self.citations}

    def _rule_points(self) -> Iterator[object]:
        for chapter in self.rules.chapters:
            yield from chapter.steps
            yield from chapter.effects.values()
            yield from (rule.change for rule in chapter.terms_rules)
            yield from (hook.run for hook in (*chapter.befores, *chapter.afters, *chapter.insteads))
            yield from (tell for _, tell in chapter.in_force_by)

    def proving(self) -> set[str]:
        """The tests whose name begins with a clause."""
        return {test for test in self.tests if self.carried.match(test)}

    def listed(self) -> set[str]:
        """The tests that a clause names."""
        return {test for clause in self.known.values() for test in clause.proofs(self.tests)}

    def dead_names(self) -> list[str]:
        """What clauses list and no test is called, or begins with."""
        listed = ((key, name) for key, clause in self.known.items() for name in clause.tests)
        return [f"{key}: {name}" for key, name in listed if not self._is_called(name)]

    def _is_called(self, name: str) -> bool:
        if name.endswith("*"):
            return any(test.startswith(name[:-1]) for test in self.tests)
        return name in self.tests

    def strange_rulings(self) -> list[str]:
        """Rulings that code names after clauses which do not tell them."""
        told = {key: RULING.findall(clause.says) for key, clause in self.known.items()}
        return [
            f"{one.name}: {ruling}"
            for one in self.citations
            for ruling in one.rulings
            if not any(ruling in told[key] for key in one.clauses)
        ]


def _place(thing: object) -> str:
    """Where a step, rule or hook stands in its game's code: “port.goods.SellGoods”."""
    return f"{thing.__module__.split('.', 2)[2]}.{getattr(thing, '__qualname__', '')}"
