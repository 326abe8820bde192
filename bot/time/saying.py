"""What time brings is said at the table, and calls nobody."""

from __future__ import annotations

import discord
import structlog
from discord import ui

from bot.posting.attempts import Unreachable
from bot.posting.messages import Messages
from bot.present.time import said_layout
from bot.tables import LiveTable

_log = structlog.get_logger(__name__)


class Saying:
    """Says something at tables."""

    def __init__(self, client: discord.Client) -> None:
        self._messages = Messages(client)

    async def announce(self, live: LiveTable, sentence: str) -> None:
        """Say a sentence at a table without calling anybody."""
        await self.say(live, said_layout(sentence))

    async def say(self, live: LiveTable, view: ui.LayoutView) -> None:
        """Post something at a table without calling anybody."""
        try:
            await self._messages.send(live, view)
        except Unreachable as fault:
            # The poster will tell who can mend it.
            _log.info("what time brought could not be told", table=live.id, reason=str(fault))
