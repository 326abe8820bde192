"""Clicks on a ready check."""

from __future__ import annotations

from collections.abc import Sequence

from bot.controls.declared import Click
from bot.controls.lobby import IM_READY, NOT_READY, READY_CHECK
from bot.interactions.clicks.handled import handles
from bot.interactions.services import Services
from bot.posting.replies import Interaction, done, update
from bot.present.lobby.gathering import check_layout
from bot.present.time import said_layout


class LobbyChecking:
    """Ready checks."""

    def __init__(self, services: Services) -> None:
        self._services = services

    @handles(READY_CHECK)
    async def check(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """Ask all members whether they are ready; the game begins when they are."""
        live = await self._services.lobbies.checking.begin(click.at, await self._services.who(interaction))
        await done(interaction, live.texts.say("tell-check-begun"))

    @handles(IM_READY)
    async def ready(self, interaction: Interaction, click: Click[str], values: Sequence[str]) -> None:
        """A member is ready; when all are, the game begins."""
        who = await self._services.who(interaction)
        answered = await self._services.lobbies.checking.ready(click.at, who, click.carried)
        live = answered.live
        if answered.all_ready:
            await update(interaction, said_layout(live.texts.say("check-all")))
            await self._services.lobbies.starting.tell_begun(live, answered.why)
        else:
            await update(interaction, check_layout(live, answered.check))

    @handles(NOT_READY)
    async def not_ready(self, interaction: Interaction, click: Click[str], values: Sequence[str]) -> None:
        """A member is not ready: the check is over, and everybody knows why."""
        who = await self._services.who(interaction)
        live = await self._services.lobbies.checking.not_ready(click.at, who, click.carried)
        await update(interaction, said_layout(live.texts.say("check-not-ready", who=f"<@{who.id}>")))
