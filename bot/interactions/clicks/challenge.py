"""Clicks about the challenge of the week."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.controls.declared import Click
from bot.controls.finding import CHALLENGE, TRY_CHALLENGE
from bot.interactions.clicks.handled import handles
from bot.interactions.members import texts_for
from bot.interactions.services import Services
from bot.posting.replies import Interaction, show_in_place
from bot.present.challenge import challenge_layout
from bot.tables.tell import Tell


class Challenges:
    """What members read and do about it, in private."""

    def __init__(self, services: Services) -> None:
        self._services = services

    @handles(CHALLENGE)
    async def look(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """This week's challenge, and what came of the last one."""
        await self.show(interaction)

    async def show(self, interaction: Interaction, *, began: bool = False) -> None:
        """The same, by whatever was clicked or typed."""
        found = await self._services.challenging.seen(await self._services.who(interaction))
        texts = await texts_for(self._services.tables, interaction)
        await show_in_place(interaction, challenge_layout(texts, found, began=began))

    @handles(TRY_CHALLENGE)
    async def begin(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """The clicker's one try begins."""
        who = await self._services.who(interaction)
        channel = interaction.channel
        here = channel.parent_id if isinstance(channel, discord.Thread) else interaction.channel_id
        if who.guild is None:
            raise Tell("tell-not-now")
        place = await self._services.lobbies.opening.place(who.guild, here or 0)
        live = await self._services.challenging.begin(who, place)
        self._services.poster.refresh(live, interaction)
        await self.show(interaction, began=True)
