"""What lies outside the tables of the tests: it hears what lobbies and crews tell, and looks each time
whether the store has it already.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

from bot.tables import LiveTable, LiveTables
from bot.tables.crew import Crew, Offer, Vote
from bot.tables.live import Holder
from bot.tables.lobby import ReadyCheck
from bot.tables.rest import Rest
from bot.tables.tell import Tell
from bot.time.clock import Clock

_COLUMNS = ("status", "host", "options", "modules", "lobby", "crew")
_ROW = f"SELECT {', '.join(_COLUMNS)} FROM game_table WHERE id = ?"
_SEATS = "SELECT seat, member, level FROM seat WHERE table_id = ? ORDER BY seat"


class Told(NamedTuple):
    """Something that was told: what kind, in which words, who is notified."""

    what: str
    words: str = ""
    ping: tuple[int, ...] = ()


class Port:
    """The herald, the threads, the clock and the server of all tables of a test.

    `told`: what it was told; `early`: what of it the store did not have yet. `refuses`: the posts that fail.
    `gone`: who has left the server. `shut`: those who cannot be reached directly.
    """

    def __init__(self, tables: LiveTables, clock: Clock, file: Path) -> None:
        self._tables = tables
        self._clock = clock
        self._file = file
        self._posts = 0
        self.told: list[Told] = []
        self.early: list[str] = []
        self.refuses: set[str] = set()
        self.gone: set[int] = set()
        self.shut: set[int] = set()
        self.rest = Rest("Europe/Berlin", zone_known=True)
        tables.events.changed.listen(self._changed)

    def heard(self, what: str) -> list[Told]:
        """What of this kind was told, oldest first."""
        return [told for told in self.told if told.what == what]

    def _hear(self, live: LiveTable, what: str, words: str = "", ping: Iterable[int] = ()) -> int:
        self._check_saved(live, what)
        if what in self.refuses:
            raise Tell("tell-cannot-open", place=f"<#{live.row.channel}>", reason="closed")
        self.told.append(Told(what, words, tuple(ping)))
        self._posts += 1
        return self._posts

    def _expect(self, known: bool, what: str) -> None:
        """What is told must be known to the table already."""
        if not known:
            self.early.append(what)

    def _changed(self, live: LiveTable) -> None:
        self._hear(live, "changed")

    def _check_saved(self, live: LiveTable, what: str) -> None:
        """Whatever is told can be read in the store; else it is noted in `early`."""
        with closing(sqlite3.connect(self._file)) as database:
            row = dict(zip(_COLUMNS, database.execute(_ROW, (live.id,)).fetchone(), strict=True))
            seats = database.execute(_SEATS, (live.id,)).fetchall()
        for column in ("options", "modules", "lobby", "crew"):
            row[column] = json.loads(row[column]) if row[column] is not None else None
        now: dict[str, Any] = {column: getattr(live.row, column) for column in _COLUMNS}
        sits = [(one.seat, one.member, one.level) for one in live.holders]
        if row != json.loads(json.dumps(now)) or seats != sits or not live.is_saved:
            # Who listens to an event may trip, and nobody would hear of it.
            self.early.append(what)

    # --- of lobbies ---------------------------------------------------------------------------------

    async def post(self, live: LiveTable) -> None:
        """A lobby is posted."""
        message = self._hear(live, "post", ping=live.lobby.invited)
        await self._tables.change_row(live, messages={**live.row.messages, "lobby": message})

    async def repost(self, live: LiveTable) -> None:
        """A lobby's message is brought up to date."""
        self._hear(live, "repost")

    async def tell_members(self, live: LiveTable, sentence: str) -> None:
        """All members of a lobby read a sentence."""
        self._hear(live, "members", sentence, [one.member for one in live.members if one.member])

    async def ask_ready(self, live: LiveTable, check: ReadyCheck) -> int:
        """A ready check is posted: whoever presses its button is to find it."""
        self._expect(live.lobby.ready == check, "check")
        members = [one.member for one in live.members if one.member is not None]
        return self._hear(live, "check", check.id, [one for one in members if one not in check.yes])

    async def close_check(self, live: LiveTable, message: int, sentence: str) -> None:
        """A ready check is over."""
        self._hear(live, "check over", sentence)

    async def call(self, live: LiveTable, role: int) -> None:
        """A role is called: from now on nobody may call it again."""
        self._expect(live.lobby.called is not None, "call")
        self._hear(live, "call", ping=[role])

    # --- threads ------------------------------------------------------------------------------------

    def check_thread(self, live: LiveTable, channel: int) -> None:
        """Whether a thread can be opened."""
        if "thread" in self.refuses:
            raise Tell("tell-no-thread", place=f"<#{channel}>")

    async def open_thread(self, live: LiveTable) -> int:
        """A thread is opened."""
        self._hear(live, "thread")
        return 7000 + live.id

    async def drop_thread(self, thread: int) -> None:
        """A thread is removed."""
        self.told.append(Told("no thread", str(thread)))

    # --- of crews -----------------------------------------------------------------------------------

    async def announce(self, live: LiveTable, sentence: str, ping: Iterable[int] = ()) -> None:
        """The table reads a sentence."""
        self._hear(live, "announce", sentence, ping)

    async def tell_free(self, live: LiveTable, sentence: str, seat: int) -> None:
        """The table reads that a seat is free."""
        self._hear(live, "free", sentence)

    async def offer(self, live: LiveTable, id: str, offer: Offer, *, quiet: bool) -> tuple[int, int] | None:
        """An offer is posted at the table: whoever presses its button is to find it."""
        self._expect(id in Crew.of(live.row.crew).offers, "offer")
        return live.place, self._hear(live, "offer", id, [] if quiet else [offer.to])

    async def offer_directly(
        self, live: LiveTable, id: str, offer: Offer, *, quiet: bool
    ) -> tuple[int, int] | None:
        """An offer is sent to whom it is made."""
        if offer.to in self.shut:
            return None
        return offer.to, self._hear(live, "letter", id, [] if quiet else [offer.to])

    def close_offer(self, live: LiveTable, offer: Offer, sentence: str, besides: int | None) -> None:
        """An offer is over."""
        self._hear(live, "offer over", sentence)

    async def ask_vote(self, live: LiveTable, vote: Vote) -> None:
        """A vote is posted."""
        self._hear(live, "vote", f"{vote.count} of {vote.needed}", [vote.ballot.member])

    def part(self, live: LiveTable, holder: Holder) -> None:
        """A member loses what he has of a table in private."""
        assert holder.member is not None
        self._hear(live, "part", ping=[holder.member])

    def moved(self, live: LiveTable, member: int) -> None:
        """A member loses the panel of the seat that he had."""
        self._hear(live, "moved", ping=[member])

    # --- time and the server ------------------------------------------------------------------------

    async def of(self, live: LiveTable, member: int) -> Rest:
        """Where members live."""
        return self.rest

    async def is_here(self, live: LiveTable, seat: int) -> None:
        """A member says that he is there."""
        if (wait := live.waits.by_seat.get(seat)) is not None:
            wait.here = self._clock.now()
        live.waits.late.pop(seat, None)

    async def back(self, live: LiveTable, seat: int) -> bool:
        """A seat is its member's own again."""
        was_away = live.holder(seat).is_away
        await self._tables.settle_seat(live, seat, away=None)
        return was_away

    async def is_in_server(self, guild: int, member: int) -> bool:
        """Who is still there."""
        return member not in self.gone
