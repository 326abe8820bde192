"""What members answer, order and take back."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

import pytest

from bot.decisions.answering import Answering, Question
from bot.tables import LiveTable
from bot.tables.tell import NoSuch
from engine.kernel import AnswerError
from tests.domain.conftest import ANNE, BART, STRANGER, Harbour, Keeping, Refused
from tests.marauders.table import at_sea, goods, in_port


@pytest.fixture
def answering(harbour: Harbour, keeping: Keeping) -> Answering:
    """Answers at the tables of the harbour."""
    return Answering(harbour.tables, keeping)


def asked(live: LiveTable, seat: int) -> Question:
    """What a seat is asked now."""
    decision = live.asked(seat)
    assert decision is not None
    return Question(seat, decision.number)


async def test_an_answer_is_saved_and_computer_captains_play(harbour: Harbour, answering: Answering) -> None:
    live = await harbour.game(ANNE, computers=1)
    first = asked(live, 0)
    done = await answering.answer(live.id, ANNE, first, ["none"])
    assert done.seat == 0
    assert done.live.asked(0) is not None
    now = asked(done.live, 0)
    assert now.number > first.number
    harbour.tables.forget(live.id)
    assert asked(await harbour.tables.open(live.id), 0) == now


async def test_a_caller_shows_something_else_only_while_computer_captains_play(
    harbour: Harbour, answering: Answering
) -> None:
    shown: list[str] = []

    @asynccontextmanager
    async def playing(live: LiveTable, seat: int) -> AsyncGenerator[None]:
        shown.append(f"{seat} waits for {live.computers_asked()}")
        yield
        shown.append(f"then {live.computers_asked()}")

    live = await harbour.game(ANNE, BART)
    await answering.answer(live.id, ANNE, asked(live, 0), ["none"], playing)
    assert shown == []
    await harbour.send_away(live, BART)
    live = await harbour.game(ANNE, computers=1)
    while not shown:
        decision = live.asked(0)
        assert decision is not None
        await answering.answer(live.id, ANNE, asked(live, 0), await _some(live), playing)
    assert shown == ["0 waits for [1]", "then []"]


async def _some(live: LiveTable) -> list[str]:
    decision = live.asked(0)
    assert decision is not None
    return list(decision.default)


async def test_whoever_answers_is_back(harbour: Harbour, answering: Answering, keeping: Keeping) -> None:
    live = await harbour.game(ANNE, BART)
    await harbour.send_away(live, ANNE)
    live = await answering.come(live.id, ANNE)
    assert keeping.asked == ["back 0"]
    assert not live.holder(0).is_away
    await answering.come(live.id, ANNE)
    await answering.come(live.id, STRANGER)
    assert keeping.asked == ["back 0"]


async def test_whose_question_it_is_not_may_not_answer_it(harbour: Harbour, answering: Answering) -> None:
    live = await harbour.game(ANNE, BART)
    first = asked(live, 0)
    with Refused("tell-stranger"):
        await answering.answer(live.id, STRANGER, first, ["none"])
    with Refused("tell-wrong-seat"):
        await answering.answer(live.id, BART, first, ["none"])
    with pytest.raises(NoSuch):
        await answering.answer(live.id, ANNE, Question(7, first.number), ["none"])
    with pytest.raises(AnswerError):
        await answering.answer(live.id, ANNE, first, ["pebble_999"])
    assert asked(live, 0) == first
    await answering.answer(live.id, ANNE, first, ["none"])
    with Refused("tell-not-asked"):
        await answering.answer(live.id, ANNE, first, ["none"])
    await answering.answer(live.id, BART, asked(live, 1), ["none"])
    seat = next(iter(live.waiting))
    with Refused("tell-stale"):
        await answering.answer(live.id, (ANNE, BART)[seat], Question(seat, first.number), ["none"])


async def test_nothing_is_answered_at_a_table_that_is_over(harbour: Harbour, answering: Answering) -> None:
    live = await harbour.game(ANNE, BART)
    first = asked(live, 0)
    async with harbour.tables.hold(live.id) as live:
        await harbour.tables.end(live)
    for act in (
        answering.answer(live.id, ANNE, first, ["none"]),
        answering.sail(live.id, ANNE, first, "anywhere"),
        answering.take_back(live.id, ANNE),
    ):
        with Refused("tell-table-over"):
            await act


async def test_a_course_is_sailed_until_something_else_happens(
    harbour: Harbour, answering: Answering
) -> None:
    seats = [at_sea("san_juan", ship="flute", cargo=goods("spices", 3)), in_port("nassau")]
    live = await harbour.at_sea(ANNE, BART, position={"turn": 0, "seats": seats})
    course = next(one for one in answering.courses(live, 0) if len(one.answers) > 1)
    sailed = await answering.sail(live.id, ANNE, asked(live, 0), course.id)
    assert not sailed.stopped
    assert len([one for one in await harbour.tables.taken(live) if one.seat == 0]) == len(course.answers)
    assert course.id not in [one.id for one in answering.courses(live, 0)]


async def test_a_course_that_is_not_offered_is_not_sailed(harbour: Harbour, answering: Answering) -> None:
    live = await harbour.game(ANNE, BART)
    with Refused("tell-stale"):
        await answering.sail(live.id, ANNE, asked(live, 0), "anywhere")


async def test_answers_go_on_as_long_as_the_next_is_known(harbour: Harbour, answering: Answering) -> None:
    live = await harbour.game(ANNE, computers=1)
    counted = iter([["none"], None])
    done = await answering.answer_on(live.id, ANNE, lambda live, decision: next(counted))
    assert done.count == 1
    assert harbour.changed == [live.id]
    with pytest.raises(AnswerError):
        await answering.answer_on(live.id, ANNE, lambda live, decision: ["pebble_999"])
    with Refused("tell-stranger"):
        await answering.answer_on(live.id, STRANGER, lambda live, decision: None)


async def test_an_answer_is_taken_back_as_long_as_nobody_has_learned_of_it(
    harbour: Harbour, answering: Answering
) -> None:
    live = await harbour.game(ANNE, BART)
    first = asked(live, 0)
    await answering.answer(live.id, ANNE, first, ["none"])
    done = await answering.take_back(live.id, ANNE)
    assert done.seat == 0
    assert done.live.asked(0) is not None
    with pytest.raises(AnswerError):
        await answering.take_back(live.id, ANNE)
    await answering.answer(live.id, ANNE, asked(live, 0), ["none"])
    await answering.take_back_all(live.id, ANNE)
    assert live.asked(0) is not None
    with Refused("tell-stranger"):
        await answering.take_back(live.id, STRANGER)
