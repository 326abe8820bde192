"""Clicks on the moderators' panel of a server's settings."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.controls.declared import Click
from bot.controls.ids import first_of, one_of
from bot.controls.servers import (
    CHALLENGE_OFF,
    SETUP_DEADLINE,
    SETUP_GAMES,
    SETUP_LIMIT,
    SETUP_ODDS,
    SETUP_OPTION,
    SETUP_PACE,
    SETUP_PAGE,
    WEEKLY_OFF,
)
from bot.interactions.clicks.handled import handles
from bot.interactions.services import Services
from bot.posting.permissions import FOR_PINS, missing_in, named
from bot.posting.replies import Interaction, show, update
from bot.present.servers.panel import FREE, LIMITED, SERVER, TABLES, ServerPanel, server_layout
from bot.tables.servers.defaults import LIMITS, Defaults
from bot.watching.weekly import next_telling
from data.locale import Texts


class Servers:
    """What moderators settle for new tables."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._settling = services.settling

    async def panel(self, interaction: Interaction) -> None:
        """Show the panel to a moderator."""
        await show(interaction, server_layout(await self._panel(interaction)))

    async def _panel(self, interaction: Interaction) -> ServerPanel:
        services, guild = self._services, interaction.guild
        assert guild is not None
        row = await self._settling.look(await services.who(interaction))
        texts, weekly = await services.tables.guild_texts(guild.id), Defaults.of(row).weekly
        missing, useful = self._missing(guild, row.channel or interaction.channel_id, texts)
        unpostable = services.weekly.missing(guild.id, weekly) if weekly is not None else []
        telling = next_telling(services.timers.clock.now())
        return ServerPanel(texts, row, missing, named(texts, unpostable), telling, useful)

    def _missing(
        self, guild: discord.Guild, channel: int | None, texts: Texts
    ) -> tuple[list[str], list[str]]:
        """The permissions that the bot lacks in a channel, in words: what it needs, what is of use."""
        place = guild.get_channel(channel) if channel is not None else None
        if place is None:
            return [], []
        lacking = self._services.places.missing_permissions(place, guild.me)
        return named(texts, lacking), named(texts, missing_in(place, guild.me, (FOR_PINS,)))

    async def _update(self, interaction: Interaction, page: str = SERVER) -> None:
        """The panel as it is now."""
        await update(interaction, server_layout(await self._panel(interaction), page))

    # --- clicks -------------------------------------------------------------------------------------

    @handles(SETUP_PAGE)
    async def turn(self, interaction: Interaction, click: Click[str], values: Sequence[str]) -> None:
        """Another page."""
        await self._update(interaction, click.carried)

    @handles(SETUP_GAMES)
    async def change_games(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """Choose which games are played."""
        await self._settling.play(await self._services.who(interaction), values)
        await self._update(interaction, TABLES)

    @handles(SETUP_PACE)
    async def change_pace(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """Choose how fast new tables are played."""
        await self._settling.choose_pace(await self._services.who(interaction), first_of(values))
        await self._update(interaction, TABLES)

    @handles(SETUP_DEADLINE)
    async def change_deadline(
        self, interaction: Interaction, click: Click[None], values: Sequence[str]
    ) -> None:
        """Choose what new tables do when the time for a move is over."""
        await self._settling.choose_deadline(await self._services.who(interaction), first_of(values))
        await self._update(interaction, TABLES)

    @handles(SETUP_ODDS)
    async def change_odds(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """Choose whether members of new tables see odds."""
        await self._settling.choose_odds(await self._services.who(interaction), first_of(values))
        await self._update(interaction, TABLES)

    @handles(SETUP_OPTION)
    async def change_option(
        self, interaction: Interaction, click: Click[tuple[str, str]], values: Sequence[str]
    ) -> None:
        """Choose a setting of a game for new tables."""
        game, name = click.carried
        member = await self._services.who(interaction)
        await self._settling.choose_option(member, game, name, first_of(values))
        await self._update(interaction, f"game.{game}")

    @handles(SETUP_LIMIT)
    async def change_limit(self, interaction: Interaction, click: Click[str], values: Sequence[str]) -> None:
        """Limit how many tables a member may have, or how many lobbies may be open."""
        picked = one_of(values, [FREE, *map(str, LIMITS[click.carried])])
        most = None if picked == FREE else int(picked)
        await self._settling.limit(await self._services.who(interaction), click.carried, most)
        await self._update(interaction, LIMITED)

    @handles(WEEKLY_OFF)
    async def stop_weekly(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """Tell of no table of the week any more."""
        await self._settling.tell_weekly(await self._services.who(interaction), None)
        await self._update(interaction)

    @handles(CHALLENGE_OFF)
    async def stop_challenges(
        self, interaction: Interaction, click: Click[None], values: Sequence[str]
    ) -> None:
        """Tell of no challenges any more."""
        await self._settling.tell_challenges(await self._services.who(interaction), None)
        await self._update(interaction)
