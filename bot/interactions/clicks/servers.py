"""Clicks on the moderators' panel of a server's settings."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from typing import Any

import discord

from bot.interactions.members import is_moderator
from bot.interactions.services import Services
from bot.posting.permissions import named
from bot.posting.replies import Interaction, show, update
from bot.present.ids import Click, Unreadable, first_of, one_of
from bot.present.servers import FREE, LIMITED, SERVER, TABLES, ServerPanel, server_layout, settable
from bot.seats.weekly import Weekly, next_telling
from bot.tables.defaults import LIMITS, ODDS_CHOICES, Defaults
from bot.tables.pace import AT_DEADLINES, PACES
from bot.tables.tell import Tell
from engine.games import GAMES, load_game

Act = Callable[[Interaction, Click, Sequence[str]], Awaitable[None]]
Settle = Callable[[Defaults], Defaults]
"""What a click makes of what is settled."""


class Servers:
    """What moderators settle for new tables. Tables that have begun keep theirs."""

    def __init__(self, services: Services) -> None:
        self._services = services

    def verbs(self) -> dict[str, Act]:
        """What can be clicked on the panel."""
        acts = {
            "setup": self.turn,
            "setgames": self.change_games,
            "setpace": self.change_pace,
            "setoverdue": self.change_deadline,
            "setodds": self.change_odds,
            "setoption": self.change_option,
            "setlimit": self.change_limit,
            "weeklyoff": self.stop_weekly,
        }
        return {verb: self._for_moderators(act) for verb, act in acts.items()}

    def _for_moderators(self, act: Act) -> Act:
        """Whoever is a moderator no more may still have the panel."""

        async def checked(interaction: Interaction, click: Click, values: Sequence[str]) -> None:
            if interaction.guild_id is None or not await is_moderator(self._services.tables, interaction):
                raise Tell("tell-moderators-only")
            await act(interaction, click, values)

        return checked

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

    async def turn(self, interaction: Interaction, click: Click, values: Sequence[str]) -> None:
        """Another page."""
        await update(interaction, server_layout(await self._panel(interaction), click.rest or SERVER))

    async def change_games(self, interaction: Interaction, click: Click, values: Sequence[str]) -> None:
        """Choose which games are played."""
        closed = tuple(game for game in GAMES if game not in values)
        if len(closed) == len(GAMES) or not set(values) <= GAMES.keys():
            raise Unreadable
        await self._settle(interaction, TABLES, closed=closed)

    async def change_pace(self, interaction: Interaction, click: Click, values: Sequence[str]) -> None:
        """Choose how fast new tables are played."""
        await self._settle(interaction, TABLES, pace=one_of(values, PACES))

    async def change_deadline(self, interaction: Interaction, click: Click, values: Sequence[str]) -> None:
        """Choose what new tables do when the time for a move is over."""
        await self._settle(interaction, TABLES, at_deadline=one_of(values, AT_DEADLINES))

    async def change_odds(self, interaction: Interaction, click: Click, values: Sequence[str]) -> None:
        """Choose whether members of new tables see odds."""
        await self._settle(interaction, TABLES, odds=one_of(values, ODDS_CHOICES))

    async def change_option(self, interaction: Interaction, click: Click, values: Sequence[str]) -> None:
        """Choose a setting of a game for new tables."""
        game, _, name = (click.rest or "").partition(".")
        row = await self._services.tables.guild(interaction.guild_id or 0)
        known = {option.id: option for option in settable(load_game(game), row)} if game in GAMES else {}
        if name not in known:
            raise Unreadable
        value = known[name].read(first_of(values))

        def settle(settled: Defaults) -> Defaults:
            chosen = {**settled.options.get(game, {}), name: value}
            return replace(settled, options={**settled.options, game: chosen})

        await self._carry_out(interaction, f"game.{game}", settle)

    async def change_limit(self, interaction: Interaction, click: Click, values: Sequence[str]) -> None:
        """Limit how many tables a member may have, or how many lobbies may be open."""
        name = one_of([click.rest or ""], LIMITS)
        wanted = one_of(values, [FREE, *map(str, LIMITS[name])])

        def settle(settled: Defaults) -> Defaults:
            others = {one: most for one, most in settled.limits.items() if one != name}
            return replace(settled, limits=others if wanted == FREE else {**others, name: int(wanted)})

        await self._carry_out(interaction, LIMITED, settle)

    async def stop_weekly(self, interaction: Interaction, click: Click, values: Sequence[str]) -> None:
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
