"""The table of the week: a post in a channel that moderators have chosen, once a week at most.

It tells of the table whose game was decided by the least, if one was decided closely, else of the one where
most has happened. Both follow from results and from the log as everybody may read it. Tables that not
everybody in the server can see are left out, and those opened from a file or to try something: they count
for nobody.
"""

from __future__ import annotations

import asyncio
import copy
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta

import structlog

from bot.tables import LiveTable, LiveTables
from bot.tables.lobby import LobbyRow
from bot.tables.looks import public_look
from bot.tables.missed import Missed
from bot.tables.servers.defaults import Defaults
from bot.tables.tell import Tell
from bot.time.timers import Timers
from bot.watching.herald import Columns
from data.store import GameTable, Status, Timer
from engine.kernel import Damaged, decode_entry
from render import drawn
from render.games import story

_log = structlog.get_logger(__name__)

WEEKLY = "weekly"
"""The kind of the timers; their keys are servers."""
WEEK = timedelta(days=7)
SUNDAY, HOUR = 6, 18
"""When it is told, in UTC."""
LATE = timedelta(days=2)
"""What could not be told until then is not told any more: the next one is not far."""
AGAIN = timedelta(hours=1)
"""After which it is tried again when it could not be told."""
LEAST = 12
"""Lines of its log that a table has to have in a week: else nothing has happened."""
CLOSE = 0.1
"""Of the winner's points: by no more a game is decided closely."""


@dataclass(frozen=True, slots=True)
class Lively:
    """A table with what it did in a week: lines of its log that everybody may read, members who sit there; of
    a finished one the points between first and second, and the first one's.
    """

    table: int
    lines: int
    members: int
    lead: int | None = None
    best: int = 0

    @property
    def is_close(self) -> bool:
        """Whether it was decided by little."""
        return self.lead is not None and self.lead <= CLOSE * self.best


def most_lively(found: Sequence[Lively]) -> list[Lively]:
    """The tables worth telling of, the first one first. A game among members goes before one with computer
    captains alone.
    """
    enough = [one for one in found if one.lines >= LEAST]
    close = sorted(
        (one for one in enough if one.is_close and one.members > 1),
        key=lambda one: ((one.lead or 0) / max(1, one.best), -one.lines, one.table),
    )
    others = sorted(enough, key=lambda one: (one.members < 2, -one.lines, one.table))
    return [*close, *(replace(one, lead=None) for one in others if one not in close)]


def next_telling(now: datetime) -> datetime:
    """The next time when a table of the week is told."""
    day = now.astimezone(UTC).replace(hour=HOUR, minute=0, second=0, microsecond=0)
    day += timedelta(days=(SUNDAY - day.weekday()) % 7)
    return day if day > now else day + WEEK


class Weekly:
    """The tables of the week of all servers."""

    def __init__(self, herald: Columns, tables: LiveTables, timers: Timers) -> None:
        self._herald = herald
        self._tables = tables
        self._timers = timers
        timers.handler(WEEKLY)(self._tell)

    async def choose(self, guild: int, channel: int | None) -> None:
        """Tell of it in this channel from the next Sunday on; None: no more. Raises StoreError."""
        await self._tables.settle(guild, lambda settled: replace(settled, weekly=channel))
        if channel is None:
            await self._timers.drop(WEEKLY, str(guild))
        else:
            await self._plan(guild, next_telling(self._timers.clock.now()))

    def missing(self, guild: int, channel: int) -> list[str]:
        """Which permissions the bot lacks to tell it there."""
        return self._herald.lacks(guild, channel, pictures=True)

    async def _plan(self, guild: int, moment: datetime, due: datetime | None = None) -> None:
        payload = {"moment": moment.isoformat()}
        await self._timers.set(WEEKLY, str(guild), due or moment, guild=guild, payload=payload)

    # --- telling ------------------------------------------------------------------------------------

    async def _tell(self, timer: Timer) -> None:
        """It is Sunday, or was while the bot was away."""
        guild, moment = int(timer.key), datetime.fromisoformat(timer.payload["moment"])
        now, row = self._timers.clock.now(), await self._tables.guild(guild)
        settled = Defaults.of(row)
        if settled.weekly is None:
            return
        if settled.told != timer.payload["moment"] and now - moment <= LATE:
            match await self._post(guild, settled.weekly, moment, public_look(row).theme):
                case Missed.GONE:
                    # The channel is gone: moderators choose another one, or want none.
                    await self._tables.settle(guild, lambda known: replace(known, weekly=None))
                    return
                case Missed.LATER:
                    await self._plan(guild, moment, now + AGAIN)
                    return
                case _:
                    pass
        await self._plan(guild, next_telling(now))

    async def _post(self, guild: int, channel: int, moment: datetime, theme: str) -> Missed | None:
        """Tell of the table of the week that ends at this moment, if there is one; gives why that failed."""
        if not self._herald.is_in(guild):
            _log.info("the server of a table of the week is not there", guild=guild)
            return Missed.LATER
        if lacks := self._herald.lacks(guild, channel, pictures=False):
            _log.info("the table of the week may not be told", guild=guild, lacks=lacks)
            return Missed.REFUSED
        for one in most_lively(await self.found(guild, channel, moment)):
            try:
                live = await self._tables.open(one.table)
            except Tell as fault:
                _log.info("a table cannot be told of", table=one.table, reason=fault.key)
                continue
            return await self.send(await self._in_words_of(live, guild), one, channel, moment, theme)
        return None

    async def _in_words_of(self, live: LiveTable, guild: int) -> LiveTable:
        """The table as its server speaks of it, whatever its own language is; only to be read."""
        read = copy.copy(live)
        read.take(live.row, None, await self._tables.guild_texts(guild))
        return read

    async def send(
        self, live: LiveTable, one: Lively, channel: int, moment: datetime, theme: str
    ) -> Missed | None:
        """Tell in a channel of a table, as the one of the week that ends then; gives why that failed."""
        guild = live.row.guild
        post = await self._herald.prepare(live, channel, one.lines, one.lead, moment, theme)
        before = await self._note(guild, moment.isoformat())
        missed = await post()
        if missed is not None:
            await self._note(guild, before)
        return missed

    async def _note(self, guild: int, told: str) -> str:
        """Note about which week it was told, before it is: whatever fails, nobody reads it twice. Gives what
        was noted before.
        """
        before: list[str] = []

        def note(settled: Defaults) -> Defaults:
            before.append(settled.told)
            return replace(settled, told=told)

        await self._tables.settle(guild, note)
        return before[0]

    # --- looking ------------------------------------------------------------------------------------

    async def found(self, guild: int, channel: int, moment: datetime) -> list[Lively]:
        """What the tables of a server did in the week before a moment."""
        rows = await self._tables.store.tables.find(status=(Status.PLAYING, Status.FINISHED), guild=guild)
        found: list[Lively] = []
        for row in rows:
            over = row.finished_at
            lobby = LobbyRow.of(row.lobby)
            if lobby.opened or lobby.sealed:
                continue
            if (over is None or over >= moment - WEEK) and self._herald.is_seen_by_all(
                row.guild, row.channel, channel
            ):
                found.append(await self._lively(row, moment))
        return found

    async def _lively(self, row: GameTable, moment: datetime) -> Lively:
        stored = self._tables.store.tables
        lines, members = 0, [seat for seat in await stored.seats(row.number) if seat.member is not None]
        try:
            for data in await stored.entries_since(row.number, moment - WEEK, moment):
                lines += decode_entry(data).read(None) is not None
        except Damaged as fault:
            _log.info("a log cannot be read", table=row.number, reason=str(fault))
        # Other tables get their turn between two logs.
        await asyncio.sleep(0)
        one = Lively(row.number, lines, len(members))
        if row.result is None or not drawn(row.game):
            return one
        final = story(row.game).final_points
        points = sorted((final(score) for score in row.result["scores"]), reverse=True)
        return replace(one, lead=points[0] - points[1], best=points[0]) if len(points) > 1 else one
