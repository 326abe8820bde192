"""Who plays a non-player captain, and how the computer does."""

from __future__ import annotations

from typing import Any

from engine.kernel import Decision, Option
from engine.marauders.combat.battle import Battle
from engine.marauders.combat.npc_play import answer
from tests.marauders.table import SetUp, TestTable, at_sea, skilled

NPCS = {"french": {"card": "admiral_d_estrees", "zone": "curacao"}}
FOUND = ("npc scouting", [6, 1, 1])


def battle(set_up: SetUp, ship: Any = "galleon", *, player: str = "computer", **more: Any) -> TestTable:
    """A captain found by the French navy off Curaçao: both of Leadership 3."""
    seat = at_sea("curacao", captain=skilled(leadership=3), bounties={"english": 1}, ship=ship)
    return set_up(seat, force=[FOUND], npcs=NPCS, options={"npc_player": player}, count=3, **more)


def declares(set_up: SetUp, ship: Any, *actions: str, **own: int) -> str:
    """What the NPC declares, its own cubes being these."""
    table = battle(set_up, ship)
    npc = table.game.inside(Battle).sides[0].ship
    assert npc is not None
    for location, cube in own.items():
        setattr(npc, location, cube)
    question = Decision(-1, "battle.declare", [Option(action) for action in actions])
    (pick,) = answer(table.game, question, 0)
    return pick


def test_ruling_who_plays_an_npc_the_left_neighbour_by_default(set_up: SetUp) -> None:
    table = battle(set_up, player="neighbour")
    assert [side.player for side in table.game.inside(Battle).sides] == [1, 0]


def test_ruling_who_plays_an_npc_the_computer_if_the_table_chose_it(set_up: SetUp) -> None:
    table = battle(set_up)
    assert [side.player for side in table.game.inside(Battle).sides] == [-1, 0]
    assert sorted(table.table.waiting) == [0]


def test_ruling_the_computer_boards_with_a_clearly_stronger_crew(set_up: SetUp) -> None:
    assert declares(set_up, {"kind": "galleon", "crew": 1}, "shoot", "board") == "board"
    assert declares(set_up, {"kind": "galleon", "crew": 4}, "shoot", "board") == "shoot"


def test_ruling_the_computer_flees_when_nearly_sunk_or_without_cannons(set_up: SetUp) -> None:
    assert declares(set_up, "galleon", "shoot", "board", "flee", hull=1) == "flee"
    assert declares(set_up, "galleon", "shoot", "board", "flee", cannons=0) == "flee"
    assert declares(set_up, "galleon", "shoot", "board", "flee") == "shoot"


def test_ruling_the_computer_boards_without_cannons_when_it_may_not_flee(set_up: SetUp) -> None:
    assert declares(set_up, "galleon", "shoot", "board", cannons=0) == "board"
    assert declares(set_up, "galleon", "shoot", cannons=0) == "shoot"


def skull(set_up: SetUp, **left: int) -> str:
    """Where the computer places a skull when so much is left."""
    table = battle(set_up)
    options = [Option(f"hit:{at}", {"location": at, "left": count}) for at, count in left.items()]
    (pick,) = answer(table.game, Decision(-1, "hit.place", options), 0)
    return pick


def test_ruling_the_computer_takes_skulls_in_the_cargo_then_where_most_is_left(set_up: SetUp) -> None:
    assert skull(set_up, hull=3, cargo=1, masts=3, crew=3, cannons=3) == "hit:cargo"
    assert skull(set_up, hull=2, cargo=0, masts=1, crew=3, cannons=2) == "hit:crew"
    assert skull(set_up, hull=3, cargo=0, masts=3, crew=1, cannons=1) == "hit:masts"


def test_ruling_the_computer_else_answers_as_after_a_deadline(set_up: SetUp) -> None:
    question = Decision(-1, "other", [Option("a"), Option("b")], default=["b"])
    assert answer(battle(set_up).game, question, 0) == ["b"]
