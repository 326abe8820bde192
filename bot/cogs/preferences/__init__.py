"""`/settings`: what a member prefers, in all servers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from discord import app_commands
from discord.ext import commands

from bot.cogs.common import answered
from bot.looks import THEME, WORDS, private_look
from bot.replies import Interaction, tell, think
from bot.words import words
from render.kit.theme import themes

if TYPE_CHECKING:
    from bot.client import Quartermaster

SERVERS = "server"
"""The choice of whatever theme the server has."""


def theme_choices() -> list[app_commands.Choice[str]]:
    """Every theme by its name."""
    return [app_commands.Choice(name=words(f"theme-{name}"), value=name) for name in themes()[:24]]


class Preferences(commands.Cog):
    """Settings of a member."""

    def __init__(self, client: Quartermaster) -> None:
        self._client = client

    @app_commands.command(name="settings", description=words("command-settings"))
    @app_commands.describe(theme=words("command-settings-theme"), pictures=words("command-settings-pictures"))
    @app_commands.choices(
        theme=[*theme_choices(), app_commands.Choice(name=words("theme-server"), value=SERVERS)],
        pictures=[
            app_commands.Choice(name=words("pictures-drawn"), value="drawn"),
            app_commands.Choice(name=words("pictures-words"), value="words"),
        ],
    )
    @answered
    async def settings(
        self,
        interaction: Interaction,
        theme: str | None = None,
        pictures: Literal["drawn", "words"] | None = None,
    ) -> None:
        """Store what is named, and show what is settled."""
        await think(interaction)
        tables = self._client.tables
        changes: dict[str, Any] = {}
        if theme is not None:
            changes[THEME] = None if theme == SERVERS else theme
        if pictures is not None:
            changes[WORDS] = True if pictures == "words" else None
        preferences = await tables.store.members.set(interaction.user.id, **changes)
        guild = await tables.guild(interaction.guild_id) if interaction.guild_id else None
        texts = await tables.guild_texts(interaction.guild_id)
        look = private_look(guild, preferences)
        await tell(
            interaction,
            "\n".join(
                [
                    texts.say("settings-title"),
                    texts.say(
                        "settings-theme",
                        theme=texts.say(f"theme-{look.theme}"),
                        own="yes" if preferences.get(THEME) == look.theme else "no",
                    ),
                    texts.say("settings-words" if look.words else "settings-drawn"),
                ]
            ),
        )
