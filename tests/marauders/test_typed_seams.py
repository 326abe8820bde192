"""What a rule reads has a type: a module's state comes from its chapter, an ability from its struct."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.kernel import Table
from engine.marauders.game import MARAUDERS
from engine.marauders.seas_of_glory.loyalty.track import LOYALTY
from engine.marauders.seas_of_glory.wind import WIND

ROOT = Path(__file__).parents[2]
RULES = ROOT / "engine" / "marauders"

KEEPS_STATE = {"checks/layout.py"}
"""Where a table begins: here states are put, not read."""


def trees(*folders: str) -> Iterator[tuple[Path, ast.Module]]:
    for folder in folders:
        for file in sorted((ROOT / folder).rglob("*.py")):
            yield file, ast.parse(file.read_text(encoding="utf-8"))


def picks_from_ext(node: ast.AST) -> bool:
    """Whether this is `something.ext[...]`."""
    return (
        isinstance(node, ast.Subscript) and isinstance(node.value, ast.Attribute) and node.value.attr == "ext"
    )


def test_no_rule_reads_a_module_s_state_but_from_its_chapter() -> None:
    picked = [
        f"{file.relative_to(RULES)}:{node.lineno} reads {ast.unparse(node)}; ask its chapter: `of` or `at`"
        for file, tree in trees("engine/marauders")
        if str(file.relative_to(RULES)) not in KEEPS_STATE
        for node in ast.walk(tree)
        if isinstance(node, ast.Subscript) and picks_from_ext(node)
    ]
    assert picked == []


@pytest.mark.parametrize(
    ("code", "picks"), [("game.ext['wind'].direction", True), ("WIND.of(game).direction", False)]
)
def test_such_reading_is_found(code: str, picks: bool) -> None:
    assert any(map(picks_from_ext, ast.walk(ast.parse(code)))) == picks


def test_a_chapter_finds_what_it_keeps() -> None:
    game = Table.new(MARAUDERS, seats=3, modules=["wind", "storm", "loyalty"], seed="kept").running

    assert WIND.of(game) is game.ext["wind"]
    assert type(WIND.of(game)) is WIND.state
    assert [LOYALTY.at(game, seat).seat for seat in range(3)] == [0, 1, 2]
    with pytest.raises(LookupError):
        LOYALTY.at(game, -1)
    with pytest.raises(KeyError, match="wind"):
        WIND.of(Table.new(MARAUDERS, seats=2, seed="kept").running)
