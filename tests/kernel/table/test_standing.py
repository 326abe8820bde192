"""Standing orders: given in secret, obeyed at once, restored, undone, verified; nobody else notices any."""

from __future__ import annotations

from typing import Any

import pytest

from engine.kernel import AnswerError, Decision, Game, Option, Orders, Step, Table
from engine.kernel.history.proof import verify
from tests.kernel.small import answer, opened, reloaded, small, step, yes_no


def standing(game: Game[Any], seat: int) -> list[Option]:
    """Everybody may order to say yes, to say no, or something that cannot be carried out."""
    return [Option(order, secret=True) for order in ("say:yes", "say:no", "fails")]


def obey(game: Game[Any], seat: int, asked: Decision, orders: list[str]) -> list[str] | None:
    """Say it, but not to a question that is put to all."""
    if "fails" in orders:
        raise RuntimeError("this cannot be carried out")
    said = [order.partition(":")[2] for order in orders]
    return said[:1] if said and asked.kind == "sure" else None


def lapsed(game: Game[Any], seat: int, order: str) -> bool:
    """An order to say yes holds until three things were read."""
    return order == "say:yes" and len(game.state.read) > 2


def tells(seat: int) -> Any:
    """A question to one seat; everybody reads the answer."""

    def play(self: Step, game: Game[Any]) -> Any:
        (said,) = yield from game.ask(yes_no(seat))
        game.state.read.append(f"{seat}:{said}")
        game.log("told", seat=seat, said=said)

    return play


def quiet(seat: int, kind: str = "sure") -> Any:
    """A question to one seat, without anything to learn."""

    def play(self: Step, game: Game[Any]) -> Any:
        yield from game.ask(yes_no(seat, kind))

    return play


def both(self: Step, game: Game[Any]) -> Any:
    """A question to two seats at once."""
    yield from game.ask_all([yes_no(0), yes_no(1)])


def table_of(*plays: Any) -> Table:
    """A table of three seats whose steps are these."""
    steps = [step(play, f"Step{n}") for n, play in enumerate(plays)]
    return opened(small(*steps, orders=Orders(standing=standing, obey=obey, lapsed=lapsed), seats=3))


def sights(table: Table, by: int) -> list[Any]:
    """Everything that others than this seat see."""
    others = [seat for seat in (None, 0, 1, 2) if seat != by]
    undo = [str(table.can_take_back(seat)) for seat in (0, 1, 2)]
    numbers = [(seat, asked.number) for seat, asked in table.waiting.items()]
    return [[table.view(seat) for seat in others], [table.log(seat) for seat in others], undo, numbers]


def test_nobody_else_learns_of_an_order() -> None:
    table = table_of(tells(0), tells(1))
    before = sights(table, 1)
    table.stand(1, "say:yes")
    assert sights(table, 1) == before
    assert table.standing(1) == ["say:yes"]
    assert table.standing(0) == []
    table.stand_down(1, "say:yes")
    assert sights(table, 1) == before
    assert table.standing(1) == []


def test_what_is_ordered_looks_as_if_the_seat_had_been_quick() -> None:
    """Answer by answer, the others see what they would see if the seat had clicked at once."""
    ordered, clicked = (table_of(tells(0), tells(1), tells(1), tells(0), tells(2)) for _ in range(2))
    ordered.stand(1, "say:no")
    for _ in range(2):
        answer(ordered, "yes", seat=0)
        answer(clicked, "yes", seat=0)
        while 1 in clicked.waiting:
            answer(clicked, "no", seat=1)
        assert sights(ordered, 1) == sights(clicked, 1)
    assert ordered.running.state.read == ["0:yes", "1:no", "1:no", "0:yes"]


def test_everything_is_stored_at_once() -> None:
    table = table_of(tells(0), tells(1), tells(1), tells(0))
    table.unsaved()
    table.stand(1, "say:yes")
    answer(table, "yes", seat=0)
    change = table.unsaved()
    assert change is not None
    assert table.unsaved() is None
    assert len(change.entries) == 3
    assert list(table.waiting) == [0]


def test_an_order_answers_the_question_that_is_open() -> None:
    table = table_of(tells(0), tells(1), tells(0))
    answer(table, "yes", seat=0)
    table.stand(1, "say:no")
    assert table.running.state.read == ["0:yes", "1:no"]


@pytest.mark.parametrize(("seat", "order"), [(1, "say:perhaps"), (7, "say:yes")])
def test_a_refused_order_changes_nothing(seat: int, order: str) -> None:
    table = table_of(tells(0))
    before = table.save()
    with pytest.raises(AnswerError):
        table.stand(seat, order)
    with pytest.raises(AnswerError):
        table.stand_down(seat, order)
    assert table.save() == before


def test_an_order_is_saved_and_obeyed_after_a_restart() -> None:
    table = table_of(tells(0), tells(1), tells(0))
    table.stand(1, "say:no")
    again = reloaded(table)
    assert again.standing(1) == ["say:no"]
    for one in (table, again):
        answer(one, "yes", seat=0)
    assert again.save() == table.save()
    assert again.running.state.read == ["0:yes", "1:no"]


def test_an_order_that_is_over_is_forgotten() -> None:
    table = table_of(tells(0), tells(1), tells(1), tells(1), tells(0))
    table.stand(1, "say:yes")
    answer(table, "yes", seat=0)
    assert table.running.state.read == ["0:yes", "1:yes", "1:yes"]
    assert table.standing(1) == []
    assert list(table.waiting) == [1]


def test_what_an_order_answered_is_taken_back_with_the_answer_before_it() -> None:
    table = table_of(quiet(0, "free"), quiet(0), quiet(0), quiet(0, "free"), quiet(1))
    table.stand(0, "say:yes")
    answer(table, "yes", seat=0)
    assert table.undo.answers_to_take_back(0) == 1
    table.take_back(0)
    assert table.waiting[0].kind == "free"
    assert table.can_take_back(0) is not None
    assert table.standing(0) == ["say:yes"]
    for one in (reloaded(table), table):
        answer(one, "no", seat=0)
        assert one.waiting[0].kind == "free"
        assert one.undo.answers_to_take_back(0) == 1


def test_orders_that_would_answer_again_are_taken_back_too() -> None:
    """Whoever takes an answer back wants to be asked."""
    table = table_of(both, quiet(0), quiet(0), tells(1))
    answer(table, "yes", seat=0)
    answer(table, "yes", seat=1)
    table.stand(0, "say:yes")
    assert table.standing(0) == ["say:yes"]
    assert list(table.waiting) == [1]
    table.take_back(0)
    assert table.standing(0) == []
    assert list(table.waiting) == [0]
    answer(reloaded(table), "no", seat=0)


def test_an_order_that_fails_costs_no_answer() -> None:
    table = table_of(tells(0), tells(1), tells(0))
    table.stand(1, "fails")
    answer(table, "yes", seat=0)
    assert table.standing(1) == []
    assert table.running.state.read == ["0:yes"]
    assert list(table.waiting) == [1]


def test_orders_of_a_table_that_has_ended_are_in_its_file_and_verified() -> None:
    table = table_of(quiet(0), quiet(1), quiet(1), quiet(0), quiet(0))
    table.stand(1, "say:yes")
    answer(table, "yes", seat=0)
    answer(table, "yes", seat=0)
    table.take_back(0)
    answer(table, "no", seat=0)
    assert "inputs" not in table.export()
    answer(table, "yes", seat=0)
    told = table.export()
    assert [finding for finding in verify(told, table.spec) if not finding.holds] == []
    assert {item["seat"] for item in told["inputs"] if item["kind"] == "standing"} == {1}


def test_an_imagined_table_knows_the_orders_of_its_seat_alone() -> None:
    table = table_of(tells(0), tells(1), tells(2), tells(0))
    table.stand(1, "say:yes")
    table.stand(2, "say:no")
    imagined = table.imagine(1, "seed")
    assert imagined.standing(1) == ["say:yes"]
    assert imagined.standing(2) == []
