"""Answers to what seats are asked, and taking them back: saved first, and shown by whoever called.

Whoever answers holds the seat that is asked, and is asked this very thing. Whatever is refused raises `Tell`,
or `AnswerError` where the game refuses it, and changes nothing.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager, nullcontext
from dataclasses import dataclass
from typing import Protocol

from bot.tables import LiveTable, LiveTables
from bot.tables.member import Member
from bot.tables.tell import Tell
from data.store import Status
from engine.kernel import Course, Decision

Playing = Callable[[LiveTable, int], AbstractAsyncContextManager[None]]
"""What a caller shows of a table while computer captains play after a seat's answer."""
Next = Callable[[LiveTable, Decision], Sequence[str] | None]
"""What is to be answered next; None: nothing more."""


@dataclass(frozen=True, slots=True)
class Question:
    """A question by its seat and number: no seat gets the same number again."""

    seat: int
    number: int


@dataclass(frozen=True, slots=True)
class Done:
    """A table after a member's answer, order or undo in his `seat`. Log entries from `first` on are what it
    has brought about.
    """

    live: LiveTable
    seat: int
    first: int


@dataclass(frozen=True, slots=True)
class Sailed(Done):
    """A table after answers along a course, which may have been `stopped` before its end."""

    stopped: bool


@dataclass(frozen=True, slots=True)
class Answered(Done):
    """A table after so many answers (`count`)."""

    count: int


class Returning(Protocol):
    """Knows who is away."""

    async def back(self, live: LiveTable, seat: int) -> bool:
        """A member is back: his seat is his own again; False if no computer captain sailed it. The lock is
        held. Raises StoreError.
        """
        ...


class Answering:
    """Answers by members."""

    def __init__(self, tables: LiveTables, returning: Returning) -> None:
        self._tables = tables
        self._returning = returning

    # --- looking ------------------------------------------------------------------------------------

    async def come(self, table: int, member: Member) -> LiveTable:
        """The table at which a member is about to act: he is back, if a computer captain has sailed for him.
        Raises Tell.
        """
        live = await self._tables.open(table)
        if self._is_away(live, member):
            async with self._tables.hold(table) as live:
                await self._back(live, member)
        return live

    def _is_away(self, live: LiveTable, member: Member) -> bool:
        seat = live.seat_of(member.id)
        return seat is not None and live.is_running and live.holder(seat).is_away

    async def _back(self, live: LiveTable, member: Member) -> None:
        if self._is_away(live, member):
            await self._returning.back(live, live.own_seat(member.id))

    def question(self, live: LiveTable, member: Member, asked: Question) -> Decision:
        """The question that a member is asked, or the reason why he may not answer it. Raises Tell."""
        if live.row.status in (Status.FINISHED, Status.ENDED):
            raise Tell("tell-table-over")
        seat = live.own_seat(member.id)
        live.check_seat(asked.seat)
        if seat != asked.seat:
            raise Tell("tell-wrong-seat", open_now=True, other=asked.seat)
        decision = live.asked(seat)
        if decision is None:
            raise Tell("tell-not-asked", open_now=True)
        if decision.number != asked.number:
            raise Tell("tell-stale", open_now=True)
        return decision

    # --- answering ----------------------------------------------------------------------------------

    async def answer(
        self,
        table: int,
        member: Member,
        asked: Question,
        picks: Sequence[str],
        playing: Playing | None = None,
    ) -> Done:
        """Give an answer; then computer captains play until the table waits for a member. Raises Tell,
        AnswerError.
        """
        async with self._tables.hold(table) as live:
            await self._back(live, member)
            decision, first = self.question(live, member, asked), live.next_entry
            await self.give(live, decision, picks, playing)
        return Done(live, decision.seat, first)

    async def give(
        self, live: LiveTable, decision: Decision, picks: Sequence[str], playing: Playing | None = None
    ) -> None:
        """Give an answer, whoever does it for the seat, and let computer captains play. The lock is held.
        Raises Tell, AnswerError.
        """
        tables = self._tables
        try:
            await tables.answer(live, decision.seat, decision.number, picks)
        except Tell:
            # What a failed save has dropped is shown again as it was.
            tables.events.changed.tell(live)
            raise
        goes_on = live.computers_asked() and live.asked(decision.seat) is None
        async with playing(live, decision.seat) if playing and goes_on else nullcontext():
            await tables.let_captains_play(live)

    async def sail(
        self, table: int, member: Member, asked: Question, course: str, playing: Playing | None = None
    ) -> Sailed:
        """Give the answers of a course, one after another, as long as each is asked for and nothing else
        happens. Raises Tell.
        """
        async with self._tables.hold(table) as live:
            await self._back(live, member)
            seat, first = self.question(live, member, asked).seat, live.next_entry
            found = next((one for one in self.courses(live, seat) if one.id == course), None)
            if found is None:
                raise Tell("tell-stale", open_now=True)
            stopped = await self._along(live, seat, found, playing)
        return Sailed(live, seat, first, stopped)

    def courses(self, live: LiveTable, seat: int) -> Sequence[Course]:
        """The courses that a seat may sail now."""
        return live.game.courses(seat) if live.game is not None else ()

    async def _along(self, live: LiveTable, seat: int, course: Course, playing: Playing | None) -> bool:
        """Answer along a course; whether it was stopped. The lock is held."""
        for kind, picks in course.answers:
            asked, first = live.asked(seat), live.next_entry
            if asked is None or asked.kind != kind or asked.why_not(picks) is not None:
                return True
            await self.give(live, asked, list(picks), playing)
            told = {entry.key for number, entry in live.recent if number >= first}
            if not told <= course.told and picks is not course.answers[-1][1]:
                return True
        return False

    async def answer_on(self, table: int, member: Member, next_picks: Next) -> Answered:
        """Answer one question after another, as long as `next_picks` knows an answer to what is asked. What
        was answered stays, even if the last one is refused. Raises Tell, AnswerError.
        """
        async with self._tables.hold(table) as live:
            seat, first, count = live.own_seat(member.id), live.next_entry, 0
            await self._back(live, member)
            try:
                while (decision := live.asked(seat)) is not None:
                    picks = next_picks(live, decision)
                    if picks is None:
                        break
                    await self.give(live, decision, picks)
                    count += 1
            finally:
                self._tables.events.changed.tell(live)
        return Answered(live, seat, first, count)

    # --- undo ---------------------------------------------------------------------------------------

    async def take_back(self, table: int, member: Member) -> Done:
        """Take back a member's last answer, if the rules of the table allow it. Raises Tell, AnswerError."""
        return await self._take_back(table, member, self._tables.take_back)

    async def take_back_all(self, table: int, member: Member) -> Done:
        """Take back all own answers that the rules of the table allow to be. Raises Tell, AnswerError."""
        return await self._take_back(table, member, self._tables.take_back_all)

    async def redo(self, table: int, member: Member) -> Done:
        """Give again what a member has just taken back, if nothing has happened since. Raises Tell,
        AnswerError.
        """
        async with self._tables.hold(table) as live:
            seat, first = live.own_seat(member.id), live.next_entry
            await self._back(live, member)
            await self._tables.redo(live, seat)
            await self._tables.let_captains_play(live)
        return Done(live, seat, first)

    async def _take_back(
        self, table: int, member: Member, act: Callable[[LiveTable, int], Awaitable[None]]
    ) -> Done:
        async with self._tables.hold(table) as live:
            seat = live.own_seat(member.id)
            await self._back(live, member)
            await act(live, seat)
            await self._tables.let_captains_play(live)
        return Done(live, seat, max(0, live.next_entry - 1))
