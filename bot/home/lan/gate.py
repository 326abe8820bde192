"""The gate of a house: who comes by a code from the local network, and which seat he gets there.

A code is for one seat, and lets one person in. Whoever comes by it after him, or to a seat that somebody has
taken meanwhile, knocks: he gets it only if the host says yes, and then who sat there has lost his link.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncGenerator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import datetime, timedelta

from bot.domain import Domain
from bot.home.lan.codes import Code, Codes, Wrong
from bot.home.lan.presence import Presence
from bot.home.people import GUILD, Guests, told_apart
from bot.linking.links import Opened
from bot.lobbies.sitting import Sitting
from bot.moderation.seating import Heir
from bot.protocol.home.coming import Came
from bot.tables.live import LiveTable
from bot.tables.lobby import room_of
from bot.tables.member import Member
from bot.tables.tell import NoSuch, Tell
from bot.web.news import News
from data.store import Status

MOST_KNOCKS = 8
"""Who may wait for the host at once."""
KNOCKS = timedelta(minutes=5)
"""How long somebody waits for the host."""
HEARS = 20.0
"""Seconds after which who waits is told that he still does."""
_BYTES = 24


@dataclass(eq=False, slots=True)
class Knock:
    """Somebody called so who wants the seat in which a member sits; `coming`: he is being let in; `came`: the
    answer, once there is one.
    """

    id: str
    waits: str
    table: int
    code: Code
    member: int
    name: str
    language: str
    until: datetime
    coming: bool = False
    came: Came | None = None


class Gate:
    """The gate of a house. `codes` are those that are open; `address`: where phones find it, empty while
    nobody can come.
    """

    def __init__(self, domain: Domain, guests: Guests, news: News, now: Callable[[], datetime]) -> None:
        self._domain = domain
        self._tables = domain.tables
        self._guests = guests
        self._news = news
        self._now = now
        self._knocks: list[Knock] = []
        self._coming = asyncio.Lock()
        self.codes = Codes(now)
        self.presence = Presence(news)
        self.address = ""

    # --- what the host does -----------------------------------------------------------------------

    async def invite(self, table: int, seat: int | None) -> LiveTable:
        """A code for a seat, or for a free one of a lobby. The links of the member who sits there are over:
        the code is for him. Raises Tell.
        """
        live = await self._tables.open(table)
        if not self.address or live.row.status not in (Status.LOBBY, Status.PLAYING):
            raise Tell("tell-not-now")
        member = None
        if seat is not None:
            live.check_seat(seat)
            member = live.holder(seat).member
        elif not _has_room(live):
            raise Tell("tell-full")
        if member is not None:
            self.codes.end_of(table, member)
            await self._domain.links.end(table, Member(member, ""))
        self.codes.make(table, seat, member)
        return live

    async def withdraw(self, table: int, text: str) -> LiveTable:
        """A code lets nobody in any more. Raises Tell."""
        for one in [one for one in self.codes.open(table) if one.text == text]:
            self.codes.end(one)
        return await self._tables.open(table)

    def knocks(self, table: int) -> Sequence[Knock]:
        """Who waits for the host there."""
        return [one for one in self._open() if one.table == table]

    def _open(self) -> list[Knock]:
        """All who wait for the host."""
        now = self._now()
        self._knocks = [one for one in self._knocks if one.until > now]
        return [one for one in self._knocks if one.came is None]

    async def answer(self, table: int, id: str, by: Member, *, yes: bool) -> LiveTable:
        """The host lets in who knocks, in place of who sits there, or not. Raises Tell."""
        knock = next((one for one in self.knocks(table) if one.id == id), None)
        if knock is None:
            raise NoSuch
        live = await self._tables.open(table)
        if not yes:
            texts = self._tables.texts(knock.language) if knock.language else live.texts
            knock.came = Came(refused=texts.say("lan-refused"))
        else:
            async with self._coming:
                knock.coming = True
                try:
                    knock.came = Came(key=await self._give_way(live, knock, by))
                finally:
                    knock.coming = False
            self.codes.end_of(table, knock.member)
        self._news.tell()
        return live

    async def _give_way(self, live: LiveTable, knock: Knock, by: Member) -> str:
        async with self._new(live, knock.name, knock.language) as guest:
            if live.row.status is Status.LOBBY:
                async with self._tables.hold(live.id) as held:
                    # Others may have left meanwhile, so that it is another seat.
                    await self._sitting.sit_down(held, guest, _seat_of(held, knock.member))
            else:
                heir = Heir(guest.id, guest.name)
                seat = _seat_of(live, knock.member)
                await self._domain.moderation.seating.give(live.id, by, seat, heir)
        return await self._domain.links.key(live, guest)

    # --- what who comes does ----------------------------------------------------------------------

    async def come(self, text: str, name: str, language: str, by: str) -> Came:
        """Somebody comes by a code, from an address. Raises Tell, also Wrong and TooOften."""
        async with self._coming:
            code = self.codes.find(text, by)
            live = await self._tables.open(code.table)
            if live.row.guild != GUILD or live.row.status not in (Status.LOBBY, Status.PLAYING):
                raise Wrong
            if code.of is not None and code.taken is None:
                return await self._again(live, code, code.of)
            if not name:
                return Came(asks=live.title)
            name = told_apart(name, live.names)
            there = self._there(live, code)
            if there is not None:
                return self._knock(live, code, there, name, language)
            async with self._new(live, name, language) as guest:
                await self._sit(live, code, guest)
            return Came(key=await self._domain.links.key(live, guest))

    async def waiting(self, waits: str) -> Came:
        """The answer to who waits, or that there is none yet after a while. Raises Wrong."""
        try:
            async with asyncio.timeout(HEARS):
                while True:
                    seen = self._news.count
                    knock = self._waits(waits)
                    if knock is None or knock.until <= self._now() or self._news.over:
                        raise Wrong
                    if knock.came is not None:
                        return knock.came
                    if self._is_left(knock):
                        raise Wrong
                    await self._news.after(seen)
        except TimeoutError:
            return Came(waits=waits)

    def _is_left(self, knock: Knock) -> bool:
        """Whether the member whose seat he wants has left: then the code for it is over."""
        live = self._tables.in_memory(knock.table)
        return not knock.coming and live is not None and live.seat_of(knock.member) is None

    def _waits(self, waits: str) -> Knock | None:
        given = waits.encode()
        found = (one for one in self._knocks if secrets.compare_digest(one.waits.encode(), given))
        return next(found, None)

    async def opened(self, key: str) -> Opened | None:
        """The seat of this house that a key opens. Raises StoreError."""
        found = await self._domain.links.opened(key)
        if found is None or found.member is None or found.live.row.guild != GUILD:
            return None
        return found

    @property
    def _sitting(self) -> Sitting:
        return self._domain.lobbies.sitting

    def _there(self, live: LiveTable, code: Code) -> int | None:
        """The member who sits where a code leads; None if nobody does. Raises Wrong if he by whom it was used
        has left.
        """
        if code.taken is not None:
            if live.seat_of(code.taken) is None:
                raise Wrong
            return code.taken
        if code.seat is None or live.row.status is Status.LOBBY:
            return None
        return live.holder(code.seat).member

    async def _again(self, live: LiveTable, code: Code, member: int) -> Came:
        """A member has a new link to his seat."""
        seat = live.seat_of(member)
        if seat is None:
            raise Wrong
        code.taken = member
        self._news.tell()
        return Came(key=await self._domain.links.key(live, Member(member, live.names[seat])))

    def _knock(self, live: LiveTable, code: Code, member: int, name: str, language: str) -> Came:
        """The host is asked whether somebody may have the seat of a member."""
        waiting = self._open()
        if len(waiting) >= MOST_KNOCKS or any(one.code is code for one in waiting):
            raise Tell("lan-asked-already")
        id, waits = secrets.token_hex(8), secrets.token_urlsafe(_BYTES)
        knock = Knock(id, waits, live.id, code, member, name, language, self._now() + KNOCKS)
        self._knocks.append(knock)
        self._news.tell()
        return Came(waits=waits, instead=live.names[live.own_seat(member)])

    async def _sit(self, live: LiveTable, code: Code, guest: Member) -> None:
        """A guest takes the seat of a computer captain, or a free one."""
        async with self._tables.hold(live.id) as held:
            if held.row.status is Status.LOBBY:
                await self._sitting.sit_down(held, guest, _computer(held, code.seat))
            elif code.seat is not None:
                crews = self._domain.crews
                await crews.sit(held, code.seat, guest.id, guest.name, guest.locale)
            else:
                raise Tell("tell-full")
        code.taken = guest.id
        self._news.tell()

    @asynccontextmanager
    async def _new(self, live: LiveTable, name: str, language: str) -> AsyncGenerator[Member]:
        """Somebody who was not at home before, while he is given a seat; who gets none was never here. He
        reads in his language where it is not the table's.
        """
        guest = self._guests.come(name)
        try:
            yield Member(guest.id, name, language, GUILD)
        except BaseException:
            self._guests.forget(guest)
            raise
        if language and language != live.texts.language:
            await self._tables.prefer(guest.id, language=language)


def _has_room(live: LiveTable) -> bool:
    """Whether there is a free seat, or a computer captain's, in a lobby."""
    return live.row.status is Status.LOBBY and (
        len(live.holders) < room_of(live.row) or bool(live.free_seats)
    )


def _seat_of(live: LiveTable, member: int) -> int:
    """Where a member sits whose seat another gets. Raises Tell if he has left."""
    seat = live.seat_of(member)
    if seat is None:
        raise Tell("tell-not-now")
    return seat


def _computer(live: LiveTable, seat: int | None) -> int | None:
    """The computer captain of a lobby who gives way to who comes for a seat; None: a seat is free. Others may
    have left since, so that there is somebody else in that seat.
    """
    free = live.free_seats
    if seat in free:
        return seat
    if len(live.holders) < room_of(live.row) or not free:
        return None
    return free[-1]
