"""When something is to be done at each table next: each has one timer, for whatever comes first.

It may fire too early and then only looks again: an answer that leaves everybody enough time costs no write.
"""

from __future__ import annotations

import asyncio
from collections.abc import Generator
from contextlib import contextmanager
from datetime import datetime, timedelta
from typing import Any

import structlog

from bot.tables import LiveTable, LiveTables
from bot.tables.rest import Rest
from bot.tables.tell import Tell
from bot.tables.waits import ASLEEP, UNSEEN
from bot.time.errands import Errands
from bot.time.herald import Herald
from bot.time.plan import reminder_due, time_over
from bot.time.reminders import Reminders
from bot.time.rests import Rests
from bot.time.timers import Timers
from bot.time.titles import Titles
from bot.time.upcoming import Upcoming
from data.store import Status, StoreError

_log = structlog.get_logger(__name__)

PACE = "pace"
"""The kind of the timers: one for each table."""
GRACE = timedelta(hours=2)
"""Time that members have at least when the bot is back."""
PAUSE = 60.0
"""Seconds until a table is planned again for which the store failed."""


class Schedule:
    """What comes next at all tables."""

    def __init__(
        self, herald: Herald, tables: LiveTables, timers: Timers, rests: Rests, reminders: Reminders
    ) -> None:
        self._herald = herald
        self._tables = tables
        self._timers = timers
        self._rests = rests
        self._reminders = reminders
        self._upcoming = Upcoming(tables)
        self._elsewhere = Errands("plan", timers, self._touched)
        self._titles = Titles(herald, tables, timers)
        self._armed: dict[int, datetime] = {}
        self._planning: dict[int, asyncio.Task[None]] = {}
        self._again: set[int] = set()
        self._later: dict[int, asyncio.TimerHandle] = {}
        self._answered_for: set[int] = set()
        tables.events.saved.listen(self._saved)

    async def open(self) -> None:
        """Learn which tables have a timer. Raises StoreError."""
        for timer in await self._tables.store.timers.find(kind=PACE):
            self._armed[int(timer.key)] = timer.due

    async def close(self) -> None:
        """Finish what is being planned."""
        for later in self._later.values():
            later.cancel()
        if self._planning:
            await asyncio.wait(self._planning.values(), timeout=5)

    async def settle(self) -> None:
        """Wait until what comes next is planned for every table."""
        while self._planning:
            await asyncio.wait(self._planning.values())

    def begin(self, live: LiveTable) -> None:
        """Keep the time of a table that an earlier process has left. A clock takes nothing for an answer that
        nobody could give meanwhile.
        """
        if live.pace.clock:
            live.waits.restart(self._timers.clock.now())
        if live.id not in self._armed or live.pace.has_deadlines or live.row.waits:
            self.plan(live.id)

    def _saved(self, live: LiveTable, changed: bool) -> None:
        """A table has changed; `changed`: it waits for other answers."""
        if changed and live.id not in self._answered_for:
            self.somebody_is_there(live)
        known = live.id in self._armed
        if not live.is_running:
            if known or live.row.waits:
                self.plan(live.id)
        elif not known or (changed and (live.pace.has_deadlines or live.row.waits)):
            self.plan(live.id)

    def somebody_is_there(self, live: LiveTable) -> None:
        """A member has done something at a table: it does not sleep."""
        live.waits.missed = 0
        if live.waits.still == ASLEEP:
            live.waits.still = ""

    def plan(self, table: int) -> None:
        """Work out soon what comes next at a table."""
        if (later := self._later.pop(table, None)) is not None:
            later.cancel()
        if table in self._planning:
            self._again.add(table)
            return
        task = asyncio.create_task(self._plan_in_turn(table), name=f"plan-table-{table}")
        self._planning[table] = task

    async def _plan_in_turn(self, table: int) -> None:
        try:
            while True:
                self._again.discard(table)
                await self.plan_now(table)
                if table not in self._again:
                    return
        except (StoreError, Tell) as fault:
            _log.error("the time of a table could not be planned", table=table, reason=str(fault))
            if isinstance(fault, StoreError):
                later = asyncio.get_running_loop().call_later(PAUSE, self.plan, table)
                self._later[table] = later
        finally:
            del self._planning[table]

    async def plan_now(self, table: int) -> None:
        """Save whom a table waits for, and set its timer. Raises StoreError, Tell."""
        live = await self._tables.open(table)
        if not live.is_running:
            if self._armed.pop(table, None) is not None:
                await self._timers.drop(PACE, str(table))
            await self._titles.update(live)
            await self._tables.keep_waits(live, lambda: self._titles.left(live))
            return
        rests, now = await self._rests.at(live), self._timers.clock.now()
        due = self.next(live, rests, now)
        coming = self._upcoming.note(live) if self.is_reached(live) else None
        # Saved first: whatever fails in between, nobody is told twice.
        await self.save(live)
        if coming is not None and await self._upcoming.wants(coming):
            await self._reminders.announce(coming, table)
        if self.is_reached(live):
            await self._titles.update(live)
        armed = self._armed.get(table)
        if due is not None and (armed is None or due < armed):
            # Noted first: it may be done as soon as it is set.
            self._armed[table] = due
            try:
                await self._timers.set(PACE, str(table), due, table=table, guild=live.row.guild)
            except StoreError:
                self._armed.pop(table, None)
                raise

    async def save(self, live: LiveTable) -> None:
        """Keep whom a table waits for."""
        await self._tables.keep_waits(live, lambda: _kept(live))

    def next(self, live: LiveTable, rests: dict[int, Rest], now: datetime) -> datetime | None:
        """When something is to be done at a table next; its times run on or stand still."""
        moments: list[datetime] = []
        stands = bool(live.waits.still) or not self.is_reached(live)
        for seat, wait in live.waits:
            asked = _asked(seat, rests)
            least = GRACE if not live.pace.clock else timedelta(0)
            wait.run(now, not stands and not any(rest.away(now) for rest in asked), least)
            # A clock that all have agreed to runs at night as well.
            wait.until = time_over(wait, asked if not live.pace.clock else ())
            rest = rests.get(seat)
            wait.home = rest.vacation if rest is not None and rest.away(now) else None
            if stands:
                continue
            if wait.until is not None:
                moments.append(wait.until)
            if seat != UNSEEN and (rest is None or rest.away(now) or wait.muted):
                continue
            if (due := reminder_due(wait, live.pace, rest)) is not None:
                moments.append(due)
        return min(moments, default=None)

    def is_reached(self, live: LiveTable) -> bool:
        """Whether the bot is in a table's server; else nobody can answer, and the clock stands still."""
        return self._herald.is_in(live.row.guild)

    async def look_at_server(self, guild: int) -> None:
        """The bot has come to a server, or left it: the clocks of its tables go on, or stand still."""
        try:
            for row in await self._tables.store.tables.find(status=(Status.PLAYING,), guild=guild):
                self.plan(row.number)
        except StoreError as fault:
            _log.error("the clocks of a server could not be looked at", guild=guild, reason=str(fault))

    async def touch(self, member: int) -> None:
        """What a member prefers has changed: plan all tables anew at which he plays. Raises StoreError."""
        for row in await self._tables.games_of(member):
            self.plan(row.number)
        await self._elsewhere.send_to_games(member)

    async def _touched(self, table: int, member: int) -> None:
        self.plan(table)

    def fired(self, table: int) -> None:
        """The timer of a table is over."""
        self._armed.pop(table, None)

    @contextmanager
    def answering_for(self, live: LiveTable) -> Generator[None]:
        """While answers are given for a member: that nobody is there."""
        self._answered_for.add(live.id)
        try:
            yield
        finally:
            self._answered_for.discard(live.id)


def _kept(live: LiveTable) -> dict[str, Any] | None:
    """What a row keeps of whom a table waits for; of a live one nothing, as long as there is nothing to
    remember.
    """
    waits = live.waits
    told = any(wait.reminded or wait.muted or wait.here is not None for _, wait in waits)
    plain = not waits.still and not waits.title and not told
    return None if plain and not live.pace.has_deadlines else waits.stored()


def _asked(seat: int, rests: dict[int, Rest]) -> list[Rest]:
    """Those whose nights and vacations count: the member's, or everybody's where somebody is asked unseen."""
    if seat == UNSEEN:
        return list(rests.values())
    return [rests[seat]] if seat in rests else []
