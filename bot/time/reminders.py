"""Reminders: one private message for all tables that wait for a member, never at night, never twice.

Where a member takes no direct messages, each table calls him in its thread instead.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from datetime import datetime, timedelta

import discord
import structlog
from discord import ui

from bot.posting.attempts import CANNOT_DM, Unreachable, attempt
from bot.posting.messages import Messages
from bot.present.time import Reminded, reminder_layout
from bot.tables import LiveTable, LiveTables
from bot.tables.rest import Rest
from bot.tables.tell import Tell
from bot.tables.waits import UNSEEN
from bot.time.rests import Rests
from bot.time.timers import Timers
from data.store import Timer

_log = structlog.get_logger(__name__)

CALL = "call"
"""The kind of the timers: one for each member who is to be reminded."""
GATHER = timedelta(minutes=1)
"""For which a reminder waits for those of other tables."""
_AGAIN = timedelta(minutes=15)
"""Until a reminder that Discord did not take for now is sent again."""
MOST_TABLES = 8
"""Tables that one message names."""


class Reminders:
    """Gathers what members are to be reminded of, and sends it."""

    def __init__(self, client: discord.Client, tables: LiveTables, timers: Timers, rests: Rests) -> None:
        self._client = client
        self._tables = tables
        self._timers = timers
        self._rests = rests
        self._messages = Messages(client)
        self._waiting: dict[int, tuple[datetime, dict[str, bool]]] = {}
        """When members are to be told of which tables; true for those that ask somebody unseen."""
        self._unsaved: set[int] = set()
        self._saving = asyncio.Lock()
        timers.handler(CALL)(self._send)

    async def remind(self, member: int, table: int, *, unseen: bool) -> None:
        """Remind a member soon that a table waits for him; `unseen`: perhaps for him. Raises StoreError."""
        _, tables = self._waiting.setdefault(member, (self._timers.clock.now() + GATHER, {}))
        tables[str(table)] = unseen and tables.get(str(table), True)
        await self._keep(member)

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
        if rest.sleeps(now):
            await self._later(timer, rest.wakes(now) - now)
            return
        try:
            await self._directly(member, found, rest)
        except Unreachable as fault:
            if _takes_none(fault):
                await self._in_threads(member, found)
            elif not fault.lasting:
                await self._later(timer, _AGAIN)
            else:
                _log.info("a member could not be reminded", member=member, reason=str(fault))

    async def _later(self, timer: Timer, by: timedelta) -> None:
        """Send it later, with what is to be added until then."""
        member = timer.member or 0
        due = self._timers.clock.now() + by
        added = self._waiting[member][1] if member in self._waiting else {}
        self._waiting[member] = (due, {**timer.payload["tables"], **added})
        await self._keep(member)

    async def _still(self, member: int, tables: dict[str, bool]) -> list[Reminded]:
        """Of these tables those that still wait for him, the longest first."""
        found: list[Reminded] = []
        for table, unseen in tables.items():
            try:
                live = await self._tables.open(int(table))
            except Tell as gone:
                _log.info("a table is not reminded of", table=table, reason=str(gone))
                continue
            seat = live.seat_of(member)
            if seat is None or live.holder(seat).is_away or not live.is_running or live.waits.still:
                continue
            if self._client.get_guild(live.row.guild) is None:
                continue
            # One who is called by now is not told of what is asked unseen.
            wait = live.waits.by_seat.get(seat) or (live.waits.by_seat.get(UNSEEN) if unseen else None)
            if wait is not None and member not in wait.muted:
                found.append(Reminded(live, wait, seat not in live.waits.by_seat))
        return sorted(found, key=lambda one: one.wait.since)

    async def _directly(self, member: int, found: Sequence[Reminded], rest: Rest) -> None:
        """Send one direct message, and withdraw the one before."""
        view = reminder_layout(found[:MOST_TABLES], len(found), rest)
        channel = await attempt(lambda: self._client.create_dm(discord.Object(member)))
        message = await attempt(lambda: channel.send(view=view))
        before = (await self._tables.preferences(member)).reminder
        await self._rests.change(member, reminder=(channel.id, message.id))
        if before is not None:
            old = self._client.get_partial_messageable(before[0]).get_partial_message(before[1])
            try:
                await attempt(old.delete)
            except Unreachable as fault:
                _log.debug("an old reminder could not be withdrawn", reason=str(fault))

    async def _in_threads(self, member: int, found: Sequence[Reminded]) -> None:
        for one in found:
            try:
                await self._messages.send(one.live, _called(one, member), ping=[member])
            except Unreachable as fault:
                _log.info("a member could not be called", table=one.live.id, reason=str(fault))


def _called(one: Reminded, member: int) -> ui.LayoutView:
    live: LiveTable = one.live
    key = "remind-here-unseen" if one.unseen else "remind-here"
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay(live.texts.say(key, who=f"<@{member}>", since=one.since, until=one.until)))
    return view


def _takes_none(fault: Unreachable) -> bool:
    cause = fault.__cause__
    return isinstance(cause, discord.HTTPException) and cause.code == CANNOT_DM
