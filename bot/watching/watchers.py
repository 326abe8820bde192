"""Who follows a table from outside reads about it in one direct message, which is edited once a round.

What it tells, and when, follows from the public log alone. Edits notify nobody, so they may come at night.
"""

from __future__ import annotations

import asyncio
from datetime import timedelta

import structlog

from bot.tables import LiveTable, LiveTables
from bot.tables.missed import Missed
from bot.tables.story import told_since
from bot.tables.tell import Tell
from bot.time.timers import Timers
from bot.watching.herald import Digests
from data.store import Follower, Status, StoreError, Timer
from engine.games import load_game

_log = structlog.get_logger(__name__)

DIGEST = "digest"
"""The kind of the timers: one for each table that is followed."""
GATHER = timedelta(minutes=1)
"""For which a digest waits, so that rounds that are played quickly become one edit."""
AGAIN = timedelta(minutes=15)
"""Until the end of a game is told again to whom it could not be told."""
PAUSE = 60.0
"""Seconds until the end of a game is posted once more for which the store has failed."""
MOST_FOLLOWED = 20
"""Tables that a member may follow."""
MOST_FOLLOWERS = 200
"""Followers of a table."""


class Watchers:
    """The followers of all tables."""

    def __init__(self, herald: Digests, tables: LiveTables, timers: Timers) -> None:
        self._herald = herald
        self._tables = tables
        self._timers = timers
        self._beginning: dict[tuple[int, int], object] = {}
        """Tables and members that are just being written to for the first time, each beginning told apart."""
        self._writing = asyncio.Lock()
        """Held by who stores a follower, and by who deletes all that a member follows."""
        self._followed: dict[int, int | None] = {}
        """Tables that somebody follows, and the newest round that a digest has been set for."""
        self._later: dict[int, asyncio.TimerHandle] = {}
        """Tables whose end is posted once more, for the store has failed."""
        self._closed = False
        timers.handler(DIGEST)(self._digest)
        tables.events.posted.listen(self.look)

    async def open(self) -> None:
        """Learn which tables are followed. Raises StoreError."""
        for row in await self._tables.store.followers.find():
            self._followed[row.table_id or 0] = None

    def close(self) -> None:
        """Post nothing once more, from now on."""
        self._closed = True
        for table in list(self._later):
            self._later.pop(table).cancel()

    async def follows(self, live: LiveTable, member: int) -> bool:
        """Whether a member follows a table. Raises StoreError."""
        if live.id not in self._followed:
            return False
        rows = await self._tables.store.followers.find(table=live.id, member=member)
        return bool(rows)

    async def follow(self, live: LiveTable, member: int) -> None:
        """Tell a member about a table from now on. Raises Tell, StoreError."""
        if not live.is_running:
            raise Tell("tell-table-over" if live.row.status is not Status.LOBBY else "tell-not-started")
        if live.seat_of(member) is not None:
            raise Tell("tell-seated-already")
        key, beginning = (live.id, member), object()
        if key in self._beginning:
            raise Tell("tell-follows-already")
        self._beginning[key] = beginning
        try:
            await self._has_room(live, member)
            await self._begin(live, member, beginning)
        finally:
            if self._beginning.get(key) is beginning:
                del self._beginning[key]

    async def _has_room(self, live: LiveTable, member: int) -> None:
        """Raises Tell for who follows the table or too many already, and where too many do; StoreError."""
        followers = self._tables.store.followers
        own = await followers.find(member=member)
        if any(row.table_id == live.id for row in own):
            raise Tell("tell-follows-already")
        if len(own) >= MOST_FOLLOWED:
            raise Tell("tell-follows-many", most=MOST_FOLLOWED)
        if len(await followers.find(table=live.id)) >= MOST_FOLLOWERS:
            raise Tell("tell-many-followers")

    async def _begin(self, live: LiveTable, member: int, beginning: object) -> None:
        """Write to a follower for the first time; the message goes again if all about him was deleted
        meanwhile. Raises Tell, StoreError.
        """
        sent = await self._herald.begin(live, member, self._round(live))
        if isinstance(sent, Missed):
            raise Tell("tell-open-dm" if sent is Missed.CLOSED else "tell-sorry")
        async with self._writing:
            if self._beginning.get((live.id, member)) is beginning:
                await self._tables.store.followers.set(
                    live.id,
                    member,
                    channel=sent[0],
                    message=sent[1],
                    entry=live.newest_public + 1,
                )
                self._followed.setdefault(live.id, self._round(live))
                return
        await self._herald.take_back(live, sent)
        raise Tell("tell-follows-not")

    async def erase(self, member: int) -> None:
        """All that a member follows is deleted, and what he has begun to follow is given up. Raises
        StoreError.
        """
        async with self._writing:
            for row in await self._tables.store.followers.find(member=member):
                await self.unfollow(row.table_id or 0, member)
            for key in [key for key in self._beginning if key[1] == member]:
                del self._beginning[key]

    async def unfollow(self, table: int, member: int) -> bool:
        """Tell him no more; False if he does not follow it. Raises StoreError."""
        gone = await self._tables.store.followers.drop(table, member)
        if gone and not await self._tables.store.followers.find(table=table):
            self._followed.pop(table, None)
        return gone

    def _round(self, live: LiveTable) -> int:
        if live.game is None:
            return 0
        return load_game(live.row.game).round_of(live.game.running.state)

    async def look(self, live: LiveTable) -> None:
        """A table has changed: if a round has begun, or the game is over, its followers read so soon."""
        if live.id not in self._followed or live.game is None:
            return
        now = -1 if not live.is_running else self._round(live)
        before = self._followed[live.id]
        if before == now:
            return
        self._followed[live.id] = now
        if before is not None or now == -1:
            due = self._timers.clock.now() + GATHER
            try:
                await self._timers.set(DIGEST, str(live.id), due, table=live.id, guild=live.row.guild)
            except StoreError:
                # The next posting makes up for it; after the end of the game none comes by itself.
                if live.id in self._followed:
                    self._followed[live.id] = before
                if now == -1:
                    self._post_later(live)
                raise

    def _post_later(self, live: LiveTable) -> None:
        """Post a table once more, after a while."""
        if (before := self._later.pop(live.id, None)) is not None:
            before.cancel()
        if not self._closed:
            self._later[live.id] = asyncio.get_running_loop().call_later(PAUSE, self._post_again, live)

    def _post_again(self, live: LiveTable) -> None:
        del self._later[live.id]
        self._tables.events.changed.tell(live)

    async def _digest(self, timer: Timer) -> None:
        """Tell all followers of a table what its rounds have brought."""
        table = int(timer.key)
        try:
            live = await self._tables.open(table)
        except Tell as gone:
            _log.info("a table is not told about", table=table, reason=str(gone))
            return
        logged = await self._tables.logged(live, None, bounded=True)
        over, later = not live.is_running, False
        for follower in await self._tables.store.followers.find(table=table):
            told = told_since(live, logged.read, follower.entry)
            reached = await self._edit(live, follower, told)
            if over and reached:
                await self.unfollow(table, follower.member)
            later |= not reached
        if over and later:
            # No further round brings the end of the game.
            due = self._timers.clock.now() + AGAIN
            await self._timers.set(DIGEST, timer.key, due, table=table, guild=live.row.guild)

    async def _edit(self, live: LiveTable, follower: Follower, told: list[str]) -> bool:
        """Tell a follower; False if that can be tried again."""
        sent = follower.channel, follower.message
        match await self._herald.tell(live, sent, self._round(live), told):
            case None:
                await self._tables.store.followers.told(live.id, follower.member, live.newest_public + 1)
            case Missed.LATER:
                # The next round brings all of it.
                return False
            case Missed.GONE:
                # He deleted it: he has read enough.
                await self.unfollow(live.id, follower.member)
            case _:
                pass
        return True
