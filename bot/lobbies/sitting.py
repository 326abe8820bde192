"""Sitting down in a lobby and getting up; computer captains, whom its host seats."""

from __future__ import annotations

from bot.lobbies.hosting import Hosting
from bot.lobbies.seating import Seating
from bot.tables import LiveTable, LiveTables
from bot.tables.live import Holder
from bot.tables.member import Member
from bot.tables.tell import Tell


class Sitting:
    """Who comes to lobbies and goes. What takes a `LiveTable` is called by who holds its lock."""

    def __init__(self, tables: LiveTables, seating: Seating, hosting: Hosting) -> None:
        self._tables = tables
        self._seating = seating
        self._hosting = hosting

    async def join(self, table: int, member: Member) -> LiveTable:
        """A member takes a seat. Raises Tell."""
        async with self._tables.hold(table) as live:
            await self.sit_down(live, member)
        return live

    async def sit_down(self, live: LiveTable, member: Member) -> None:
        """Give a member a seat. Raises Tell."""
        self._seating.check_open(live)
        if live.seat_of(member.id) is not None:
            raise Tell("tell-seated-already")
        self._seating.check_room(live)
        async with self._tables.limits.sitting(live.row.guild, member.id, live.id):
            await self._seating.seat(live, [*live.holders, Holder(-1, member=member.id)], member)
        if live.seat_of(live.row.host) is None:
            # Its host left when nobody else sat here.
            await self._tables.change_row(live, host=member.id)

    async def leave(self, table: int, member: Member) -> LiveTable:
        """A member gives his seat up. Raises Tell."""
        async with self._tables.hold(table) as live:
            await self.vacate(live, member.id)
        return live

    async def vacate(self, live: LiveTable, member: int) -> None:
        """Take a member's seat away; a host who leaves hands the lobby to the next member. Raises Tell."""
        self._seating.check_open(live)
        if live.seat_of(member) is None:
            raise Tell("tell-not-seated")
        kept = [holder for holder in live.holders if holder.member != member]
        await self._seating.seat(live, kept)
        members = [holder.member for holder in kept if holder.member is not None]
        if live.row.host == member and members:
            await self._tables.change_row(live, host=members[0])

    async def add_computer(self, table: int, member: Member) -> LiveTable:
        """The host seats a computer captain of the lobby's level. Raises Tell."""
        async with self._tables.hold(table) as live:
            await self._hosting.check(live, member)
            self._seating.check_room(live)
            await self._seating.fill(live, 1)
        return live

    async def remove_computer(self, table: int, member: Member) -> LiveTable:
        """The host takes the last computer captain from the table. Raises Tell."""
        async with self._tables.hold(table) as live:
            await self._hosting.check(live, member)
            computers = [holder for holder in live.holders if holder.is_computer]
            if not computers:
                raise Tell("tell-no-computer")
            await self._seating.seat(live, [one for one in live.holders if one is not computers[-1]])
        return live
