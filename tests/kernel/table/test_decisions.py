"""Property 4: what a decision takes, when it answers itself, and what is no answer at all."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.kernel import AnswerError, Decision, Game, Option, Range, Refusal, Step, picked
from engine.kernel.conformance import Chance, random_picks
from engine.kernel.table.saved import digest
from tests.kernel.small import opened, small, yes_no

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
