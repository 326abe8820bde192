"""Reminders: one private message for all tables that wait for a member, never at night, never twice.

Where a member takes no direct messages, each table calls him in its thread instead.

Where several processes share the servers, one of them tells a member, whatever tables wait for him: which
one follows from his id, as if he were a server. The others pass on to it what is to be told; what it reads of
their tables is as it is stored.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from datetime import datetime, timedelta

import structlog

from bot.tables import LiveTable, LiveTables
from bot.tables.columns.preferences import Preferences
from bot.tables.missed import Missed, Sent
from bot.tables.reminded import Reminded
from bot.tables.rest import Rest
from bot.tables.tell import Tell
from bot.tables.waits import UNSEEN, Wait, Waits
from bot.time.errands import Errands
from bot.time.herald import Herald
from bot.time.rests import Rests
from bot.time.timers import Timers
from bot.time.upcoming import next_at
from data.store import NoSuchTable, Timer

_log = structlog.get_logger(__name__)

CALL = "call"
"""The kind of the timers: one for each member who is to be reminded."""
PASSED = "call passed on"
"""The kind of those by which a process passes on that a table of its own waits for somebody."""
GATHER = timedelta(minutes=1)
"""For which a reminder waits for those of other tables."""
_AGAIN = timedelta(minutes=15)
"""Until a reminder that was not taken (`Missed.LATER`) is sent again."""
MOST_TABLES = 8
"""Tables that one message names."""


_Tables = dict[str, bool | None]
"""Tables that wait for a member; true: for somebody unseen, None: not yet, he is next."""


class Reminders:
    """Gathers what members are to be reminded of, and sends it."""

    def __init__(self, herald: Herald, tables: LiveTables, timers: Timers, rests: Rests) -> None:
        self._herald = herald
        self._tables = tables
        self._timers = timers
        self._rests = rests
        self._waiting: dict[int, tuple[datetime, _Tables]] = {}
        """When members are to be told of which tables."""
        self._unsaved: set[int] = set()
        self._saving = asyncio.Lock()
        self._elsewhere = tables.store.elsewhere
        self._calls = Errands("call at table", timers, self._call)
        timers.handler(CALL)(self._send)
        timers.handler(PASSED)(self._passed)

    async def remind(self, member: int, table: int, *, unseen: bool) -> None:
        """Remind a member soon that a table waits for him; `unseen`: perhaps for him. Raises StoreError."""
        if self._elsewhere.tells(member):
            await self._pass_on(member, table, unseen)
            return
        tables = self._soon(member)
        before = tables.get(str(table))
        tables[str(table)] = unseen and (before is None or before)
        await self._keep(member)

    async def announce(self, member: int, table: int) -> None:
        """Tell a member soon, with all else he is told, that he is next at a table. Raises StoreError."""
        if self._elsewhere.tells(member):
            await self._pass_on(member, table, None)
            return
        self._soon(member).setdefault(str(table), None)
        await self._keep(member)

    def _soon(self, member: int) -> _Tables:
        """What a member is told of soon, with what was to wait longer; to be added to."""
        soon = self._timers.clock.now() + GATHER
        due, tables = self._waiting.get(member, (soon, dict[str, bool | None]()))
        self._waiting[member] = (min(due, soon), tables)
        return tables

    async def _pass_on(self, member: int, table: int, unseen: bool | None) -> None:
        """Let the process that tells a member know: it is done by who has the range of his id."""
        payload, now = {"unseen": unseen}, self._timers.clock.now()
        key = f"{table} {member}"
        await self._timers.set(PASSED, key, now, table=table, guild=member, member=member, payload=payload)

    async def _passed(self, timer: Timer) -> None:
        """Another process has passed something on."""
        member, table, unseen = timer.member or 0, timer.table_id or 0, timer.payload["unseen"]
        if timer.tries and (member not in self._waiting or str(table) not in self._waiting[member][1]):
            # It may have been told before the last process ended; the next reminder comes in its time.
            return
        await (self.announce(member, table) if unseen is None else self.remind(member, table, unseen=unseen))

    async def _keep(self, member: int) -> None:
        """Save what a member is to be told; with what others are to be told, in one transaction."""
        self._unsaved.add(member)
        async with self._saving:
            # Whoever held the lock before may have saved it.
            members, self._unsaved = self._unsaved, set[int]()
            if members:
                due = {one: self._waiting[one] for one in members if one in self._waiting}
                rows = {one: (moment, {"tables": dict(tables)}) for one, (moment, tables) in due.items()}
                await self._timers.set_for_members(CALL, rows)

    async def open(self) -> None:
        """Learn what an earlier process has left to be told. Raises StoreError."""
        for timer in await self._tables.store.timers.find(kind=CALL):
            if timer.member is not None and timer.taken is None:
                self._waiting[timer.member] = (timer.due, dict(timer.payload["tables"]))

    def forget(self, member: int) -> None:
        """All about a member is deleted: he is to be told nothing any more. His lock is held."""
        self._waiting.pop(member, None)
        self._unsaved.discard(member)

    async def _send(self, timer: Timer) -> None:
        async with self._rests.alone(timer.member or 0):
            await self._send_alone(timer)

    async def _send_alone(self, timer: Timer) -> None:
        member, now = timer.member or 0, self._timers.clock.now()
        waiting = self._waiting.get(member)
        if waiting is not None and waiting[1] != timer.payload["tables"]:
            # A table came in just now: the timer that has taken the place of this one tells of all.
            return
        self._waiting.pop(member, None)
        if timer.tries:
            # It may have been sent before the last process ended; the next reminder comes in its time.
            return
        found = await self._still(member, timer.payload["tables"])
        if not found:
            return
        rest = await self._rests.of(found[0].live, member)
        if rest.away(now):
            return
        before = await self._tables.preferences(member)
        due = rest.wakes(max(now, min(_heard_enough(one, before, rest, now) or now for one in found)))
        if due > now:
            await self._later(timer, due - now)
            return
        # It takes the place of the one before: what that told and is still so stays told.
        told = {str(table): True for table in before.reminded_of}
        if not (found := await self._still(member, told | timer.payload["tables"])):
            # He has got up meanwhile.
            return
        match await self._herald.remind(member, found[:MOST_TABLES], len(found), rest):
            case Missed.CLOSED:
                for one in (one for one in found if not one.coming):
                    if self._elsewhere.of(one.live.row.guild):
                        await self._calls.send(member, {one.live.id: one.live.row.guild})
                    else:
                        await self._herald.call(one, member)
            case Missed.LATER:
                await self._later(timer, _AGAIN)
            case Missed():
                _log.info("a member is not reminded", member=member)
            case sent:
                await self._replace(member, sent, [one.live.id for one in found if not one.coming])

    async def _later(self, timer: Timer, by: timedelta) -> None:
        """Send it later, with what is to be added until then."""
        member = timer.member or 0
        due = self._timers.clock.now() + by
        added = self._waiting[member][1] if member in self._waiting else {}
        self._waiting[member] = (due, {**timer.payload["tables"], **added})
        await self._keep(member)

    async def _still(self, member: int, tables: _Tables) -> list[Reminded]:
        """Of these tables those that still wait for him, the longest first, and where he is still next."""
        found: list[Reminded] = []
        for table, unseen in tables.items():
            live = await self._read(int(table))
            seat = live.seat_of(member) if live is not None else None
            if live is None or seat is None or live.holder(seat).is_away:
                continue
            if not live.is_running or live.waits.still:
                continue
            if unseen is None:
                found += [Reminded(live, wait, False, coming=True) for wait in _before(live, seat)]
                continue
            # One who is called by now is not told of what is asked unseen.
            wait = live.waits.by_seat.get(seat) or (live.waits.by_seat.get(UNSEEN) if unseen else None)
            if wait is not None and member not in wait.muted:
                found.append(Reminded(live, wait, seat not in live.waits.by_seat))
        return sorted(found, key=lambda one: (one.coming, one.wait.since))

    async def _read(self, table: int) -> LiveTable | None:
        """A table; one that another process plays as it is stored. None if it is not to be spoken of."""
        try:
            if await self._elsewhere.among([table]):
                row = await self._tables.store.tables.get(table)
                live = await self._tables.aside(row)
                live.waits = Waits.of(row.waits)
                return live
            live = await self._tables.open(table)
        except (Tell, NoSuchTable) as gone:
            _log.info("a table is not reminded of", table=table, reason=str(gone))
            return None
        return live if self._herald.is_in(live.row.guild) else None

    async def _call(self, table: int, member: int) -> None:
        """Another process could not tell a member directly that a table of ours waits for him."""
        for one in await self._still(member, {str(table): True}):
            await self._herald.call(one, member)

    async def _replace(self, member: int, sent: Sent, tables: Sequence[int]) -> None:
        """Note his newest reminder, of these tables, and withdraw the one before."""
        before, now = (await self._tables.preferences(member)).reminder, self._timers.clock.now()
        await self._rests.change(member, reminder=sent, reminded=now, reminded_of=tuple(tables))
        if before is not None:
            await self._herald.withdraw(before)


def _heard_enough(one: Reminded, before: Preferences, rest: Rest, now: datetime) -> datetime | None:
    """Until when a member need not hear of a table again after his newest reminder; None: it is news."""
    if before.reminded is None or before.reminded > now:
        # There was none, or the clock was set back since.
        return None
    if rest.every is not None:
        return before.reminded + rest.every
    known = one.live.id in before.reminded_of and one.wait.since <= before.reminded
    return before.reminded + one.live.pace.every if known and not one.coming else None


def _before(live: LiveTable, seat: int) -> list[Wait]:
    """The longest wait for others at a table where a seat is next; none if it is not, or not any more. Where
    its game is another process's, who comes next is what was noted of it.
    """
    noted = live.waits.upcoming if live.game is None else None
    is_next = noted[1] == seat and seat not in live.waits.by_seat if noted else next_at(live) == seat
    waits = [wait for _, wait in live.waits] if is_next else []
    return sorted(waits, key=lambda wait: wait.since)[:1]
