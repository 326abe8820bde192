"""The way to Discord: which shards a process is connected with, and when it may open a session of one.

Where several processes share the servers, each is connected with the shards of its own range, and with the
first: direct messages come there, and who has the table answers. Who stands by is connected with all, since
it may follow any of them.
"""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import structlog
from discord.ext import commands

from bot.settings import Settings
from data.store import StoreError
from data.store.driver.ranges import EVERYWHERE, Range
from data.store.identify import PAUSE, Turns

_log = structlog.get_logger(__name__)

_FOR_DIRECT_MESSAGES = 0
"""The shard at which these come."""
SOON = 5.0
"""Seconds in which a process that starts learns whether a range is free: later it stands by."""


class Gateway(commands.AutoShardedBot):
    """A bot that may share its servers with other processes."""

    def __init__(self, settings: Settings, **options: Any) -> None:
        """`options` are the library's."""
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            # No privileged intents: members and their messages are none of our business.
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            shard_count=settings.shard_count,
            max_messages=None,
            chunk_guilds_at_startup=False,
            member_cache_flags=discord.MemberCacheFlags.none(),
            **options,
        )
        self.settings = settings
        self._opened = asyncio.Event()
        self._turns: Turns | None = None
        self._sessions_at_once = 1

    @property
    def played(self) -> Range:
        """The servers for which this process plays, once it does."""
        return EVERYWHERE

    @property
    def is_alone(self) -> bool:
        """Whether no other process is ever connected."""
        return not self.settings.stands_by

    async def wait_until_open(self) -> None:
        """Wait until this process has the database."""
        await self._opened.wait()

    async def launch_shards(self) -> None:
        """As the library does it, with the shards that are wanted here."""
        if not self.is_alone and not self.is_closed():
            recommended, _, limits = await self.http.get_bot_gateway()
            ranges = self.settings.processes
            self.shard_count = -(-(self.shard_count or recommended) // ranges) * ranges
            self._sessions_at_once = limits["max_concurrency"]
            if ranges > 1:
                await self._learn_which_are_ours()
            self.shard_ids = sorted(self._wanted())
        await super().launch_shards()

    async def _learn_which_are_ours(self) -> None:
        try:
            async with asyncio.timeout(SOON):
                await self._opened.wait()
        except TimeoutError:
            _log.info("this process is connected with all shards, as it stands by", shards=self.shard_count)

    def _wanted(self) -> set[int]:
        count = self.shard_count or 1
        if not self._opened.is_set():
            return set(range(count))
        return {_FOR_DIRECT_MESSAGES, *self.played.shards(count)}

    async def leave_others(self) -> None:
        """Be connected no more with shards that others have."""
        if self.played.count > 1:
            wanted = self._wanted()
            for number, shard in self.shards.items():
                if number not in wanted:
                    try:
                        await shard.disconnect()
                    except Exception:
                        # What comes there is not answered here; all else goes on.
                        _log.exception("a shard of another process could not be left", shard=number)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait until a session of a shard may begin, whatever other processes have begun."""
        if self.is_alone:
            await super().before_identify_hook(shard_id, initial=initial)
            return
        try:
            self._turns = self._turns or Turns(self.settings.database_url)
            await self._turns.take((shard_id or 0) % self._sessions_at_once)
        except StoreError as fault:
            _log.warning("other processes could not be asked for a turn at Discord", reason=str(fault))
            await asyncio.sleep(PAUSE)

    async def close(self) -> None:
        """As the library does it."""
        await super().close()
        if self._turns is not None:
            await self._turns.close()
