"""How a server is greeted: one message where everybody reads it, with a picture if that is allowed."""

from __future__ import annotations

import discord
import structlog

from bot.posting.attempts import Unreachable, attempt
from bot.posting.files import file_of
from bot.posting.permissions import FOR_PICTURES, missing_in
from bot.present.helping import greeting_layout
from data.locale import Texts
from render import cover

_log = structlog.get_logger(__name__)
_NEEDED = ("view_channel", "send_messages")


class GreetingHerald:
    """Greets on Discord."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    def may_greet(self, guild: int) -> bool:
        """Whether there is a channel for it."""
        return self._channel(guild) is not None

    def speaks(self, guild: int) -> str | None:
        """The language of a server's settings."""
        server = self._client.get_guild(guild)
        return server.preferred_locale.value if server is not None else None

    def _channel(self, guild: int) -> discord.TextChannel | None:
        """Where a server welcomes who comes, else its first channel in which the bot may write."""
        server = self._client.get_guild(guild)
        if server is None:
            return None
        asked = [server.system_channel, *server.text_channels]
        return next(
            (one for one in asked if one is not None and not missing_in(one, server.me, _NEEDED)), None
        )

    async def greet(self, guild: int, texts: Texts, games: list[str]) -> None:
        """A message that notifies nobody."""
        channel = self._channel(guild)
        if channel is None:
            return
        seen = not missing_in(channel, channel.guild.me, (FOR_PICTURES,))
        picture = cover(games[0], texts) if seen else None
        view = greeting_layout(texts, games, picture)

        async def send() -> discord.Message:
            # A file is read when it is sent: every try needs a fresh one.
            files = [file_of(picture)] if picture is not None else []
            return await channel.send(view=view, files=files, allowed_mentions=discord.AllowedMentions.none())

        try:
            await attempt(send)
        except Unreachable as fault:
            _log.info("a server could not be greeted", guild=guild, reason=str(fault))
