"""Properties 3 and 4: validate, then apply; decisions are the only door."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.kernel import (
    AnswerError,
    Decision,
    Game,
    KernelFault,
    Option,
    OptionSpec,
    Range,
    Refusal,
    Step,
    Table,
    picked,
)
from engine.kernel.conformance import Chance, random_picks
from engine.kernel.draws import Roll, SeededDraws
from engine.kernel.table.saved import digest
from tests.kernel.small import answer, keys, opened, reloaded, small, yes_no
from tests.kernel.tiny import TINY

LETTERS = "abcdefgh"


def several(least: int, most: int, offered: str = LETTERS) -> Decision:
    return Decision(
        0, "pick", [Option(id) for id in offered], least=least, most=most, default=list(offered[:least])
    )


# --- what a decision takes ----------------------------------------------------------------------------


@given(st.integers(0, 8), st.integers(0, 8), st.lists(st.sampled_from([*LETTERS, "z"]), max_size=10))
def test_property_4_picks_are_different_offered_and_of_the_right_number(
    least: int, most: int, picks: list[str]
) -> None:
    refusal = several(least, most).why_not(picks)

    right = len(set(picks)) == len(picks) and "z" not in picks and least <= len(picks) <= most
    assert (refusal is None) == right


@given(st.integers(-50, 50), st.integers(0, 50), st.integers(-200, 200))
def test_property_4_a_range_takes_the_numbers_in_it(low: int, width: int, number: int) -> None:
    decision = Decision(0, "pay", range=Range(low, low + width), default=[str(low)])

    assert (decision.why_not([str(number)]) is None) == (low <= number <= low + width)


@pytest.mark.parametrize("text", ["", "-", "x", "1.5", "²", "1 000", "0x1", "1" * 20, "٣"])
def test_property_4_a_range_takes_nothing_else(text: str) -> None:
    decision = Decision(0, "pay", range=Range(0, 9), default=["0"])

    assert decision.why_not([text]) == Refusal("not-in-range", {"low": 0, "high": 9})


def test_property_4_the_reason_names_what_was_wrong() -> None:
    decision = several(1, 2)

    assert decision.why_not(["a", "a"]) == Refusal("picked-twice")
    assert decision.why_not(["z"]) == Refusal("not-offered")
    assert decision.why_not([]) == Refusal("too-few", {"least": 1, "most": 2})
    assert decision.why_not(["a", "b", "c"]) == Refusal("too-many", {"least": 1, "most": 2})
    assert str(Refusal("too-few", {"least": 1, "most": 2})) == "too-few (least 1, most 2)"


def test_property_4_a_check_has_the_last_word() -> None:
    def check(picks: list[str]) -> Refusal | str | None:
        if "a" in picks:
            return "no-gold"
        return Refusal("no-room", {"room": 1}) if len(picks) > 1 else None

    decision = several(0, 8)
    decision.check = check

    assert decision.why_not(["a"]) == Refusal("no-gold")
    assert decision.why_not(["b", "c"]) == Refusal("no-room", {"room": 1})
    assert decision.why_not(["b"]) is None
    assert decision.why_not(["z"]) == Refusal("not-offered")


@given(st.integers(0, 4), st.integers(0, 4), st.text(alphabet="0123456789", min_size=1))
def test_property_4_a_random_player_answers_validly(least: int, more: int, seed: str) -> None:
    chance = Chance(seed)
    decision = several(least, least + more)
    decision.check = lambda picks: "odd" if len(picks) % 2 and len(picks) != least else None

    assert decision.why_not(random_picks(decision, chance)) is None


def test_property_4_a_random_player_falls_back_to_the_default() -> None:
    decision = several(1, 1)
    decision.check = lambda picks: None if picks == ["a"] else "only-the-first"
    rarely = Decision(0, "pay", range=Range(0, 10**9), default=["7"])
    rarely.check = lambda picks: None if picks == ["7"] else "only-seven"

    assert random_picks(decision, Chance("x")) == ["a"]
    assert random_picks(rarely, Chance("x")) == ["7"]


def test_property_4_the_label_of_an_option_is_said_or_comes_from_its_id() -> None:
    assert Option("move:nassau").label == "move"
    assert Option("move:nassau", say="sail").label == "sail"
    assert several(1, 1).option("b") == Option("b")
    assert several(1, 1).option("z") is None


def test_property_6_others_read_of_a_question_what_is_public() -> None:
    options = [Option("pass"), Option("card:helm", secret=True)]
    known: dict[str, Any] = {"private_args": {"gold": 7}, "args": {"zone": "nassau"}}

    assert Decision(1, "play", options, **known).public() == {
        "seat": 1, "kind": "play", "args": {"zone": "nassau"}, "options": ["pass"],
    }  # fmt: skip
    assert Decision(1, "play", options, secret=True, **known).public() == {"seat": 1}
    assert Decision(1, "play", options, hidden=True, **known).public() == {}
    assert Decision(1, "pay", range=Range(0, 9)).public() == {
        "seat": 1, "kind": "pay", "args": {}, "range": [0, 9],
    }  # fmt: skip


# --- questions with one answer ----------------------------------------------------------------------


PAY, SING = Option("pay"), Option("sing")


@pytest.mark.parametrize(
    ("asked", "only"),
    [
        (Decision(0, "which", [PAY], default=["pay"], all_open=True), ["pay"]),
        (Decision(0, "which", [PAY, SING], least=2, most=2, all_open=True), ["pay", "sing"]),
        (Decision(0, "which", [PAY, SING], default=["pay"], all_open=True), None),
        (Decision(0, "which", [PAY], least=0, all_open=True), None),
        (Decision(0, "which", [], least=0, all_open=True), None),
        (Decision(0, "which", range=Range(3, 3), default=["3"], all_open=True), None),
        (Decision(0, "which", [PAY], default=["pay"]), None),
    ],
)
def test_a_question_answers_itself_if_everybody_sees_its_one_answer(
    asked: Decision, only: list[str] | None
) -> None:
    assert asked.only_answer() == only


def test_among_several_only_who_has_a_choice_is_asked() -> None:
    def asks(self: Step, game: Game[Any]) -> Any:
        one = Decision(0, "which", [PAY], default=["pay"], all_open=True)
        answers = yield from game.ask_all([one, yes_no(1, "both")])
        game.log("both", picks=answers)
        assert (yield from game.ask_all([one])) == [["pay"]]
        yield from game.ask(yes_no(0, "last"))

    table = opened(small(asks))
    assert list(table.waiting) == [1]

    told = table.answer(1, table.waiting[1].number, ["no"])

    assert [entry.args for entry in told] == [{"picks": [["pay"], ["no"]]}]
    assert list(table.waiting) == [0]


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


# --- what is no answer at all ---------------------------------------------------------------------------


@pytest.mark.parametrize("picks", [None, 5, 1.5, object()])
@pytest.mark.parametrize("least", [0, 1])
def test_property_3_picks_that_are_no_list_are_refused_like_any_wrong_answer(picks: Any, least: int) -> None:
    """Also where no pick at all would do."""

    def asks(self: Step, game: Game[Any]) -> Any:
        yield from game.ask(several(least, 2))

    table = opened(small(asks))
    before = (table.version, digest(table.running))

    with pytest.raises(AnswerError) as refused:
        table.answer(0, table.waiting[0].number, picks)

    assert refused.value.refusal.key == "not-offered"
    assert (table.version, digest(table.running)) == before


def test_property_3_a_number_that_is_no_list_is_refused_with_the_range() -> None:
    def asks(self: Step, game: Game[Any]) -> Any:
        yield from game.ask(Decision(0, "pay", range=Range(0, 9), default=["0"]))

    table = opened(small(asks))

    no_lists: Any = (None, 5)
    for picks in no_lists:
        with pytest.raises(AnswerError) as refused:
            table.answer(0, table.waiting[0].number, picks)
        assert refused.value.refusal == Refusal("not-in-range", {"low": 0, "high": 9})


@pytest.mark.parametrize(("id", "about"), [("take:rum_1", "rum_1"), ("hit:1:2", "1:2"), ("done", "")])
def test_what_an_option_is_about_stands_behind_the_first_colon(id: str, about: str) -> None:
    assert picked(id) == about
