"""Seats that a moderator gives to another member, or to a computer captain."""

from __future__ import annotations

from dataclasses import dataclass

from bot.moderation.acts import Moderated, check, named
from bot.moderation.herald import Crews, Herald
from bot.tables import LiveTable, LiveTables
from bot.tables.crew import Crew
from bot.tables.member import Member
from bot.tables.plain import plain
from bot.tables.tell import NoSuch, Tell


@dataclass(frozen=True, slots=True)
class Heir:
    """A member who is to have a seat, and how he is called."""

    member: int
    name: str


class Seating:
    """Who gets a seat. All raise Tell."""

    def __init__(self, tables: LiveTables, crews: Crews, herald: Herald) -> None:
        self._tables = tables
        self._crews = crews
        self._herald = herald

    def heirs(self, live: LiveTable, member: Member, seat: int) -> list[Heir]:
        """Members who may take a seat: the moderator first, then whoever has sat at the table before."""
        live.check_running()
        live.check_seat(seat)
        crew, names = Crew.of(live.row.crew), live.lobby.names
        known = [Heir(member.id, member.name), *(self.known(live, one) for one in crew.knows if one in names)]
        return [
            heir
            for n, heir in enumerate(known)
            if (n == 0 or heir.member != member.id)
            and live.seat_of(heir.member) is None
            and crew.may_sit(heir.member, seat)
        ]

    def known(self, live: LiveTable, member: int) -> Heir:
        """A member who has sat at the table, or its lobby. Raises Tell."""
        name = live.lobby.names.get(member, "")
        if not name:
            raise NoSuch
        return Heir(member, name)

    async def give(self, table: int, member: Member, seat: int, heir: Heir | None) -> Moderated:
        """Give a seat to a member; None: to a computer captain."""
        async with self._tables.hold(table) as live:
            check(live, member)
            live.check_running()
            live.check_seat(seat)
            if heir is None:
                await self._give_up(live, seat)
            else:
                await self._seat(live, seat, heir)
        who, number = named(member), str(seat + 1)
        sentence = live.texts.say("scene-replaced", moderator=who, other=seat, number=number)
        await self._herald.announce(live, sentence)
        return Moderated(live, sentence)

    async def _give_up(self, live: LiveTable, seat: int) -> None:
        if [holder.seat for holder in live.members] == [seat]:
            raise Tell("tell-last-member")
        await self._crews.put(live, seat)

    async def _seat(self, live: LiveTable, seat: int, heir: Heir) -> None:
        if live.seat_of(heir.member) is not None:
            raise Tell("tell-cannot-sit", name=plain(heir.name))
        if not Crew.of(live.row.crew).may_sit(heir.member, seat):
            raise Tell("tell-they-know-seat", who=f"<@{heir.member}>")
        await self._crews.put(live, seat, member=heir.member, name=heir.name)
