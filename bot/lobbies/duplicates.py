"""Duplicates: a game that is played at several tables at once by different people, shuffled alike at each.

Its first table is settled as any other. Who does not sit there opens another table of it while it gathers;
from then on what all of them play by is settled. A table that has begun is sealed until all that have begun
are over. Then each member is compared with who sat in the same seat elsewhere.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from hashlib import sha256
from typing import Final
from weakref import WeakValueDictionary

import structlog

from bot.lobbies.herald import Herald
from bot.lobbies.opening import Opening
from bot.lobbies.twins import OVER, Twins, check, elsewhere
from bot.tables import LiveTable, LiveTables
from bot.tables.finding.duplicates import compared
from bot.tables.member import Member
from bot.tables.tell import Tell
from bot.time.timers import Timers
from data.store import Status, StoreError, Timer

_log = structlog.get_logger(__name__)

MOST: Final = 4
"""Tables of one duplicate."""


class Duplicates:
    """The duplicates of all servers. All raise Tell, StoreError."""

    def __init__(
        self, tables: LiveTables, timers: Timers, herald: Herald, opening: Opening, twins: Twins
    ) -> None:
        self._tables = tables
        self._timers = timers
        self._herald = herald
        self._opening = opening
        self._twins = twins
        self._opening_one: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._looking: set[asyncio.Task[None]] = set()
        timers.handler(OVER)(self._due)
        tables.events.saved.listen(self._saved)

    # --- opening ------------------------------------------------------------------------------------

    async def why_not_open(self, live: LiveTable, member: Member) -> Tell | None:
        """Why a member may not open another table of a lobby's game; None if he may."""
        lobby, tables = live.lobby, await self._twins.of(live)
        if live.row.status is not Status.LOBBY:
            return Tell("tell-duplicate-begun")
        if lobby.challenge or lobby.panel or lobby.opened:
            return Tell("tell-duplicate-none")
        if live.seat_of(member.id) is not None:
            return Tell("tell-duplicate-seated")
        if sits := elsewhere(tables, member.id):
            return sits
        if len([one for one in tables if one.row.status is not Status.ENDED]) >= MOST:
            return Tell("tell-duplicate-most", most=MOST)
        return None

    async def open(self, table: int, member: Member) -> LiveTable:
        """Open another table of a lobby's game, hosted by a member who sits at none of it."""
        asked = await self._tables.open(table)
        first = asked.lobby.duplicate or asked.id
        async with self._opening_at(first):
            async with self._tables.hold(table) as asked:
                check(await self.why_not_open(asked, member))
                # First its settings stay as they are. All sit as they came: turned seats would be others.
                await self._tables.change_lobby(asked, duplicate=first, salt=_salt(asked), follows=None)
            tables = await self._twins.of(asked)
            try:
                new = await self._opened(asked, member, [one.id for one in tables])
            except (Tell, StoreError):
                await self._undo(table)
                raise
            for one in tables:
                async with self._tables.hold(one.id) as live:
                    await self._tables.change_lobby(live, twins=(*live.lobby.twins, new.id))
        for one in tables:
            if one.row.status is Status.LOBBY:
                await self._herald.repost(one)
        return new

    async def _undo(self, table: int) -> None:
        """A lobby whose game nobody else plays after all is as any other."""
        async with self._tables.hold(table) as live:
            if live.row.status is Status.LOBBY and not live.lobby.twins:
                await self._tables.change_lobby(live, duplicate=0, salt="")

    def _opening_at(self, first: int) -> asyncio.Lock:
        """One table of a duplicate is opened after the other."""
        lock = self._opening_one.get(first)
        if lock is None:
            lock = self._opening_one[first] = asyncio.Lock()
        return lock

    async def _opened(self, live: LiveTable, member: Member, tables: Sequence[int]) -> LiveTable:
        """A lobby that is settled as another one."""
        row, lobby = live.row, live.lobby
        new = await self._opening.new(
            member, row.guild, row.channel, row.game,
            duplicate=lobby.duplicate, twins=tuple(tables), seed=lobby.seed, salt=lobby.salt,
            level=lobby.level, pace=lobby.pace, at_deadline=lobby.at_deadline, bank=lobby.bank,
            odds=lobby.odds, helm=lobby.helm, asides=lobby.asides, language=lobby.language, title=lobby.title,
        )  # fmt: skip
        try:
            async with self._tables.hold(new.id) as new:
                await self._tables.change_row(new, options=dict(row.options), modules=list(row.modules))
                await self._tables.events.gathers.tell(new)
                await self._herald.post(new)
        except Tell:
            await self._tables.end(new)
            raise
        return new

    # --- ending -------------------------------------------------------------------------------------

    def _saved(self, live: LiveTable, _asks: bool) -> None:
        """A table of a duplicate is over: it may be the last."""
        over = live.row.status in (Status.FINISHED, Status.ENDED)
        if over and live.lobby.duplicate and (live.lobby.sealed or live.row.started_at is None):
            task = asyncio.create_task(self._look_if_it_can(live), name=f"duplicate-{live.id}")
            self._looking.add(task)
            task.add_done_callback(self._looking.discard)

    async def settle(self) -> None:
        """Finish what is being looked at."""
        while self._looking:
            await asyncio.wait(set(self._looking))

    async def _look_if_it_can(self, live: LiveTable) -> None:
        try:
            await self._look(live)
        except (StoreError, Tell) as fault:
            # Its timer looks again.
            _log.error("a duplicate could not be looked at", table=live.id, reason=str(fault))

    async def _due(self, timer: Timer) -> None:
        """It is time to look again: who has not begun by now plays no more."""
        table = int(timer.key)
        try:
            await self._look(await self._tables.open(table), patient=False)
            if (await self._tables.open(table)).lobby.sealed:
                await self._twins.look_again(table)
        except Tell as gone:
            _log.info("a duplicate is not looked at again", table=table, reason=gone.key)

    async def _look(self, live: LiveTable, *, patient: bool = True) -> None:
        """Open a duplicate that is over, and compare; while `patient`, wait for those who still gather."""
        tables = await self._twins.of(live)
        if any(one.is_running for one in tables) or not any(one.lobby.sealed for one in tables):
            return
        gather = [one for one in tables if one.row.status is Status.LOBBY]
        if gather and patient:
            return
        for one in gather:
            await self._close(one.id)
        await self._open_again([one for one in await self._twins.of(live) if one.row.started_at is not None])

    async def _close(self, table: int) -> None:
        """A lobby that has gathered nobody in time."""
        async with self._tables.hold(table) as live:
            if live.row.status is not Status.LOBBY:
                return
            await self._tables.end(live)
        await self._herald.repost(live)

    async def _open_again(self, tables: Sequence[LiveTable]) -> None:
        """All that have begun are over: everybody may look at them, and reads how he did."""
        if any(one.is_running for one in tables):
            # One has begun at the last moment.
            return
        whole = compared([one for one in tables if one.row.status is Status.FINISHED])
        found = {who: how for who, how in whole.items() if (await self._tables.preferences(who)).results}
        names = {who: one.lobby.names[who] for one in tables for who in one.lobby.names if who in found}
        for one in tables:
            async with self._tables.hold(one.id) as live:
                if not live.lobby.sealed:
                    continue
                known = {**names, **live.lobby.names}
                await self._tables.change_lobby(live, sealed=False, compared=found, names=known)
                self._tables.note(live)
                self._tables.events.changed.tell(live)
            if found:
                await self._herald.tell_members(live, live.texts.say("duplicate-over", table=live.title))


def _salt(live: LiveTable) -> str:
    """A digest of what nobody can choose once the seed is committed to, alike for all tables of a duplicate:
    the message of its first lobby.
    """
    if live.lobby.salt:
        return live.lobby.salt
    return sha256(f"{live.id}:{live.row.messages.get('lobby')}".encode()).hexdigest()
