"""The pinned way back: one small message in a table's thread, which brings the table's message down and leads
to it. Who talks there pushes neither away.

Without the permission to pin there is none, since it would only be pushed away itself: the lobby's message,
with which the thread begins, and the line that calls somebody have the same button.
"""

from __future__ import annotations

from typing import Any

import discord
import structlog

from bot.posting.attempts import Unreachable
from bot.posting.messages import Messages
from bot.posting.permissions import may_pin
from bot.posting.shown import Shown, way_to
from bot.present.finding import way_back_layout
from bot.tables.live import LiveTable
from bot.tables.service import LiveTables

_log = structlog.get_logger(__name__)

PINNED, LEADS_TO = "pinned", "pinned_to"
"""Under which a table's row keeps its way back, and the message to which this leads."""


class WayBack:
    """Keeps the pinned message of each table. Raises StoreError."""

    def __init__(self, client: discord.Client, messages: Messages, tables: LiveTables) -> None:
        self._client = client
        self._messages = messages
        self._tables = tables

    async def begin(self, live: LiveTable) -> None:
        """Post and pin it where a table is about to be shown for the first time: the table's own message
        comes beneath. What Discord refuses is not tried again.
        """
        shown = Shown.of(live.row.messages).message
        if live.row.messages.get(PINNED) is not None or shown is not None or not live.is_running:
            return
        if not may_pin(self._client, live):
            return
        try:
            sent = (await self._messages.send(live, way_back_layout(live, None))).id
            await self._note(live, {PINNED: sent})
            await self._messages.pin(live, sent)
        except Unreachable as fault:
            _log.info("a way back could not be pinned", table=live.id, reason=str(fault))

    async def keep(self, live: LiveTable) -> None:
        """Have it lead to the newest message of its table, once for each; after the end, take it away."""
        kept, shown = live.row.messages.get(PINNED), Shown.of(live.row.messages).message
        try:
            if kept is None:
                return
            if not live.is_running:
                await self._note(live, {})
                await self._messages.delete(live, kept)
            elif shown is not None and shown != live.row.messages.get(LEADS_TO):
                # Noted first: what Discord refuses is not tried again at every answer.
                await self._note(live, {PINNED: kept, LEADS_TO: shown})
                await self._messages.edit(live, kept, way_back_layout(live, way_to(live)), None, None)
        except Unreachable as fault:
            # Whoever has deleted it does not want it.
            _log.info("a way back could not be kept", table=live.id, reason=str(fault))

    async def _note(self, live: LiveTable, way: dict[str, int]) -> None:
        def noted(_: LiveTable, messages: dict[str, Any]) -> dict[str, Any]:
            others = {name: value for name, value in messages.items() if name not in (PINNED, LEADS_TO)}
            return others | way

        await self._tables.note_messages(live, noted)
