"""Clicks that call players to a lobby; the open tables."""

from __future__ import annotations

from collections.abc import Sequence

from bot.controls.declared import Click
from bot.controls.lobby import CALL
from bot.interactions.clicks.handled import handles
from bot.interactions.members import sees
from bot.interactions.services import Services
from bot.posting.replies import Interaction, done, show
from bot.present.lobby.gathering import tables_layout


class LobbyCalling:
    """How lobbies find players, and players find tables."""

    def __init__(self, services: Services) -> None:
        self._services = services

    @handles(CALL)
    async def call(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """Call the server's players."""
        live = await self._services.lobbies.calling.call(click.at, await self._services.who(interaction))
        await done(interaction, live.texts.say("tell-called"))

    async def list(self, interaction: Interaction) -> None:
        """The tables of this server that somebody may join."""
        texts = await self._services.tables.guild_texts(interaction.guild_id or 0)
        who = await self._services.who(interaction)
        found = await self._services.lobbies.calling.open_tables(who, sees(interaction))
        await show(interaction, tables_layout(texts, found))
