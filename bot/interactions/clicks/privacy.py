"""What a member may ask about himself: to see it, to have it, to have it deleted."""

from __future__ import annotations

import io
from collections.abc import Sequence

import discord

from bot.controls.declared import Click
from bot.controls.servers import FORGET
from bot.interactions.clicks.handled import handles
from bot.interactions.members import texts_for
from bot.interactions.services import Services
from bot.log.reporting import Pressed
from bot.posting.attempts import attempt
from bot.posting.replies import Interaction, done, show, tell
from bot.present.privacy import forget_layout, personal_file, personal_text


class Privacy:
    """Shows, gives and deletes what is stored of a member."""

    def __init__(self, services: Services, pressed: Pressed) -> None:
        self._services = services
        self._pressed = pressed

    async def show(self, interaction: Interaction) -> None:
        """What is stored, counted."""
        texts = await texts_for(self._services.tables, interaction)
        stored = await self._services.personal.stored(interaction.user.id)
        await tell(interaction, personal_text(texts, stored, self._services.papers))

    async def export(self, interaction: Interaction) -> None:
        """What is stored, as a file. The interaction is acknowledged."""
        texts = await texts_for(self._services.tables, interaction)
        member = interaction.user.id
        data = personal_file(member, await self._services.personal.stored(member))
        file = discord.File(io.BytesIO(data), "quartermaster-and-me.json")
        await attempt(
            lambda: interaction.edit_original_response(
                content=texts.say("privacy-exported"), attachments=[file]
            )
        )

    async def ask(self, interaction: Interaction) -> None:
        """What deleting means, with the button that does it."""
        texts = await texts_for(self._services.tables, interaction)
        stored = await self._services.personal.stored(interaction.user.id)
        await show(interaction, forget_layout(texts, stored))

    @handles(FORGET)
    async def forget(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """Delete it: this was asked about."""
        texts = await texts_for(self._services.tables, interaction)
        await self._services.personal.forget(interaction.user.id)
        self._pressed.forget(interaction.user.id)
        await done(interaction, texts.say("tell-forgotten"))
