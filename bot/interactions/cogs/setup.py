"""`/setup`: where tables are opened, in which language, who moderates, how pictures look; and a panel with
what new tables begin with.

`/modules`: which expansion modules tables have.
"""

from __future__ import annotations

from typing import Literal

import discord
from discord import app_commands

from bot.interactions.cogs.common import ServingCog, answered, moderators_only
from bot.interactions.cogs.preferences import theme_choices
from bot.interactions.reach import in_servers
from bot.interactions.words import choices_of, words
from bot.posting.replies import Interaction, think
from bot.wording.languages import language_name
from data.locale import languages
from engine.games import GAMES, load_game

KEEPS = (0, 30, 90, 365)
"""For how many days a server may keep tables that are over; 0: for ever."""


def _with_modules() -> list[str]:
    """The games that have expansion modules."""
    return [game for game in GAMES if load_game(game).modules]


def _is_on(chosen: str | None) -> bool | None:
    return None if chosen is None else chosen == "on"


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
        weekly=words("command-setup-weekly"),
        challenge=words("command-setup-challenge"),
        places=words("command-setup-places"),
        mended=words("command-setup-mended"),
        season=words("command-setup-season"),
    )
    @app_commands.choices(
        language=[app_commands.Choice(name=language_name(code), value=code) for code in languages()[:25]],
        theme=theme_choices(),
    )
    @app_commands.choices(
        keep=choices_of(KEEPS, "keep-{}"),
    )
    @app_commands.choices(
        places=choices_of(["on", "off"], "setting-{}"),
        mended=choices_of(["on", "off"], "setting-{}"),
    )
    @in_servers
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
        weekly: discord.TextChannel | None = None,
        challenge: discord.TextChannel | None = None,
        places: Literal["on", "off"] | None = None,
        mended: Literal["on", "off"] | None = None,
        season: str | None = None,
    ) -> None:
        """Save the named settings, and show the panel with all of them."""
        await think(interaction)
        await moderators_only(self.services.tables, interaction)
        settling, member = self.services.settling, await self.services.who(interaction)
        if keep is not None:
            await settling.keep(member, keep or None)
        if weekly is not None:
            await settling.tell_weekly(member, weekly.id)
        if challenge is not None:
            await settling.tell_challenges(member, challenge.id)
        if places is not None or mended is not None:
            await settling.count(member, places=_is_on(places), mended=_is_on(mended))
        if season is not None:
            now = self.services.timers.clock.now()
            await settling.begin_season(member, "" if season.strip().lower() == "off" else season, now)
        await settling.change(
            member,
            channel=channel.id if channel else None,
            language=language,
            moderator_role=moderator_role.id if moderator_role else None,
            theme=theme,
            players_role=players_role.id if players_role else None,
        )
        await self.clicks.servers.panel(interaction)

    @app_commands.command(description=words("command-modules"))
    @app_commands.describe(game=words("command-modules-game"))
    @app_commands.choices(game=choices_of(_with_modules(), "name-{}"))
    @in_servers
    @app_commands.default_permissions(manage_guild=True)
    @answered
    async def modules(self, interaction: Interaction, game: str = _with_modules()[0]) -> None:
        """The panel of a game's modules: what new tables begin with, and what their hosts may change."""
        await think(interaction)
        await moderators_only(self.services.tables, interaction)
        await self.clicks.modules.panel(interaction, game)
