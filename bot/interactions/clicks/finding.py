"""Clicks that find tables: one's own, those of a server, the next one, the way back to a message."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.controls.declared import Click
from bot.controls.finding import (
    ARRIVALS_OFF,
    BRING_DOWN,
    COME,
    HERE,
    MINE,
    NEXT_TABLE,
    TRY_VOYAGE,
    WISH,
    WISH_NO_MORE,
    WISHES,
)
from bot.controls.ids import Unreadable
from bot.controls.looking import SHOW_CHOICES
from bot.interactions.clicks.handled import handles
from bot.interactions.clicks.log import Log
from bot.interactions.clicks.looking import Looking
from bot.interactions.clicks.trying import Trying
from bot.interactions.members import sees, texts_for
from bot.interactions.services import Services
from bot.posting.replies import Interaction, done, show_in_place, update
from bot.posting.shown import way_to
from bot.present.finding import here_layout, mine_layout, next_layout, wishes_layout
from bot.present.helping import help_layout
from bot.present.time import said_layout
from bot.tables import LiveTable
from bot.tables.finding.found import Wish
from data.locale import Texts


class Finding:
    """How members find tables. Nothing here changes a game."""

    def __init__(self, services: Services, looking: Looking, log: Log, trying: Trying) -> None:
        self._services = services
        self._finding = services.finding
        self._looking = looking
        self._log = log
        self._trying = trying

    # --- lists --------------------------------------------------------------------------------------

    @handles(MINE)
    async def mine(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """The clicker's own tables."""
        await self.show_mine(interaction)

    async def show_mine(self, interaction: Interaction) -> None:
        """One's own tables, by whatever was clicked or typed."""
        who = await self._services.who(interaction)
        mine = await self._finding.mine(who)
        ways = {own.live.id: way for own in mine.waiting if (way := way_to(own.live)) is not None}
        here = next((own.live for own in mine.tables if _is_here(interaction, own.live)), None)
        texts = await self._texts(interaction)
        view = mine_layout(texts, mine, ways, here=here, server=who.guild is not None)
        await show_in_place(interaction, view)

    @handles(HERE)
    async def here(self, interaction: Interaction, click: Click[int], values: Sequence[str]) -> None:
        """A page of the server's tables."""
        await self.show_here(interaction, click.carried)

    async def show_here(self, interaction: Interaction, page: int = 0) -> None:
        """A page of the server's tables, by whatever was clicked or typed."""
        who = await self._services.who(interaction)
        found = await self._finding.here(who, page, sees(interaction))
        texts = await self._texts(interaction)
        await show_in_place(interaction, here_layout(texts, found, who.id, moderates=who.moderates))

    # --- new tables ---------------------------------------------------------------------------------

    @handles(WISHES)
    async def wishes(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """What the clicker wants to be told of here."""
        await self.show_wishes(interaction)

    async def show_wishes(self, interaction: Interaction) -> None:
        """The same, by whatever was clicked or typed."""
        games, wished = await self._services.wishes.of(await self._services.who(interaction))
        await show_in_place(interaction, wishes_layout(await self._texts(interaction), games, wished))

    @handles(WISH)
    async def wish(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """Be told of what was picked, and of nothing else."""
        picked = {Wish(*value.split(".")) for value in values if value.count(".") == 1}
        if len(picked) != len(values):
            raise Unreadable
        await self._services.wishes.wish(await self._services.who(interaction), picked)
        await self.show_wishes(interaction)

    @handles(WISH_NO_MORE)
    async def wish_no_more(self, interaction: Interaction, click: Click[int], values: Sequence[str]) -> None:
        """Be told of no new tables in a server."""
        await self._services.wishes.stop(await self._services.who(interaction), click.carried)
        await update(interaction, said_layout((await self._texts(interaction)).say("tell-wishes-over")))

    @handles(ARRIVALS_OFF)
    async def arrivals_off(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """Be told no more who has come to one's lobbies."""
        await self._services.arrivals.silence(await self._services.who(interaction))
        await update(interaction, said_layout((await self._texts(interaction)).say("tell-arrivals-off")))

    # --- the next one -------------------------------------------------------------------------------

    @handles(NEXT_TABLE)
    async def next(self, interaction: Interaction, click: Click[int], values: Sequence[str]) -> None:
        """What the clicker is asked where he has kept others waiting longest."""
        await self.show_next(interaction, click.carried)

    async def show_next(self, interaction: Interaction, besides: int = 0) -> None:
        """The next table: its question here, if it is of this server; else the way there."""
        own = await self._finding.next(await self._services.who(interaction), besides)
        live = own.live
        if live.row.guild != interaction.guild_id:
            await show_in_place(interaction, next_layout(own, way_to(live)))
            return
        cockpits = self._services.poster.cockpits
        cockpits.give_up(interaction)
        await cockpits.show(interaction, await self._services.tables.open(live.id), own.seat)
        await self._log.after(interaction, SHOW_CHOICES.at(live.id, True))

    # --- help ---------------------------------------------------------------------------------------

    async def help(self, interaction: Interaction) -> None:
        """What one can do here and now."""
        who = await self._services.who(interaction)
        found = await self._services.helping.here(who, interaction.channel_id or 0)
        await show_in_place(interaction, help_layout(await self._texts(interaction), found))

    @handles(TRY_VOYAGE)
    async def voyage(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """A first voyage begins at once."""
        channel = interaction.channel
        place = channel.parent_id if isinstance(channel, discord.Thread) else interaction.channel_id
        live = await self._services.helping.voyage(await self._services.who(interaction), place or 0)
        if live.lobby.panel:
            await self._trying.show(interaction, live)
            return
        self._services.poster.refresh(live, interaction)
        said = (await self._texts(interaction)).say("tell-voyage-begun", place=f"<#{live.place}>")
        await done(interaction, said)

    # --- the way back -------------------------------------------------------------------------------

    @handles(COME)
    async def come(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """What the clicker is asked at the table to which somebody was called."""
        choices = SHOW_CHOICES.at(click.at, False)
        await self._looking.choices(interaction, choices, ())
        await self._log.after(interaction, choices)

    @handles(BRING_DOWN)
    async def bring_down(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """The table's message stands beneath all that was said."""
        live = await self._finding.bring_down(click.at, await self._services.who(interaction))
        read = await self._services.tables.as_read(live, interaction.user.id, odds=False)
        await done(interaction, read.texts.say("tell-brought", place=f"<#{live.place}>"))

    async def _texts(self, interaction: Interaction) -> Texts:
        return await texts_for(self._services.tables, interaction)


def _is_here(interaction: Interaction, live: LiveTable) -> bool:
    return live.is_running and live.place == interaction.channel_id
