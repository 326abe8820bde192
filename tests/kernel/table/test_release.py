"""A table that is given up leaves nothing behind for the garbage collector."""

from __future__ import annotations

import gc
import weakref
from typing import Any

import pytest

from engine.captains.captain import captain
from engine.games import GAMES
from engine.kernel import Table
from tests.kernel.small import answer
from tests.kernel.tiny import TINY


def test_a_table_that_is_given_up_goes_with_its_last_reference() -> None:
    table = Table.new(TINY, seats=2, seed="x")
    answer(table, *next(iter(table.waiting.values())).default)
    table = Table.load(table.save(), TINY)
    view, waiting = table.view(None), table.waiting
    gone = [weakref.ref(table), weakref.ref(table._progress.playback), weakref.ref(table.running)]
    gc.disable()
    try:
        table.release()
        assert table.view(None) == view, "it can be looked at"
        assert table.waiting == waiting
        del table
        assert [one() for one in gone] == [None] * 3
    finally:
        gc.enable()


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("game", GAMES)
def test_a_table_dropped_at_any_question_is_found_by_the_collector(game: str) -> None:
    """Questions are kept from it, and some of them hold on to the game."""
    for answers in range(0, 45, 3):
        gone = _dropped(game, answers)
        gc.collect()
        assert [one() for one in gone] == [None, None]


def _dropped(game: str, answers: int) -> list[weakref.ref[Any]]:
    """A table that nobody holds on to, after so many answers, or at the end of a game that is over sooner."""
    table, player = Table.new(game, seats=3, seed="dropped"), captain(1, "dropped")
    for _ in range(answers):
        if not table.waiting:
            break
        seat, asked = next(iter(table.waiting.items()))
        table.put(seat, asked.number, player.answer(table.view(seat), asked))
    for asked in table.waiting.values():
        assert all(asked.why_not(list(bundle.picks)) is None for bundle in asked.possible_bundles())
        assert asked.why_not(asked.default) is None
    return [weakref.ref(table), weakref.ref(table.running)]
