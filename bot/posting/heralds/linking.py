"""How stories of tables go to addresses outside, and how members hear of that."""

from __future__ import annotations

from collections.abc import Mapping

import discord
import structlog

from bot.posting.attempts import Unreachable
from bot.posting.messages import Messages
from bot.posting.outside import Outside
from bot.present.time import said_layout
from bot.tables.live import LiveTable

_log = structlog.get_logger(__name__)


class LinkingHerald:
    """Sends to addresses, and writes to members."""

    def __init__(self, client: discord.Client, outside: Outside) -> None:
        self._messages = Messages(client)
        self.outside = outside

    async def send(self, address: str, body: bytes, headers: Mapping[str, str]) -> bool:
        """Over the internet."""
        return await self.outside.send(address, body, headers)

    async def announce(self, live: LiveTable, sentence: str) -> None:
        """A message without a button."""
        try:
            await self._messages.send(live, said_layout(sentence))
        except Unreachable as fault:
            _log.warning("a table could not be told something", table=live.id, reason=str(fault))

    async def tell_given_up(self, live: LiveTable, member: int, host: str) -> None:
        """A direct message."""
        view = said_layout(live.texts.say("hook-given-up", table=live.title, host=host))
        try:
            await self._messages.directly(member, view)
        except Unreachable as fault:
            _log.info("a member could not be written to", table=live.id, reason=str(fault))

    async def close(self) -> None:
        """Its connections are closed."""
        await self.outside.close()
