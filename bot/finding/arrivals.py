"""A lobby's host is told who has come, and when it is full: in one letter, that the next one replaces."""

from __future__ import annotations

from datetime import timedelta

import structlog

from bot.finding.herald import Herald
from bot.lobbies.herald import Resting
from bot.lobbies.seating import room_left
from bot.tables import LiveTable, LiveTables
from bot.tables.member import Member
from bot.tables.missed import Missed, Sent
from bot.tables.tell import Tell
from bot.time.timers import Timers
from data.store import Status, Timer

_log = structlog.get_logger(__name__)

JOINED = "joined"
"""The kind of the timers: one for each lobby."""
GATHER = timedelta(minutes=1)
"""For which a letter waits for others who come."""
_AGAIN = timedelta(minutes=15)
"""Until a letter that was not taken is sent again."""


class Arrivals:
    """What hosts are told of their lobbies; never at night."""

    def __init__(self, tables: LiveTables, timers: Timers, rests: Resting, herald: Herald) -> None:
        self._tables = tables
        self._timers = timers
        self._rests = rests
        self._herald = herald
        timers.handler(JOINED)(self._tell)
        tables.events.joined.listen(self._joined)

    async def silence(self, member: Member) -> None:
        """Be told no more, at no lobby. Raises StoreError."""
        await self._tables.prefer(member.id, arrivals=False)

    async def _joined(self, live: LiveTable, member: int) -> None:
        if member != live.row.host:
            await self._later(live.id, GATHER)

    async def _later(self, table: int, by: timedelta) -> None:
        await self._timers.set(JOINED, str(table), self._timers.clock.now() + by, table=table)

    async def _tell(self, timer: Timer) -> None:
        try:
            async with self._tables.hold(int(timer.key)) as live:
                came = await self._came(live)
                if not came:
                    return
                before, known = live.lobby.letter, live.lobby.met
                # Noted first: whatever fails in between, nothing is told twice.
                met = tuple(holder.member for holder in live.members if holder.member is not None)
                await self._tables.change_lobby(live, met=met)
        except Tell as gone:
            _log.info("a host is not told who has come", table=timer.key, reason=gone.key)
            return
        host, room = live.row.host, room_left(live)
        read = await self._tables.as_read(live, host, odds=False)
        sent = await self._herald.tell_host(read, host, came, room)
        match sent:
            case Missed.LATER:
                async with self._tables.hold(live.id) as live:
                    await self._tables.change_lobby(live, met=known)
                await self._later(live.id, _AGAIN)
            case Missed.CLOSED:
                if not room:
                    await self._herald.call_host(live, host)
            case Missed():
                _log.info("a host could not be told who has come", table=live.id)
            case _:
                await self._replace(live, before, sent)

    async def _came(self, live: LiveTable) -> list[int]:
        """The seats of those who have come since the host was told; none if he is not to be told now."""
        host = live.row.host
        seats = [one.seat for one in live.members if one.member not in (host, *live.lobby.met)]
        if live.row.status is not Status.LOBBY or live.seat_of(host) is None or not seats:
            return []
        rest, now = await self._rests.of(live, host), self._timers.clock.now()
        if rest.away(now) or not (await self._tables.preferences(host)).arrivals:
            return []
        if rest.sleeps(now):
            await self._later(live.id, rest.wakes(now) - now)
            return []
        return seats

    async def _replace(self, live: LiveTable, before: Sent | None, sent: Sent) -> None:
        async with self._tables.hold(live.id) as live:
            await self._tables.change_lobby(live, letter=sent)
        if before is not None:
            await self._herald.withdraw(before)
