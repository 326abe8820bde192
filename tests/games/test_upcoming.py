"""Who is next, as each game tells it of what a spectator sees: who has the next turn was next before."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import pytest

from engine.games import load_game
from engine.kernel import Table

ACTIVE = {"marauders": "active_seat", "port_royal": "active"}
"""Under which a game's state keeps whose turn it is."""
ANSWERS = 400


def answer(table: Table, chance: random.Random) -> None:
    """Somebody who is asked answers somehow."""
    asked = next(iter(table.waiting.values()))
    picks = asked.default
    if not picks:
        ids = [option.id for option in asked.options]
        picks = chance.sample(ids, max(asked.least, min(asked.most, 1)))
    table.answer(asked.seat, asked.number, picks)


def turn_of(view: Mapping[str, Any], game: str) -> tuple[int, int | None]:
    """The round, and whose turn it is."""
    return view["state"]["round"], view["state"][ACTIVE[game]]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("game", ACTIVE)
def test_whoever_has_the_next_turn_was_next(game: str, seats: int) -> None:
    spec, chance = load_game(game), random.Random(seats)
    table = Table.new(game, seats=seats, options=spec.resolve_options({}), seed=f"next {seats}")
    before, followed = table.view(None), 0
    for _ in range(ANSWERS):
        if table.result is not None:
            break
        answer(table, chance)
        after = table.view(None)
        if table.result is None and turn_of(before, game)[1] is not None:
            if turn_of(after, game) != turn_of(before, game):
                assert spec.next_turn(before) == turn_of(after, game)[1]
                followed += 1
            assert spec.next_turn(after) != turn_of(after, game)[1], "he has his turn already"
        before = after
    assert followed > 2 * seats


def test_where_all_are_asked_at_once_nobody_is_next() -> None:
    spec, chance = load_game("treasure_fleet"), random.Random(1)
    table = Table.new(spec.id, seats=3, options=spec.resolve_options({}), seed="next")
    while table.result is None:
        assert spec.next_turn(table.view(None)) is None
        answer(table, chance)


def test_after_the_last_turn_of_all_nobody_is_next() -> None:
    spec = load_game("port_royal")
    table = Table.new(spec.id, seats=2, options=spec.resolve_options({}), seed="next")
    view = table.view(None)
    state = view["state"]
    last = {**view, "state": {**state, "last_round": True, "active": 1 - state["start"]}}
    assert spec.next_turn(last) is None
    assert spec.next_turn({**last, "state": {**last["state"], "last_round": False}}) == state["start"]
