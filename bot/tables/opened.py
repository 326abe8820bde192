"""Tables brought into memory and let go again, and what is read of them there."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import AsyncGenerator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from datetime import datetime
from pathlib import Path
from typing import Any

import structlog

from bot.tables.events import Events
from bot.tables.finding.turns import Turns
from bot.tables.live import LiveTable
from bot.tables.servers.company import Company
from bot.tables.servers.limits import Limits
from bot.tables.servers.settings import NO_SIGNS, Servers
from bot.tables.story import Logged, read_by
from bot.tables.tell import SetAside, Tell
from bot.tables.thinking.odds import work_out
from bot.tables.waits import Waits
from data.store import DamagedRow, GameTable, Guild, LastLook, NoSuchTable, Status, Store
from engine.kernel import AnswerError, Damaged, Entry, SaveError, Table, TooOld, decode_entry

_log = structlog.get_logger(__name__)

Send = Callable[[int], Awaitable[None]]
"""Lets other processes do for a member what was done here at his tables. Raises StoreError."""


Errand = Callable[[str, Callable[[int, int], Awaitable[object]]], Send]
"""What sends an errand of this kind; what is given with it does here, at a table and for a member, what
others send.
"""


def no_errand(kind: str, carrier: Callable[[int, int], Awaitable[object]]) -> Send:
    """There is no other process."""

    async def nobody(member: int) -> None:
        pass

    return nobody


_NO_ID = 2**63
"""No database counts as far; a made-up custom id does."""
_NEWS = 80
"""Log entries searched for what is new to a seat."""
_UNLOCKED = ("messages", "waits")
"""Columns of a table's row that change without its lock: whatever is written is worked out then."""
MOST_IN_MEMORY = 512
"""Tables kept in memory; the least recently used one is loaded again when it is needed."""
KEPT_LINES = 400
"""Log lines read again after a start, to continue the table message."""


class OpenTables(Servers):
    """The tables in memory."""

    def __init__(
        self,
        store: Store,
        language: str,
        text_folders: tuple[Path, ...] = (),
        *,
        now: Callable[[], datetime],
        signs: Mapping[str, str] = NO_SIGNS,
    ) -> None:
        """As `Servers`; `now` is what time it is."""
        super().__init__(store, language, text_folders, signs)
        self.events = Events.new()
        self.turns = Turns(self.events.saved)
        self.limits = Limits(store, self.guild)
        self.company = Company(store)
        self._now = now
        self._live: OrderedDict[int, LiveTable] = OrderedDict()

    async def set_guild(self, guild: int, **changes: Any) -> Guild:
        """Change a server's settings; its tables speak the new language at once."""
        row = await super().set_guild(guild, **changes)
        for live in self._live.values():
            if live.row.guild == guild:
                live.take(live.row, None, self.texts(live.lobby.language or row.language))
        return row

    async def open(self, table: int) -> LiveTable:
        """A table, from memory or from the store. Raises Tell if there is no such table."""
        if not 0 < table < _NO_ID:
            raise Tell("tell-no-such-table")
        live = self._live.get(table)
        if live is not None and (live.game is not None or not live.is_running):
            self._live.move_to_end(table)
            return live
        try:
            return await self._bring(table)
        except NoSuchTable:
            raise Tell("tell-no-such-table") from None

    async def games_of(self, member: int) -> list[GameTable]:
        """The games under way at which a member sits; not those that other processes play."""
        found = await self.store.tables.find(status=(Status.PLAYING,), member=member)
        return [row for row in found if self.store.range.has(row.guild)]

    def at(self, place: int) -> LiveTable | None:
        """The newest table in memory that is played, or will be, in this channel or thread; None if there is
        none.
        """
        return max(
            (live for live in self._live.values() if live.place == place),
            key=lambda live: live.id,
            default=None,
        )

    @property
    def count(self) -> int:
        """How many tables are in memory."""
        return len(self._live)

    def in_memory(self, table: int) -> LiveTable | None:
        """A table, if it is in memory."""
        return self._live.get(table)

    def of_guild(self, guild: int) -> list[LiveTable]:
        """The tables of a server that are in memory, the newest first."""
        here = [live for live in self._live.values() if live.row.guild == guild]
        return sorted(here, key=lambda live: live.id, reverse=True)

    @asynccontextmanager
    async def hold(self, table: int) -> AsyncGenerator[LiveTable]:
        """A table that nobody else changes meanwhile. Raises Tell if there is no such table."""
        async with self.store.tables.lock(table):
            yield await self.open(table)

    async def _bring(self, table: int) -> LiveTable:
        tables = self.store.tables
        row = await tables.get(table)
        if not self.store.range.has(row.guild):
            # Another process plays it: what is in memory here would be older soon.
            raise NoSuchTable(table)
        seats = await tables.seats(table)
        texts = await self.table_texts(row)
        # Two clicks may load a table at the same time: the first one to finish counts.
        live = self._live.get(table)
        if live is None:
            live = LiveTable(row, seats, texts, tables.lock(table))
        else:
            live.take(row, seats, texts)
        if row.status in (Status.PLAYING, Status.FINISHED) and live.game is None:
            await self.load_game(live)
        self._live.setdefault(table, live)
        self._live.move_to_end(table)
        self.turns.note(self._live[table])
        self._make_room()
        return self._live[table]

    async def load_game(self, live: LiveTable) -> None:
        """Bring a table's game into memory. Raises SetAside."""
        stored = await self.store.tables.entries(live.id, last=KEPT_LINES)
        try:
            game = Table.load(await self.store.tables.load(live.id))
            recent = [(entry.number, decode_entry(entry.data)) for entry in stored]
        except (SaveError, AnswerError, DamagedRow) as fault:
            _log.error("table cannot be loaded", table=live.id, reason=str(fault))
            raise SetAside(why_aside(fault)) from fault
        if live.game is None:
            live.recent = recent
            live.game = game
            live.waits = Waits.of(live.row.waits)
            live.note_public()
            # What was asked before the last process ended has waited since the newest entry.
            live.note_waits(stored[-1].at if stored else self._now())
            # A table whose rules changed under it has gone back a little; its next change saves that too.
            live.stored = game.version - game.mended
            if game.mended:
                _log.warning("table mended after a change of rules", table=live.id)

    async def aside(self, row: GameTable) -> LiveTable:
        """A table whose game cannot be opened, only to be spoken of: nothing of it is kept in memory."""
        seats, texts = await self.store.tables.seats(row.number), await self.table_texts(row)
        return LiveTable(row, seats, texts, self.store.tables.lock(row.number))

    def _make_room(self) -> None:
        for table in list(self._live)[: max(0, len(self._live) - MOST_IN_MEMORY)]:
            if not self._live[table].lock.locked():
                self._give_up(self._live.pop(table))

    def forget(self, table: int) -> None:
        """Drop a table from memory: the store knows better."""
        live = self._live.pop(table, None)
        if live is not None:
            self._give_up(live)
            live.game = None

    def _give_up(self, live: LiveTable) -> None:
        """Whoever still shows a table may go on with it; who changes one opens it anew."""
        if live.game is not None:
            live.game.release()

    async def refresh_row(self, live: LiveTable) -> None:
        """Reload the row and seats of a table after they were changed in the store."""
        before = {column: getattr(live.row, column) for column in _UNLOCKED}
        row = await self.store.tables.get(live.id)
        seats, texts = await self.store.tables.seats(live.id), await self.table_texts(row)
        for column, kept in before.items():
            if (newer := getattr(live.row, column)) is not kept:
                # Written while the row was read, by who needs no lock for that.
                setattr(row, column, newer)
        live.take(row, seats, texts)
        self.note(live)

    def note(self, live: LiveTable) -> None:
        """A table has changed, and the store has it."""
        self.events.saved.tell(live, live.note_waits(self._now()))

    async def all_unfinished(self) -> list[GameTable]:
        """The tables to resume after a start."""
        return await self.store.tables.unfinished()

    # --- reading ----------------------------------------------------------------------------------------

    async def as_read(
        self, live: LiveTable, member: int, *, patience: float | None = None, odds: bool = True
    ) -> LiveTable:
        """A table as only this member reads it: in his own language if he has chosen one, in listening texts
        if he prefers words, and with odds unless he has turned them off.
        These are worked out, and waited for as `work_out` says; without `odds` only known ones are read.
        """
        preferences = await self.preferences(member)
        own = self.own_texts(preferences)
        read = live.as_read(words=preferences.words, odds=preferences.odds, texts=own)
        if odds and read.for_odds and (seat := live.seat_of(member)) is not None:
            await work_out(live, seat, lambda: self.events.odds_came.tell(live, member), patience)
        return read

    async def news(self, live: LiveTable, seat: int) -> list[str]:
        """What happened since the member in this seat was last told this way: log lines, oldest first."""
        reader = live.holder(seat).member or 0
        first = live.heard.get(reader, 0)
        stored = [
            entry for entry in await self.store.tables.entries(live.id, last=_NEWS) if entry.number >= first
        ]
        if stored:
            live.heard[reader] = stored[-1].number + 1
        try:
            read = [decode_entry(entry.data).read(seat) for entry in stored]
        except Damaged as fault:
            raise SetAside(why_aside(fault)) from fault
        return [live.texts.entry(known) for known in read if known is not None]

    async def log(self, live: LiveTable) -> list[Entry]:
        """A table's whole log, oldest first. Raises SetAside if it cannot be read."""
        try:
            return [decode_entry(entry.data) for entry in await self.store.tables.entries(live.id)]
        except Damaged as fault:
            _log.error("a log cannot be read", table=live.id, reason=str(fault))
            raise SetAside(why_aside(fault)) from fault

    async def logged(self, live: LiveTable, seat: int | None, *, bounded: bool = False) -> Logged:
        """A table's log as a seat (None: everyone) may read it, with times; `bounded`: its end alone.

        Raises SetAside if it cannot be read.
        """
        stored = await self.store.tables.entries(live.id, last=KEPT_LINES if bounded else None)
        try:
            entries = [(entry.number, decode_entry(entry.data)) for entry in stored]
        except Damaged as fault:
            raise SetAside(why_aside(fault)) from fault
        return Logged(read_by(entries, seat), {entry.number: entry.at for entry in stored})

    async def last_look(self, live: LiveTable, member: int) -> LastLook | None:
        """Up to which log entry a member has seen a table; None for one who never looked."""
        if member not in live.looks and (seen := await self.store.looks.last(live.id, member)):
            live.looks[member] = seen
        return live.looks.get(member)

    async def looked(self, live: LiveTable, member: int, entry: int) -> None:
        """Note that a member has seen a table's log up to this entry."""
        if (look := await self.store.looks.note(live.id, member, entry)) is not None:
            live.looks[member] = look


def why_aside(fault: Exception) -> str:
    """Why a table's game cannot be opened, as a text tells it."""
    if isinstance(fault, Damaged | DamagedRow):
        return "tell-damaged-table"
    return "tell-old-table" if isinstance(fault, TooOld) else "tell-broken-table"
