"""Whatever asks or draws for a sentence of the rulebook is a step (docs/adding-a-rule.md)."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from engine.kernel import Step

RULES = Path(__file__).parents[2] / "engine" / "marauders"
ASKS_OR_DRAWS = frozenset(("ask", "ask_all", "dice", "draw", "draw_lots", "draw_unseen", "peek"))


def strays(tree: ast.Module, steps: frozenset[str]) -> Iterator[str]:
    """Functions that ask or draw without being a method of a step, or that are no plain iterators.

    `steps` are the names of the module's steps. A generator that yields values of its own says so: it returns
    an Iterator.
    """
    methods = {
        method
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef) and node.name in steps
        for method in ast.walk(node)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node not in methods:
            inside = list(ast.walk(node))
            yields = any(isinstance(one, (ast.Yield, ast.YieldFrom)) for one in inside)
            iterates = node.returns is not None and ast.unparse(node.returns).startswith("Iterator[")
            if any(map(asks_or_draws, inside)) or (yields and not iterates):
                yield node.name


def asks_or_draws(node: ast.AST) -> bool:
    """Whether this is a call by which a game asks or draws."""
    call = node.func if isinstance(node, ast.Call) else None
    of = call.value if isinstance(call, ast.Attribute) and call.attr in ASKS_OR_DRAWS else None
    return isinstance(of, ast.Name) and of.id == "game"


def steps_of(module: str, tree: ast.Module) -> frozenset[str]:
    """The names of the steps that a module defines."""
    found = import_module(module)
    names = [node.name for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    return frozenset(name for name in names if issubclass(getattr(found, name, object), Step))


@pytest.mark.parametrize("path", sorted(RULES.rglob("*.py")), ids=lambda path: str(path.relative_to(RULES)))
def test_nothing_but_a_step_asks_or_draws(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    module = ".".join(path.relative_to(RULES.parents[1]).with_suffix("").parts)
    assert list(strays(tree, steps_of(module, tree))) == []


HELPERS = """
def lots(game):
    return game.draw_lots(["a", "b"], "lots")

def ask_first(game, seat):
    (pick,) = yield from game.ask(Decision(seat, "which"))
    return pick

def by_way_of(game):
    return (yield from ask_first(game, 0))

class Helper:
    def roll(self, game):
        faces = yield from game.dice(2, "scouting")
        return faces

class Roll(Step):
    def play(self, game):
        yield from game.dice(2, "scouting")

    def again(self, game):
        yield from self.play(game)

def tasks(game) -> Iterator[str]:
    yield from sorted(game.places.held)

def question(seat):
    return Decision(seat, "which")
"""


def test_the_reader_finds_helpers_that_ask_or_draw_and_nothing_else() -> None:
    assert list(strays(ast.parse(HELPERS), frozenset({"Roll"}))) == ["lots", "ask_first", "by_way_of", "roll"]
