"""A ready check: all members of a lobby are asked whether they are ready; the game begins when they are."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from bot.lobbies.herald import Herald
from bot.lobbies.hosting import Hosting
from bot.lobbies.seating import Seating
from bot.lobbies.starting import Starting
from bot.tables import LiveTable, LiveTables
from bot.tables.gather import CHECK_LASTS
from bot.tables.lobby import ReadyCheck
from bot.tables.member import Member
from bot.tables.tell import Tell
from bot.time.timers import Timers
from data.store import Status, Timer

CHECK = "ready"
"""The kind of the timers: one for a lobby."""


@dataclass(frozen=True, slots=True)
class Checked:
    """A ready check after a member's answer. `all_ready`: the game has begun, or `why` not."""

    live: LiveTable
    check: ReadyCheck
    all_ready: bool = False
    why: str = ""


class Checking:
    """The ready checks of all lobbies."""

    def __init__(
        self,
        tables: LiveTables,
        timers: Timers,
        herald: Herald,
        seating: Seating,
        hosting: Hosting,
        starting: Starting,
    ) -> None:
        self._tables = tables
        self._timers = timers
        self._herald = herald
        self._seating = seating
        self._hosting = hosting
        self._starting = starting
        timers.handler(CHECK)(self._lapse)

    async def begin(self, table: int, member: Member) -> LiveTable:
        """The host asks all members whether they are ready. Raises Tell."""
        timers = self._timers
        async with self._tables.hold(table) as live:
            await self._hosting.check(live, member)
            self._starting.check_seats(live)
            if live.lobby.ready is not None:
                raise Tell("tell-check-runs")
            until, sits = timers.clock.now() + CHECK_LASTS, live.seat_of(member.id) is not None
            ready = (member.id,) if sits else ()
            if len(ready) == len(live.members):
                raise Tell("tell-check-alone")
            check = ReadyCheck(id=f"{timers.clock.now():%d%H%M%S}", yes=ready, until=until)
            # Saved before it is posted: a button that is there can be pressed.
            await self._keep(live, check)
            await timers.set(CHECK, str(live.id), until, table=live.id, payload={"id": check.id})
            try:
                message = await self._herald.ask_ready(live, check)
            except Tell:
                await self._keep(live, None)
                raise
            await self._keep(live, msgspec.structs.replace(check, message=message))
        return live

    async def _keep(self, live: LiveTable, ready: ReadyCheck | None) -> None:
        await self._tables.change_lobby(live, ready=ready)

    def _open(self, live: LiveTable, member: Member, id: str) -> ReadyCheck:
        """The ready check that a member answers. Raises Tell."""
        self._seating.check_open(live)
        ready = live.lobby.ready
        if ready is None or ready.id != id:
            raise Tell("tell-check-over")
        if live.seat_of(member.id) is None:
            raise Tell("tell-not-seated")
        return ready

    async def ready(self, table: int, member: Member, id: str) -> Checked:
        """A member is ready; when all are, the game begins. Raises Tell."""
        why = ""
        async with self._tables.hold(table) as live:
            ready = self._open(live, member, id)
            ready = msgspec.structs.replace(ready, yes=(*{*ready.yes, member.id},))
            all_ready = all(holder.member in ready.yes for holder in live.members)
            await self._keep(live, None if all_ready else ready)
            if all_ready:
                why = await self._starting.begin_if_it_can(live)
        if all_ready:
            await self._timers.drop(CHECK, str(live.id))
        return Checked(live, ready, all_ready, why)

    async def not_ready(self, table: int, member: Member, id: str) -> LiveTable:
        """A member is not ready: the check is over. Raises Tell."""
        async with self._tables.hold(table) as live:
            self._open(live, member, id)
            await self._keep(live, None)
        await self._timers.drop(CHECK, str(live.id))
        return live

    async def _lapse(self, timer: Timer) -> None:
        """A ready check has waited long enough."""
        try:
            async with self._tables.hold(int(timer.key)) as live:
                ready = live.lobby.ready
                if ready is None or ready.id != timer.payload["id"]:
                    return
                await self._keep(live, None)
        except Tell:
            return
        if live.row.status is not Status.LOBBY or ready.message is None:
            return
        missing = [f"<@{one.member}>" for one in live.members if one.member not in ready.yes]
        sentence = live.texts.say("check-lapsed", members=" ".join(missing))
        await self._herald.close_check(live, ready.message, sentence)
