"""Where tables are played: channels and threads, what the bot needs there, and single messages in them."""

from __future__ import annotations

from typing import Any

import discord
import structlog
from discord import ui

from bot.posting.attempts import Unreachable, attempt
from bot.posting.permissions import FOR_THREADS, TO_OPEN, missing_in
from bot.posting.poster import Poster
from bot.tables import LiveTable, LiveTables
from bot.tables.tell import Tell

_log = structlog.get_logger(__name__)

_WEEK = 7 * 24 * 60
"""Minutes without a message after which Discord archives a thread."""


class Places:
    """Opens and closes the places of tables. Without `threads` a table is played right in its channel."""

    def __init__(self, client: discord.Client, tables: LiveTables, poster: Poster, *, threads: bool) -> None:
        self._client = client
        self._tables = tables
        self._poster = poster
        self._threads = threads

    async def open_thread(self, live: LiveTable) -> int | None:
        """A thread for a table, at its lobby's message if there is one; None if none is wanted.

        Raises Tell if Discord does not allow it.
        """
        if not self._threads:
            return None
        message = live.row.messages.get("lobby")
        name = live.title[:100]
        try:
            if message is not None:
                partial = self._channel(live).get_partial_message(message)
                return (
                    await attempt(lambda: partial.create_thread(name=name, auto_archive_duration=_WEEK))
                ).id
            real = await attempt(lambda: self._client.fetch_channel(live.row.channel))
            assert isinstance(real, discord.TextChannel)
            kind = discord.ChannelType.public_thread
            return (await attempt(lambda: real.create_thread(name=name, type=kind))).id
        except Unreachable as fault:
            _log.warning("a thread could not be opened", table=live.id, reason=str(fault))
            raise Tell("tell-no-thread", place=f"<#{live.row.channel}>") from fault

    async def drop_thread(self, thread: int | None) -> None:
        """Remove the thread of a table that did not begin after all."""
        if thread is None:
            return
        try:
            await attempt(lambda: self._client.http.delete_channel(thread))
        except Unreachable as fault:
            _log.info("an empty thread stays behind", thread=thread, reason=str(fault))

    async def bring_home(self, live: LiveTable, channel: int) -> None:
        """Give a running table a new place if its thread, or its whole local Discord, is gone. The lock is
        held.

        Raises Tell if no thread can be opened there.
        """
        messages = {name: value for name, value in live.row.messages.items() if name != "lobby"}
        await self._tables.change_row(live, channel=channel, messages=messages)
        thread = await self.open_thread(live)
        await self._tables.change_row(live, thread=thread)
        self._poster.begin_anew(live)

    async def post(self, live: LiveTable, view: ui.LayoutView) -> int:
        """Post a message in the channel a table was opened in, and return its id. Raises Unreachable."""
        place = self._channel(live)
        return (await attempt(lambda: place.send(view=view))).id

    async def edit(self, live: LiveTable, message: int, view: ui.LayoutView) -> None:
        """Edit a message in the channel a table was opened in. Raises Unreachable."""
        partial = self._channel(live).get_partial_message(message)
        await attempt(lambda: partial.edit(view=view))

    async def say(self, live: LiveTable, sentence: str) -> None:
        """Post a sentence where a table is played, without pinging anybody. Raises Unreachable."""
        view = ui.LayoutView(timeout=None)
        view.add_item(ui.TextDisplay(sentence[:3900]))
        place = self._client.get_partial_messageable(live.place, guild_id=live.row.guild)
        await attempt(lambda: place.send(view=view))

    def missing_permissions(self, channel: Any, me: discord.Member) -> list[str]:
        """Which permissions that a table needs the bot lacks in a channel."""
        return missing_in(channel, me, TO_OPEN + (FOR_THREADS if self._threads else ()))

    def _channel(self, live: LiveTable) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(live.row.channel, guild_id=live.row.guild)
