"""`/settings`: what a member prefers, in all servers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import discord
from discord import app_commands

from bot.interactions.cogs.common import ServingCog, answered
from bot.interactions.members import server_of, texts_for
from bot.interactions.reach import anywhere
from bot.interactions.words import choices_of, words
from bot.posting.replies import Interaction, tell, think
from bot.tables.columns.preferences import Preferences as Preferred
from bot.tables.looks import Look, private_look
from data.locale import Texts
from engine.kernel import ALWAYS, ASK, NEVER
from render.kit.theme import themes

SERVERS = "server"
"""The choice of following the server's theme."""
TABLES = "table"
"""The choice of being asked about surprise cards as each table has it."""
EVERYBODY, ALONE = "everybody", "alone"
"""To whom a member shows his results."""
WISHES = (ASK, ALWAYS, NEVER)


def theme_choices() -> list[app_commands.Choice[str]]:
    """Every theme by its name."""
    return choices_of(themes()[:24], "theme-{}")


class Preferences(ServingCog):
    """Settings of a member."""

    @app_commands.command(description=words("command-settings"))
    @app_commands.describe(
        theme=words("command-settings-theme"),
        pictures=words("command-settings-pictures"),
        odds=words("command-settings-odds"),
        cards=words("command-settings-cards"),
        arrivals=words("command-settings-arrivals"),
        results=words("command-settings-results"),
        upcoming=words("command-settings-upcoming"),
        block=words("command-settings-block"),
        unblock=words("command-settings-unblock"),
    )
    @app_commands.choices(
        theme=[*theme_choices(), *choices_of([SERVERS], "theme-{}")],
        pictures=choices_of(["drawn", "words"], "pictures-{}"),
        odds=choices_of(["on", "off"], "setting-{}"),
        cards=choices_of([*WISHES, TABLES], "cards-{}"),
        arrivals=choices_of(["on", "off"], "setting-{}"),
        results=choices_of([EVERYBODY, ALONE], "results-{}"),
        upcoming=choices_of(["on", "off"], "setting-{}"),
    )
    @anywhere
    @answered
    async def settings(
        self,
        interaction: Interaction,
        theme: str | None = None,
        pictures: Literal["drawn", "words"] | None = None,
        odds: Literal["on", "off"] | None = None,
        cards: Literal["ask", "always", "never", "table"] | None = None,
        arrivals: Literal["on", "off"] | None = None,
        results: Literal["everybody", "alone"] | None = None,
        upcoming: Literal["on", "off"] | None = None,
        block: discord.User | None = None,
        unblock: discord.User | None = None,
    ) -> None:
        """Save the named settings, and show the current ones."""
        await think(interaction)
        named = {
            "theme": theme,
            "words": pictures and pictures == "words",
            "odds": odds and odds == "on",
            "arrivals": arrivals and arrivals == "on",
            "results": results and results == EVERYBODY,
            "upcoming": upcoming and upcoming == "on",
        }
        changes: dict[str, Any] = {name: value for name, value in named.items() if value is not None}
        if theme == SERVERS:
            changes["theme"] = None
        if cards is not None:
            who = await self.services.who(interaction)
            await self.services.ordering.want(who, None if cards == TABLES else cards)
        await self._keep_apart(interaction.user.id, block, unblock)
        preferences = await self.services.tables.prefer(interaction.user.id, **changes)
        if results is not None:
            await self.services.reliable.refresh(interaction.user.id)
        await self._show(interaction, preferences)

    async def _keep_apart(
        self, member: int, block: discord.User | None, unblock: discord.User | None
    ) -> None:
        company = self.services.tables.company
        if unblock is not None:
            await company.unblock(member, unblock.id)
        if block is not None:
            await company.block(member, block.id)

    async def _show(self, interaction: Interaction, preferences: Preferred) -> None:
        tables, server = self.services.tables, server_of(interaction)
        guild = await tables.guild(server) if server is not None else None
        texts = await texts_for(tables, interaction)
        blocked = await tables.company.blocked(interaction.user.id)
        await tell(interaction, _told(texts, preferences, private_look(guild, preferences), blocked))


def _told(texts: Texts, preferences: Preferred, look: Look, blocked: Sequence[int]) -> str:
    """What a member prefers, line by line."""
    who = " ".join(f"<@{other}>" for other in blocked)
    return "\n".join(
        [
            texts.say("settings-title"),
            texts.say(
                "settings-theme",
                theme=texts.say(f"theme-{look.theme}"),
                own="yes" if preferences.theme == look.theme else "no",
            ),
            texts.say("settings-words" if look.words else "settings-drawn"),
            texts.say("settings-odds" if preferences.odds else "settings-no-odds"),
            texts.say("settings-cards", wish=texts.say(f"cards-{preferences.cards or TABLES}")),
            texts.say("settings-arrivals" if preferences.arrivals else "settings-no-arrivals"),
            texts.say("settings-results" if preferences.results else "settings-results-own"),
            texts.say("settings-upcoming" if preferences.upcoming else "settings-no-upcoming"),
            *([texts.say("settings-blocked", who=who)] if blocked else []),
        ]
    )
