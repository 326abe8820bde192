"""Ending a table by hand, which is asked about first, and opening it again."""

from __future__ import annotations

from collections.abc import Sequence

from bot.controls.declared import Click
from bot.controls.lobby import END_TABLE
from bot.interactions.clicks.handled import handles
from bot.interactions.clicks.lobby import Lobbies
from bot.interactions.members import is_moderator
from bot.interactions.services import Services
from bot.posting.replies import Interaction, show, tell
from bot.present.looking.private import end_layout
from bot.tables.live import LiveTable
from bot.tables.tell import Tell
from data.store import Status


class Closing:
    """What ends tables before their end: for hosts and moderators."""

    def __init__(self, services: Services, lobbies: Lobbies) -> None:
        self._services = services
        self._lobbies = lobbies

    async def ask(self, interaction: Interaction, live: LiveTable) -> None:
        """Ask whether a table is meant to be closed, by its name."""
        await self._check(interaction, live)
        await show(interaction, end_layout(live))

    @handles(END_TABLE)
    async def end(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """Close a table: this was asked about."""
        async with self._services.tables.hold(click.at) as live:
            await self._check(interaction, live)
            lobby = live.row.status is Status.LOBBY
            await self._services.tables.end(live)
        if lobby:
            await self._lobbies.repost(live)
        else:
            self._services.poster.refresh(live, interaction)
        await tell(interaction, live.texts.say("tell-ended", table=live.title, number=str(live.id)))

    async def reopen(self, table: int) -> LiveTable:
        """Go on with a table that was closed by hand, or with its lobby. Raises Tell."""
        tables = self._services.tables
        async with tables.hold(table) as live:
            if live.row.status is not Status.ENDED:
                raise Tell("tell-not-closed", table=live.title)
            await tables.reopen(live)
            await tables.let_captains_play(live)
        if not live.is_running:
            await self._lobbies.repost(live)
        return live

    async def _check(self, interaction: Interaction, live: LiveTable) -> None:
        if live.row.guild != interaction.guild_id:
            raise Tell("tell-no-such-table")
        if live.row.status not in (Status.LOBBY, Status.PLAYING):
            raise Tell("tell-table-over")
        tables = self._services.tables
        if interaction.user.id != live.row.host and not await is_moderator(tables, interaction):
            raise Tell("tell-host-only", host=f"<@{live.row.host}>")
