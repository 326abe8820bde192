"""Clicks on the moderators' panel of a server's settings."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import discord

from bot.controls.declared import Click
from bot.controls.ids import Unreadable, first_of, one_of
from bot.controls.servers import (
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
from bot.posting.permissions import named
from bot.posting.replies import Interaction, show, update
from bot.present.servers.panel import FREE, LIMITED, TABLES, ServerPanel, server_layout, settable
from bot.seats.weekly import Weekly, next_telling
from bot.tables.pace import AT_DEADLINES, PACES
from bot.tables.servers.defaults import LIMITS, ODDS_CHOICES, Defaults
from engine.games import GAMES, load_game

Settle = Callable[[Defaults], Defaults]
"""What a click makes of what is settled."""


class Servers:
    """What moderators settle for new tables. Tables that have begun keep theirs."""

    def __init__(self, services: Services) -> None:
        self._services = services

    @property
    def weekly(self) -> Weekly:
        """The tables of the week."""
        return self._services.weekly

    async def panel(self, interaction: Interaction) -> None:
        """Show the panel to a moderator."""
        await show(interaction, server_layout(await self._panel(interaction)))

    async def _panel(self, interaction: Interaction) -> ServerPanel:
        tables, guild = self._services.tables, interaction.guild
        assert guild is not None
        row = await tables.guild(guild.id) or await tables.set_guild(guild.id)
        texts, weekly = await tables.guild_texts(guild.id), Defaults.of(row).weekly
        missing = self._missing(guild, row.channel or interaction.channel_id)
        unpostable = self.weekly.missing(guild.id, weekly) if weekly is not None else []
        telling = next_telling(self._services.timers.clock.now())
        return ServerPanel(texts, row, missing, named(texts, unpostable), telling)

    def _missing(self, guild: discord.Guild, channel: int | None) -> list[str]:
        """The permissions that the bot lacks in a channel, in words."""
        place = guild.get_channel(channel) if channel is not None else None
        if place is None:
            return []
        return named(
            self._services.tables.texts(), self._services.places.missing_permissions(place, guild.me)
        )

    # --- clicks -------------------------------------------------------------------------------------

    @handles(SETUP_PAGE)
    async def turn(self, interaction: Interaction, click: Click[str], values: Sequence[str]) -> None:
        """Another page."""
        await update(interaction, server_layout(await self._panel(interaction), click.carried))

    @handles(SETUP_GAMES)
    async def change_games(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """Choose which games are played."""
        closed = tuple(game for game in GAMES if game not in values)
        if len(closed) == len(GAMES) or not set(values) <= GAMES.keys():
            raise Unreadable
        await self._settle(interaction, TABLES, closed=closed)

    @handles(SETUP_PACE)
    async def change_pace(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """Choose how fast new tables are played."""
        await self._settle(interaction, TABLES, pace=one_of(values, PACES))

    @handles(SETUP_DEADLINE)
    async def change_deadline(
        self, interaction: Interaction, click: Click[None], values: Sequence[str]
    ) -> None:
        """Choose what new tables do when the time for a move is over."""
        await self._settle(interaction, TABLES, at_deadline=one_of(values, AT_DEADLINES))

    @handles(SETUP_ODDS)
    async def change_odds(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """Choose whether members of new tables see odds."""
        await self._settle(interaction, TABLES, odds=one_of(values, ODDS_CHOICES))

    @handles(SETUP_OPTION)
    async def change_option(
        self, interaction: Interaction, click: Click[tuple[str, str]], values: Sequence[str]
    ) -> None:
        """Choose a setting of a game for new tables."""
        game, name = click.carried
        row = await self._services.tables.guild(interaction.guild_id or 0)
        known = {option.id: option for option in settable(load_game(game), row)} if game in GAMES else {}
        if name not in known:
            raise Unreadable
        value = known[name].read(first_of(values))

        def settle(settled: Defaults) -> Defaults:
            chosen = {**settled.options.get(game, {}), name: value}
            return replace(settled, options={**settled.options, game: chosen})

        await self._carry_out(interaction, f"game.{game}", settle)

    @handles(SETUP_LIMIT)
    async def change_limit(self, interaction: Interaction, click: Click[str], values: Sequence[str]) -> None:
        """Limit how many tables a member may have, or how many lobbies may be open."""
        name = click.carried
        wanted = one_of(values, [FREE, *map(str, LIMITS[name])])

        def settle(settled: Defaults) -> Defaults:
            others = {one: most for one, most in settled.limits.items() if one != name}
            return replace(settled, limits=others if wanted == FREE else {**others, name: int(wanted)})

        await self._carry_out(interaction, LIMITED, settle)

    @handles(WEEKLY_OFF)
    async def stop_weekly(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """Tell of no table of the week any more."""
        await self.weekly.choose(interaction.guild_id or 0, None)
        await update(interaction, server_layout(await self._panel(interaction)))

    # --- shared -------------------------------------------------------------------------------------

    async def _settle(self, interaction: Interaction, page: str, **changes: Any) -> None:
        await self._carry_out(interaction, page, lambda settled: replace(settled, **changes))

    async def _carry_out(self, interaction: Interaction, page: str, settle: Settle) -> None:
        """Save what a click makes of the server's settings, and show it."""
        await self._services.tables.settle(interaction.guild_id or 0, settle)
        await update(interaction, server_layout(await self._panel(interaction), page))
