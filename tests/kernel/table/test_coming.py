"""Orders for a coming turn: given in secret, done one by one, stopped with a word, restored, undone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from engine.kernel import AnswerError, Coming, Decision, Game, Given, Option, Orders, Step, Table
from engine.kernel.history.proof import verify
from tests.kernel.small import answer, opened, reloaded, small, step, yes_no
from tests.kernel.table.test_standing import sights


def offered(game: Game[Any], seat: int, steps: Sequence[str]) -> list[Option]:
    """To say yes or no; after a no nothing more."""
    return [] if "say:no" in steps else [Option(f"say:{word}", secret=True) for word in ("yes", "no")]


def under_way(game: Game[Any], seat: int) -> bool:
    """It is the turn of who spoke last."""
    return bool(game.state.read) and game.state.read[-1].startswith(f"{seat}:")


def says(game: Game[Any], seat: int, asked: Decision, step: str) -> Given | None:
    """Says it when it is asked that."""
    return Given([step.removeprefix("say:")]) if asked.kind == "sure" else None


def noted(game: Game[Any], seat: int, steps: Sequence[str]) -> Mapping[str, Any]:
    """Relies on its own coins, and on nothing of the others."""
    return {"coins": [purse.coins for purse in game.state.purses]}


def upset(before: Mapping[str, Any], now: Mapping[str, Any]) -> str:
    """Stops when a coin is missing."""
    return "coins" if before != now else ""


def struck(seat: int, key: str, args: Mapping[str, Any]) -> str:
    """Stops at a blow."""
    return "blow" if key == "blow" and args["seat"] == seat else ""


ORDERS = Orders(coming=Coming(offered, under_way, says, noted, upset, struck, frozenset(("told", "turn"))))


def turn(seat: int) -> Any:
    """A seat's turn begins."""

    def play(self: Step, game: Game[Any]) -> None:
        game.state.read.append(f"{seat}:turn")
        game.log("turn", seat=seat)

    return play


def asks(seat: int, kind: str = "sure", key: str = "told") -> Any:
    """A question to one seat; everybody reads of it."""

    def play(self: Step, game: Game[Any]) -> Any:
        (said,) = yield from game.ask(yes_no(seat, kind))
        game.state.read.append(f"{seat}:{said}")
        game.log(key, seat=seat, said=said)

    return play


def blow(seat: int) -> Any:
    """A seat is struck."""

    def play(self: Step, game: Game[Any]) -> None:
        game.log("blow", seat=seat)

    return play


def pays(seat: int) -> Any:
    """A seat loses a coin."""

    def play(self: Step, game: Game[Any]) -> None:
        game.state.purses[seat].coins -= 1

    return play


def table_of(*plays: Any) -> Table:
    """A table of three seats whose steps are these; it is the first one's turn."""
    steps = [step(play, f"Step{n}") for n, play in enumerate((turn(0), *plays))]
    return opened(small(*steps, orders=ORDERS, seats=3))


def read(table: Table) -> list[str]:
    """What was said."""
    return [one for one in table.running.state.read if not one.endswith("turn")]


def why(table: Table, seat: int = 1) -> str:
    """Why the orders of a seat were stopped."""
    found = table.coming.of(seat)
    return found.why if found is not None else ""


def test_nobody_else_learns_of_them_and_they_are_done_when_the_turn_has_come() -> None:
    table = table_of(asks(0), turn(1), asks(1), asks(1), asks(2))
    before = sights(table, 1)
    table.coming.order(1, ["say:yes", "say:no"])
    assert sights(table, 1) == before
    assert read(table) == []
    answer(table, "yes", seat=0)
    assert read(table) == ["0:yes", "1:yes", "1:no"]
    assert table.coming.of(1) is None
    assert list(table.waiting) == [2]


def test_they_look_as_if_the_seat_had_been_quick() -> None:
    ordered, clicked = (table_of(asks(0), turn(1), asks(1), asks(1), asks(2)) for _ in range(2))
    ordered.coming.order(1, ["say:yes", "say:no"])
    for one in (ordered, clicked):
        answer(one, "yes", seat=0)
    for said in ("yes", "no"):
        answer(clicked, said, seat=1)
    assert sights(ordered, 1) == sights(clicked, 1)


@pytest.mark.parametrize(
    ("seat", "steps"),
    [
        (1, ["say:perhaps"]),
        (1, ["say:no", "say:yes"]),
        (7, ["say:yes"]),
        (0, ["say:yes"]),
        (1, ["say:yes"] * 7),
    ],
)
def test_what_is_not_offered_is_not_ordered(seat: int, steps: list[str]) -> None:
    """No such step, none after that one, no such seat, its own turn, too many."""
    table = table_of(asks(0), turn(1), asks(1))
    before = table.save()
    with pytest.raises(AnswerError):
        table.coming.order(seat, steps)
    assert table.save() == before


def test_they_tell_nothing_by_what_may_be_given_again_and_are_done_then() -> None:
    table = table_of(asks(0), turn(1), asks(1), asks(2))
    answer(table, "yes", seat=0)
    table.take_back(0)
    table.coming.order(1, ["say:no"])
    assert table.undo.answers_to_redo(0) == 1
    table.undo.redo(0)
    assert read(table) == ["0:yes", "1:no"]
    assert table.coming.of(1) is None


def test_they_are_changed_and_taken_back() -> None:
    table = table_of(asks(0), turn(1), asks(1), asks(2))
    table.coming.order(1, ["say:yes"])
    table.coming.order(1, ["say:no"])
    table.coming.order(1, [])
    assert table.coming.of(1) is None
    answer(table, "yes", seat=0)
    assert list(table.waiting) == [1]


@pytest.mark.parametrize(
    ("plays", "reason", "done"),
    [
        ([pays(1), turn(1), asks(1)], "coins", 0),
        ([pays(2), turn(1), asks(1), asks(1), asks(2)], "", 2),
        ([blow(1), turn(1), asks(1)], "blow", 0),
        ([blow(2), turn(1), asks(1), asks(1), asks(2)], "", 2),
        ([turn(1), asks(1, key="surprise"), asks(1)], "met", 1),
        ([turn(1), asks(1), turn(2), asks(2)], "over", 1),
    ],
)
def test_what_happens_stops_them_with_a_word(plays: list[Any], reason: str, done: int) -> None:
    """What befalls others, or is hidden from the seat, does not."""
    table = table_of(asks(0), *plays)
    table.coming.order(1, ["say:yes", "say:no"])
    answer(reloaded(table), "yes", seat=0)
    answer(table, "yes", seat=0)
    assert why(table) == reason
    assert len(read(table)) == 1 + done


def test_the_word_is_gone_once_the_seat_has_answered_itself() -> None:
    table = table_of(asks(0), blow(1), turn(1), asks(1), asks(1))
    table.coming.order(1, ["say:yes"])
    answer(table, "yes", seat=0)
    assert why(reloaded(table)) == "blow"
    answer(table, "no", seat=1)
    assert table.coming.of(1) is None


def test_what_they_answered_is_taken_back_as_an_answer() -> None:
    table = table_of(asks(0, "free"), turn(1), asks(1), asks(1), asks(1, "free"))
    table.coming.order(1, ["say:yes", "say:no"])
    answer(table, "yes", seat=0)
    assert table.undo.answers_to_take_back(1) == 2
    table.take_back(1)
    assert table.coming.of(1) is None
    answer(reloaded(table), "yes", seat=1)
    assert read(table) == ["0:yes", "1:yes"]


def test_who_takes_an_answer_back_wants_to_be_asked() -> None:
    """Of what was ordered, something is left: it is not done all the same."""
    table = table_of(asks(0, "free"), turn(1), asks(1), asks(1, "free"), asks(1), asks(2))
    table.coming.order(1, ["say:yes", "say:yes"])
    answer(table, "yes", seat=0)
    assert table.coming.of(1) is not None
    table.take_back(1)
    assert table.coming.of(1) is None
    answer(table, "no", seat=1)
    assert read(table) == ["0:yes", "1:no"]
    assert list(table.waiting) == [1]


def test_they_are_saved_and_done_after_a_restart() -> None:
    table = table_of(asks(0), turn(1), asks(1), asks(1), asks(2))
    table.unsaved()
    table.coming.order(1, ["say:yes"])
    assert table.unsaved() is not None
    again = reloaded(table)
    for one in (table, again):
        answer(one, "yes", seat=0)
    assert again.save() == table.save()
    assert read(again) == ["0:yes", "1:yes"]


def test_orders_that_were_given_are_in_the_file_of_a_table_that_has_ended() -> None:
    table = table_of(asks(0), turn(1), asks(1))
    table.coming.order(1, ["say:yes"])
    answer(table, "yes", seat=0)
    told = table.export()
    assert [finding for finding in verify(told, table.spec) if not finding.holds] == []
    assert {item.get("why") for item in told["inputs"] if item["kind"] == "standing"} == {"coming"}


def test_an_imagined_table_knows_no_such_orders() -> None:
    table = table_of(asks(0), turn(1), asks(1))
    table.coming.order(1, ["say:yes"])
    assert table.imagine(1, "seed").coming.of(1) is None
    assert table.imagine(2, "seed").coming.of(1) is None
