"""Clicks on the moderators' panel of modules."""

from __future__ import annotations

from collections.abc import Sequence

from bot.controls.declared import Click
from bot.controls.ids import first_of
from bot.controls.servers import MODULES_ON, MODULES_OPEN, MODULES_PAGE, MODULES_SET
from bot.interactions.clicks.handled import handles
from bot.interactions.services import Services
from bot.posting.replies import Interaction, show, update
from bot.present.servers.modules import ModulePanel, modules_layout
from bot.servers.modules import Settled


class Modules:
    """What moderators settle about modules."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._settling = services.modules

    async def panel(self, interaction: Interaction, game: str) -> None:
        """Show the panel of a game."""
        settled = await self._settling.look(await self._services.who(interaction), game)
        await show(interaction, modules_layout(await self._panel(interaction, settled)))

    async def _panel(self, interaction: Interaction, settled: Settled, page: int = 0) -> ModulePanel:
        texts = await self._services.tables.guild_texts(interaction.guild_id)
        return ModulePanel(texts, settled.spec, settled.rule, page, settled.notices)

    async def _update(self, interaction: Interaction, settled: Settled, page: int) -> None:
        await update(interaction, modules_layout(await self._panel(interaction, settled, page)))

    # --- clicks ----------------------------------------------------------------------------------------

    @handles(MODULES_SET)
    async def take_set(
        self, interaction: Interaction, click: Click[tuple[str, int]], values: Sequence[str]
    ) -> None:
        """New tables begin with a ready-made set."""
        (game, page), member = click.carried, await self._services.who(interaction)
        settled = await self._settling.begin_with_set(member, game, first_of(values))
        await self._update(interaction, settled, page)

    @handles(MODULES_ON)
    async def change_on(
        self, interaction: Interaction, click: Click[tuple[str, int]], values: Sequence[str]
    ) -> None:
        """New tables begin with these modules and those that they need."""
        (game, page), member = click.carried, await self._services.who(interaction)
        await self._update(interaction, await self._settling.begin_with(member, game, values), page)

    @handles(MODULES_OPEN)
    async def change_open(
        self, interaction: Interaction, click: Click[tuple[str, int]], values: Sequence[str]
    ) -> None:
        """Hosts may change these modules, and no others."""
        (game, page), member = click.carried, await self._services.who(interaction)
        await self._update(interaction, await self._settling.open_to_hosts(member, game, values), page)

    @handles(MODULES_PAGE)
    async def turn_page(
        self, interaction: Interaction, click: Click[tuple[str, int]], values: Sequence[str]
    ) -> None:
        """Further modules."""
        (game, page), member = click.carried, await self._services.who(interaction)
        await self._update(interaction, await self._settling.look(member, game), page)
