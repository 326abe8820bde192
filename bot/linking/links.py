"""Links to the page of a table: made for whoever asks, and over when somebody says so.

A link names nobody and cannot be guessed: its key is 192 bits of chance, of which the store keeps the digest
alone. It opens the seat of who asked for it for as long as he holds one; a spectator's only looks on, even
when he takes a seat later. It is over when its member, the host or a moderator says so, when he leaves, a
while after the end of the game, and with the table.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from dataclasses import dataclass
from datetime import timedelta

import structlog

from bot.tables import LiveTable, LiveTables
from bot.tables.member import Member
from bot.tables.tell import Tell
from bot.time.clock import Clock
from data.store import Status, StoreError, TableLink

_log = structlog.get_logger(__name__)

_BYTES = 24
"""Of chance in a key."""
MOST = 4
"""Links of one member to one table: a further one ends his oldest."""
AFTERWARDS = timedelta(days=1)
"""How long links still open a table whose game is over."""


@dataclass(frozen=True, slots=True)
class Opened:
    """What a key opens: a table, and whose seat there; None only looks on."""

    live: LiveTable
    seat: int | None
    member: Member | None


class Links:
    """The links of all tables of a process."""

    def __init__(self, tables: LiveTables, clock: Clock, page: str = "") -> None:
        """`page`: the address at which pages are reached; empty: there are none."""
        self._tables = tables
        self._clock = clock
        self.page = page.rstrip("/")
        self._known: dict[str, TableLink] = {}
        self._at: dict[int, dict[str, TableLink]] = {}
        """The same by table: each look at a table's links leaves all others alone."""
        self._ending: set[asyncio.Task[None]] = set()
        tables.events.saved.listen(self._look)

    async def open(self) -> None:
        """Learn which links an earlier process has given. Raises StoreError."""
        for link in await self._tables.store.links.find():
            self._keep(link)

    async def settle(self) -> None:
        """Finish what is being ended."""
        if self._ending:
            await asyncio.wait(self._ending)

    async def give(self, table: int, member: Member) -> str:
        """A new link to a table, to a member's own seat if he has one. Raises Tell, StoreError."""
        if not self.page:
            raise Tell("tell-no-page")
        live = await self._tables.open(table)
        if live.row.status is Status.LOBBY or not await self._has_page(live):
            raise Tell("tell-page-closed")
        key = await self.key(live, member)
        return f"{self.page}/{key}/play?seat={live.seat_of(member.id) or 0}"

    async def key(self, live: LiveTable, member: Member) -> str:
        """The key of a new link: to a member's own seat if he has one. Raises StoreError."""
        seat, key = live.seat_of(member.id), secrets.token_urlsafe(_BYTES)
        link = TableLink(
            digest=_digest(key),
            table_id=live.id,
            member=member.id,
            seated=seat is not None,
            made_at=self._clock.now(),
        )
        old = sorted(self._of(live.id, member.id), key=lambda one: one.made_at)
        self._keep(await self._tables.store.links.add(link))
        await self._end(old[: max(0, len(old) + 1 - MOST)])
        return key

    async def opened(self, key: str) -> Opened | None:
        """What a key opens now; None: nothing, or nothing any more. Raises StoreError."""
        link = self._known.get(_digest(key))
        if link is None or link.table_id is None:
            return None
        try:
            live = await self._tables.open(link.table_id)
        except Tell:
            # A table that cannot be opened for a while keeps its links.
            return None
        seat = live.seat_of(link.member) if link.seated else None
        if (link.seated and seat is None) or not await self._has_page(live):
            await self._end([link])
            return None
        if seat is None:
            return Opened(live, None, None)
        return Opened(live, seat, Member(link.member, live.names[seat], guild=live.row.guild))

    def count(self, table: int, member: int) -> int:
        """How many links to a table a member has."""
        return len(self._of(table, member))

    async def end(self, table: int, member: Member) -> None:
        """A member's own links to a table open nothing any more. Raises StoreError."""
        await self._end(self._of(table, member.id))

    async def end_all(self, table: int, by: Member) -> None:
        """No link opens a table any more: its host may say so, or a moderator. Raises Tell, StoreError."""
        live = await self._tables.open(table)
        if live.row.guild != by.guild:
            raise Tell("tell-no-such-table")
        if not by.settles(live.row):
            raise Tell("tell-host-only", host=f"<@{live.row.host}>")
        await self._end(self._to(live.id))

    async def erase(self, member: int) -> None:
        """Nothing is kept of a member's links. Raises StoreError."""
        await self._end([one for one in self._known.values() if one.member == member])

    def _keep(self, link: TableLink) -> None:
        self._known[link.digest] = link
        if link.table_id is not None:
            self._at.setdefault(link.table_id, {})[link.digest] = link

    def _to(self, table: int) -> list[TableLink]:
        return list(self._at.get(table, {}).values())

    def _of(self, table: int, member: int) -> list[TableLink]:
        return [one for one in self._to(table) if one.member == member]

    async def _has_page(self, live: LiveTable) -> bool:
        """Whether people gather there, a game goes on, or ended so lately that it can still be looked at."""
        if live.row.started_at is None:
            return live.row.status is Status.LOBBY
        if live.is_running:
            return True
        over = (await self._tables.store.tables.get(live.id)).finished_at
        return over is not None and self._clock.now() < over + AFTERWARDS

    async def _end(self, links: list[TableLink]) -> None:
        # They open nothing from now on, even if the store fails.
        for one in links:
            self._known.pop(one.digest, None)
            if one.table_id is not None and (here := self._at.get(one.table_id)) is not None:
                here.pop(one.digest, None)
                if not here:
                    del self._at[one.table_id]
        if links:
            await self._tables.store.links.drop([one.digest for one in links])

    def _look(self, live: LiveTable, _changed: bool) -> None:
        """A table has changed: who has left it has no seat to open, not even if he comes back."""
        sitting = {holder.member for holder in live.members}
        gone = [one for one in self._to(live.id) if one.seated and one.member not in sitting]
        if gone:
            task = asyncio.create_task(self._forget(gone), name=f"links-of-table-{live.id}")
            self._ending.add(task)
            task.add_done_callback(self._ending.discard)

    async def _forget(self, links: list[TableLink]) -> None:
        try:
            await self._end(links)
        except StoreError as fault:
            _log.error("links of who has left could not be deleted", reason=str(fault))


def _digest(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()
