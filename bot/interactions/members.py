"""Members: who acts, how he is called, and who may moderate."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import discord

from bot.tables import LiveTables
from bot.tables.member import Member


def name_of(user: discord.User | discord.Member) -> str:
    """A member's name in the server, as typed there."""
    return user.display_name[:32]


async def is_moderator(tables: LiveTables, interaction: discord.Interaction[Any]) -> bool:
    """Whether the member may manage the server, or has the role that `/setup` named."""
    user = interaction.user
    if not isinstance(user, discord.Member):
        return False
    if interaction.permissions.manage_guild or interaction.permissions.administrator:
        return True
    row = await tables.guild(user.guild.id)
    role = row.moderator_role if row else None
    return role is not None and any(held.id == role for held in user.roles)


async def who_acts(tables: LiveTables, interaction: discord.Interaction[Any]) -> Member:
    """Whoever clicked or typed, as the domain knows him. Raises StoreError."""
    return Member(
        interaction.user.id,
        name_of(interaction.user),
        interaction.locale.value,
        interaction.guild_id,
        await is_moderator(tables, interaction),
    )


def sees(interaction: discord.Interaction[Any]) -> Callable[[int], bool]:
    """Whether whoever acts sees a channel of his server, as far as is known; none that is gone."""
    server, user = interaction.guild, interaction.user

    def seen(channel: int) -> bool:
        place = server.get_channel(channel) if server is not None else None
        return (
            place is not None
            and isinstance(user, discord.Member)
            and place.permissions_for(user).view_channel
        )

    return seen
