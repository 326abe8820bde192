"""Games that have ended, opened again from the file that a member has attached to a command."""

from __future__ import annotations

import asyncio

import discord

from bot.interactions.services import Services
from bot.lobbies.reopening import MOST_BYTES
from bot.posting.attempts import Unreachable, attempt
from bot.posting.replies import Interaction, done
from bot.tables.plain import plain
from bot.tables.tell import Tell

_READ_WITHIN = 30
"""Seconds."""


class LobbyReopening:
    """Opens tables from files."""

    def __init__(self, services: Services) -> None:
        self._services = services

    async def open(
        self, interaction: Interaction, attached: discord.Attachment, channel: int, number: int | None
    ) -> None:
        """Open a table in a channel from a file, as a round of its game began; the table is told what it
        is.
        """
        who, services = await self._services.who(interaction), self._services
        sent = await _read(attached)
        reopened = await services.lobbies.reopening.open_sent(who, channel, sent, number)
        live = reopened.live
        services.poster.refresh(live, interaction)
        say, players = live.texts.say, [plain(name) for name in reopened.players]
        told = say("reopened", who=f"<@{who.id}>", number=str(reopened.number))
        lines = [told, say("reopened-players", players=players)] if players else [told]
        lines.append(say("reopened-seats"))
        async with services.tables.hold(live.id):
            await services.crews.herald.announce(live, " ".join(lines))
        texts = await services.tables.guild_texts(interaction.guild_id)
        await done(interaction, texts.say("tell-opened", place=f"<#{live.place}>"))


async def _read(attached: discord.Attachment) -> bytes:
    """What a member has attached. Raises Tell if it is too large, or cannot be had."""
    if attached.size > MOST_BYTES:
        raise Tell("tell-file-large")
    try:
        return await attempt(lambda: asyncio.wait_for(attached.read(), _READ_WITHIN))
    except Unreachable as fault:
        raise Tell("tell-file-unreachable") from fault
