"""Giving again what was taken back: the same comes of it, as long as nothing else has happened since."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine.games import load_game
from engine.kernel import AnswerError, Decision, Table
from engine.kernel.play.view import known_pieces


def picks_for(decision: Decision, chance: random.Random) -> list[str]:
    """Any answer that is allowed."""
    if decision.range:
        return [str(chance.randint(decision.range.low, decision.range.high))]
    ids = [option.id for option in decision.options if decision.why_not([option.id]) is None]
    return [chance.choice(ids)] if ids else list(decision.default)


def table_of(game: str) -> Table:
    spec = load_game(game)
    return Table.new(game, seats=2, options=spec.resolve_options({}), seed="redo")


@pytest.mark.parametrize("game", ["marauders", "port_royal", "treasure_fleet"])
def test_what_is_given_again_brings_about_the_same(game: str) -> None:
    table, chance, again = table_of(game), random.Random(game), 0
    for _ in range(120):
        if not table.waiting:
            break
        seat, asked = chance.choice(sorted(table.waiting.items()))
        table.put(seat, asked.number, picks_for(asked, chance))
        if table.can_take_back(seat) is not None:
            continue
        kinds, sights, told = kinds_of(table), sights_of(table), told_by(table)
        table.take_back(seat)
        assert [table.undo.answers_to_redo(one) for one in range(2)] == [int(one == seat) for one in range(2)]
        table.undo.redo(seat)
        assert (kinds_of(table), sights_of(table), told_by(table)) == (kinds, sights, told)
        assert table.undo.answers_to_redo(seat) == 0
        # It can be taken back once more.
        assert table.can_take_back(seat) is None
        again += 1
    assert again > 3


def test_what_another_has_ordered_is_not_seen_by_what_may_be_given_again() -> None:
    table, chance, seen = table_of("marauders"), random.Random("orders"), 0
    for _ in range(200):
        seat, asked = chance.choice(sorted(table.waiting.items()))
        table.put(seat, asked.number, picks_for(asked, chance))
        other = 1 - seat
        if table.can_take_back(seat) is not None or not table.coming.offered(other):
            continue
        table.take_back(seat)
        offered = table.coming.offered(other)
        table.coming.order(other, [offered[-1].id])
        assert table.undo.answers_to_redo(seat) == 1
        table.undo.redo(seat)
        table.coming.order(other, [])
        seen += 1
    assert seen > 3


def kinds_of(table: Table) -> dict[int, str]:
    return {seat: asked.kind for seat, asked in table.waiting.items()}


def sights_of(table: Table) -> list[dict[str, Any]]:
    """All that each seat, and a spectator, sees."""
    seen = [known_pieces(table.running, seat, table.waiting) for seat in (None, 0, 1)]
    for sight in seen:
        for asked in [sight["asked"]] if sight.get("asked") else []:
            del asked["number"]
    return seen


def told_by(table: Table) -> list[object]:
    """What each of them is told, but that something was taken back."""
    return [[line for line in table.log(seat) if line["key"] != "table.taken-back"] for seat in (None, 0, 1)]


def several(count: int) -> tuple[Table, int]:
    """A table whose seat has given so many answers that it may take back."""
    table, chance = table_of("marauders"), random.Random("several")
    while True:
        seat, asked = sorted(table.waiting.items())[0]
        if table.undo.answers_to_take_back(seat) >= count:
            return table, seat
        table.put(seat, asked.number, picks_for(asked, chance))


def test_several_that_were_taken_back_are_given_again_one_after_another() -> None:
    table, seat = several(2)
    was, count = sights_of(table), table.undo.answers_to_take_back(seat)
    table.undo.take_back_all(seat)
    assert table.undo.answers_to_redo(seat) == count
    for left in reversed(range(count)):
        table.undo.redo(seat)
        assert table.undo.answers_to_redo(seat) == left
    assert sights_of(table) == was
    with pytest.raises(AnswerError, match="nothing-to-redo"):
        table.undo.redo(seat)


def test_what_was_taken_back_before_a_restart_is_given_again_after_it() -> None:
    table, seat = several(2)
    was, count = sights_of(table), table.undo.answers_to_take_back(seat)
    table.undo.take_back_all(seat)
    table.undo.redo(seat)
    table = Table.load(table.save())
    assert table.undo.answers_to_redo(seat) == count - 1
    assert table.undo.answers_to_redo(1 - seat) == 0
    for _ in range(count - 1):
        table.undo.redo(seat)
        table = Table.load(table.save())
    assert sights_of(table) == was
    assert table.undo.answers_to_redo(seat) == 0


def test_an_order_of_another_is_not_seen_by_what_may_be_given_again_after_a_restart() -> None:
    table, chance = table_of("marauders"), random.Random("restart")
    while True:
        seat, asked = chance.choice(sorted(table.waiting.items()))
        table.put(seat, asked.number, picks_for(asked, chance))
        other = 1 - seat
        if table.can_take_back(seat) is None and table.coming.offered(other):
            break
    table.take_back(seat)
    table.coming.order(other, [table.coming.offered(other)[-1].id])
    assert Table.load(table.save()).undo.answers_to_redo(seat) == 1


def test_nothing_of_it_is_in_an_imagined_table() -> None:
    table, seat = several(1)
    table.take_back(seat)
    assert table.imagine(1 - seat, "guess").undo.answers_to_redo(seat) == 0


def test_once_something_else_has_happened_nothing_is_given_again() -> None:
    table, seat = several(2)
    table.take_back(seat)
    asked = table.waiting[seat]
    other = next(one for one in picks_of(asked))
    table.put(seat, asked.number, other)
    assert table.undo.answers_to_redo(seat) == 0
    with pytest.raises(AnswerError, match="nothing-to-redo"):
        table.undo.redo(seat)
    if table.can_take_back(seat) is None:
        # What was taken back before that stays gone.
        table.take_back(seat)
        assert table.undo.answers_to_redo(seat) == 1


def picks_of(asked: Decision) -> list[list[str]]:
    return [[one.id] for one in asked.options if asked.why_not([one.id]) is None] or [list(asked.default)]


def test_nobody_gives_again_what_another_has_taken_back() -> None:
    table, seat = several(1)
    table.take_back(seat)
    with pytest.raises(AnswerError, match="nothing-to-redo"):
        table.undo.redo(1 - seat)
    assert table.undo.answers_to_redo(seat) == 1
