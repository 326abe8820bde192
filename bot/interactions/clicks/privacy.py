"""What a member may ask about himself: to see it, to have it, to have it deleted."""

from __future__ import annotations

import io
from collections.abc import Sequence

import discord
import structlog

from bot.interactions.clicks.lobby import Lobbies
from bot.interactions.services import Services
from bot.posting.attempts import attempt
from bot.posting.replies import Interaction, done, show, tell
from bot.present.ids import Click
from bot.present.privacy import forget_layout, personal_file, personal_text
from bot.tables.crew import forgotten
from bot.tables.live import Holder, LiveTable
from bot.tables.tell import Tell
from bot.tables.waits import Waits
from data.store import Status

_log = structlog.get_logger(__name__)


class Privacy:
    """Shows, gives and deletes what is stored of a member."""

    def __init__(self, services: Services, lobbies: Lobbies) -> None:
        self._services = services
        self._lobbies = lobbies

    async def show(self, interaction: Interaction) -> None:
        """What is stored, counted."""
        texts = await self._services.tables.guild_texts(interaction.guild_id)
        stored = await self._services.store.persons.of(interaction.user.id)
        await tell(interaction, personal_text(texts, stored))

    async def export(self, interaction: Interaction) -> None:
        """What is stored, as a file. The interaction is acknowledged."""
        texts = await self._services.tables.guild_texts(interaction.guild_id)
        member = interaction.user.id
        data = personal_file(member, await self._services.store.persons.of(member))
        file = discord.File(io.BytesIO(data), "quartermaster-and-me.json")
        await attempt(
            lambda: interaction.edit_original_response(
                content=texts.say("privacy-exported"), attachments=[file]
            )
        )

    async def ask(self, interaction: Interaction) -> None:
        """What deleting means, with the button that does it."""
        texts = await self._services.tables.guild_texts(interaction.guild_id)
        stored = await self._services.store.persons.of(interaction.user.id)
        await show(interaction, forget_layout(texts, stored))

    async def forget(self, interaction: Interaction, click: Click, values: Sequence[str]) -> None:
        """Delete it: this was asked about."""
        services, member = self._services, interaction.user.id
        texts = await services.tables.guild_texts(interaction.guild_id)
        stored = await services.store.persons.of(member)
        for _, table in stored.seats:
            if table.status in (Status.LOBBY, Status.PLAYING):
                await self._get_up(interaction, table.number)
        for seat, _ in stored.seats:
            await services.poster.withdraw_hand(Holder.of(seat, {}))
        for number in await services.store.persons.erase(member, forgotten):
            await self._read_anew(number, member)
        services.keeper.rests.forget(member)
        await done(interaction, texts.say("tell-forgotten"))

    async def _get_up(self, interaction: Interaction, number: int) -> None:
        """Leave a table that is not over. One that cannot be opened is left with all others."""
        tables = self._services.tables
        try:
            async with tables.hold(number) as live:
                seat = live.seat_of(interaction.user.id)
                if seat is None:
                    return
                if live.is_running:
                    await self._leave(live, interaction.user.id)
                elif len(live.members) == 1:
                    await tables.end(live)
                elif live.row.status is Status.LOBBY:
                    await self._lobbies.vacate(live, interaction)
        except Tell as fault:
            _log.info("a seat could not be left in the usual way", table=number, reason=fault.key)
            return
        await self._show(live, interaction)

    async def _leave(self, live: LiveTable, member: int) -> None:
        """Leave a running table; without its last member it is closed."""
        try:
            await self._services.crews.leave(live, member)
        except Tell as refused:
            if refused.key != "tell-last-member":
                raise
            await self._services.tables.end(live)

    async def _show(self, live: LiveTable, interaction: Interaction) -> None:
        if live.row.started_at is None:
            await self._lobbies.repost(live)
        else:
            self._services.poster.refresh(live, interaction)

    async def _read_anew(self, number: int, member: int) -> None:
        """What is in memory of a table, without the member."""
        tables = self._services.tables
        live = tables.in_memory(number)
        if live is None:
            return
        async with live.lock:
            live.looks.pop(member, None)
            live.heard.pop(member, None)
            await tables.refresh_row(live)
            live.waits = Waits.of(live.row.waits)
