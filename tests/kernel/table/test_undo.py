"""Property 7: undo stops at information."""

from __future__ import annotations

from typing import Any

import pytest

from engine.kernel import AnswerError, Decision, Game, Option, Range, Refusal, Step, Table, again
from engine.kernel.table.marks import MOST_MARKS
from engine.kernel.table.saved import digest
from tests.kernel.small import answer, keys, opened, reloaded, small, step, yes_no


def then_asks(happens: Any, next_seat: int = 0, **more: Any) -> Table:
    """A table at which seat 0 answered, `happens(game)` came of it, and `next_seat` is asked."""

    def first(self: Step, game: Game[Any]) -> Any:
        yield from game.ask(yes_no(0, "first"))
        yield from happens(game)

    def second(self: Step, game: Game[Any]) -> Any:
        yield from game.ask(yes_no(next_seat, "second", **more))

    places = {"card.bag": list("abcd"), "hand:0": ["x"], "hand:1": ["y"], "open": ["z"]}
    table = opened(small(step(first), step(second), places=places))
    answer(table, "yes")
    return table


def nothing(game: Game[Any]) -> Any:
    yield from ()


def rolls(game: Game[Any]) -> Any:
    yield from game.dice(1, "luck")


def lots(game: Game[Any]) -> Any:
    yield from game.draw_lots(["a", "b"], "luck")


def draws_openly(game: Game[Any]) -> Any:
    yield from game.draw("card", "open", 1, "card")


def draws_to_the_hand(game: Game[Any]) -> Any:
    yield from game.draw("card", "hand:0", 1, "card")


def draws_for_another(game: Game[Any]) -> Any:
    yield from game.draw("card", "hand:1", 1, "card")


def draws_unseen(game: Game[Any]) -> Any:
    yield from game.draw_unseen("card.bag", "card.top", 1, "card")


def peeks(game: Game[Any]) -> Any:
    yield from game.peek("card", 1, [0], "card")


def plays_a_card(game: Game[Any]) -> Any:
    game.move(["x"], "hand:0", "open")
    yield from ()


def gives_a_card(game: Game[Any]) -> Any:
    game.move(["x"], "hand:0", "hand:1")
    yield from ()


def takes_an_open_card(game: Game[Any]) -> Any:
    game.move(["z"], "open", "hand:0")
    yield from ()


def lays_a_card_face_down(game: Game[Any]) -> Any:
    game.move(["x"], "hand:0", "card.bag")
    yield from ()


def tells_the_other(game: Game[Any]) -> Any:
    game.log("whisper", private={1: {"coins": 3}})
    yield from ()


def tells_only_the_other(game: Game[Any]) -> Any:
    game.log("whisper", only=[1])
    yield from ()


def tells_itself(game: Game[Any]) -> Any:
    game.log("note", private={0: {"coins": 3}})
    yield from ()


def says_that_it_reveals(game: Game[Any]) -> Any:
    game.revealed = True
    yield from ()


@pytest.mark.parametrize(
    "happens",
    [
        rolls, lots, draws_openly, draws_to_the_hand, draws_for_another, peeks, plays_a_card, gives_a_card,
        tells_the_other, tells_only_the_other, says_that_it_reveals,
    ],
)  # fmt: skip
def test_property_7_what_somebody_learned_ends_the_undo(happens: Any) -> None:
    table = then_asks(happens)

    assert table.can_take_back(0) == Refusal("nothing-to-take-back")
    with pytest.raises(AnswerError, match="nothing-to-take-back"):
        table.take_back(0)


@pytest.mark.parametrize(
    "happens", [nothing, takes_an_open_card, lays_a_card_face_down, draws_unseen, tells_itself]
)
def test_property_7_what_nobody_learned_from_may_be_taken_back(happens: Any) -> None:
    table = then_asks(happens)

    assert table.can_take_back(0) is None
    (entry,) = table.take_back(0)
    assert entry.key == "table.taken-back"
    assert table.waiting[0].kind == "first"
    assert table.running.places.at("hand:0") == ["x"]
    assert keys(table) == []


def test_property_7_a_public_question_to_another_may_be_taken_back() -> None:
    table = then_asks(nothing, next_seat=1)

    assert table.can_take_back(1) == Refusal("another-seat-answered")
    table.take_back(0)
    assert list(table.waiting) == [0]


def test_property_7_asking_another_in_secret_is_information() -> None:
    assert then_asks(nothing, next_seat=1, secret=True).can_take_back(0) == Refusal("nothing-to-take-back")
    assert then_asks(nothing, next_seat=0, secret=True).can_take_back(0) is None


@pytest.mark.parametrize("unseen", [0, 1])
def test_property_7_what_may_be_taken_back_does_not_tell_who_is_asked_unseen(unseen: int) -> None:
    table = then_asks(nothing, next_seat=unseen, hidden=True)

    assert table.can_take_back(0) == table.can_take_back(1) == Refusal("nothing-to-take-back")


@pytest.mark.parametrize("unseen", [(0,), (1,), (0, 1)])
def test_property_7_an_answer_given_unseen_is_not_taken_back(unseen: tuple[int, ...]) -> None:
    def asks(self: Step, game: Game[Any]) -> Any:
        yield from game.ask(yes_no())
        asked = [yes_no(seat, "unseen") for seat in unseen]
        for decision in asked:
            decision.secret = decision.hidden = True
        yield from game.ask_all(asked)
        yield from game.ask(yes_no())

    table = opened(small(asks))
    answer(table, "yes")
    for seat in unseen:
        answer(table, "yes", seat=seat)

    assert table.waiting[0].number == 2
    assert table.can_take_back(0) == table.can_take_back(1) == Refusal("nothing-to-take-back")


@pytest.mark.parametrize("held", [[], ["x"], ["x", "y"]])
def test_property_7_what_may_be_taken_back_does_not_tell_what_another_may_play(held: list[str]) -> None:
    def asks(self: Step, game: Game[Any]) -> Any:
        yield from game.ask(yes_no())
        cards = [Option(card, secret=True) for card in held]
        yield from game.ask(Decision(1, "play", [Option("pass"), *cards], default=["pass"]))

    table = opened(small(asks))
    answer(table, "yes")

    assert table.can_take_back(0) is None
    assert table.can_take_back(1) == Refusal("another-seat-answered")


def test_property_7_another_seats_answer_ends_the_undo_even_a_half_one() -> None:
    """Seat 0 answered; then both are asked openly, and seat 1 answers first."""

    def asks(self: Step, game: Game[Any]) -> Any:
        yield from game.ask(yes_no())
        yield from game.ask_all([yes_no(0, "both"), yes_no(1, "both")])

    table = opened(small(asks))
    answer(table, "yes")
    assert table.can_take_back(0) is None
    answer(table, "yes", seat=1)
    before = table.save()

    assert table.can_take_back(0) == Refusal("another-seat-answered")
    with pytest.raises(AnswerError, match="another-seat-answered"):
        table.take_back(0)
    assert table.save() == before
    table.take_back(1)
    assert table.can_take_back(0) is None


def test_property_7_answers_given_together_are_not_taken_back() -> None:
    def asks(self: Step, game: Game[Any]) -> Any:
        yield from game.ask_all([yes_no(0, "both"), yes_no(1, "both")])
        yield from game.ask(yes_no())

    table = opened(small(asks))
    answer(table, "yes")
    answer(table, "yes")

    assert table.can_take_back(0) == table.can_take_back(1) == Refusal("nothing-to-take-back")


def test_property_7_nothing_is_taken_back_when_the_game_is_over() -> None:
    def asks(self: Step, game: Game[Any]) -> Any:
        yield from game.ask(yes_no())

    table = opened(small(asks))
    answer(table, "yes")

    assert table.can_take_back(0) == Refusal("table-ended")


def walks(self: Any, game: Game[Any]) -> Any:
    """As often as it likes, seat 0 walks on."""
    (way,) = yield from game.ask(Decision(0, "walk", range=Range(0, 99), default=["0"]))
    game.state.read.append(way)
    game.log("walked", way=way)
    return again()


def test_property_7_answers_are_unwound_one_by_one_to_equal_states() -> None:
    table = opened(small(walks))
    states = [digest(table.running)]
    for number in range(8):
        answer(table, str(number))
        states.append(digest(table.running))

    for left in range(8, 0, -1):
        assert digest(table.running) == states.pop()
        table = reloaded(table)
        table.take_back(0)
        assert keys(table) == ["walked"] * (left - 1)
    assert digest(table.running) == states.pop()
    assert table.can_take_back(0) == Refusal("nothing-to-take-back")


def test_property_7_no_more_than_some_answers_in_a_row_are_taken_back() -> None:
    table = opened(small(walks))
    for number in range(MOST_MARKS + 5):
        answer(table, str(number % 99))

    taken = 0
    while table.can_take_back(0) is None:
        table.take_back(0)
        taken += 1

    assert 1 <= taken <= MOST_MARKS
    assert len(table.running.state.read) == MOST_MARKS + 5 - taken


def test_property_4_no_number_comes_back_after_an_undo() -> None:
    table = opened(small(walks))
    used: set[int] = set()
    for turn in range(12):
        number = table.waiting[0].number
        assert number not in used
        used.add(number)
        answer(table, "1")
        if turn % 3 == 2:
            used.add(table.waiting[0].number)
            table.take_back(0)
            table = reloaded(table)
    with pytest.raises(AnswerError, match="stale"):
        table.answer(0, max(used), ["1"])


def test_property_5_the_counter_never_goes_back() -> None:
    def asks(self: Step, game: Game[Any]) -> Any:
        yield from game.ask(yes_no())
        yield from game.draw_unseen("card.bag", "card.top", 3, "unseen")
        yield from game.ask(yes_no())

    table = opened(small(asks))
    answer(table, "yes")
    first = table.running.places.at("card.top")
    table.take_back(0)
    answer(table, "yes")

    assert table.running.places.at("card.top") != first
