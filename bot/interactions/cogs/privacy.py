"""`/privacy`: what is stored of whoever asks."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.interactions.cogs.common import ServingCog, answered
from bot.interactions.reach import anywhere
from bot.interactions.words import words
from bot.posting.replies import Interaction, think


@anywhere
class PrivacyCommands(
    ServingCog, commands.GroupCog, group_name="privacy", group_description=words("command-privacy")
):
    """What members may ask about themselves."""

    @app_commands.command(description=words("command-privacy-show"))
    @answered
    async def show(self, interaction: Interaction) -> None:
        """What is stored, counted."""
        await think(interaction)
        await self.clicks.privacy.show(interaction)

    @app_commands.command(description=words("command-privacy-export"))
    @answered
    async def export(self, interaction: Interaction) -> None:
        """What is stored, as a file."""
        await think(interaction)
        await self.clicks.privacy.export(interaction)

    @app_commands.command(description=words("command-privacy-delete"))
    @answered
    async def delete(self, interaction: Interaction) -> None:
        """Ask whether everything is to be deleted."""
        await think(interaction)
        await self.clicks.privacy.ask(interaction)
