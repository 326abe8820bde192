"""Clicks about the page of a table and what programs read of it: open it, give keys, end links and keys."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ui

from bot.controls.declared import Click
from bot.controls.ids import first_of
from bot.controls.looking import END_HOOK, END_KEYS, END_LINKS, HOOK, HOOKED, OPEN_PAGE, PROGRAMS, READ_KEY
from bot.interactions.clicks.handled import handles
from bot.interactions.services import Services
from bot.posting.replies import Interaction, fill_in, show, show_in_place
from bot.present.linking import hook_modal, key_layout, link_layout, programs_layout, secret_layout
from bot.present.time import said_layout
from bot.tables.live import LiveTable


class Linking:
    """Gives links, and takes them back."""

    def __init__(self, services: Services) -> None:
        self._services = services

    @handles(OPEN_PAGE)
    async def open(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """A link of one's own, for nobody else to read."""
        who = await self._services.who(interaction)
        address = await self._services.links.give(click.at, who)
        live = await self._services.tables.as_read(await self._services.tables.open(click.at), who.id)
        seated, settles = live.seat_of(who.id) is not None, who.settles(live.row)
        await show(interaction, link_layout(live, address, seated=seated, settles=settles))

    @handles(END_LINKS)
    async def end(self, interaction: Interaction, click: Click[bool], values: Sequence[str]) -> None:
        """One's own links open nothing any more, or nobody's."""
        who = await self._services.who(interaction)
        if click.carried:
            await self._services.links.end_all(click.at, who)
        else:
            await self._services.links.end(click.at, who)
        live = await self._services.tables.as_read(await self._services.tables.open(click.at), who.id)
        sentence = "link-all-ended" if click.carried else "link-ended"
        await show_in_place(interaction, said_layout(live.texts.say(sentence, table=live.title)))

    # --- programs -----------------------------------------------------------------------------------

    @handles(PROGRAMS)
    async def programs(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """What programs are told of a table, for its host and moderators."""
        live = await self._settled(interaction, click.at)
        await show(interaction, self._programs(live))

    @handles(READ_KEY)
    async def read_key(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """A key with which a program reads the table, for nobody else to read."""
        links, live = self._services.links, await self._settled(interaction, click.at)
        key = await links.give_key(click.at, await self._services.who(interaction))
        await show(interaction, key_layout(live, links.page, key))

    @handles(END_KEYS)
    async def end_keys(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """No program reads the table any more."""
        live = await self._settled(interaction, click.at)
        await self._services.links.end_keys(click.at, await self._services.who(interaction))
        await show_in_place(interaction, self._programs(live))

    @handles(HOOK)
    async def hook(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """Ask where the table's story is to be sent."""
        await fill_in(interaction, hook_modal(await self._settled(interaction, click.at)))

    @handles(HOOKED)
    async def hooked(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """Send it there from now on, and show the secret this once."""
        live, hooks = await self._settled(interaction, click.at), self._services.hooks
        secret = await hooks.set(click.at, await self._services.who(interaction), first_of(values))
        await show_in_place(interaction, secret_layout(live, hooks.host(live.id), secret))

    @handles(END_HOOK)
    async def end_hook(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """Send it nowhere any more."""
        live = await self._settled(interaction, click.at)
        await self._services.hooks.end(click.at, await self._services.who(interaction))
        await show_in_place(interaction, self._programs(live))

    def _programs(self, live: LiveTable) -> ui.LayoutView:
        return programs_layout(live, self._services.links.keys(live.id), self._services.hooks.host(live.id))

    async def _settled(self, interaction: Interaction, table: int) -> LiveTable:
        """The table as the clicker reads it, who settles what others may open of it. Raises Tell."""
        who = await self._services.who(interaction)
        return await self._services.tables.as_read(await self._services.links.settled_by(table, who), who.id)
