"""An NPC has no seat: its -1 never stands for the last seat."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from engine.marauders import state
from engine.marauders.granted import abilities_of
from engine.marauders.state import NO_SEAT, at_seat, captain_at, captain_of, seat_of, turn_order
from tests.marauders.table import SetUp, at_sea

RULES = Path(state.__file__).parent
FOUND_ONCE = ("captain_at", "at_seat")
"""The functions of `state` in which a seat picks from a list."""


def test_an_npc_has_no_board_no_captain_and_no_abilities(set_up: SetUp) -> None:
    game = set_up(at_sea("havana"), {"captain": "felipe_de_los_reyes"}).game
    assert abilities_of(game, 1)
    assert abilities_of(game, NO_SEAT) == []
    assert captain_at(game, NO_SEAT) is None
    for refused in (seat_of, captain_of, turn_order):
        with pytest.raises(LookupError):
            refused(game, NO_SEAT)
    with pytest.raises(LookupError):
        at_seat(["first", "last"], NO_SEAT)


def test_seats_are_found(set_up: SetUp) -> None:
    game = set_up(at_sea("havana"), {"dead": True, "next_captain": "felipe_de_los_reyes"}).game
    assert seat_of(game, 0) is game.state.seats[0]
    assert captain_at(game, 0) is captain_of(game, 0) is game.state.seats[0].captain
    assert captain_at(game, 1) is None
    assert seat_of(game, 1).next_captain == "felipe_de_los_reyes"
    assert (turn_order(game, 0), turn_order(game, 1)) == ([0, 1], [1, 0])


def test_no_rule_picks_a_seat_but_by_the_functions_that_refuse_an_npc() -> None:
    picked: list[str] = []
    for file in sorted(RULES.rglob("*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        own = {
            id(node)
            for function in ast.walk(tree)
            if isinstance(function, ast.FunctionDef) and function.name in FOUND_ONCE and file.stem == "state"
            for node in ast.walk(function)
        }
        picked += [
            f"{file.relative_to(RULES)}:{node.lineno} picks by {ast.unparse(node)}, use `seat_of`"
            for node in ast.walk(tree)
            if isinstance(node, ast.Subscript) and id(node) not in own and picks_a_seat(node)
        ]
    assert picked == []


def picks_a_seat(node: ast.Subscript) -> bool:
    """Whether this picks one item of a list of seats; a slice or a type's parameter does not."""
    name = getattr(node.value, "attr", getattr(node.value, "id", ""))
    return name == "seats" and not isinstance(node.slice, (ast.Slice, ast.Constant))


@pytest.mark.parametrize(
    ("code", "picks"),
    [
        ("game.state.seats[side.seat]", True),
        ("seats[-1]", True),
        ("LOYALTY.of(game).seats[step.seat]", True),
        ("seats[1:]", False),
        ("seat_of(game, side.seat)", False),
    ],
)
def test_such_picks_are_found(code: str, picks: bool) -> None:
    found = [node for node in ast.walk(ast.parse(code)) if isinstance(node, ast.Subscript)]
    assert any(map(picks_a_seat, found)) == picks
