"""What a member may ask about himself: to see it, to have it, to have it deleted."""

from __future__ import annotations

import io
from collections.abc import Sequence

import discord
import structlog

from bot.controls.declared import Click
from bot.controls.servers import FORGET
from bot.interactions.clicks.handled import handles
from bot.interactions.services import Services
from bot.posting.attempts import attempt
from bot.posting.replies import Interaction, done, show, tell
from bot.present.privacy import forget_layout, personal_file, personal_text
from bot.tables.crew import forgotten
from bot.tables.live import Holder, LiveTable
from bot.tables.tell import Tell
from data.store import Status

_log = structlog.get_logger(__name__)


_ROUNDS = 5
"""So often all tables are looked at that name a member: somebody may name him meanwhile."""


class Privacy:
    """Shows, gives and deletes what is stored of a member."""

    def __init__(self, services: Services) -> None:
        self._services = services

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

    @handles(FORGET)
    async def forget(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """Delete it: this was asked about."""
        services, member = self._services, interaction.user.id
        texts = await services.tables.guild_texts(interaction.guild_id)
        for _ in range(_ROUNDS):
            # Whoever named him meanwhile is met the next time.
            if not (named := await services.store.persons.tables(member)):
                break
            for number in named:
                await self._erase_at(interaction, number)
        await services.keeper.erase(member)
        await services.watchers.erase(member)
        await done(interaction, texts.say("tell-forgotten"))

    async def _erase_at(self, interaction: Interaction, number: int) -> None:
        """Leave a table, then delete all it keeps of the member, while nobody else changes it. One that
        cannot be opened only loses what it keeps.
        """
        tables, member = self._services.tables, interaction.user.id
        async with self._services.store.tables.lock(number):
            try:
                live = await tables.open(number)
            except Tell as fault:
                _log.info("a seat is left without opening its table", table=number, reason=fault.key)
                for seat in await self._services.store.tables.seats(number):
                    if seat.member == member:
                        await self._services.poster.withdraw_hand(Holder.of(seat, {}))
                await self._services.store.persons.erase_at(number, member, forgotten)
                return
            left = await self._get_up(live, member)
            await tables.erase(live, member)
        if left:
            await self._show(live, interaction)

    async def _get_up(self, live: LiveTable, member: int) -> bool:
        """Give a seat up; whether the table shows something else since. The lock is held."""
        tables = self._services.tables
        seat = live.seat_of(member)
        if seat is None:
            return False
        holder, goes_on = live.holder(seat), live.row.status in (Status.LOBBY, Status.PLAYING)
        try:
            if live.is_running:
                await self._leave(live, member)
            elif len(live.members) == 1 and goes_on:
                await tables.end(live)
            elif goes_on:
                await self._services.lobbies.sitting.vacate(live, member)
        except Tell as fault:
            _log.info("a seat could not be left in the usual way", table=live.id, reason=fault.key)
        await self._services.poster.withdraw_hand(holder)
        return goes_on

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
            await self._services.lobbies.herald.repost(live)
        else:
            self._services.poster.refresh(live, interaction)
