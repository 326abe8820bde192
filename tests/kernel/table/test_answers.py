"""Properties 3 and 4: validate, then apply; decisions are the only door."""

from __future__ import annotations

from typing import Any

import pytest

from engine.kernel import AnswerError, Game, KernelFault, OptionSpec, Step, Table
from engine.kernel.draws import Roll, SeededDraws
from engine.kernel.table.saved import digest
from tests.kernel.small import answer, keys, opened, reloaded, small, yes_no
from tests.kernel.tiny import TINY

# --- the one door -------------------------------------------------------------------------------------


def two_questions(self: Step, game: Game[Any]) -> Any:
    (one,) = yield from game.ask(yes_no(0, "one"))
    game.log("one", pick=one)
    answers = yield from game.ask_all([yes_no(0, "both"), yes_no(1, "both")])
    game.log("both", picks=answers)
    yield from game.ask(yes_no(1, "last"))


@pytest.mark.parametrize(
    ("seat", "number", "picks", "key"),
    [
        (1, 1, ["yes"], "not-asked"),
        (-1, 1, ["yes"], "not-asked"),
        (9, 1, ["yes"], "not-asked"),
        (0, 0, ["yes"], "stale"),
        (0, 2, ["yes"], "stale"),
        (0, 1, ["maybe"], "not-offered"),
        (0, 1, [], "too-few"),
        (0, 1, ["yes", "no"], "too-many"),
        (0, 1, ["yes", "yes"], "picked-twice"),
        (0, 1, "yes", "not-offered"),
        (0, 1, [3], "not-offered"),
    ],
)
def test_property_3_a_refused_answer_has_a_reason_and_changes_nothing(
    seat: int, number: int, picks: Any, key: str
) -> None:
    table = opened(small(two_questions))
    before, state = table.save(), digest(table.running)

    with pytest.raises(AnswerError) as refused:
        table.answer(seat, number, picks)

    assert refused.value.refusal.key == key
    assert (table.save(), digest(table.running)) == (before, state)


def test_property_3_nothing_is_answered_when_the_game_is_over() -> None:
    table = opened(small(two_questions))
    while table.waiting:
        answer(table, "yes")

    with pytest.raises(AnswerError, match="table-ended"):
        table.answer(0, 3, ["yes"])


def test_property_4_numbers_count_per_seat() -> None:
    table = opened(small(two_questions))
    assert table.waiting[0].number == 1
    answer(table, "yes")
    assert {seat: decision.number for seat, decision in table.waiting.items()} == {0: 2, 1: 1}
    answer(table, "yes")
    answer(table, "yes")
    assert table.waiting[1].number == 2


def test_property_4_answers_to_one_question_come_in_any_order() -> None:
    told: list[Any] = []
    for order in ((0, 1), (1, 0)):
        table = opened(small(two_questions))
        answer(table, "yes")
        lines = [line for seat in order for line in answer(table, "yes" if seat else "no", seat=seat)]
        told.append([(line.key, line.args) for line in lines])

    assert told[0] == told[1] == [("both", {"picks": [["no"], ["yes"]]})]


def test_property_4_nothing_is_told_before_the_last_has_answered() -> None:
    table = opened(small(two_questions))
    answer(table, "yes")
    seen = [table.view(seat)["state"] for seat in (None, 0, 1)]

    assert answer(table, "no", seat=1) == []

    assert [table.view(seat)["state"] for seat in (None, 0, 1)] == seen
    assert keys(table) == ["one"]
    assert [asked["seat"] for asked in table.view(0)["waiting"]] == [0]


def test_property_4_ones_own_answer_may_be_withdrawn_while_others_are_asked() -> None:
    table = opened(small(two_questions))
    answer(table, "yes")
    number = table.waiting[1].number
    answer(table, "no", seat=1)

    assert table.take_back(1) == []

    assert table.waiting[1].number == number + 1
    with pytest.raises(AnswerError, match="stale"):
        table.answer(1, number, ["no"])
    table = reloaded(table)
    assert table.waiting[1].number == number + 1
    answer(table, "yes", seat=1)
    (line,) = answer(table, "yes", seat=0)
    assert line.args == {"picks": [["yes"], ["yes"]]}


def test_property_4_a_table_without_snapshots_takes_nothing_back() -> None:
    table = opened(small(two_questions), keep=False)
    answer(table, "yes")
    answer(table, "yes", seat=1)

    with pytest.raises(AnswerError, match="nothing-to-take-back"):
        table.take_back(1)


def test_property_4_withdrawing_takes_the_newest_answer_out() -> None:
    """The same seat gave an equal answer, then chance fell, earlier in the step."""

    def asks(self: Step, game: Game[Any]) -> Any:
        yield from game.ask(yes_no(0, "sure"))
        yield from game.dice(1, "luck")
        answers = yield from game.ask_all([yes_no(0, "sure"), yes_no(1, "sure")])
        game.log("answers", answers=answers)
        yield from game.ask(yes_no(0, "end"))

    table = opened(small(asks))
    answer(table, "yes")
    answer(table, "yes", seat=0)
    table.take_back(0)

    table = reloaded(table)

    assert not table.mended
    assert sorted(table.waiting) == [0, 1]


def test_property_3_a_fault_in_a_step_puts_the_table_back() -> None:
    broken = [True]

    def breaks(self: Step, game: Game[Any]) -> Any:
        (pick,) = yield from game.ask(yes_no())
        game.state.purses[0].coins = 0
        faces = yield from game.dice(2, "luck")
        drawn = yield from game.draw("card", "open", 1, "card")
        game.log("drew", faces=faces, cards=drawn)
        if broken[0] and pick == "yes":
            raise RuntimeError("the rules fail")
        yield from game.ask(yes_no(1))

    table = opened(small(breaks), force=[("card", ["c"])])
    before, views = table.save(), [table.view(seat) for seat in (None, 0, 1)]
    decision = table.waiting[0]

    with pytest.raises(KernelFault, match=r"put back.*the rules fail"):
        answer(table, "yes")

    assert table.save() == before
    assert [table.view(seat) for seat in (None, 0, 1)] == views
    assert table.forced == {"card": ["c"]}
    broken[0] = False
    (line,) = table.answer(0, decision.number, ["yes"])
    assert line.args["cards"] == ["c"]
    assert line.args["faces"] == fresh_faces()


def test_property_5_after_a_fault_chance_goes_on_where_it_was() -> None:
    """Not from an earlier point: numbers that were used are not used again."""
    broken = [True]

    def rolls(self: Step, game: Game[Any]) -> Any:
        for turn in range(3):
            yield from game.ask(yes_no())
            faces = yield from game.dice(8, "luck")
            if broken[0] and turn == 1:
                broken[0] = False
                raise RuntimeError("the rules fail")
            game.log("rolled", faces=faces)

    table = opened(small(rolls))
    answer(table, "yes")
    with pytest.raises(KernelFault):
        answer(table, "yes")
    answer(table, "yes")

    draw_source = SeededDraws("small")
    rolled = [entry.args["faces"] for entry in table.entries() if entry.key == "rolled"]
    assert rolled == [draw_source.roll(Roll(8, "luck")), draw_source.roll(Roll(8, "luck"))]


def fresh_faces() -> list[int]:
    """What the dice show without a fault before them: the counter was put back."""
    return SeededDraws("small").roll(Roll(2, "luck"))


def test_property_3_a_fault_without_snapshots_is_raised_as_it_is() -> None:
    def breaks(self: Step, game: Game[Any]) -> Any:
        yield from game.ask(yes_no())
        raise RuntimeError("the rules fail")

    with pytest.raises(RuntimeError, match="the rules fail"):
        answer(opened(small(breaks), keep=False), "yes")


def test_property_3_a_check_that_fails_is_a_fault_and_changes_nothing() -> None:
    def asks(self: Step, game: Game[Any]) -> Any:
        yield from game.ask(yes_no(check=no_such_key))

    def no_such_key(picks: list[str]) -> str | None:
        raise KeyError("gold")

    table = opened(small(asks))
    before = table.save()

    with pytest.raises(KernelFault, match=r"the answer to sure could not be checked: KeyError"):
        answer(table, "yes")
    assert table.save() == before


def test_property_3_a_watch_that_raises_is_a_fault() -> None:
    fuse = [False]

    def watch(game: Game[Any]) -> None:
        if fuse[0]:
            fuse[0] = False
            raise ValueError("a law is broken")

    table = opened(small(two_questions), watch=watch)
    answer(table, "yes")
    answer(table, "yes")
    answer(table, "yes")
    before = table.save()
    fuse[0] = True

    with pytest.raises(KernelFault, match="a law is broken"):
        answer(table, "yes")
    assert table.save() == before
    answer(table, "yes")
    assert table.result


def test_property_3_a_table_that_cannot_be_opened_is_a_fault() -> None:
    def breaks(self: Step, game: Game[Any]) -> Any:
        raise RuntimeError("the rules fail")

    with pytest.raises(KernelFault, match=r"could not be opened.*the rules fail"):
        opened(small(breaks))


def test_property_3_a_game_that_stops_without_a_result_is_a_fault() -> None:
    def stops(self: Step, game: Game[Any]) -> Any:
        game.stack.clear()

    with pytest.raises(KernelFault, match="no result"):
        opened(small(stops))


# --- opening a table ----------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_property_3_a_table_is_opened_for_the_seats_the_game_has(seats: int) -> None:
    with pytest.raises(AnswerError, match=r"seats \(low 2, high 4\)"):
        Table.new(TINY, seats=seats)


@pytest.mark.parametrize(
    ("options", "key"),
    [({"gaol": 3}, "unknown-setting"), ({"goal": 0}, "bad-setting"), ({"goal": "many"}, "bad-setting")],
)
def test_property_3_a_table_is_opened_with_settings_the_game_has(options: dict[str, Any], key: str) -> None:
    with pytest.raises(AnswerError) as refused:
        Table.new(TINY, seats=2, options=options)
    assert refused.value.refusal.key == key


def test_property_3_a_table_is_opened_with_modules_the_game_has() -> None:
    with pytest.raises(AnswerError, match="unknown-module"):
        Table.new(TINY, seats=2, modules=["sun"])
    with pytest.raises(AnswerError, match="unknown-game"):
        Table.new("chess", seats=2)


@pytest.mark.parametrize(
    ("spec", "given", "read"),
    [
        (OptionSpec("goal", "int", 3, 1, 9), " 7 ", 7),
        (OptionSpec("goal", "int", 3, -5, 9), -5, -5),
        (OptionSpec("open", "bool", False), "Yes", True),
        (OptionSpec("open", "bool", False), False, False),
        (OptionSpec("pace", "choice", "slow", choices=("slow", "fast")), "FAST", "fast"),
    ],
)
def test_property_3_settings_are_read(spec: OptionSpec, given: Any, read: Any) -> None:
    assert spec.read(given) == read


@pytest.mark.parametrize(
    ("spec", "given", "allowed"),
    [
        (OptionSpec("goal", "int", 3, 1, 9), "10", "1-9"),
        (OptionSpec("goal", "int", 3, 1, 9), "--5", "1-9"),
        (OptionSpec("goal", "int", 3, 1, 9), "²", "1-9"),
        (OptionSpec("open", "bool", False), "perhaps", "true, false"),
        (OptionSpec("pace", "choice", "slow", choices=("slow", "fast")), "", "slow, fast"),
    ],
)
def test_property_3_settings_that_cannot_be_are_refused(spec: OptionSpec, given: Any, allowed: str) -> None:
    with pytest.raises(AnswerError) as refused:
        spec.read(given)
    assert refused.value.refusal.args == {"setting": spec.id, "value": given, "allowed": allowed}
