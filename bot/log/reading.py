"""The log as a member reads it, and what is new since he last looked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from bot.log.writing import Wanted, Written, written_of
from bot.tables import LiveTable, LiveTables
from bot.tables.member import Member
from bot.tables.story import Logged, others_played
from bot.tables.tell import Tell
from data.telling import Read


@dataclass(frozen=True, slots=True)
class Since:
    """What is new to a member in his `seat`: the log from entry `first` up to `upto`, which he has last seen
    at `at`. `tells`: others have played since, and he only looks; then `read` is the end of the log.
    """

    live: LiveTable
    seat: int
    first: int
    upto: int
    at: datetime | None = None
    tells: bool = False
    read: Sequence[Read] = ()


class Log:
    """Reads logs. Nothing here changes a table."""

    def __init__(self, tables: LiveTables) -> None:
        self._tables = tables

    async def read(self, table: int, member: Member) -> tuple[LiveTable, Logged]:
        """A table and its log as this member reads them. Raises Tell."""
        live = await self._tables.open(table)
        if live.game is None:
            raise Tell("tell-not-started")
        read = await self._tables.as_read(live, member.id)
        return read, await self._tables.logged(live, live.seat_of(member.id))

    async def since(self, table: int, member: int, *, looks: bool) -> Since | None:
        """What is new to a member who looks after his table, or has done more there; None: nothing, or he has
        no seat. Raises Tell, StoreError.
        """
        tables, live = self._tables, await self._tables.open(table)
        seat, upto = live.seat_of(member), live.next_entry
        if seat is None or live.game is None:
            return None
        seen = await tables.last_look(live, member)
        if seen is None:
            return Since(live, seat, 0, upto)
        if seen.entry >= upto:
            return None
        if looks and not (await tables.as_read(live, member)).for_words:
            # Who prefers words is told all that is new, sentence by sentence.
            read = (await tables.logged(live, seat, bounded=True)).read
            tells = others_played(live, read, seat, seen.entry)
            return Since(live, seat, seen.entry, upto, seen.at, tells, read)
        return Since(live, seat, seen.entry, upto, seen.at)

    async def written(self, table: int, member: Member, wanted: Wanted) -> tuple[LiveTable, Written]:
        """A table, and a part of what has happened there as a text for a forum. Raises Tell."""
        live = await self._tables.open(table)
        return live, await written_of(self._tables, live, wanted, member.id)

    async def looked(self, live: LiveTable, member: int, upto: int) -> None:
        """A member has seen the log up to this entry. Raises StoreError."""
        await self._tables.looked(live, member, upto)
