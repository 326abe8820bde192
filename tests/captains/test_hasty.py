"""A hasty captain plays on at imagined tables: quickly, sensibly, and with no effect on the real one."""

from __future__ import annotations

import sys
from functools import partial
from typing import Any

import pytest

from engine.captains.captain import captain
from engine.captains.hasty import Hasty
from engine.captains.play import answer_for, play_game
from engine.games import GAMES, load_game
from engine.kernel import Decision, Table, game_as_seen
from engine.marauders.game import MARAUDERS

EVERY_MODULE = tuple(MARAUDERS.module_sets()[-1])


def played(game: str, modules: tuple[str, ...], answers: int) -> Table:
    """A table some answers into its game, as captains of level 2 play."""
    table = Table.new(game, seats=4, modules=modules, seed="hasty")
    players = [captain(2, f"anybody {seat}", strict=True) for seat in range(4)]
    for _ in range(answers):
        answer_for(players[min(table.waiting)], table, min(table.waiting))
    return table


def forever(table: Table) -> bool:
    """To the end of the game."""
    return True


@pytest.mark.parametrize("game", GAMES)
def test_games_are_played_to_their_end_at_an_imagined_table_alone(game: str) -> None:
    for modules in ((), tuple(load_game(game).module_sets()[-1])):
        table = played(game, modules, 30)
        before = table.view(None)
        imagined = table.imagine(min(table.waiting), "hasty")
        assert Hasty(imagined).play(forever) > 10
        assert imagined.result is not None
        assert not table.result
        assert table.view(None) == before


def test_equal_tables_are_played_alike() -> None:
    table = played("marauders", (), 60)
    imagined = table.imagine(min(table.waiting), "hasty")
    ends: list[Any] = []
    for _ in range(2):
        again = imagined.again("the same luck")
        Hasty(again).play(forever)
        ends.append((again.result, again.view(None)))
    assert ends[0] == ends[1]


def test_who_knows_the_game_beats_those_who_do_not() -> None:
    """As he plays from what his seat sees, among three who answer at random."""
    won = 0
    for game in range(4):

        def hand(table: Table, seat: int, decision: Decision) -> list[str]:
            seen = game_as_seen(table.view(seat, facts=False), table.spec)
            return Hasty(table).answer_in(seen, decision)

        result = play_game("marauders", levels=[1] * 4, seed=f"hasty {game}", hands={game: hand}).result
        won += result.winners == [game]
    assert won >= 3


def test_a_plan_is_followed_until_it_cannot_be() -> None:
    table = played("marauders", (), 1)
    while (asked := table.waiting[min(table.waiting)]).kind != "turn.action" or len(asked.options) < 3:
        answer_for(captain(2, "anybody", strict=True), table, min(table.waiting))
    imagined = table.imagine(asked.seat, "plan")
    first = next(option.id for option in asked.options if option.id == "move:sea")
    hasty = Hasty(imagined, {asked.seat: [("nowhere:at_all", first), ("never:offered",), ("end",)]})
    assert hasty.answer(asked) == [first], "whichever of the step is offered"
    imagined.put(asked.seat, asked.number, [first])
    asked = imagined.waiting[asked.seat]
    alone = Hasty(imagined).answer(asked)
    assert hasty.answer(asked) == alone, "what is not offered ends the plan"
    assert hasty.answer(asked) == alone


def test_he_thinks_less_than_it_takes_to_see_the_table() -> None:
    """Counted in calls, as no machine is quick for certain."""
    table = played("marauders", EVERY_MODULE, 40)
    imagined = table.imagine(min(table.waiting), "quick")
    hasty, answers, thought = Hasty(imagined), 0, 0
    while imagined.waiting and answers < 120:
        seat, asked = next(iter(imagined.waiting.items()))
        thought += _calls(partial(hasty.answer, asked))
        imagined.put(seat, asked.number, hasty.answer(asked))
        answers += 1
    seen = _calls(partial(imagined.view, 0, facts=False))
    assert answers > 60
    assert thought / answers < seen


def _calls(what: Any) -> int:
    """How many functions are called meanwhile."""
    called = 0

    def count(frame: Any, event: str, arg: Any) -> None:
        nonlocal called
        called += event in ("call", "c_call")

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        what()
    finally:
        sys.setprofile(before)
    return called
