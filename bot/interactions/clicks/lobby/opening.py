"""Clicks that open a lobby: for those whose game is over."""

from __future__ import annotations

from collections.abc import Sequence

from bot.controls.declared import Click
from bot.controls.lobby import AGAIN, DUPLICATE
from bot.interactions.clicks.handled import handles
from bot.interactions.services import Services
from bot.posting.replies import Interaction, done


class LobbyOpening:
    """Opens lobbies."""

    def __init__(self, services: Services) -> None:
        self._services = services

    @handles(AGAIN)
    async def again(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """Open one new lobby for those who sat at a table that is over; its message calls them."""
        await self._services.lobbies.opening.again(click.at, await self._services.who(interaction))

    @handles(DUPLICATE)
    async def duplicate(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """Open another table of a lobby's game, whose host is who asks for it."""
        live = await self._services.lobbies.duplicates.open(click.at, await self._services.who(interaction))
        await done(interaction, live.texts.say("duplicate-opened", table=live.title))
