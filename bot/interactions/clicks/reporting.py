"""Reporting a fault: whoever presses it gets a file to send on, and is told where to."""

from __future__ import annotations

import io
from collections.abc import Sequence

import discord

from bot.controls.declared import Click
from bot.controls.finding import REPORT
from bot.interactions.clicks.handled import handles
from bot.interactions.members import sees, texts_for
from bot.interactions.services import Services
from bot.lobbies.trying import hides
from bot.log.reporting import Pressed, issue_link, report
from bot.posting.attempts import attempt
from bot.posting.replies import Interaction
from bot.tables import LiveTable
from bot.tables.tell import Tell
from data.store import StoreError

FILE = "report.txt"


class Reporting:
    """Faults, as members report them."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self.pressed = Pressed()

    @handles(REPORT)
    async def give(self, interaction: Interaction, click: Click[int], values: Sequence[str]) -> None:
        """A report about the table that is named, if the clicker knows it, with a link to where it goes."""
        live = await self._table(interaction, click.carried)
        texts = live.texts if live is not None else await texts_for(self._services.tables, interaction)
        text = report(live, texts.language, self.pressed.of(interaction.user.id))
        link = issue_link(texts.say("report-title"), text)
        said = texts.say("report-there", link=link) if link else texts.say("report-host")
        file = discord.File(io.BytesIO(text.encode()), FILE)
        await attempt(lambda: interaction.edit_original_response(content=said, attachments=[file]))

    async def _table(self, interaction: Interaction, number: int) -> LiveTable | None:
        """A table of this server that he may see, or one at which he sits."""
        if not number:
            return None
        try:
            live = await self._services.tables.open(number)
        except (Tell, StoreError):
            return None
        here = interaction.guild_id is not None and live.row.guild == interaction.guild_id
        hidden = hides(live.lobby, live.row.host, interaction.user.id)
        known = here and not hidden and sees(interaction)(live.row.channel)
        return live if known or live.seat_of(interaction.user.id) is not None else None
