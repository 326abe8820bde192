"""What is done at a table when it is due: members are reminded, and answered for when their time is over.

Everything public that follows from time follows from what everybody sees: who is asked unseen makes no
difference to when, and to what is said.
"""

from __future__ import annotations

from datetime import datetime, timedelta

import structlog

from bot.tables import LiveTable, LiveTables
from bot.tables.pace import ANSWER, DEFAULT, SEAT, WAIT
from bot.tables.rest import Rest
from bot.tables.tell import Tell
from bot.tables.waits import ASLEEP, UNSEEN, Wait
from bot.time.herald import Herald
from bot.time.plan import reminder_due
from bot.time.reminders import Reminders
from bot.time.rests import Rests
from bot.time.schedule import GRACE, PACE, Schedule
from bot.time.timers import Timers
from data.store import Timer
from engine.kernel import AnswerError

_log = structlog.get_logger(__name__)

MOST_ANSWERS = 60
"""Answers that are given for a member in a row when his time is over."""
LEAST_MISSED = 3
"""A table falls asleep after so many turns that nobody has taken, or two for each member if that is more."""
OUTAGE = timedelta(minutes=30)
"""A timer that comes so late tells that the bot was away."""
OUTAGE_OF_CLOCK = timedelta(minutes=2)
"""The same at a table with a clock, where minutes count."""


class Deadlines:
    """Does what is due at all tables."""

    def __init__(
        self,
        tables: LiveTables,
        timers: Timers,
        schedule: Schedule,
        rests: Rests,
        reminders: Reminders,
        herald: Herald,
    ) -> None:
        self._tables = tables
        self._timers = timers
        self._schedule = schedule
        self._rests = rests
        self._reminders = reminders
        self._herald = herald
        timers.handler(PACE)(self._due)

    async def _due(self, timer: Timer) -> None:
        table = int(timer.key)
        self._schedule.fired(table)
        try:
            await self._tables.open(table)
        except Tell as gone:
            _log.info("a table's time is not kept", table=table, reason=str(gone))
            return
        async with self._tables.hold(table) as live:
            if live.is_running and self._schedule.is_reached(live):
                self._excuse(live, timer)
                await self._act(live)
        await self._schedule.plan_now(table)

    def _excuse(self, live: LiveTable, timer: Timer) -> None:
        """While the bot was away nobody could answer: whose time was over meanwhile has some left."""
        now = self._timers.clock.now()
        if now - timer.due < (OUTAGE_OF_CLOCK if live.pace.clock else OUTAGE):
            return
        for _, wait in live.waits:
            until = wait.until or wait.deadline()
            if wait.left is not None and wait.running is not None and until is not None:
                grace = min(GRACE, timedelta(seconds=wait.left))
                if until < now + grace:
                    wait.left, wait.running = grace.total_seconds(), now

    async def _act(self, live: LiveTable) -> None:
        """Do what is due at a table. The lock is held."""
        rests, now = await self._rests.at(live), self._timers.clock.now()
        self._schedule.next(live, rests, now)
        for seat, wait in live.waits:
            # What was done for one seat may have settled the question of another.
            if live.waits.still or live.waits.by_seat.get(seat) is not wait:
                continue
            if wait.until is not None and wait.until <= now:
                await self._time_is_over(live, seat, wait)
            else:
                await self._remind(live, seat, wait, rests, now)

    async def _remind(
        self, live: LiveTable, seat: int, wait: Wait, rests: dict[int, Rest], now: datetime
    ) -> None:
        called = [
            holder.member
            for holder in live.present
            if seat in (UNSEEN, holder.seat)
            and holder.member is not None
            and holder.member not in wait.muted
            and rests[holder.seat].reminded
            and not rests[holder.seat].away(now)
        ]
        due = reminder_due(wait, live.pace, rests.get(seat))
        if due is None or due > now or (seat != UNSEEN and not called):
            return
        for member in called:
            await self._reminders.remind(member, live.id, unseen=seat == UNSEEN)
        wait.reminded, wait.last, wait.silent = wait.reminded + 1, now, False

    async def _time_is_over(self, live: LiveTable, seat: int, wait: Wait) -> None:
        """Do what a table has chosen for the end of a member's time. The lock is held."""
        chosen, waits = live.at_deadline, live.waits
        if chosen == SEAT and len(live.present) < 2 and seat != UNSEEN:
            # A game goes on for somebody.
            chosen = WAIT
        wait.over = True
        if chosen == WAIT:
            return
        if waits.missed >= max(LEAST_MISSED, 2 * len(live.present)):
            waits.still = ASLEEP
            await self._note_asleep(live, seat)
            await self._herald.announce(live, live.texts.say("time-asleep"))
            return
        missed, late = waits.missed + 1, waits.late.get(seat, 0) + 1
        try:
            with self._schedule.answering_for(live):
                sentence = await self._answer_for(live, seat, chosen)
        except AnswerError as refused:
            _log.error("nothing could be answered for a member", table=live.id, reason=str(refused))
            return
        finally:
            waits.missed = missed
        if seat != UNSEEN:
            waits.late[seat] = late
        self._tables.events.changed.tell(live)
        if sentence is not None:
            await self._herald.announce(live, sentence)
        else:
            await self._herald.tell_away(live, seat)

    async def _note_asleep(self, live: LiveTable, seat: int) -> None:
        member = live.holder(seat).member if seat != UNSEEN else None
        if member is not None and not live.lobby.opened:
            at = self._timers.clock.now()
            await self._tables.store.reliable.note_left(live.id, member, live.row.guild, at)

    async def _answer_for(self, live: LiveTable, seat: int, chosen: str) -> str | None:
        """Answer for a member; gives what the table is told, None where a computer captain sails for him from
        now on. The lock is held.
        """
        tables, texts = self._tables, live.texts
        if seat == UNSEEN:
            for asked in [one.seat for one in live.waiting.values() if one.hidden]:
                decision = live.asked(asked)
                if decision is not None and decision.hidden:
                    await self._answer_once(live, asked, chosen)
            await tables.let_captains_play(live)
            return texts.say("time-unseen")
        if chosen == SEAT:
            await tables.settle_seat(live, seat, away=self._timers.clock.now())
            await tables.let_captains_play(live)
            return None
        for _ in range(MOST_ANSWERS):
            decision = live.asked(seat)
            if decision is None or decision.hidden or not live.is_running:
                break
            await self._answer_once(live, seat, chosen)
            await tables.let_captains_play(live)
        return texts.say("time-default" if chosen == DEFAULT else "time-captain", seat=seat)

    async def _answer_once(self, live: LiveTable, seat: int, chosen: str) -> None:
        decision = live.waiting[seat]
        if chosen == DEFAULT:
            await self._tables.answer(live, seat, decision.number, decision.default)
        else:
            assert chosen in (ANSWER, SEAT)
            await self._tables.captain_answers(live, seat)

    async def answer_unseen(self, live: LiveTable) -> bool:
        """Give the default to every question that is asked unseen; False if there is none. The lock is held.

        Raises as `LiveTables.answer` does.
        """
        if not any(decision.hidden for decision in live.waiting.values()):
            return False
        await self._answer_for(live, UNSEEN, DEFAULT)
        return True
