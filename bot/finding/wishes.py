"""Members who want to be told when a table opens that they would play: once for each, never at night."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime, timedelta

import structlog

from bot.finding.herald import Herald
from bot.lobbies.herald import Resting
from bot.lobbies.seating import people, room_left
from bot.tables import LiveTable, LiveTables
from bot.tables.finding.found import Wish
from bot.tables.member import Member
from bot.tables.missed import Missed, Sent
from bot.tables.pace import LIVE, PACES
from bot.tables.servers.defaults import Defaults
from bot.tables.tell import NoSuch, Tell
from bot.time.timers import Timers
from data.store import Status, Timer
from data.store.told.wishes import ANY
from engine.games import GAMES

_log = structlog.get_logger(__name__)

OPENED = "opened"
"""The kind of the timers: one for each lobby."""
SETTLES = timedelta(minutes=3)
"""For which a lobby's host may still settle how it is to be played."""
_AGAIN = timedelta(minutes=15)
"""Until a letter that was not taken is sent again."""
MOST_TOLD = 100
"""Members that one lobby is told to."""


class Wishes:
    """Wishes, and what comes of them. All raise Tell, StoreError."""

    def __init__(self, tables: LiveTables, timers: Timers, rests: Resting, herald: Herald) -> None:
        self._tables = tables
        self._timers = timers
        self._rests = rests
        self._herald = herald
        timers.handler(OPENED)(self._opened)
        tables.events.gathers.listen(self._gathers)

    # --- what is wished -----------------------------------------------------------------------------

    async def of(self, member: Member) -> tuple[list[str], set[Wish]]:
        """The games of a member's server, and what he wants to be told of there."""
        guild = _server(member)
        games = Defaults.of(await self._tables.guild(guild)).games
        return games, {Wish(*one) for one in await self._tables.store.wishes.of(guild, member.id)}

    async def wish(self, member: Member, wishes: Collection[Wish]) -> None:
        """Be told of these tables of one's server, and of no others."""
        if any(one.game not in (ANY, *GAMES) or one.pace not in (ANY, *PACES) for one in wishes):
            raise NoSuch
        await self._tables.store.wishes.set(
            _server(member), member.id, [(one.game, one.pace) for one in wishes]
        )

    async def stop(self, member: Member, guild: int) -> None:
        """Be told of nothing more in a server, wherever one says so."""
        await self._tables.store.wishes.set(guild, member.id, ())

    # --- what opens ---------------------------------------------------------------------------------

    async def _gathers(self, live: LiveTable) -> None:
        await self._timers.set(
            OPENED, str(live.id), self._timers.clock.now() + SETTLES, table=live.id, guild=live.row.guild
        )

    async def _opened(self, timer: Timer) -> None:
        try:
            async with self._tables.hold(int(timer.key)) as live:
                due = await self._due(live, timer)
                # Noted first: whatever fails in between, nobody is told twice.
                await self._tables.change_lobby(live, told=(*live.lobby.told, *due))
        except Tell as gone:
            _log.info("a lobby is not told of", table=timer.key, reason=gone.key)
            return
        again = [one for one in due if await self._told(live, one) is Missed.LATER]
        if again:
            async with self._tables.hold(live.id) as live:
                told = tuple(one for one in live.lobby.told if one not in again)
                await self._tables.change_lobby(live, told=told)
            await self._later(timer, self._timers.clock.now() + _AGAIN)

    async def _told(self, live: LiveTable, member: int) -> Sent | Missed:
        return await self._herald.tell_opened(await self._tables.as_read(live, member, odds=False), member)

    async def _due(self, live: LiveTable, timer: Timer) -> list[int]:
        """Who is to be told now; whoever sleeps is told when he wakes, as long as there is a seat."""
        if live.row.status is not Status.LOBBY or not room_left(live):
            return []
        row, now = live.row, self._timers.clock.now()
        wanting = await self._tables.store.wishes.wanting(row.guild, row.game, _pace(live))
        known = {*live.lobby.told, *live.lobby.invited, row.host}
        due, wakes = list[int](), list[datetime]()
        for member in wanting:
            if member in known or live.seat_of(member) is not None or len(known) > MOST_TOLD:
                continue
            if people(live) & await self._tables.company.apart_from(member):
                continue
            rest = await self._rests.of(live, member)
            if rest.away(now):
                continue
            if rest.sleeps(now):
                wakes.append(rest.wakes(now))
            else:
                due.append(member)
                known.add(member)
        if wakes:
            await self._later(timer, min(wakes))
        return due

    async def _later(self, timer: Timer, due: datetime) -> None:
        await self._timers.set(OPENED, timer.key, due, table=timer.table_id, guild=timer.guild)


def _pace(live: LiveTable) -> str:
    """What a table's pace is called in wishes: one with a clock is live."""
    return LIVE if live.pace.clock else live.lobby.pace


def _server(member: Member) -> int:
    if member.guild is None:
        raise Tell("tell-only-in-server")
    return member.guild
