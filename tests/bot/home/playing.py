"""Games at home, played by those who sit there as a computer captain would."""

from __future__ import annotations

from bot.decisions.answering import Question
from bot.home.home import Home
from bot.home.people import resident_of
from bot.tables.live import LiveTable
from bot.tables.thinking.captains import computer_answer

MOST_ANSWERS = 3000
"""No game asks as often."""


async def answer(home: Home, live: LiveTable) -> None:
    """The first of those who are asked answers."""
    holder = live.members_asked()[0]
    resident = resident_of(holder.member or 0)
    assert resident is not None
    decision = live.waiting[holder.seat]
    picks = await computer_answer(live, holder.seat, decision)
    member = await home.member(resident.number)
    await home.domain.answering.answer(live.id, member, Question(holder.seat, decision.number), picks)


async def play(home: Home, table: int, answers: int = MOST_ANSWERS) -> LiveTable:
    """Play on for so many answers, or to the end."""
    for _ in range(answers):
        live = await home.tables.open(table)
        if not live.is_running:
            return live
        await answer(home, live)
    return await home.tables.open(table)
