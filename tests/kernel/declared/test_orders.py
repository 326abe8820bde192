"""Orders: given at any time, in secret, whoever is asked; restored, and kept when an answer is undone."""

from __future__ import annotations

from typing import Any

import pytest

from engine.kernel import AnswerError, Decision, Game, Option, Orders, Step, Table
from engine.kernel.history.proof import verify
from engine.kernel.table.saved import digest
from tests.kernel.small import answer, opened, reloaded, small, step, yes_no


def orders(game: Game[Any], seat: int) -> Decision | None:
    """Seats 0 and 1 may lay aside any number of coins up to three; the others have nothing to order."""
    options = [Option(f"coins:{n}") for n in range(4)]
    return Decision(seat, "coins", options, default=["coins:3"], secret=True) if seat < 2 else None


def give_order(game: Game[Any], seat: int, picks: list[str]) -> None:
    """Note how many coins are left."""
    game.state.purses[seat].coins = int(picks[0].partition(":")[2])


def asks(self: Step, game: Game[Any]) -> Any:
    """One question to seat 0, without anything to learn."""
    yield from game.ask(yes_no(0))


def asks_both(self: Step, game: Game[Any]) -> Any:
    """A question to both seats at once."""
    yield from game.ask_all([yes_no(0), yes_no(1)])


def table_of(*plays: Any) -> Table:
    """A table of three seats whose steps are these."""
    steps = [step(play, f"Step{n}") for n, play in enumerate(plays)]
    return opened(small(*steps, orders=Orders(offered=orders, give=give_order), seats=3))


def coins(table: Table) -> list[int]:
    """What each purse holds."""
    return [purse.coins for purse in table.running.state.purses]


def test_nobody_else_learns_of_an_order() -> None:
    table = table_of(asks, asks)
    answer(table, "yes")
    others = [table.view(seat) for seat in (0, 2, None)]
    noticed = table.waiting[0].number, len(table.entries()), table.can_take_back(0)

    table.order(1, ["coins:1"])

    assert [table.view(seat) for seat in (0, 2, None)] == others
    assert (table.waiting[0].number, len(table.entries()), table.can_take_back(0)) == noticed
    assert noticed[2] is None
    assert table.view(1)["state"]["purses"][1]["coins"] == 1


@pytest.mark.parametrize(
    ("seat", "picks", "why"),
    [
        (1, ["coins:9"], "not-offered"),
        (2, ["coins:1"], "not-offered"),
        (7, ["coins:1"], "not-offered"),
        (1, [], "too-few"),
    ],
)
def test_a_refused_order_changes_nothing(seat: int, picks: list[str], why: str) -> None:
    table = table_of(asks)
    before = table.save()
    with pytest.raises(AnswerError) as refused:
        table.order(seat, picks)
    assert refused.value.refusal.key == why
    assert table.save() == before


def test_no_orders_when_the_table_has_ended() -> None:
    table = table_of(asks)
    answer(table, "yes")
    assert table.orders(0) is None
    with pytest.raises(AnswerError) as refused:
        table.order(0, ["coins:1"])
    assert refused.value.refusal.key == "table-ended"


def test_an_order_is_saved_and_loaded_also_in_a_half_answered_question() -> None:
    table = table_of(asks, asks_both, asks)
    table.order(1, ["coins:2"])
    answer(table, "yes")
    answer(table, "yes", seat=1)
    table.order(0, ["coins:1"])
    again = reloaded(table)
    assert digest(again.running) == digest(table.running)
    assert coins(again) == [1, 2, 3]
    for one in (table, again):
        answer(one, "no", seat=0)
    assert again.save() == table.save()


def test_an_order_stays_when_an_answer_is_taken_back() -> None:
    table = table_of(asks, asks, asks)
    table.order(1, ["coins:2"])
    answer(table, "yes")
    table.order(0, ["coins:0"])
    answer(table, "yes")
    table.order(1, ["coins:1"])
    table.take_back(0)
    assert coins(table) == [0, 1, 3]
    table = reloaded(table)
    table.take_back(0)
    assert coins(table) == [0, 1, 3]
    answer(table, "no")
    assert coins(reloaded(table)) == [0, 1, 3]


def test_an_order_stays_when_an_answer_to_an_open_question_is_withdrawn() -> None:
    table = table_of(asks_both)
    answer(table, "yes", seat=1)
    table.order(1, ["coins:0"])
    table.take_back(1)
    assert coins(table) == [3, 0, 3]
    assert coins(reloaded(table)) == [3, 0, 3]


def test_an_order_stays_when_a_moderator_rewinds() -> None:
    table = table_of(asks, asks, asks)
    answer(table, "yes")
    table.order(1, ["coins:2"])
    answer(table, "yes")
    table.rewind(2)
    assert coins(table) == [3, 2, 3]
    assert coins(reloaded(table)) == [3, 2, 3]


def test_orders_of_a_table_that_has_ended_are_in_its_file_and_verified() -> None:
    table = table_of(asks, asks, asks)
    answer(table, "yes")
    table.order(1, ["coins:2"])
    answer(table, "yes")
    table.take_back(0)
    answer(table, "no")
    assert "inputs" not in table.export()
    answer(table, "yes")
    told = table.export()
    assert all(finding.holds for finding in verify(told, table.spec))
    given = [item for item in told["inputs"] if item["kind"] == "order"]
    assert {item["seat"] for item in given} == {1}
    given[-1]["values"] = ["coins:0"]
    assert not all(finding.holds for finding in verify(told, table.spec))
