"""Clicks on the settings of a lobby: of its game, its modules, its computer captains, odds, language."""

from __future__ import annotations

from collections.abc import Sequence

from bot.controls.declared import Click
from bot.controls.ids import first_of, number_in, one_of
from bot.controls.lobby import (
    CHANGE_LANGUAGE,
    CHANGE_LEVEL,
    CHANGE_MODULES,
    CHANGE_ODDS,
    CHANGE_OPENING,
    ODDS,
    READY_MADE,
    SET,
    SETTING_FORM,
    SHOW_OPTIONS,
)
from bot.interactions.clicks.handled import handles
from bot.interactions.clicks.lobby.shown import free_scene, gather_panel, show_changed
from bot.interactions.services import Services
from bot.lobbies.settling import Settling
from bot.posting.heralds.lobby import lobby_scene
from bot.posting.replies import Interaction, fill_in, show, update
from bot.present.lobby.lobby import options_layout, setting_modal


class LobbySettling:
    """What the host of a lobby settles."""

    def __init__(self, services: Services) -> None:
        self._services = services

    @property
    def _settling(self) -> Settling:
        return self._services.lobbies.settling

    @handles(SHOW_OPTIONS)
    async def options(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """Show the settings to the host."""
        live = await self._settling.look(click.at, await self._services.who(interaction))
        await show(interaction, options_layout(await free_scene(self._services, live)))

    @handles(SETTING_FORM)
    async def ask_setting(self, interaction: Interaction, click: Click[str], values: Sequence[str]) -> None:
        """Open the modal for a setting."""
        live = await self._settling.look(click.at, await self._services.who(interaction))
        option = self._settling.option(live, click.carried)
        await fill_in(interaction, setting_modal(lobby_scene(live), option))

    @handles(SET)
    async def change_setting(
        self, interaction: Interaction, click: Click[str], values: Sequence[str]
    ) -> None:
        """Change one setting of the game."""
        who, value = await self._services.who(interaction), first_of(values)
        live = await self._settling.change(click.at, who, click.carried, value)
        await show_changed(self._services, interaction, live)

    @handles(CHANGE_OPENING)
    async def change_opening(
        self, interaction: Interaction, click: Click[None], values: Sequence[str]
    ) -> None:
        """Make it a first voyage, or a usual table again; whoever is alone sets sail at once."""
        who = await self._services.who(interaction)
        live = await self._settling.change_opening(click.at, who)
        # First what is settled now: it stays so if the game cannot begin.
        await show_changed(self._services, interaction, live)
        live = await self._services.lobbies.starting.set_sail(click.at, who)
        if live.is_running:
            # Whoever started it is told if it cannot be shown.
            self._services.poster.refresh(live, interaction)
            await show_changed(self._services, interaction, live)

    @handles(CHANGE_MODULES)
    async def change_modules(
        self, interaction: Interaction, click: Click[None], values: Sequence[str]
    ) -> None:
        """Choose expansion modules."""
        live = await self._settling.change_modules(click.at, await self._services.who(interaction), values)
        await show_changed(self._services, interaction, live)

    @handles(READY_MADE)
    async def take_set(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """Choose a ready-made set of modules."""
        who = await self._services.who(interaction)
        live = await self._settling.take_set(click.at, who, first_of(values))
        await show_changed(self._services, interaction, live)

    @handles(CHANGE_LEVEL)
    async def change_level(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """Change the level of computer captains."""
        who, level = await self._services.who(interaction), number_in(first_of(values))
        live = await self._settling.change_level(click.at, who, level)
        await show_changed(self._services, interaction, live)

    @handles(CHANGE_ODDS)
    async def change_odds(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """Let members see odds, and call the voice to their helm, or nobody."""
        who, chosen = await self._services.who(interaction), one_of(values, ODDS)
        live = await self._settling.change_odds(click.at, who, chosen != "no", helm=chosen == "helm")
        await show_changed(self._services, interaction, live)

    @handles(CHANGE_LANGUAGE)
    async def change_language(
        self, interaction: Interaction, click: Click[None], values: Sequence[str]
    ) -> None:
        """Choose the language of the table, on the panel for gathering players."""
        who = await self._services.who(interaction)
        live = await self._settling.change_language(click.at, who, first_of(values))
        await update(interaction, await gather_panel(self._services, live))
        await self._services.lobbies.herald.repost(live)
