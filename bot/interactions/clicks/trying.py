"""Sandboxes, and other tables that a member plays on his panel alone."""

from __future__ import annotations

from collections.abc import Sequence

from bot.controls.declared import Click
from bot.controls.looking import PUT_AWAY, TRY
from bot.interactions.clicks.handled import handles
from bot.interactions.members import texts_for
from bot.interactions.services import Services
from bot.posting.replies import Interaction, update
from bot.present.time import said_layout
from bot.tables.live import LiveTable


class Trying:
    """Tables of a member's own."""

    def __init__(self, services: Services) -> None:
        self._services = services

    @handles(TRY)
    async def anew(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """Another sandbox of a table, as it is now."""
        await self._open(interaction, click.at)

    async def begin(self, interaction: Interaction, table: int) -> None:
        """The member's newest sandbox of a table, as he has left it; the first time a new one."""
        found = await self._services.lobbies.trying.newest(table, await self._services.who(interaction))
        if found is None:
            await self._open(interaction, table)
        else:
            await self.show(interaction, found)

    async def _open(self, interaction: Interaction, table: int) -> None:
        who, place = await self._services.who(interaction), interaction.channel_id or 0
        await self.show(
            interaction, await self._services.lobbies.trying.sandbox(table, who, place, panel=True)
        )

    async def show(self, interaction: Interaction, live: LiveTable) -> None:
        """The panel on which such a table is played."""
        cockpits = self._services.poster.cockpits
        cockpits.give_up(interaction)
        await cockpits.show(interaction, live, live.own_seat(interaction.user.id))

    @handles(PUT_AWAY)
    async def put_away(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """Such a table is over."""
        self._services.poster.cockpits.give_up(interaction)
        live = await self._services.lobbies.closing.end(click.at, await self._services.who(interaction))
        texts = await texts_for(self._services.tables, interaction)
        await update(interaction, said_layout(texts.say("tell-put-away", table=live.title)))
