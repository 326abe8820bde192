"""Clicks about the page of a table: open it, end links to it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.controls.declared import Click
from bot.controls.looking import END_LINKS, OPEN_PAGE
from bot.interactions.clicks.handled import handles
from bot.interactions.services import Services
from bot.posting.replies import Interaction, show, show_in_place
from bot.present.linking import link_layout
from bot.present.time import said_layout


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
