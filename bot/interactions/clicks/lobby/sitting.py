"""Clicks that sit down in a lobby, get up, or seat computer captains."""

from __future__ import annotations

from collections.abc import Sequence

from bot.controls.declared import Click
from bot.controls.lobby import ADD_COMPUTER, JOIN, JOIN_AT, LEAVE, REMOVE_COMPUTER
from bot.interactions.clicks.handled import handles
from bot.interactions.clicks.lobby.shown import show_changed
from bot.interactions.services import Services
from bot.posting.replies import Interaction, done


class LobbySitting:
    """Who comes to lobbies and goes."""

    def __init__(self, services: Services) -> None:
        self._services = services

    @handles(JOIN)
    async def join(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """Take a seat."""
        live = await self._services.lobbies.sitting.join(click.at, await self._services.who(interaction))
        await show_changed(self._services, interaction, live)

    @handles(JOIN_AT)
    async def join_at(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """Take a seat from a message that is not the lobby's own."""
        live = await self._services.lobbies.sitting.join(click.at, await self._services.who(interaction))
        await self._services.lobbies.herald.repost(live)
        await done(interaction, live.texts.say("tell-joined", table=live.title, place=f"<#{live.place}>"))

    @handles(LEAVE)
    async def leave(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """Give a seat up."""
        live = await self._services.lobbies.sitting.leave(click.at, await self._services.who(interaction))
        await show_changed(self._services, interaction, live)

    @handles(ADD_COMPUTER)
    async def add_computer(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """Seat a computer captain."""
        who = await self._services.who(interaction)
        live = await self._services.lobbies.sitting.add_computer(click.at, who)
        await show_changed(self._services, interaction, live)

    @handles(REMOVE_COMPUTER)
    async def remove_computer(
        self, interaction: Interaction, click: Click[None], values: Sequence[str]
    ) -> None:
        """Take the last computer captain from the table."""
        who = await self._services.who(interaction)
        live = await self._services.lobbies.sitting.remove_computer(click.at, who)
        await show_changed(self._services, interaction, live)
