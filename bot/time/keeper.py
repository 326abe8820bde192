"""Keeps the time of tables, as members and moderators ask: who comes and goes, sleeps or hears no more of it;
more time, by one's word or by vote; time that stands still.

What comes next by itself is in `schedule`, and what is done then in `deadlines`.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any

import structlog
from msgspec.structs import replace

from bot.tables import LiveTable, LiveTables
from bot.tables.stamps import on
from bot.tables.tell import Tell
from bot.tables.waits import UNSEEN, MoreTime, Waits
from bot.time.deadlines import Deadlines
from bot.time.errands import Errands
from bot.time.herald import Herald
from bot.time.reminders import Reminders
from bot.time.rests import Rests
from bot.time.schedule import Schedule
from bot.time.timers import Timers
from data.store import StoreError, Timer

_log = structlog.get_logger(__name__)

HOME = "vacation"
"""The kind of the timers: one for each member on vacation."""
THERE = timedelta(minutes=30)
"""After which a member who has done nothing counts as asleep in his quiet hours."""
THERE_LIVE = timedelta(hours=3)
"""The same at a live table."""
NUDGED = timedelta(hours=1)
"""Between two reminders at a moderator's wish."""
MOST_VOTED = 3
"""How often in a row members may vote for more time."""


class Keeper:
    """The time of all tables."""

    def __init__(self, herald: Herald, tables: LiveTables, timers: Timers) -> None:
        self._herald = herald
        self._tables = tables
        self._timers = timers
        self.rests = Rests(herald, tables)
        self.reminders = Reminders(herald, tables, timers, self.rests)
        self.schedule = Schedule(herald, tables, timers, self.rests, self.reminders)
        self.deadlines = Deadlines(tables, timers, self.schedule, self.rests, self.reminders, herald)
        self._muting = Errands("mute", timers, self._mute)
        timers.handler(HOME)(self._home)

    async def open(self) -> None:
        """Learn what an earlier process has left. Raises StoreError."""
        await self.schedule.open()
        await self.reminders.open()

    async def close(self) -> None:
        """Finish what is being planned."""
        await self.schedule.close()

    async def settle(self) -> None:
        """Wait until what comes next is planned for every table."""
        await self.schedule.settle()

    async def prefer(self, member: int, **changes: Any) -> None:
        """Change what a member prefers, and plan all tables anew at which he plays. Raises StoreError."""
        await self.rests.change(member, **changes)
        await self.schedule.touch(member)

    async def announce(self, live: LiveTable, sentence: str) -> None:
        """Say a sentence at a table without calling anybody."""
        await self._herald.announce(live, sentence)

    # --- coming and going ---------------------------------------------------------------------------

    async def back(self, live: LiveTable, seat: int) -> bool:
        """A member is back: the seat that a computer captain sails is his again. The lock is held.

        False if he never was away. Raises StoreError.
        """
        self.schedule.somebody_is_there(live)
        self.schedule.plan(live.id)
        if not live.holder(seat).is_away:
            return False
        await self._tables.settle_seat(live, seat, away=None)
        await self._herald.announce(live, live.texts.say("time-back", seat=seat))
        self._tables.events.changed.tell(live)
        return True

    async def is_here(self, live: LiveTable, seat: int) -> None:
        """A member whom the others wait for says that he is there: they wait on, after a restart too. The
        lock is held. Raises StoreError.
        """
        if (wait := live.waits.by_seat.get(seat)) is not None:
            wait.here = self._timers.clock.now()
        live.waits.late.pop(seat, None)
        await self.schedule.save(live)
        self.schedule.plan(live.id)

    async def leave(self, member: int, until: datetime | None) -> None:
        """A member goes on vacation, or comes back from it (None). Raises StoreError."""
        await self.rests.change(member, vacation=until)
        if until is not None:
            await self._timers.set(HOME, str(member), until, member=member)
        else:
            await self._timers.drop(HOME, str(member))
        await self.schedule.touch(member)

    async def _home(self, timer: Timer) -> None:
        member = timer.member or 0
        async with self.rests.alone(member):
            until = (await self._tables.preferences(member)).vacation
            if until is None or until > self._timers.clock.now():
                # He is back already, or has chosen a longer one, which has a timer of its own.
                return
            await self.rests.change(member, vacation=None)
        await self.schedule.touch(member)

    async def erase(self, member: int) -> None:
        """Delete what is stored of a member beside his tables, which name him no more. Raises StoreError."""
        async with self.rests.alone(member):
            self.reminders.forget(member)
            self.rests.forget(member)
            await self._tables.store.persons.erase(member)

    async def mute(self, member: int, tables: Sequence[int]) -> int:
        """Let a member hear no more of what these tables wait for now; how many of them do.

        Raises StoreError.
        """
        others = await self._tables.store.elsewhere.among(tables)
        await self._muting.send(member, others)
        return len(others) + sum([await self._mute(one, member) for one in tables if one not in others])

    async def _mute(self, table: int, member: int) -> int:
        count = 0
        try:
            async with self._tables.hold(table) as live:
                seat = live.seat_of(member)
                known = {seat, UNSEEN}
                for wait in [wait for place, wait in live.waits if seat is not None and place in known]:
                    wait.muted = [*{*wait.muted, member}]
                    count += 1
            self.schedule.plan(table)
        except Tell as gone:
            _log.info("a table cannot be muted", table=table, reason=str(gone))
        return count

    async def unheard(self, live: LiveTable, members: Sequence[int]) -> set[int]:
        """Of the members that a table calls, those who sleep or are away: they are called in the morning."""
        now, found = self._timers.clock.now(), set[int]()
        there = THERE_LIVE if live.pace.is_live else THERE
        try:
            for member in members:
                rest = await self.rests.of(live, member)
                look = live.looks.get(member)
                if look is not None and now - look.at < there:
                    continue
                if rest.away(now) or (rest.sleeps(now) and (not live.pace.is_live or look is not None)):
                    found.add(member)
        except StoreError as fault:
            _log.warning("whether members sleep is not known", table=live.id, reason=str(fault))
        for seat in (seat for member in found if (seat := live.seat_of(member)) is not None):
            if (wait := live.waits.by_seat.get(seat)) is not None:
                wait.silent = True
        if found:
            # The timer of a live table may be hours away.
            self.schedule.plan(live.id)
        return found

    async def nudge(self, live: LiveTable) -> bool:
        """Remind everybody whom a table waits for, at a moderator's wish; whoever sleeps, when he wakes.

        False if all that could be reminded were within the last hour. The lock is held. Raises StoreError.
        """
        rests, now, found = await self.rests.at(live), self._timers.clock.now(), False
        for seat, wait in live.waits:
            if wait.last is not None and now - wait.last < NUDGED:
                continue
            found = True
            for holder in live.present:
                rest = rests[holder.seat]
                heeds = rest.reminded and holder.member not in wait.muted and not rest.away(now)
                if holder.member is not None and heeds and seat in (UNSEEN, holder.seat):
                    await self.reminders.remind(holder.member, live.id, unseen=seat == UNSEEN)
            wait.reminded, wait.last, wait.silent = wait.reminded + 1, now, False
        if found:
            await self.schedule.save(live)
            self.schedule.plan(live.id)
        return found

    async def answer_unseen(self, live: LiveTable) -> bool:
        """Give the default to every question that is asked unseen, as `Deadlines.answer_unseen` does."""
        return await self.deadlines.answer_unseen(live)

    # --- more time ----------------------------------------------------------------------------------

    async def extend(self, live: LiveTable, who: str) -> datetime | None:
        """Give all whom a table waits for their whole time anew, and say so. The lock is held.

        `who` gave it, as the table is told. Returns until when now; None where nobody's time runs.
        """
        now = self._timers.clock.now()
        running = [wait for _, wait in live.waits if wait.left is not None]
        if not running:
            return None
        live.waits.allow_anew(now, live.lobby.allowance)
        for wait in running:
            wait.last, wait.reminded = now, 0
        live.waits.vote = None
        self.schedule.next(live, await self.rests.at(live), now)
        until = max(wait.until or now for wait in running)
        await self.schedule.save(live)
        self.schedule.plan(live.id)
        await self._herald.announce(live, live.texts.say("time-extended", who=who, until=on(until)))
        return until

    async def ask_for_more(self, live: LiveTable, seat: int) -> bool:
        """A member asks the others for more time; True if it is given at once. The lock is held.

        Raises Tell where nobody's time runs, where they have voted often enough, while they vote, and for who
        does not play himself.
        """
        waits = live.waits
        self._check_there(live, seat)
        if not any(wait.left is not None for _, wait in waits):
            raise Tell("tell-no-deadline")
        about, before = _about(waits), waits.vote or MoreTime()
        if before.about == about:
            if before.given >= MOST_VOTED:
                raise Tell("tell-enough-time")
            if self._yes(live, before):
                return await self.agree(live, seat, before.id)
        given = before.given if before.about == about else 0
        id = f"{self._timers.clock.now():%d%H%M%S}"
        waits.vote = MoreTime(id=id, seat=seat, yes=(seat,), about=about, given=given)
        if votes_needed(live) <= 1:
            return await self._agreed(live, waits.vote)
        await self.schedule.save(live)
        await self._herald.ask_for_more(live, votes_needed(live))
        return False

    async def agree(self, live: LiveTable, seat: int, id: str) -> bool:
        """A member agrees to more time; True if that was enough. The lock is held. Raises Tell."""
        vote = live.waits.vote
        if vote is None or vote.id != id or vote.about != _about(live.waits) or not vote.yes:
            raise Tell("tell-vote-over")
        self._check_there(live, seat)
        if seat in vote.yes:
            raise Tell("tell-voted")
        vote = live.waits.vote = replace(vote, yes=(*self._yes(live, vote), seat))
        if len(vote.yes) >= votes_needed(live):
            return await self._agreed(live, vote)
        await self.schedule.save(live)
        return False

    def _check_there(self, live: LiveTable, seat: int) -> None:
        if live.holder(seat).is_away:
            raise Tell("tell-away-first")

    def _yes(self, live: LiveTable, vote: MoreTime) -> list[int]:
        """The seats that agree to more time, of those whose members play themselves."""
        there = [holder.seat for holder in live.present]
        return [seat for seat in vote.yes if seat in there]

    async def _agreed(self, live: LiveTable, vote: MoreTime) -> bool:
        await self.extend(live, live.texts.say("time-by-vote"))
        live.waits.vote = replace(vote, yes=(), given=vote.given + 1)
        await self.schedule.save(live)
        return True

    async def stand_still(self, live: LiveTable, why: str) -> None:
        """Let the time of a table stand still (`BY_MODERATOR`), or go on (""). The lock is held.

        Raises StoreError.
        """
        live.waits.still = why
        self.schedule.next(live, await self.rests.at(live), self._timers.clock.now())
        await self.schedule.save(live)
        self.schedule.plan(live.id)

    async def change_pace(self, live: LiveTable, **settings: Any) -> None:
        """Change a table's settings of time; who is waited for has the new time from now on. The lock is
        held. Raises StoreError.
        """
        before = live.lobby.allowance
        await self._tables.change_lobby(live, **settings)
        if not live.is_running:
            return
        if live.lobby.allowance != before:
            live.waits.banks.clear()
            live.waits.allow_anew(self._timers.clock.now(), live.lobby.allowance)
        self.schedule.plan(live.id)


def votes_needed(live: LiveTable) -> int:
    """How many have to agree to more time: more than half of those who play themselves."""
    return len(live.present) // 2 + 1


def _about(waits: Waits) -> tuple[str, ...]:
    """What a vote about more time is about: all that the table waits for."""
    return tuple(sorted(f"{place}:{wait.number}" for place, wait in waits))
