"""What a move costs: priced by the border it crosses, and told when it is made (`terms.sea.MoveCost`).

The wind of Seas of Glory stands for all rules of this kind, by rule points alone: a free move with the wind
once a turn, two actions for the first move against it.
"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from data.content.words import COMPASS
from engine.kernel import Chapter, Public, Rank
from engine.marauders.game import MARAUDERS
from engine.marauders.state import MGame
from engine.marauders.terms.sea import MoveCost
from engine.marauders.triggers import StartTurn
from engine.marauders.turn.turn import Turn, move_cost
from tests.marauders.table import SetUp, TestTable, at_sea, in_port


class Wind(msgspec.Struct):
    """Where the wind blows to, and the moves of the turn under way that it has changed."""

    blows: Public[str] = ""
    changed: Public[list[str]] = []


WIND = Chapter("wind", state=Wind)


def wind(game: MGame) -> Wind:
    """This chapter's state."""
    return WIND.of(game)


def against(direction: str) -> str:
    """The opposite direction."""
    return COMPASS[(COMPASS.index(direction) + 4) % 8]


@WIND.after(StartTurn)
def forgotten(game: MGame, step: StartTurn) -> None:
    """A new turn, a new free move."""
    wind(game).changed = []


@WIND.rule(MoveCost, rank=Rank.SET)
def before_the_wind(game: MGame, cost: MoveCost) -> None:
    """One move a turn with the wind is free."""
    blowing = wind(game)
    if cost.actions and cost.border == blowing.blows and "with" not in blowing.changed:
        cost.actions, cost.uses = 0, [*cost.uses, "with_wind"]


@WIND.rule(MoveCost)
def into_the_wind(game: MGame, cost: MoveCost) -> None:
    """The first move of a turn against the wind takes an action more."""
    blowing = wind(game)
    if cost.border and cost.border == against(blowing.blows) and "against" not in blowing.changed:
        cost.actions, cost.uses = cost.actions + 1, [*cost.uses, "against_wind"]


@WIND.effect("move:with_wind")
@WIND.effect("move:against_wind")
def moved_by_the_wind(game: MGame, cost: MoveCost) -> None:
    """It is used up for this turn."""
    blowing = wind(game)
    blowing.changed.append("with" if cost.border == blowing.blows else "against")


WITH_WIND = msgspec.structs.replace(MARAUDERS, chapters=(*MARAUDERS.chapters, WIND))


@pytest.fixture
def windy(set_up: SetUp) -> Any:
    """Lays out a table at which the wind blows towards a direction."""

    def lay_out(towards: str, *seats: Any, **more: Any) -> TestTable:
        def change(beginning: Any) -> None:
            beginning.ext["wind"] = Wind(towards)

        return set_up(*seats, spec=WITH_WIND, change=change, **more)

    return lay_out


def test_a_move_is_asked_about_with_its_zones_and_border(set_up: SetUp) -> None:
    asked: list[tuple[str, ...]] = []
    notes = Chapter("notes")

    @notes.rule(MoveCost)
    def note(game: MGame, cost: MoveCost) -> None:
        asked.append((cost.move, cost.origin, cost.target, cost.border))

    spec = msgspec.structs.replace(MARAUDERS, chapters=(*MARAUDERS.chapters, notes))
    table = set_up(at_sea("nassau"), spec=spec)
    assert asked == [
        ("sail", "nassau", "tortuga", "SE"),
        ("sail", "nassau", "havana", "SW"),
        ("dock", "nassau", "nassau", ""),
    ]
    asked.clear()
    table.play("move:port")
    assert asked[0] == ("dock", "nassau", "nassau", "")
    assert asked[1:] == [("leave_port", "nassau", "nassau", "")]


def test_a_move_is_priced_by_its_border(windy: Any) -> None:
    table = windy("NW", at_sea("caracas"))
    costs = {to: move_cost(table.game, table.captain(), to).actions for to in ("caribbean_sea", "curacao")}
    assert costs == {"caribbean_sea": 0, "curacao": 1}
    assert table.play("move:caribbean_sea").actions == 3
    assert move_cost(table.game, table.captain(), "caracas").actions == 2
    assert table.play("move:caracas").actions == 1


def test_the_example_of_the_rulebook(windy: Any) -> None:
    table = windy("NW", at_sea("caribbean_sea"), force=[("scouting", [1, 1])])
    table.play("move:caracas", "scout:merchant")
    assert (table.actions, table.offered()) == (0, ["move:caribbean_sea"])
    table.play("move:caribbean_sea")
    assert (table.captain().zone, table.asked().seat) == ("caribbean_sea", 1)


def test_what_changes_a_move_is_told_when_it_is_made_and_not_before(windy: Any) -> None:
    table = windy("NW", at_sea("caracas"))
    assert wind(table.game).changed == []
    table.play("move:caribbean_sea")
    assert wind(table.game).changed == ["with"]
    table.play("move:caracas")
    assert (table.actions, wind(table.game).changed) == (1, ["with", "against"])
    table.play("move:caribbean_sea")
    assert (table.asked().seat, wind(table.game).changed) == (1, [])


def test_a_move_dearer_than_the_actions_left_is_not_offered(windy: Any) -> None:
    table = windy("NE", at_sea("tortuga"), force=[("scouting", [1, 1])])
    table.play("move:nassau")
    assert {"move:tortuga", "move:havana"} <= set(table.offered())
    table.play("scout:merchant")
    assert table.actions == 1
    assert [move for move in table.offered() if move.startswith("move:")] == ["move:tortuga", "move:port"]


def test_docking_and_leaving_have_no_direction(windy: Any) -> None:
    table = windy("NW", in_port("nassau"))
    table.play("move:sea", "move:port")
    assert (table.actions, wind(table.game).changed) == (1, [])


def test_what_makes_a_move_free_first_is_used_up_alone(windy: Any) -> None:
    table = windy("NW", at_sea("caracas", glory_cards=["fair_wind"])).play("card:fair_wind.1")
    uses = {to: move_cost(table.game, table.captain(), to).uses for to in ("caribbean_sea", "curacao")}
    assert uses == {"caribbean_sea": ["with_wind"], "curacao": ["card"]}
    table.play("move:caribbean_sea")
    assert (table.game.inside(Turn).free_moves, wind(table.game).changed) == (2, ["with"])
    table.play("move:caracas")
    assert (table.actions, table.game.inside(Turn).free_moves) == (3, 1)
    assert wind(table.game).changed == ["with", "against"]
