"""A table apart, to try something: as the seat may know it, and never more."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from bot.cli.chosen import modules_of
from engine.games import GAMES, load_game
from engine.kernel import Game, Step, Table
from engine.kernel.history import apart
from engine.kernel.table.saved import digest
from tests.games.test_upcoming import answer
from tests.kernel.small import opened, small, yes_no


def worlds(table: Table, seat: int) -> list[Table]:
    """The table, and others that differ from it in what is hidden from the seat alone."""
    return [table, *(table.imagine(seat, f"world {number}", keep=True) for number in range(2))]


def compared(table: Table, seat: int, laid: Callable[[Table, int], str]) -> bool:
    """Whether worlds that differ give the same."""
    several = worlds(table, seat)
    assert len({laid(one, seat) for one in several}) == 1, f"seat {seat} can tell a secret"
    return len({digest(one.running) for one in several}) > 1


def tried(table: Table, seat: int) -> str:
    """All of the table apart."""
    return digest(apart(table, seat, seed="tried").running)


def walk(table: Table, laid: Callable[[Table, int], str] = tried, answers: int = 300) -> int:
    """How often worlds were compared that differ, along a game that somebody plays somehow."""
    chance, count = random.Random(11), 0
    while not table.result and table.version < answers:
        for seat in table.waiting:
            if chance.random() < 0.15:
                count += compared(table, seat, laid)
        answer(table, chance)
    return count


@pytest.mark.parametrize("game", GAMES)
def test_two_tables_alike_to_a_seat_give_equal_tables(game: str) -> None:
    spec = load_game(game)
    assert walk(Table.new(game, seats=3, options=spec.resolve_options({}), seed="alike")) > 5


def test_also_with_every_module_in_the_midst_of_a_game() -> None:
    spec = load_game("marauders")
    modules = tuple(modules_of(spec, "all"))
    assert walk(Table.new("marauders", seats=3, modules=modules, seed="alike")) > 15


def test_a_table_that_shows_what_is_hidden_is_found_out() -> None:
    table = Table.new("marauders", seats=3, seed="alike")
    with pytest.raises(AssertionError, match="can tell a secret"):
        walk(table, lambda one, _: digest(one.running))


@pytest.mark.parametrize("game", GAMES)
def test_it_goes_on_to_its_end_from_where_the_seat_stands(game: str) -> None:
    spec, chance = load_game(game), random.Random(7)
    table = Table.new(game, seats=3, options=spec.resolve_options({}), seed="whole")
    count = 0
    while not table.result and count < 6:
        if chance.random() < 0.2 and 0 in table.waiting:
            count += 1
            before = digest(table.running)
            other = apart(table, 0, seed=f"luck {count}")
            assert digest(table.running) == before, "nothing has changed here"
            assert spec.round_of(other.running.state) == spec.round_of(table.running.state)
            for _ in range(30):
                if other.result:
                    break
                answer(other, chance)
            # It is a table as any other: saved, loaded, taken back.
            again = Table.load(other.save())
            assert digest(again.running) == digest(other.running)
        answer(table, chance)
    assert count > 2


def looks(self: Step, game: Game[Any]) -> Any:
    """Seat 0 looks at the two cards of the other's hand."""
    game.show(game.places.at("hand:1")[:2], [0])


def asks(self: Step, game: Game[Any]) -> Any:
    yield from game.ask(yes_no(0))


def test_what_a_seat_has_looked_at_it_still_knows() -> None:
    lying = {"hand:1": ["a", "b", "c"], "card.bag": ["d", "e", "f"]}
    table = opened(small(looks, asks, places=lying))
    for seed in range(5):
        mine = apart(table, 0, seed=str(seed)).running.places
        assert mine.held["hand:1"][:2] == ["a", "b"]
        assert mine.known == {"a": [0], "b": [0]}
    others = {apart(table, 1, seed=str(seed)).running.places.held["card.bag"][0] for seed in range(20)}
    assert others <= {"d", "e", "f"}
    mixed = {apart(table, 0, seed=str(seed)).running.places.held["hand:1"][2] for seed in range(20)}
    assert len(mixed) > 1, "what it has not looked at is drawn anew"


def test_another_seed_draws_other_things() -> None:
    spec = load_game("treasure_fleet")
    table = Table.new("treasure_fleet", seats=3, options=spec.resolve_options({}), seed="hidden")
    many = {digest(apart(table, 0, seed=str(seed)).running) for seed in range(6)}
    assert len(many) == 6
    views = [apart(table, 0, seed=str(seed)).view(0)["places"] for seed in range(6)]
    assert all(view == views[0] for view in views), "what the seat sees is the same"
    assert views[0] == table.view(0)["places"]
