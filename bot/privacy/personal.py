"""What a member may ask about himself: to see it, to have it, to have it deleted."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Protocol

import structlog

from bot.tables import LiveTable, LiveTables
from bot.tables.crew import forgotten
from bot.tables.live import Holder
from bot.tables.tell import Tell
from data.store import Personal, Status

_log = structlog.get_logger(__name__)

_ROUNDS = 5
"""So often all tables are looked at that name a member: somebody may name him meanwhile."""


class Crews(Protocol):
    """Knows who sits where."""

    async def leave(self, live: LiveTable, member: int) -> int:
        """A member leaves a running table; gives his seat. The lock is held. Raises Tell."""
        ...


Vacate = Callable[[LiveTable, int], Awaitable[None]]
"""Takes a member's seat in a lobby away. The lock is held. Raises Tell."""
Repost = Callable[[LiveTable], Awaitable[None]]
"""Brings a lobby's message up to date."""
Withdraw = Callable[[Holder], Awaitable[None]]
"""Takes his hand from whoever sat in a seat."""
Erase = Callable[[int], Awaitable[None]]
"""Deletes what somebody else keeps of a member. Raises StoreError."""


SendTo = Callable[[int, Mapping[int, int]], Awaitable[None]]
"""Lets other processes do something for a member at these tables, each with its server. Raises StoreError."""


Errand = Callable[[str, Callable[[int, int], Awaitable[object]]], SendTo]
"""What sends an errand of this kind; what is given with it does here, at a table and for a member, what
others send.
"""


def no_errand(kind: str, carrier: Callable[[int, int], Awaitable[object]]) -> SendTo:
    """There is no other process."""

    async def to_nobody(member: int, tables: Mapping[int, int]) -> None:
        pass

    return to_nobody


class Persons:
    """What is stored of members. `erases` delete what is kept of one beside his tables."""

    def __init__(
        self,
        tables: LiveTables,
        crews: Crews,
        vacate: Vacate,
        repost: Repost,
        withdraw: Withdraw,
        *erases: Erase,
        errand: Errand = no_errand,
    ) -> None:
        self._tables = tables
        self._crews = crews
        self._vacate = vacate
        self._repost = repost
        self._withdraw = withdraw
        self._erases = erases
        self._elsewhere = errand("forget", self.forget_at)

    async def stored(self, member: int) -> Personal:
        """All that is stored of a member. Raises StoreError."""
        return await self._tables.store.persons.of(member)

    async def forget(self, member: int) -> None:
        """Delete it: he leaves all tables, and nothing names him any more. Raises StoreError."""
        store, others = self._tables.store, dict[int, int]()
        for _ in range(_ROUNDS):
            # Whoever named him meanwhile is met the next time.
            named = await store.persons.tables(member)
            others = await store.elsewhere.among(named)
            if len(others) == len(named):
                break
            for table in named:
                if table not in others:
                    await self._erase_at(table, member)
        await self._forget_beside(member)
        await self._elsewhere(member, others)

    async def _forget_beside(self, member: int) -> None:
        for erase in self._erases:
            await erase(member)

    async def forget_at(self, table: int, member: int) -> None:
        """Delete what one of our tables, and this process, keeps of him. Raises StoreError."""
        await self._erase_at(table, member)
        await self._forget_beside(member)

    async def _erase_at(self, table: int, member: int) -> None:
        """Leave a table, then delete all it keeps of the member, while nobody else changes it. One that
        cannot be opened only loses what it keeps.
        """
        store = self._tables.store
        async with store.tables.lock(table):
            try:
                live = await self._tables.open(table)
            except Tell as fault:
                _log.info("a seat is left without opening its table", table=table, reason=fault.key)
                for seat in await store.tables.seats(table):
                    if seat.member == member:
                        await self._withdraw(Holder.of(seat, {}))
                await store.persons.erase_at(table, member, forgotten)
                return
            names, goes_on = live.names, live.row.status in (Status.LOBBY, Status.PLAYING)
            left = await self._get_up(live, member)
            await self._tables.erase(live, member)
        if not left and (live.names == names or not goes_on):
            return
        if live.row.started_at is None:
            await self._repost(live)
        else:
            self._tables.events.changed.tell(live)

    async def _get_up(self, live: LiveTable, member: int) -> bool:
        """Give a seat up; whether the table shows something else since. The lock is held."""
        seat = live.seat_of(member)
        if seat is None:
            return False
        holder, goes_on = live.holder(seat), live.row.status in (Status.LOBBY, Status.PLAYING)
        try:
            if live.is_running:
                await self._leave(live, member)
            elif len(live.members) == 1 and goes_on:
                await self._tables.end(live)
            elif goes_on:
                await self._vacate(live, member)
        except Tell as fault:
            _log.info("a seat could not be left in the usual way", table=live.id, reason=fault.key)
        await self._withdraw(holder)
        return goes_on

    async def _leave(self, live: LiveTable, member: int) -> None:
        """Leave a running table; without its last member it is closed."""
        try:
            await self._crews.leave(live, member)
        except Tell as refused:
            if refused.key != "tell-last-member":
                raise
            await self._tables.end(live)
