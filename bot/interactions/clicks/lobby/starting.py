"""Clicks that start a game, now or at a time; and the panel for gathering players."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta

from bot.controls.declared import Click
from bot.controls.ids import one_of
from bot.controls.lobby import GATHER, START_AT, START_GAME
from bot.interactions.clicks.handled import handles
from bot.interactions.clicks.lobby.shown import gather_panel, renew
from bot.interactions.services import Services
from bot.posting.replies import Interaction, done, show, update
from bot.tables import LiveTable
from bot.tables.gather import IN_MINUTES
from bot.tables.stamps import ago, on


class LobbyStarting:
    """What a lobby's host does so that the game begins."""

    def __init__(self, services: Services) -> None:
        self._services = services

    @handles(GATHER)
    async def show(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """The host's panel."""
        live = await self._services.lobbies.settling.look(click.at, await self._services.who(interaction))
        await show(interaction, await gather_panel(self._services, live))

    @handles(START_GAME)
    async def start(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """Begin the game."""
        live = await self._begin(interaction, click.at)
        await renew(interaction, live)

    async def start_now(self, interaction: Interaction, table: int) -> None:
        """Begin the game by a command."""
        live = await self._begin(interaction, table)
        await self._services.lobbies.herald.repost(live)
        await done(interaction, live.texts.say("tell-opened", place=f"<#{live.place}>"))

    async def _begin(self, interaction: Interaction, table: int) -> LiveTable:
        live = await self._services.lobbies.starting.start(table, await self._services.who(interaction))
        # Whoever started it is told if it cannot be shown.
        self._services.poster.refresh(live, interaction)
        return live

    @handles(START_AT)
    async def start_at(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """Choose on the panel when the game starts."""
        minutes = int(one_of(values, [str(minutes) for minutes in (0, *IN_MINUTES)]))
        moment = self._services.timers.clock.now() + timedelta(minutes=minutes) if minutes else None
        who = await self._services.who(interaction)
        live = await self._services.lobbies.starting.start_at(click.at, who, moment)
        await update(interaction, await gather_panel(self._services, live))

    async def start_when(self, interaction: Interaction, table: int, typed: str) -> None:
        """Choose by a command when the game starts."""
        who = await self._services.who(interaction)
        found = await self._services.lobbies.starting.start_when(table, who, typed)
        key = "tell-starts" if found.rest.zone_known else "tell-starts-zone"
        say, when, left = found.live.texts.say, on(found.at), ago(found.at)
        await done(interaction, say(key, when=when, left=left, zone=found.rest.zone))
