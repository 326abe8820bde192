"""The one door for clicks and modals: each is read, acknowledged, and carried out by its handler."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from bot.controls.declared import Click, Reply, Who
from bot.controls.every import read
from bot.controls.finding import REPORT
from bot.controls.ids import Unreadable
from bot.interactions.clicks.challenge import Challenges
from bot.interactions.clicks.crew import CrewClicks
from bot.interactions.clicks.decisions import Deciding
from bot.interactions.clicks.faults import Faults
from bot.interactions.clicks.finding import Finding
from bot.interactions.clicks.handled import bound
from bot.interactions.clicks.linking import Linking
from bot.interactions.clicks.lobby import LobbyClicks
from bot.interactions.clicks.log import Log
from bot.interactions.clicks.looking import Looking
from bot.interactions.clicks.moderation import Moderating
from bot.interactions.clicks.modules import Modules
from bot.interactions.clicks.orders import Orders
from bot.interactions.clicks.privacy import Privacy
from bot.interactions.clicks.reporting import Reporting
from bot.interactions.clicks.servers import Servers
from bot.interactions.clicks.time import Time
from bot.interactions.clicks.trying import Trying
from bot.interactions.clicks.watching import Watching
from bot.interactions.members import is_moderator
from bot.interactions.services import Services
from bot.metrics import ACKNOWLEDGED, CLICKS
from bot.posting.replies import Interaction, accept, acknowledge_in_place, acknowledge_page, think
from bot.tables.finding.sealed import check_sight
from bot.tables.tell import Tell

_ACKNOWLEDGES: dict[Reply, Callable[[Interaction], Awaitable[None]]] = {
    Reply.IN_PLACE: accept,
    Reply.PRIVATE: think,
    Reply.APART: acknowledge_in_place,
    Reply.TURNING: acknowledge_page,
}
"""How a click is acknowledged, unless a modal does."""


class Clicks:
    """Carries out clicks. Errors are shown only to the clicker, and change nothing."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._faults = Faults(services)
        self.deciding = Deciding(services)
        self.orders = Orders(services, self.deciding)
        self.looking = Looking(services)
        self.log = Log(services)
        self.lobby = LobbyClicks(services)
        self.crew = CrewClicks(services)
        self.moderation = Moderating(services)
        self.modules = Modules(services)
        self.servers = Servers(services)
        self.time = Time(services)
        self.reporting = Reporting(services)
        self.privacy = Privacy(services, self.reporting.pressed)
        self.watching = Watching(services)
        self.linking = Linking(services)
        self.trying = Trying(services)
        self.finding = Finding(services, self.looking, self.log, self.trying)
        self.challenges = Challenges(services)
        self._handlers = bound([*vars(self).values(), *vars(self.lobby).values()])

    async def pressed(self, interaction: Interaction, custom_id: str, values: Sequence[str]) -> bool:
        """Carry out a click on a control, or a modal that was sent; False if it is not ours."""
        try:
            click = read(custom_id)
        except Unreadable as fault:
            await self.failed(interaction, fault)
            return True
        if click is not None:
            await self.clicked(interaction, click, values)
        return click is not None

    async def clicked(self, interaction: Interaction, click: Click[Any], values: Sequence[str]) -> None:
        """Acknowledge a click, then carry it out."""
        table: int | None = None
        try:
            acknowledge = _ACKNOWLEDGES.get(click.control.reply)
            CLICKS.labels(click.control.verb).inc()
            if click.control is not REPORT:
                self.reporting.pressed.note(interaction.user.id, click.control.verb)
            if acknowledge is not None:
                with ACKNOWLEDGED.time():
                    await acknowledge(interaction)
            if click.table is not None:
                await self._check_place(interaction, click.table)
            table = click.table
            await self._check_who(interaction, click.control.who)
            await self._handlers[click.control](interaction, click, values)
            await self.log.after(interaction, click)
        except Exception as fault:
            await self.failed(interaction, fault, table)

    async def _check_place(self, interaction: Interaction, table: int) -> None:
        """A table is there for its own server, and in direct messages for those who sit or have sat there,
        were invited, follow it or were told of it; one that is played on a panel for its host, wherever he
        is. Else raises Tell.
        """
        live = await self._services.tables.open(table)
        check_sight(live, interaction.user.id)
        if interaction.guild_id is None:
            member = interaction.user.id
            known = (
                self._services.offers.knows(live, member)
                or member in live.lobby.told
                or await self._services.watchers.follows(live, member)
            )
        else:
            known = live.row.guild == interaction.guild_id
        if live.lobby.panel:
            known = live.seat_of(interaction.user.id) is not None
        if not known:
            raise Tell("tell-no-such-table")

    async def _check_who(self, interaction: Interaction, who: Who) -> None:
        """Raises Tell for who may not press a control: whoever is a moderator no more may still have it."""
        if who is Who.MODERATORS and (
            interaction.guild_id is None or not await is_moderator(self._services.tables, interaction)
        ):
            raise Tell("tell-moderators-only")

    async def arrived(self, interaction: Interaction) -> bool:
        """Carry out a click as Discord tells of it; False if it is not ours."""
        data: dict[str, Any] = dict(interaction.data or {})
        return await self.pressed(interaction, data.get("custom_id", ""), data.get("values", []))

    async def submitted(self, interaction: Interaction) -> bool:
        """Carry out a submitted modal; False if it is not ours."""
        data: dict[str, Any] = dict(interaction.data or {})
        values = _modal_values(data.get("components", []))
        return await self.pressed(interaction, data.get("custom_id", ""), values)

    async def failed(self, interaction: Interaction, fault: BaseException, table: int | None = None) -> None:
        """Say in private what went wrong, in words a player understands; the operator gets the rest."""
        await self._faults.told(interaction, fault, table)


def _modal_values(components: Sequence[dict[str, Any]]) -> list[str]:
    """All that was typed or picked in a modal, in order."""
    values: list[str] = []
    for component in components:
        inner = component.get("component")
        for item in [inner] if inner else component.get("components", []):
            values += item["values"] if "values" in item else [str(item.get("value", ""))]
    return values
