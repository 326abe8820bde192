"""What a member does at his table on a page: answers, takes back, orders, silences the helm.

An answer is acknowledged as soon as it is saved; computer captains play on meanwhile, and news tell of it.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncGenerator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any

import structlog
from msgspec import UNSET

from bot.decisions.answering import Answering, Done, Question
from bot.decisions.ordering import Ordering
from bot.decisions.perils import Perils
from bot.looking.looking import Looking
from bot.protocol.shapes import Answer, GiveOrder, KeepNotes, SetHelm, TakeBack
from bot.tables import LiveTable, LiveTables
from bot.tables.member import Member
from bot.tables.tell import Tell
from bot.tables.thinking.helm import is_quiet
from bot.wording.helm import answer_text
from data.store import StoreError
from engine.kernel import AnswerError, Decision

_log = structlog.get_logger(__name__)

MOST_REMEMBERED = 1024
"""Seats of which it is remembered what their last answer has brought about."""
REFUSALS = (Tell, AnswerError, StoreError)
"""What an act raises that has changed nothing."""


class Acting:
    """Acts of members. All raise Tell, AnswerError, StoreError."""

    def __init__(
        self,
        tables: LiveTables,
        answering: Answering,
        ordering: Ordering,
        looking: Looking,
        perils: Perils,
    ) -> None:
        self._tables = tables
        self._answering = answering
        self._perils = perils
        self._ordering = ordering
        self._looking = looking
        self._since: OrderedDict[tuple[int, int], int] = OrderedDict()
        self._tasks: set[asyncio.Task[Any]] = set()

    def since(self, table: int, seat: int) -> int | None:
        """The first log entry that the last answer of a seat has brought about; None if nobody knows."""
        return self._since.get((table, seat))

    async def settle(self) -> None:
        """Wait until what was begun is done."""
        if self._tasks:
            await asyncio.wait(set(self._tasks))

    # --- answers ----------------------------------------------------------------------------------------

    async def answer(self, table: int, member: Member, wanted: Answer) -> None:
        """Give an answer, or those of a course."""
        live = await self._answering.come(table, member)
        seat = live.own_seat(member.id)
        asked = Question(seat, wanted.question)
        await self._speak_up(live, member, self._answering.question(live, member, asked), wanted)
        first = live.next_entry
        saved: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        @asynccontextmanager
        async def playing(live: LiveTable, seat: int) -> AsyncGenerator[None]:
            """The answer is saved, and others play."""
            self._remember(live.id, seat, first)
            if not saved.done():
                saved.set_result(None)
            yield

        if wanted.course is not UNSET:
            doing = self._answering.sail(table, member, asked, wanted.course, playing)
        else:
            picks = list(wanted.picks) if wanted.picks is not UNSET else []
            doing = self._answering.answer(table, member, asked, picks, playing)
        await self._until(saved, self._shown(doing))

    async def _speak_up(self, live: LiveTable, member: Member, decision: Decision, wanted: Answer) -> None:
        """Raises Tell once, before an answer that is likely to cost a member dearly at whose side the helm
        stands.
        """
        picks = list(wanted.picks) if wanted.picks is not UNSET else []
        if wanted.course is not UNSET:
            courses = self._answering.courses(live, decision.seat)
            along = (one.answers for one in courses if one.id == wanted.course)
            picks = [pick for answers in along for _, some in answers for pick in some]
        peril = await self._perils.before(live, member, decision, picks)
        if peril is None:
            return
        texts = (await self._tables.as_read(live, member.id)).texts
        told = [texts.note(note) for note in peril.notes]
        if peril.instead is not None:
            told.append(texts.say("peril-instead", answer=answer_text(texts, decision, peril.instead)))
        raise Tell("peril-asks", perils=" ".join([*told, texts.say("peril-again")]))

    async def _shown(self, doing: Awaitable[Done]) -> None:
        """Do something, and have the table shown anew wherever it is."""
        done = await doing
        self._remember(done.live.id, done.seat, done.first)
        self._tables.events.changed.tell(done.live)

    async def _until(self, saved: asyncio.Future[None], doing: Coroutine[Any, Any, None]) -> None:
        """Wait until an answer is saved or refused; what follows goes on by itself."""
        task = asyncio.create_task(doing, name="page-answer")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        await asyncio.wait({task, saved}, return_when=asyncio.FIRST_COMPLETED)
        if task.done():
            task.result()
        else:
            task.add_done_callback(_failed)

    def _remember(self, table: int, seat: int, first: int) -> None:
        self._since[table, seat] = first
        self._since.move_to_end((table, seat))
        while len(self._since) > MOST_REMEMBERED:
            self._since.popitem(last=False)

    async def take_back(self, table: int, member: Member, wanted: TakeBack) -> None:
        """Take back the last answer, or all that may be; or give again what was taken back last."""
        back = self._answering.take_back_all if wanted.all else self._answering.take_back
        act = self._answering.redo if wanted.again else back
        await self._shown(act(table, member))

    # --- orders, the helm -------------------------------------------------------------------------------

    async def order(self, table: int, member: Member, wanted: GiveOrder) -> None:
        """Order something for a card or the coming turn, or give a standing order, or take it back."""
        if wanted.card is not UNSET:
            await self._ordering.order(table, member, [wanted.card])
            return
        if wanted.coming is not UNSET:
            await self._shown(self._ordering.plan(table, member, wanted.coming))
            return
        standing = wanted.standing if wanted.standing is not UNSET else ""
        act: Callable[[int, Member, str], Awaitable[Done]] = (
            self._ordering.stand_down if wanted.down else self._ordering.stand
        )
        await self._shown(act(table, member, standing))

    async def notes(self, table: int, member: Member, wanted: KeepNotes) -> None:
        """Keep what a member writes down for himself."""
        await self._looking.note(table, member, wanted.text)

    async def helm(self, table: int, member: Member, wanted: SetHelm) -> None:
        """Silence the voice at the helm, or let it speak."""
        live = await self._tables.open(table)
        if is_quiet(live, live.own_seat(member.id)) is not wanted.quiet:
            await self._looking.silence(table, member)
        elif not wanted.quiet:
            await self._looking.keep_helm(table, member)


def _failed(task: asyncio.Task[None]) -> None:
    """What goes wrong after an answer was saved: who gave it need not know, but the operator."""
    if not task.cancelled() and (fault := task.exception()) is not None:
        _log.error("what followed an answer has failed", reason=repr(fault))
