"""A finished game looked over for one seat: what cost it most, by what it knew, and by nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from msgspec.structs import replace

from engine.captains import Level, captain
from engine.captains.play import answer_for
from engine.captains.review import LEAST, MOST, review
from engine.kernel import Table
from engine.kernel.history import NotAnExport
from engine.kernel.table.saved import Input, decode_input, encode

BLUNDERS = 4
"""Of so many answers of the first seat one is a random one."""


def played(game: str, seats: int, seed: str) -> Table:
    """A whole game in which the first seat plays well, but for a random answer now and then."""
    table = Table.new(game, seats=seats, seed=seed)
    sensible = [captain(Level.SENSIBLE, f"{seed}|{seat}", strict=True) for seat in range(seats)]
    careless, answers = captain(Level.RANDOM, f"{seed}|careless"), 0
    while table.waiting:
        seat = next(iter(table.waiting))
        answers += seat == 0
        answer_for(careless if seat == 0 and answers % BLUNDERS == 0 else sensible[seat], table, seat)
    return table


def of(table: Table, seat: int = 0) -> list[Any]:
    return list(review(table.begun_as(), table.history(), seat))


def plain(found: list[Any]) -> list[tuple[Any, ...]]:
    return [(one.round, one.asked.kind, one.gave, one.better, one.cost) for one in found]


@pytest.mark.parametrize("game", ["port_royal", "treasure_fleet", "marauders"])
def test_careless_answers_are_found_each_with_what_would_have_been_better(game: str) -> None:
    found = [one for seed in ("one", "two") for one in of(played(game, 2, seed))]
    assert found
    for one in found:
        assert one.cost >= LEAST
        assert sorted(one.gave) != sorted(one.better)
        assert one.asked.seat == 0
        assert one.asked.why_not(one.better) is None
        assert one.asked.why_not(one.gave) is None


def test_three_at_most_are_told_one_of_a_round_in_their_order() -> None:
    table = played("port_royal", 3, "order")
    rounds = [one.round for one in of(table)]
    assert 1 <= len(rounds) <= MOST
    assert rounds == sorted({*rounds})


def test_who_answers_as_a_sensible_captain_is_told_less_than_who_does_not() -> None:
    def cost(seat: int) -> float:
        return sum(sum(one.cost for one in of(played("port_royal", 3, seed), seat)) for seed in ("a", "b"))

    assert cost(1) < cost(0)


def test_two_games_that_looked_alike_to_a_seat_are_told_alike() -> None:
    """Two cards that lay face down all the time, as coins, are each other."""
    table = played("port_royal", 2, "worlds")
    swapped = two_unseen(table)
    history = [encode(renamed(decode_input(data), swapped)) for data in table.history()]
    assert history != table.history()
    assert plain(list(review(table.begun_as(), history, 0))) == plain(of(table))


def two_unseen(table: Table) -> Mapping[str, str]:
    """Two pieces drawn in a game of which its first seat never saw either: each is called as the other."""
    told = f"{table.log(0)}{table.view(0)}"
    drawn = [
        str(value)
        for item in map(decode_input, table.history())
        if item.kind == "d"
        for value in item.values
        if "." in str(value) and f"'{value}'" not in told and f'"{value}"' not in told
    ]
    one, other = [*dict.fromkeys(drawn)][:2]
    return {one: other, other: one}


def renamed(item: Input, names: Mapping[str, str]) -> Input:
    if item.kind != "d":
        return item
    return replace(item, values=[names.get(str(value), value) for value in item.values])


def test_a_game_that_cannot_be_played_again_is_refused() -> None:
    table = played("treasure_fleet", 2, "cut")
    with pytest.raises(NotAnExport):
        review(table.begun_as(), table.history()[:-3], 0)
    other = {**table.begun_as(), "seats": 3}
    with pytest.raises(NotAnExport):
        review(other, table.history(), 0)
