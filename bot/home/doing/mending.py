"""What a moderator sets right."""

from __future__ import annotations

from msgspec import UNSET

from bot.decisions.answering import Question
from bot.home.doing.done import Doer, Outcome
from bot.moderation.repairing import asked_next
from bot.moderation.seating import Heir
from bot.protocol.home.acts import (
    AnswerFor,
    AnswerUnseen,
    Delete,
    GiveSeat,
    GoBack,
    Mend,
    MoreTime,
    Pause,
    Reopen,
)
from bot.tables.live import LiveTable
from bot.tables.tell import NoSuch


async def go_back(doer: Doer, act: GoBack) -> LiveTable:
    """A step and all after it are undone."""
    return await doer.domain.moderation.undoing.go_back(act.table, doer.member, act.number, act.newest)


async def repair(doer: Doer, act: Mend) -> Outcome:
    """Something is set right, once all is answered that is asked about it."""
    live = await doer.domain.moderation.look(act.table, doer.member)
    if (asked := asked_next(live, act.picks)) is not None:
        return Outcome(live, asked)
    return Outcome(await doer.domain.moderation.repairing.repair(act.table, doer.member, act.picks))


async def answer_for(doer: Doer, act: AnswerFor) -> LiveTable:
    """A seat is answered for."""
    acting, asked = doer.domain.moderation.acting, Question(act.seat, act.number)
    if act.how == "computer":
        return (await acting.answer_as_computer(act.table, doer.member, asked)).live
    if (act.how == "pick") != (act.pick is not UNSET):
        raise NoSuch
    picks = [act.pick] if act.pick is not UNSET else None
    return (await acting.answer(act.table, doer.member, asked, picks)).live


async def answer_unseen(doer: Doer, act: AnswerUnseen) -> LiveTable:
    """All who are asked unseen are answered for."""
    return (await doer.domain.moderation.acting.answer_unseen(act.table, doer.member)).live


async def give(doer: Doer, act: GiveSeat) -> LiveTable:
    """A seat has another member, or a computer captain."""
    heir = None
    if act.who is not UNSET:
        other = await doer.other(act.who)
        heir = Heir(other.id, other.name)
    return (await doer.domain.moderation.seating.give(act.table, doer.member, act.seat, heir)).live


async def pause(doer: Doer, act: Pause) -> LiveTable:
    """Time stands still, or goes on."""
    pausing = doer.domain.moderation.pausing
    stand = pausing.pause if act.still else pausing.go_on
    return (await stand(act.table, doer.member)).live


async def more_time(doer: Doer, act: MoreTime) -> LiveTable:
    """Whom the table waits for has more time, or the others are asked for it."""
    return (await doer.domain.pacing.more(act.table, doer.member)).live


async def reopen(doer: Doer, act: Reopen) -> LiveTable:
    """A table that was ended by hand goes on."""
    return await doer.domain.moderation.ending.reopen(act.table, doer.member)


async def delete(doer: Doer, act: Delete) -> None:
    """All of a table is gone."""
    await doer.domain.moderation.ending.delete(act.table, doer.member)
