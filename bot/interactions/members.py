"""Members: who acts, how he is called, and who may moderate."""

from __future__ import annotations

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
