"""What moderators do for who is waited for: reminders, more time, an answer in his place."""

from __future__ import annotations

import pytest

from bot.decisions.answering import Question
from bot.moderation.moderation import Moderation
from bot.tables import LiveTable
from bot.tables.member import Member
from bot.tables.tell import NoSuch, Tell
from engine.kernel import AnswerError
from tests.domain.conftest import ANNE, BART, MARY, Harbour, Refused
from tests.domain.moderation.conftest import Time, Told, asked


async def at_an_open_question(harbour: Harbour, *members: Member) -> LiveTable:
    """A table at which a seat is asked something that everybody sees."""
    live = await harbour.game(*members)
    while True:
        for seat, decision in sorted(live.waiting.items()):
            if not decision.secret and not decision.hidden and decision.options:
                return live
            async with harbour.tables.hold(live.id) as live:
                await harbour.tables.answer(live, seat, decision.number, list(decision.default))


async def test_a_moderator_answers_with_what_everybody_sees(
    harbour: Harbour, moderation: Moderation, told: Told
) -> None:
    live = await at_an_open_question(harbour, ANNE, BART)
    seat, decision = next(iter(live.waiting.items()))
    question, pick = asked(live, seat), decision.options[-1].id
    with Refused("tell-secret-default-only"):
        await moderation.acting.answer(live.id, MARY, question, ["unheard of"])
    with Refused("tell-secret-default-only"):
        await moderation.acting.answer(live.id, MARY, question, [])
    done = await moderation.acting.answer(live.id, MARY, question, [pick])
    assert live.asked(seat) != decision
    assert told.done == [f"announce {done.said}"]
    assert live.id in harbour.changed
    with pytest.raises((AnswerError, Tell)):
        await moderation.acting.answer(live.id, MARY, question, [pick])


async def test_to_a_secret_question_a_moderator_gives_the_default_alone(
    harbour: Harbour, moderation: Moderation
) -> None:
    live = await harbour.game(ANNE, BART)
    question, decision = asked(live, 0), live.asked(0)
    assert decision is not None
    secret = next(option.id for option in decision.options if option.secret)
    with Refused("tell-secret-default-only"):
        await moderation.acting.answer(live.id, MARY, question, [secret])
    await moderation.acting.answer(live.id, MARY, question, None)
    assert live.asked(0) is None
    await moderation.acting.answer_as_computer(live.id, MARY, asked(live, 1))
    assert live.asked(1) is None or asked(live, 1) != question


async def test_a_question_that_has_changed_is_not_answered(harbour: Harbour, moderation: Moderation) -> None:
    live = await harbour.game(ANNE, BART)
    with pytest.raises(AnswerError, match="stale"):
        await moderation.acting.answer(live.id, MARY, Question(0, 999), None)
    await moderation.acting.answer(live.id, MARY, asked(live, 0), None)
    for seat in (0, 7, -1):
        with Refused("tell-seat-not-asked"):
            await moderation.acting.answer(live.id, MARY, Question(seat, 1), None)


async def test_whoever_is_asked_unseen_is_answered_for_without_a_name(
    harbour: Harbour, moderation: Moderation, time: Time
) -> None:
    live = await harbour.game(ANNE, BART)
    done = await moderation.acting.answer_unseen(live.id, MARY)
    assert "Anne" not in done.said
    assert "Bart" not in done.said
    time.answers = False
    with pytest.raises(NoSuch):
        await moderation.acting.answer_unseen(live.id, MARY)
