"""`/stats`: what a member has played and won, and the records of a server."""

from __future__ import annotations

from typing import Literal

import discord
from discord import app_commands

from bot.interactions.cogs.common import ServingCog, answered
from bot.interactions.members import texts_for
from bot.interactions.reach import anywhere
from bot.interactions.words import choices_of, words
from bot.pictures.record import record_picture
from bot.posting.files import file_of
from bot.posting.replies import Interaction, show, think
from bot.present.record import own_layout, season_layout, server_layout
from data.locale import Texts

MINE, SERVER, SEASON = "mine", "server", "season"


class RecordCommands(ServingCog):
    """Looking results up. All answers are private."""

    @app_commands.command(description=words("command-stats"))
    @app_commands.describe(show=words("command-stats-show"), member=words("command-stats-member"))
    @app_commands.choices(show=choices_of([MINE, SERVER, SEASON], "stats-{}"))
    @anywhere
    @answered
    async def stats(
        self,
        interaction: Interaction,
        show: Literal["mine", "server", "season"] = "mine",
        member: discord.Member | None = None,
    ) -> None:
        """The member's own results, somebody else's, the records of the server, or its season."""
        await think(interaction)
        texts = await texts_for(self.services.tables, interaction)
        if show == SERVER:
            await self._server(interaction, texts)
        elif show == SEASON:
            await self._season(interaction, texts)
        else:
            await self._member(interaction, texts, member)

    async def _server(self, interaction: Interaction, texts: Texts) -> None:
        found = await self.services.records.server(await self.services.who(interaction))
        await show(interaction, server_layout(texts, found))

    async def _season(self, interaction: Interaction, texts: Texts) -> None:
        found = await self.services.records.season(await self.services.who(interaction))
        await show(interaction, season_layout(texts, found))

    async def _member(self, interaction: Interaction, texts: Texts, other: discord.Member | None) -> None:
        who = await self.services.who(interaction)
        shown = other if other is not None else interaction.user
        own = await self.services.records.of(who, shown.id)
        look = await self.services.tables.private_look(who.guild, who.id)
        picture = None
        if own.games and not look.words:
            picture = await record_picture(own, shown.display_name, texts, look.theme)
        view = own_layout(texts, own, here=who.guild is not None, mine=shown.id == who.id, picture=picture)
        await show(interaction, view, [file_of(picture)] if picture is not None else [])
