"""Members: who acts, how he is called, and who may moderate."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import discord

from bot.tables import LiveTables
from bot.tables.member import Member
from data.locale import Texts


def name_of(user: discord.User | discord.Member) -> str:
    """A member's name in the server, as typed there."""
    return user.display_name[:32]


def server_of(interaction: discord.Interaction[Any]) -> int | None:
    """The server in which somebody acts; None in direct messages and groups, and in servers where the bot is
    not: he has it with him, and nothing is known of those.
    """
    if interaction.is_user_integration() and not interaction.is_guild_integration():
        return None
    return interaction.guild_id


async def texts_for(tables: LiveTables, interaction: discord.Interaction[Any]) -> Texts:
    """The texts in which somebody reads what concerns nobody else: in his own language, else in his server's;
    where there is no server, in that of his Discord.
    """
    own = tables.own_texts(await tables.preferences(interaction.user.id))
    if own is not None:
        return own
    server = server_of(interaction)
    return tables.texts(interaction.locale.value) if server is None else await tables.guild_texts(server)


async def is_moderator(tables: LiveTables, interaction: discord.Interaction[Any]) -> bool:
    """Whether the member may manage the server, or has the role that `/setup` named."""
    user = interaction.user
    if not isinstance(user, discord.Member) or server_of(interaction) is None:
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
        server_of(interaction),
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
