"""What a click in a lobby has changed, shown where it was clicked, and wherever else the lobby stands."""

from __future__ import annotations

from dataclasses import replace

from discord import ui

from bot.interactions.services import Services
from bot.posting.heralds.lobby import lobby_scene, lobby_view
from bot.posting.replies import Interaction, from_private, update
from bot.present.lobby.gathering import gather_layout
from bot.present.lobby.lobby import Lobby, options_layout
from bot.tables import LiveTable


async def renew(interaction: Interaction, live: LiveTable) -> None:
    """Show a lobby on the message that was clicked; only its own has the cover."""
    own = interaction.message is not None and interaction.message.id == live.row.messages.get("lobby")
    await update(interaction, lobby_view(live, own=own), files_stay=own)


async def show_changed(services: Services, interaction: Interaction, live: LiveTable) -> None:
    """Update the lobby's message, and the private settings if the click came from there."""
    if not from_private(interaction):
        await renew(interaction, live)
        return
    await update(interaction, options_layout(await free_scene(services, live)))
    await services.lobbies.herald.repost(live)


async def free_scene(services: Services, live: LiveTable) -> Lobby:
    """The lobby as its host may change it."""
    free = await services.lobbies.settling.freedom(live)
    return replace(lobby_scene(live), closed=free.closed, odds_free=free.odds)


async def gather_panel(services: Services, live: LiveTable) -> ui.LayoutView:
    """The host's panel for gathering players."""
    calls = await services.lobbies.calling.role(live.row.guild) is not None
    return gather_layout(lobby_scene(live), live.lobby.starts_at, calls=calls)
