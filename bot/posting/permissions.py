"""The bot's permissions in a channel, from its own copy of the server; names are those of discord.py."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import discord

from bot.tables.live import LiveTable
from data.locale import Texts

TO_OPEN = ("view_channel", "send_messages", "embed_links", "attach_files", "read_message_history")
FOR_THREADS = ("create_public_threads", "send_messages_in_threads")
FOR_SEALED = "create_private_threads"
"""Without it, there are no games that others do not see; nothing else is missing."""
TO_BEGIN = ("view_channel", *FOR_THREADS)
"""What it takes to start a game in its own thread."""
TO_BEGIN_APART = ("view_channel", FOR_SEALED, "send_messages_in_threads")
"""The same for a game of which others see nothing."""
TO_INVITE = (*TO_OPEN, *FOR_THREADS, FOR_SEALED)
"""What a server is asked for when the bot is invited."""
FOR_PICTURES = "attach_files"
FOR_PINS = "pin_messages"
"""Without it, no way back is pinned in threads; nothing else is missing."""


def invitation(application: int) -> str:
    """The link with which a bot is invited to a server, with what it needs, and the permission to pin."""
    needed = discord.Permissions(**dict.fromkeys((*TO_INVITE, FOR_PINS), True))
    return discord.utils.oauth_url(application, permissions=needed, scopes=("bot", "applications.commands"))


def installation(application: int) -> str:
    """The link with which a member adds the bot to himself: look-ups and his tables, wherever he is."""
    link = discord.utils.oauth_url(application, scopes=("applications.commands",))
    return f"{link}&integration_type=1"


def is_in(client: discord.Client, guild: int) -> bool:
    """Whether the bot is in a server."""
    return client.get_guild(guild) is not None


def missing_in(channel: Any, me: discord.Member, needed: Iterable[str]) -> list[str]:
    """Which of these permissions the bot lacks in a channel."""
    held = channel.permissions_for(me)
    return [name for name in needed if not getattr(held, name)]


def missing_at(client: discord.Client, live: LiveTable) -> list[str]:
    """What the bot lacks where a table is played; what it cannot find out does not count as missing."""
    # An archived thread is not in the copy; it has the permissions of its channel.
    speaking = "send_messages" if live.row.thread is None else "send_messages_in_threads"
    needed = ("view_channel", speaking, FOR_PICTURES)
    return missing_in_channel(client, live.row.guild, live.row.channel, needed)


def missing_in_channel(client: discord.Client, guild: int, channel: int, needed: Iterable[str]) -> list[str]:
    """Which of these the bot lacks in a channel of a server; as above."""
    server = client.get_guild(guild)
    if server is None or client.user is None:
        return []
    place, me = server.get_channel(channel), server.get_member(client.user.id)
    return missing_in(place, me, needed) if place is not None and me is not None else []


def may_pin(client: discord.Client, live: LiveTable) -> bool:
    """Whether the bot knows that it may pin messages in a table's thread."""
    server = client.get_guild(live.row.guild)
    place = server.get_channel(live.row.channel) if server is not None else None
    return server is not None and place is not None and not missing_in(place, server.me, (FOR_PINS,))


def named(texts: Texts, names: Iterable[str]) -> list[str]:
    """Permissions as named in Discord's settings."""
    return [texts.say("permission-" + name.replace("_", "-")) for name in names]
