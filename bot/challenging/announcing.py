"""The challenge of the week is told where a server wishes it: one message a week, edited when it is over."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import datetime, timedelta

import structlog

from bot.challenging.herald import Herald
from bot.challenging.week import Week, week_at
from bot.tables import LiveTables
from bot.tables.finding.challenges import Over, Running
from bot.tables.missed import Missed
from bot.tables.servers.defaults import Defaults, Post
from bot.time.timers import Timers
from data.store import Timer
from data.store.challenges.models import Challenge

_log = structlog.get_logger(__name__)

TOLD = "challenge"
"""The kind of the timers; their keys are servers."""
SETTLED = timedelta(minutes=10)
"""After the end of a week: until then what goes on has been counted."""
AGAIN = timedelta(hours=1)
"""After which it is tried again when it could not be told."""


Drawn = Callable[[], Awaitable[Challenge]]
Ended = Callable[[Week, int], Awaitable[Over | None]]


class Announcing:
    """Tells all servers that wish it."""

    def __init__(self, herald: Herald, tables: LiveTables, timers: Timers, drawn: Drawn, over: Ended) -> None:
        """`drawn` gives this week's challenge, `over` what came of one, as a server reads of it."""
        self._herald = herald
        self._tables = tables
        self._timers = timers
        self._drawn = drawn
        self._over = over
        timers.handler(TOLD)(self._tell)

    async def choose(self, guild: int, channel: int | None) -> None:
        """Tell of challenges in this channel, this week's at once; None: no more. Raises StoreError."""
        await self._tables.settle(guild, lambda settled: replace(settled, challenge=channel))
        if channel is None:
            await self._timers.drop(TOLD, str(guild))
        else:
            await self._plan(guild, self._timers.clock.now())

    def missing(self, guild: int, channel: int) -> list[str]:
        """Which permissions the bot lacks to tell it there."""
        return self._herald.lacks(guild, channel, pictures=False)

    async def _plan(self, guild: int, due: datetime) -> None:
        await self._timers.set(TOLD, str(guild), due, guild=guild)

    async def _tell(self, timer: Timer) -> None:
        """A week has begun, or did while the bot was away; or a server wishes to be told."""
        guild, now = int(timer.key), self._timers.clock.now()
        settled = Defaults.of(await self._tables.guild(guild))
        if settled.challenge is None:
            return
        week = week_at(now)
        match await self._bring_up(guild, settled, week):
            case Missed.GONE:
                # The channel is gone: moderators choose another one, or want none.
                await self._tables.settle(guild, lambda known: replace(known, challenge=None))
            case Missed.LATER:
                await self._plan(guild, now + AGAIN)
            case _:
                await self._plan(guild, week.ends + SETTLED)

    async def _bring_up(self, guild: int, settled: Defaults, week: Week) -> Missed | None:
        """Show what came of the challenge before, and tell of this one; gives why that failed."""
        post, channel = settled.post, settled.challenge
        assert channel is not None
        if not self._herald.is_in(guild):
            return Missed.LATER
        texts = await self._tables.guild_texts(guild)
        if post is not None and post.week == week.key:
            return None
        if post is not None:
            over = await self._over(Week.of(post.week), guild)
            missed = await self._herald.show(post.channel, post.message, texts, over, post.week)
            if missed is Missed.LATER:
                return missed
        if lacks := self.missing(guild, channel):
            _log.info("a challenge may not be told", guild=guild, lacks=lacks)
            return Missed.REFUSED
        running = Running(await self._drawn(), week.ends)
        sent = await self._herald.tell(guild, channel, texts, running)
        if isinstance(sent, Missed):
            return sent
        await self._tables.settle(guild, lambda known: replace(known, post=Post(week.key, channel, sent)))
        return None
