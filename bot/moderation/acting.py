"""Answers by a moderator for a seat: what everybody sees can be answered, and the default to anything."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

from bot.decisions.answering import Answering, Question
from bot.moderation.acts import Moderated, check, named
from bot.moderation.herald import Herald, Time
from bot.tables import LiveTable, LiveTables
from bot.tables.member import Member
from bot.tables.tell import NoSuch, Tell
from engine.kernel import AnswerError, Decision

_Give = Callable[[LiveTable, Decision], Awaitable[None]]


class Acting:
    """Answers for other seats. All raise Tell, and AnswerError for what the game refuses."""

    def __init__(self, tables: LiveTables, answering: Answering, time: Time, herald: Herald) -> None:
        self._tables = tables
        self._answering = answering
        self._time = time
        self._herald = herald

    async def answer(
        self, table: int, member: Member, asked: Question, picks: Sequence[str] | None
    ) -> Moderated:
        """Answer for a seat with one option, or a number; None: with the default."""

        async def give(live: LiveTable, decision: Decision) -> None:
            chosen = _open(decision, picks) if picks is not None else list(decision.default)
            await self._answering.give(live, decision, chosen)

        return await self._act(table, member, asked, give)

    async def answer_as_computer(self, table: int, member: Member, asked: Question) -> Moderated:
        """Answer for a seat as a computer captain would."""

        async def give(live: LiveTable, decision: Decision) -> None:
            await self._tables.captain_answers(live, decision.seat)
            await self._tables.let_captains_play(live)

        return await self._act(table, member, asked, give)

    async def _act(self, table: int, member: Member, asked: Question, give: _Give) -> Moderated:
        async with self._tables.hold(table) as live:
            check(live, member)
            live.check_running()
            decision = open_question(live, asked.seat)
            if decision.number != asked.number:
                raise AnswerError("stale")
            await give(live, decision)
        return await self._tell(
            live, live.texts.say("scene-acted", moderator=named(member), other=asked.seat)
        )

    async def answer_unseen(self, table: int, member: Member) -> Moderated:
        """Give the default for all who are asked unseen, whoever they are."""
        async with self._tables.hold(table) as live:
            check(live, member)
            live.check_running()
            if not await self._time.answer_unseen(live):
                raise NoSuch
        return await self._tell(live, live.texts.say("scene-acted-unseen", moderator=named(member)))

    async def _tell(self, live: LiveTable, sentence: str) -> Moderated:
        await self._herald.announce(live, sentence)
        self._tables.events.changed.tell(live)
        return Moderated(live, sentence)


def open_question(live: LiveTable, seat: int) -> Decision:
    """What a seat is asked openly. Raises Tell where it is not, also for one that is asked unseen: nobody may
    learn that.
    """
    decision = live.asked(seat) if live.is_running else None
    if decision is None or decision.hidden:
        raise Tell("tell-seat-not-asked", other=max(seat, 0))
    return decision


def _open(decision: Decision, picks: Sequence[str]) -> list[str]:
    """An answer for another seat, out of what everybody sees. Raises Tell for anything else."""
    if decision.secret or len(picks) != 1:
        raise Tell("tell-secret-default-only")
    option = decision.option(picks[0])
    if decision.range is None and (option is None or option.secret):
        raise Tell("tell-secret-default-only")
    return list(picks)
