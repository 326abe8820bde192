"""Links to the page of a table: made for whoever asks, and over when somebody says so.

A link names nobody and cannot be guessed: its key is 192 bits of chance, of which the store keeps the digest
alone. It opens the seat of who asked for it for as long as he holds one; a spectator's only looks on, even
when he takes a seat later. It is over when its member, the host or a moderator says so, when he leaves, a
while after the end of the game, and with the table.

A key for programs opens no page: whoever sends it with a request reads what a spectator may know
(docs/table-api.md). Host and moderators make and end such keys.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from dataclasses import dataclass
from datetime import timedelta

import structlog

from bot.tables import LiveTable, LiveTables
from bot.tables.finding.sealed import check_sight, check_unsealed
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
        check_sight(live, member.id)
        if live.row.status is Status.LOBBY or not await self._has_page(live):
            raise Tell("tell-page-closed")
        key = await self.key(live, member)
        return f"{self.page}/{key}/play?seat={live.seat_of(member.id) or 0}"

    async def key(self, live: LiveTable, member: Member) -> str:
        """The key of a new link: to a member's own seat if he has one. Raises StoreError."""
        seated, old = live.seat_of(member.id) is not None, self._of(live.id, member.id)
        return await self._made(live, member, old, seated=seated)

    async def _made(
        self,
        live: LiveTable,
        member: Member,
        old: list[TableLink],
        *,
        seated: bool = False,
        reads: bool = False,
    ) -> str:
        """The key of a new link; of the `old` ones as many stay as there may be."""
        key = secrets.token_urlsafe(_BYTES)
        link = TableLink(
            digest=_digest(key),
            table_id=live.id,
            member=member.id,
            seated=seated,
            reads=reads,
            made_at=self._clock.now(),
        )
        self._keep(await self._tables.store.links.add(link))
        old = sorted(old, key=lambda one: one.made_at)
        await self._end(old[: max(0, len(old) + 1 - MOST)])
        return key

    async def opened(self, key: str) -> Opened | None:
        """What a key opens now; None: nothing, or nothing any more. Raises StoreError."""
        link = self._known.get(_digest(key))
        return await self._opened(link) if link is not None and not link.reads else None

    async def _opened(self, link: TableLink) -> Opened | None:
        if link.table_id is None:
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
        """No link opens a table any more, and no program reads it: its host may say so, or a moderator.
        Raises Tell, StoreError.
        """
        await self._end(self._to((await self.settled_by(table, by)).id))

    async def settled_by(self, table: int, by: Member) -> LiveTable:
        """The table, for whoever settles what others may open of it. Raises Tell."""
        live = await self._tables.open(table)
        if live.row.guild != by.guild:
            raise Tell("tell-no-such-table")
        check_unsealed(live)
        if not by.settles(live.row):
            raise Tell("tell-host-only", host=f"<@{live.row.host}>")
        return live

    # --- keys for programs --------------------------------------------------------------------------

    async def give_key(self, table: int, by: Member) -> str:
        """A new key with which a program reads a table; of too many the oldest ends. Raises Tell,
        StoreError.
        """
        live = await self.settled_by(table, by)
        if not self.page:
            raise Tell("tell-no-page")
        if live.row.status is Status.LOBBY or not await self._has_page(live):
            raise Tell("tell-page-closed")
        return await self._made(live, by, self._keys(live.id), reads=True)

    async def read(self, key: str) -> LiveTable | None:
        """The table that a program with this key reads now; None: none. Raises StoreError."""
        link = self._known.get(_digest(key))
        opened = await self._opened(link) if link is not None and link.reads else None
        return opened.live if opened is not None else None

    def keys(self, table: int) -> int:
        """How many keys for programs a table has."""
        return len(self._keys(table))

    async def end_keys(self, table: int, by: Member) -> None:
        """No program reads a table any more. Raises Tell, StoreError."""
        await self._end(self._keys((await self.settled_by(table, by)).id))

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
        return [one for one in self._to(table) if one.member == member and not one.reads]

    def _keys(self, table: int) -> list[TableLink]:
        return [one for one in self._to(table) if one.reads]

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
