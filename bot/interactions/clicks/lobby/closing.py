"""Ending a table by hand, which is asked about first."""

from __future__ import annotations

from collections.abc import Sequence

from bot.controls.declared import Click
from bot.controls.lobby import CLOSE_LOBBY, END_TABLE
from bot.interactions.clicks.handled import handles
from bot.interactions.clicks.lobby.shown import renew
from bot.interactions.services import Services
from bot.posting.replies import Interaction, show, tell
from bot.present.looking.private import end_layout
from bot.tables.live import LiveTable


class LobbyClosing:
    """What ends tables before their end."""

    def __init__(self, services: Services) -> None:
        self._services = services

    @handles(CLOSE_LOBBY)
    async def close(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """Close a lobby that is no longer wanted."""
        live = await self._services.lobbies.closing.close(click.at, await self._services.who(interaction))
        await renew(interaction, live)

    async def ask(self, interaction: Interaction, live: LiveTable) -> None:
        """Ask whether a table is meant to be closed, by its name."""
        live.check_settles(await self._services.who(interaction))
        await show(interaction, end_layout(live))

    @handles(END_TABLE)
    async def end(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """End a table: this was asked about."""
        live = await self._services.lobbies.closing.end(click.at, await self._services.who(interaction))
        if live.row.started_at is not None:
            # Whoever ended it is told if that cannot be shown.
            self._services.poster.refresh(live, interaction)
        await tell(interaction, live.texts.say("tell-ended", table=live.title, number=str(live.id)))
