"""`/tables`: one's own tables, the next one, those of the server."""

from __future__ import annotations

from typing import Literal

from discord import app_commands

from bot.controls.finding import TRY_VOYAGE
from bot.interactions.cogs.common import ServingCog, answered
from bot.interactions.members import server_of
from bot.interactions.reach import anywhere
from bot.interactions.words import choices_of, words
from bot.posting.replies import Interaction, think

MINE, NEXT, HERE, WISHES = "mine", "next", "here", "wishes"


class FindTables(ServingCog):
    """Finding tables. All answers are private."""

    @app_commands.command(description=words("command-help"))
    @anywhere
    @answered
    async def help(self, interaction: Interaction) -> None:
        """What the member can do here and now."""
        await think(interaction)
        await self.clicks.finding.help(interaction)

    @app_commands.command(description=words("command-voyage"))
    @anywhere
    @answered
    async def voyage(self, interaction: Interaction) -> None:
        """A first voyage: at a table of this server; elsewhere on the member's panel, where he goes on with
        the one that he has begun.
        """
        await think(interaction)
        await self.clicks.finding.voyage(interaction, TRY_VOYAGE.of(), ())

    @app_commands.command(description=words("command-tables"))
    @app_commands.describe(show=words("command-tables-show"))
    @app_commands.choices(show=choices_of([MINE, NEXT, HERE, WISHES], "tables-{}"))
    @anywhere
    @answered
    async def tables(
        self, interaction: Interaction, show: Literal["mine", "next", "here", "wishes"] = "mine"
    ) -> None:
        """The member's tables, the next that waits for him, all of this server, or what he wants to be told
        of here.
        """
        await think(interaction)
        finding = self.clicks.finding
        if show == NEXT:
            await finding.show_next(interaction)
        elif show == WISHES:
            await finding.show_wishes(interaction)
        elif show == HERE and server_of(interaction) is not None:
            await finding.show_here(interaction)
        else:
            await finding.show_mine(interaction)
