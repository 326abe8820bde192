"""How members are written to about lobbies: one that they wished for, who has come to their own."""

from __future__ import annotations

from collections.abc import Sequence

import discord
import structlog
from discord import ui

from bot.posting.attempts import Unreachable, attempt
from bot.posting.messages import Messages
from bot.posting.places import Places
from bot.posting.shown import way_to
from bot.present.finding import arrivals_layout, opened_layout
from bot.present.time import said_layout
from bot.tables.live import LiveTable
from bot.tables.missed import Missed, Sent

_log = structlog.get_logger(__name__)


class FindingHerald:
    """Writes direct messages."""

    def __init__(self, client: discord.Client, places: Places) -> None:
        self._client = client
        self._messages = Messages(client)
        self._places = places

    async def tell_opened(self, live: LiveTable, member: int) -> Sent | Missed:
        """A direct message, if he sees the lobby's channel."""
        try:
            if not await self._sees(live, member):
                return Missed.GONE
        except Unreachable as fault:
            return fault.missed
        return await self._write(live, member, opened_layout(live, way_to(live)))

    async def _sees(self, live: LiveTable, member: int) -> bool:
        server = self._client.get_guild(live.row.guild)
        channel = server.get_channel(live.row.channel) if server is not None else None
        if server is None or channel is None:
            return False
        known = server.get_member(member) or await attempt(lambda: server.fetch_member(member))
        return channel.permissions_for(known).view_channel

    async def tell_host(self, live: LiveTable, host: int, came: Sequence[int], room: int) -> Sent | Missed:
        """A direct message."""
        return await self._write(live, host, arrivals_layout(live, came, room, way_to(live)))

    async def _write(self, live: LiveTable, member: int, view: ui.LayoutView) -> Sent | Missed:
        try:
            return await self._messages.directly(member, view)
        except Unreachable as fault:
            _log.info("a member could not be written to", table=live.id, reason=str(fault))
            return fault.missed

    async def call_host(self, live: LiveTable, host: int) -> None:
        """A message at the lobby that notifies him."""
        view = said_layout(live.texts.say("arrivals-full-here", who=f"<@{host}>", table=live.title))
        try:
            await self._places.post(live, view, ping=[host])
        except Unreachable as fault:
            _log.info("a host could not be called", table=live.id, reason=str(fault))

    async def withdraw(self, sent: Sent) -> None:
        """The message is deleted."""
        try:
            await self._messages.delete_at(*sent)
        except Unreachable as fault:
            _log.debug("an old letter could not be withdrawn", reason=str(fault))
