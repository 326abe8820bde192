"""Property 7: a moderator's rewind is on the record."""

from __future__ import annotations

from typing import Any

import pytest

from engine.kernel import AnswerError, Game, Step, Table
from engine.kernel.conformance import Chance, random_picks
from engine.kernel.table.saved import digest
from tests.kernel.small import answer, opened, reloaded, small, step, yes_no
from tests.kernel.tiny import TINY


def playing(answers: int, seed: str = "play", table: Table | None = None) -> tuple[Table, list[str]]:
    """The tiny game after some random answers, and its states before each."""
    table = table or Table.new(TINY, seats=3, options={"goal": 9}, seed=seed)
    chance, states = Chance(seed), list[str]()
    for _ in range(answers):
        states.append(digest(table.running))
        seat = chance.one_of(sorted(table.waiting))
        decision = table.waiting[seat]
        table.answer(seat, decision.number, random_picks(decision, chance))
    return table, states


@pytest.mark.parametrize("answers", [1, 2, 7, 30])
def test_property_7_a_moderator_rewinds_beyond_any_barrier(answers: int) -> None:
    table, states = playing(30)
    numbers = {seat: decision.number for seat, decision in table.waiting.items()}

    (entry,) = table.rewind(answers, moderator="Mary")

    assert digest(table.running) == states[30 - answers]
    assert (entry.key, entry.args) == ("table.rewound", {"answers": answers, "moderator": "Mary"})
    assert all(decision.number > numbers.get(seat, 0) for seat, decision in table.waiting.items())
    assert digest(reloaded(table).running) == digest(table.running)


def test_property_7_a_rewound_log_keeps_what_was_before_it() -> None:
    table, _ = playing(20)
    before = [entry.args for entry in table.entries()]
    playing(10, "more", table)

    table.rewind(10)

    after = table.entries()
    assert [entry.args for entry in after[:-1]] == before
    assert after[-1].key == "table.rewound"


def test_property_7_rewinds_of_rewinds_and_taking_back_are_counted_right() -> None:
    table, states = playing(25)
    for more in range(5):
        table.rewind(4)
        assert digest(table.running) == states[21 - 4 * more]
        table = reloaded(table)


def test_property_7_a_half_answered_question_is_rewound_by_its_half() -> None:
    table = Table.new(TINY, seats=3, seed="x")
    before = digest(table.running)
    answer(table, "none", seat=2)

    table.rewind(1)

    assert sorted(table.waiting) == [0, 1, 2]
    assert digest(table.running) == before


def test_property_7_a_withdrawn_answer_is_not_counted_by_a_rewind() -> None:
    """It was not the first of its seat: the earlier one stays in force."""

    def asks(self: Step, game: Game[Any]) -> Any:
        (one,) = yield from game.ask(yes_no(1, "one"))
        game.state.read.append(one)
        yield from game.ask_all([yes_no(0, "both"), yes_no(1, "both")])
        yield from game.ask(yes_no(0, "end"))

    table = opened(small(asks))
    answer(table, "yes")
    answer(table, "no", seat=1)
    table.take_back(1)
    before = digest(table.running)
    answer(table, "yes", seat=0)
    answer(table, "yes", seat=1)

    table.rewind(2)

    assert table.running.state.read == ["yes"]
    assert digest(table.running) == before
    assert sorted(table.waiting) == [0, 1]


def test_property_7_a_draw_after_a_rewind_is_a_new_one() -> None:
    def asks(self: Step, game: Game[Any]) -> Any:
        yield from game.ask(yes_no())
        faces = yield from game.dice(8, "luck")
        game.log("rolled", faces=faces)
        yield from game.ask(yes_no())

    table = opened(small(asks))
    (first,) = answer(table, "yes")
    table.rewind(1)
    (second,) = answer(table, "yes")

    assert first.args != second.args


@pytest.mark.parametrize("answers", [0, -1, 31])
def test_property_7_a_rewind_goes_no_further_than_the_beginning(answers: int) -> None:
    table, _ = playing(30)
    before = table.save()

    with pytest.raises(AnswerError, match=r"rewind-too-far \(most 30\)"):
        table.rewind(answers)
    assert table.save() == before


def test_property_7_an_ended_table_is_not_rewound_its_seed_is_known() -> None:
    table = Table.new(TINY, seats=2, seed="x", options={"goal": 1})
    while table.waiting:
        answer(table, *random_picks(table.waiting[min(table.waiting)], Chance(str(table.version))))

    with pytest.raises(AnswerError, match="rewind-too-far"):
        table.rewind(1)


def test_property_7_a_rewind_under_other_rules_is_refused_and_changes_nothing() -> None:
    def asks(self: Step, game: Game[Any]) -> Any:
        yield from game.ask(yes_no(0, "old"))

    def asks_anew(self: Step, game: Game[Any]) -> Any:
        yield from game.ask(yes_no(0, "new"))

    def last(self: Step, game: Game[Any]) -> Any:
        yield from game.ask(yes_no(0, "last"))
        yield from game.ask(yes_no(0, "last"))

    table = opened(small(step(asks), step(last)))
    answer(table, "yes")
    answer(table, "yes")
    other = reloaded(table, small(step(asks_anew, "Asks"), step(last)))
    before = other.save()

    with pytest.raises(AnswerError, match="rewind-impossible"):
        other.rewind(1)
    assert other.save() == before


def test_property_7_a_rewind_needs_the_history_from_its_beginning() -> None:
    table, _ = playing(10)
    change = table.unsaved()
    assert change is not None
    bare = Table.load(change.core, TINY)

    with pytest.raises(AnswerError, match="rewind-impossible"):
        bare.rewind(1)
    bare.rewind(3, history=change.inputs)
    table.rewind(3)
    assert digest(bare.running) == digest(table.running)
