"""`/setup`: where tables are opened, in which language, who moderates, and how pictures look.

`/modules`: which expansion modules tables have.
"""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.interactions.cogs.common import ServingCog, answered, moderators_only
from bot.interactions.cogs.preferences import theme_choices
from bot.interactions.words import words
from bot.posting.replies import Interaction, tell, think
from bot.present.languages import language_name
from bot.tables.gather import ROLE
from bot.tables.looks import public_look
from data.locale import languages
from engine.games import GAMES, load_game

KEEPS = (0, 30, 90, 365)
"""For how many days a server may keep tables that are over; 0: for ever."""


def _with_modules() -> list[str]:
    """The games that have expansion modules."""
    return [game for game in GAMES if load_game(game).modules]


class SetUp(ServingCog):
    """Settings of a server."""

    @app_commands.command(description=words("command-setup"))
    @app_commands.describe(
        channel=words("command-setup-channel"),
        language=words("command-setup-language"),
        moderator_role=words("command-setup-role"),
        theme=words("command-setup-theme"),
        players_role=words("command-setup-players"),
        keep=words("command-setup-keep"),
    )
    @app_commands.choices(
        language=[app_commands.Choice(name=language_name(code), value=code) for code in languages()[:25]],
        theme=theme_choices(),
    )
    @app_commands.choices(
        keep=[app_commands.Choice(name=words(f"keep-{days}"), value=days) for days in KEEPS],
    )
    @app_commands.guild_only()
    @app_commands.default_permissions(manage_guild=True)
    @answered
    async def setup(
        self,
        interaction: Interaction,
        channel: discord.TextChannel | None = None,
        language: str | None = None,
        moderator_role: discord.Role | None = None,
        theme: str | None = None,
        players_role: discord.Role | None = None,
        keep: int | None = None,
    ) -> None:
        """Save the named settings, show the current ones, and name missing permissions."""
        await think(interaction)
        await moderators_only(self.services.tables, interaction)
        guild = interaction.guild
        assert guild is not None
        given: dict[str, Any] = {
            "channel": channel.id if channel else None,
            "language": language,
            "moderator_role": moderator_role.id if moderator_role else None,
            "theme": theme,
        }
        changes = {name: value for name, value in given.items() if value is not None}
        if players_role is not None:
            known = await self.services.tables.guild(guild.id)
            changes["calls"] = {**((known.calls if known else None) or {}), ROLE: players_role.id}
        if keep is not None:
            await self.services.keeping.choose(guild.id, keep or None)
        row = await self.services.tables.set_guild(guild.id, **changes)
        texts = await self.services.tables.guild_texts(guild.id)
        role = f"<@&{row.moderator_role}>" if row.moderator_role else texts.say("setup-nobody")
        called = (row.calls or {}).get(ROLE)
        lines = [
            texts.say("setup-title"),
            texts.say(
                "setup-channel", place=f"<#{row.channel}>" if row.channel else texts.say("setup-anywhere")
            ),
            texts.say("setup-language", language=language_name(texts.language)),
            texts.say("setup-role", role=role),
            texts.say("setup-players", role=f"<@&{called}>" if called else texts.say("setup-nobody-called")),
            texts.say("setup-theme", theme=texts.say(f"theme-{public_look(row).theme}")),
            texts.say("setup-keep", days=row.keeps or 0),
        ]
        missing = self._missing(guild, row.channel or interaction.channel_id)
        if missing:
            lines.append(texts.say("setup-missing", permissions=missing))
        else:
            lines.append(texts.say("setup-ready"))
        await tell(interaction, "\n".join(lines))

    @app_commands.command(description=words("command-modules"))
    @app_commands.describe(game=words("command-modules-game"))
    @app_commands.choices(
        game=[app_commands.Choice(name=words(f"name-{game}"), value=game) for game in _with_modules()]
    )
    @app_commands.guild_only()
    @app_commands.default_permissions(manage_guild=True)
    @answered
    async def modules(self, interaction: Interaction, game: str = _with_modules()[0]) -> None:
        """The panel of a game's modules: what new tables begin with, and what their hosts may change."""
        await think(interaction)
        await moderators_only(self.services.tables, interaction)
        await self.clicks.modules.panel(interaction, game)

    def _missing(self, guild: discord.Guild, channel: int | None) -> list[str]:
        place = guild.get_channel(channel) if channel is not None else None
        if place is None:
            return []
        missing = self.services.places.missing_permissions(place, guild.me)
        texts = self.services.tables.texts()
        return [texts.say("permission-" + name.replace("_", "-")) for name in missing]
