"""Sitting down in a lobby and getting up; computer captains, whom its host seats."""

from __future__ import annotations

from bot.lobbies.hosting import Hosting
from bot.lobbies.seating import Seating, computer, people, room_left
from bot.lobbies.twins import Twins
from bot.tables import LiveTable, LiveTables
from bot.tables.live import Holder
from bot.tables.member import Member
from bot.tables.tell import Tell


class Sitting:
    """Who comes to lobbies and goes. What takes a `LiveTable` is called by who holds its lock."""

    def __init__(self, tables: LiveTables, seating: Seating, hosting: Hosting, twins: Twins) -> None:
        self._tables = tables
        self._seating = seating
        self._hosting = hosting
        self._twins = twins

    async def join(self, table: int, member: Member) -> LiveTable:
        """A member takes a seat. Raises Tell."""
        async with self._tables.hold(table) as live:
            await self.sit_down(live, member)
        return live

    async def sit_down(self, live: LiveTable, member: Member, instead: int | None = None) -> None:
        """Give a member a seat: `instead` of who sits in one, or a further one. Raises Tell."""
        self._seating.check_open(live)
        if live.seat_of(member.id) is not None:
            raise Tell("tell-seated-already")
        await self._twins.check_comer(live, member.id)
        seated = people(live, besides=() if instead is None else (instead,))
        await self._tables.company.check(seated, member.id)
        comes = Holder(-1, member=member.id)
        if instead is None:
            self._check_seat_free(live)
            holders = [*live.holders, comes]
        else:
            live.check_seat(instead)
            holders = [comes if one.seat == instead else one for one in live.holders]
        async with self._tables.limits.sitting(live.row.guild, member.id, live.id):
            await self._seating.seat(live, holders, member)
        if live.seat_of(live.row.host) is None:
            # Its host left when nobody else sat here.
            await self._tables.change_row(live, host=member.id)
        await self._tables.events.joined.tell(live, member.id)

    def _check_seat_free(self, live: LiveTable) -> None:
        # In the words for who cannot sit down with others: nobody reads from them which of both it is.
        if not room_left(live):
            raise Tell("tell-no-seat")

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

    # --- computer captains --------------------------------------------------------------------------

    async def add_computer(
        self, table: int, member: Member, *, level: int | None = None, name: str = ""
    ) -> LiveTable:
        """The host seats a computer captain: of the lobby's level, and called as nobody is here, unless he
        says otherwise. Raises Tell.
        """
        async with self._tables.hold(table) as live:
            await self._hosting.check(live, member)
            self._seating.check_room(live)
            wanted = live.lobby.level if level is None else level
            await self._seating.seat(
                live, [*live.holders, computer(live, wanted, name or live.computer_name())]
            )
        return live

    async def change_computer(
        self, table: int, member: Member, seat: int, *, level: int | None = None, name: str = ""
    ) -> LiveTable:
        """The host changes one computer captain's level or name. Raises Tell."""
        async with self._tables.hold(table) as live:
            await self._hosting.check(live, member)
            old = self._computer(live, seat)
            assert old.level is not None
            new = computer(live, old.level if level is None else level, name or old.name, seat)
            await self._seating.seat(live, [new if one is old else one for one in live.holders])
        return live

    async def remove_computer(self, table: int, member: Member, seat: int | None = None) -> LiveTable:
        """The host takes a computer captain from the table: the one in a seat, or the last. Raises Tell."""
        async with self._tables.hold(table) as live:
            await self._hosting.check(live, member)
            gone = self._computer(live, seat)
            await self._seating.seat(live, [one for one in live.holders if one is not gone])
        return live

    def _computer(self, live: LiveTable, seat: int | None) -> Holder:
        """The computer captain in a seat; None: the last one. Raises Tell."""
        found = [one for one in live.holders if one.is_computer and seat in (None, one.seat)]
        if not found:
            raise Tell("tell-no-computer")
        return found[-1]
