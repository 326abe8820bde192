"""Nothing is ever below nothing: every number of every board, track and purse of all games and modules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from engine.games import GAMES
from engine.kernel import Public, Signed, Table, below_nothing
from engine.kernel.conformance import Trial, Walk
from engine.kernel.declared.amounts import watched
from engine.marauders.combat.sides import Side
from engine.port_royal.game import PORT_ROYAL
from engine.treasure_fleet.game import TREASURE_FLEET
from tests.marauders.seas_of_glory.test_conformance import ALL, rich

TRIALS = {
    "marauders": rich(ALL, "amounts"),
    "port_royal": Trial(PORT_ROYAL, seed="amounts"),
    "treasure_fleet": Trial(TREASURE_FLEET, seats=2, seed="amounts"),
}
each_game = pytest.mark.parametrize("game", TRIALS)

SOMEBODY = {
    "Battle": {"winner", "boarder", "victor"},
    "Side": {"seat", "captain", "player"},
}
"""The fields of the tables played here that may say -1 for nobody; no others may be below 0."""


def under_way(game: str, answers: int) -> Table:
    """A table of a random game after so many answers; where a game is over sooner, the next one goes on."""
    walk = Walk(TRIALS[game], 0)
    for answered in range(answers):
        if not walk.step():
            walk = Walk(TRIALS[game], answered)
    return walk.table


def numbers(value: Any, path: str) -> Iterator[tuple[str, Any, Any]]:
    """Every number in a value: its path, and what to set it in under which name."""
    if isinstance(value, msgspec.Struct):
        inside = [(f"{path}.{name}", name, getattr(value, name)) for name in value.__struct_fields__]
    elif isinstance(value, dict):
        inside = [(f"{path}[{key}]", key, item) for key, item in value.items()]
    elif isinstance(value, list):
        inside = [(f"{path}[{at}]", at, item) for at, item in enumerate(value)]
    else:
        return
    for where, name, item in inside:
        if type(item) is int:
            yield where, value, name
        else:
            yield from numbers(item, where)


def put(holder: Any, name: Any, number: int) -> int:
    """Set a number, and return what was there."""
    if isinstance(holder, msgspec.Struct):
        before = getattr(holder, name)
        msgspec.structs.force_setattr(holder, name, number)
    else:
        before, holder[name] = holder[name], number
    return before


@each_game
@pytest.mark.parametrize("answers", [0, 25, 40])
def test_laws_find_every_number_of_a_table_that_is_below_nothing(game: str, answers: int) -> None:
    table = under_way(game, answers)
    running = table.running
    kept = [(running.state, "state"), *((state, chapter) for chapter, state in running.ext.items())]
    steps = [(frame.step, type(frame.step).__name__) for frame in running.stack]
    looked = 0
    for value, where in [*kept, *steps]:
        for path, holder, name in numbers(value, where):
            before = put(holder, name, -1)
            found = f"{path} is -1" in below_nothing(running)
            put(holder, name, before)
            assert found != (name in SOMEBODY.get(type(holder).__name__, ())), path
            looked += 1
    assert looked >= running.seats


@each_game
def test_laws_of_every_game_look_for_what_is_below_nothing(game: str) -> None:
    running, spec = under_way(game, 10).running, TRIALS[game].spec
    assert spec.invariants(running) == []
    for path, holder, name in numbers(running.state, "state"):
        if name in ("points", "gold", "stash", "crew", "glory"):
            before = put(holder, name, -3)
            assert f"{path} is -3" in spec.invariants(running)
            put(holder, name, before)


def test_laws_of_all_games_are_tried() -> None:
    assert set(TRIALS) == set(GAMES)


class Purse(msgspec.Struct):
    """A made-up board."""

    name: Public[str]
    gold: Public[int]
    owed: Public[Signed] = 0
    chests: Public[dict[str, int]] = {}
    shown: Public[int | None] = None
    beside: Public[list[Side]] = []
    words: Public[list[str]] = []


def test_what_may_be_below_nothing_says_so() -> None:
    assert watched(Purse) == ("gold", "chests", "shown", "beside")
    assert watched(str) == ()
    assert not {"seat", "captain", "player"} & set(watched(Side))
