"""How tables and members are told what time brings."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import discord
import structlog
from discord import ui

from bot.posting.attempts import Unreachable, attempt
from bot.posting.messages import Messages
from bot.posting.permissions import is_in
from bot.present.time import away_layout, called_layout, reminder_layout, said_layout, vote_layout
from bot.tables.live import LiveTable
from bot.tables.missed import Missed, Sent
from bot.tables.reminded import Reminded
from bot.tables.rest import Rest

_log = structlog.get_logger(__name__)

PATIENCE = 60.0
"""Seconds that a rename may take: Discord lets a channel be renamed twice in ten minutes."""


class TimeHerald:
    """Tells of time on Discord."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._messages = Messages(client)

    def is_in(self, guild: int) -> bool:
        """Whether the bot is in a server, by its own copy."""
        return is_in(self._client, guild)

    def speaks(self, guild: int) -> str | None:
        """The language of a server's settings."""
        server = self._client.get_guild(guild)
        return server.preferred_locale.value if server is not None else None

    # --- at tables ----------------------------------------------------------------------------------

    async def announce(self, live: LiveTable, sentence: str) -> None:
        """A message without a button."""
        await self._say(live, said_layout(sentence))

    async def tell_away(self, live: LiveTable, seat: int) -> None:
        """With the button of who is back."""
        await self._say(live, away_layout(live, seat))

    async def ask_for_more(self, live: LiveTable, needed: int) -> None:
        """With the button of who agrees."""
        await self._say(live, vote_layout(live, needed))

    async def _say(self, live: LiveTable, view: ui.LayoutView) -> None:
        try:
            await self._messages.send(live, view)
        except Unreachable as fault:
            # The poster will tell who can mend it.
            _log.info("what time brought could not be told", table=live.id, reason=str(fault))

    async def entitle(self, live: LiveTable, title: str) -> None:
        """Rename the thread; a rename that Discord holds up for too long is given up."""
        thread = live.row.thread
        if thread is None:
            return
        try:
            async with asyncio.timeout(PATIENCE):
                await attempt(lambda: self._client.http.edit_channel(thread, name=title))
        except (Unreachable, TimeoutError) as fault:
            _log.info("a thread could not be renamed", table=live.id, reason=str(fault))

    # --- to members ---------------------------------------------------------------------------------

    async def remind(self, member: int, found: Sequence[Reminded], count: int, rest: Rest) -> Sent | Missed:
        """A direct message."""
        try:
            return await self._messages.directly(member, reminder_layout(found, count, rest))
        except Unreachable as fault:
            _log.info("a member could not be reminded", member=member, reason=str(fault))
            return fault.missed

    async def withdraw(self, sent: Sent) -> None:
        """Delete a direct message."""
        try:
            await self._messages.delete_at(*sent)
        except Unreachable as fault:
            _log.debug("an old reminder could not be withdrawn", reason=str(fault))

    async def call(self, one: Reminded, member: int) -> None:
        """A message in the thread that notifies him."""
        try:
            await self._messages.send(one.live, called_layout(one, member), ping=[member])
        except Unreachable as fault:
            _log.info("a member could not be called", table=one.live.id, reason=str(fault))
