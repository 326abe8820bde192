"""How followers read of a table, and servers of the table of the week."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime

import discord
import structlog

from bot.pictures.board import board_picture
from bot.posting.attempts import Unreachable, attempt
from bot.posting.files import file_of
from bot.posting.messages import Messages
from bot.posting.permissions import FOR_PICTURES, is_in, missing_in_channel
from bot.present.watching import digest_layout
from bot.present.weekly import weekly_layout
from bot.tables.live import LiveTable
from bot.tables.missed import Missed, Sent

_log = structlog.get_logger(__name__)

_NEEDED = ("view_channel", "send_messages")


class DigestHerald:
    """Writes direct messages to followers. Edits notify nobody."""

    def __init__(self, client: discord.Client) -> None:
        self._messages = Messages(client)

    async def begin(self, live: LiveTable, member: int, round_: int) -> Sent | Missed:
        """A direct message."""
        try:
            return await self._messages.directly(member, digest_layout(live, round_, []))
        except Unreachable as fault:
            return fault.missed

    async def tell(self, live: LiveTable, sent: Sent, round_: int, told: Sequence[str]) -> Missed | None:
        """The message is edited."""
        try:
            await self._messages.edit_at(*sent, digest_layout(live, round_, told))
        except Unreachable as fault:
            _log.info("a follower could not be told", table=live.id, reason=str(fault))
            return fault.missed
        return None

    async def take_back(self, live: LiveTable, sent: Sent) -> None:
        """The message is deleted."""
        try:
            await self._messages.delete_at(*sent)
        except Unreachable as fault:
            _log.info("a message to who follows no more stays", table=live.id, reason=str(fault))


class WeeklyHerald:
    """Posts tables of the week in channels."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    def is_in(self, guild: int) -> bool:
        """Whether the bot is in a server, by its own copy."""
        return is_in(self._client, guild)

    def lacks(self, guild: int, channel: int, *, pictures: bool) -> list[str]:
        """Permissions by their names at Discord."""
        needed = (*_NEEDED, FOR_PICTURES) if pictures else _NEEDED
        return missing_in_channel(self._client, guild, channel, needed)

    def is_seen_by_all(self, guild: int, channel: int, reader: int) -> bool:
        """The same channel, or one that everybody in the server sees."""
        server = self._client.get_guild(guild)
        place = server.get_channel(channel) if server is not None else None
        if server is None or place is None:
            return False
        return channel == reader or place.permissions_for(server.default_role).view_channel

    async def prepare(
        self, live: LiveTable, channel: int, lines: int, lead: int | None, moment: datetime, theme: str
    ) -> Callable[[], Awaitable[Missed | None]]:
        """With the board, where the bot may post pictures."""
        guild, silent = live.row.guild, discord.AllowedMentions.none()
        seen = not missing_in_channel(self._client, guild, channel, (FOR_PICTURES,))
        picture = await board_picture(live, theme) if seen else None
        view = weekly_layout(live, lines=lines, lead=lead, picture=picture)
        place = self._client.get_partial_messageable(channel, guild_id=guild)

        async def send() -> discord.Message:
            # A file is read when it is sent. One nonce: what arrived after all does not come a second time.
            files = [file_of(picture)] if picture is not None else []
            nonce = f"weekly{guild % 10**8}{moment:%y%m%d}"
            return await place.send(view=view, files=files, allowed_mentions=silent, nonce=nonce)

        async def post() -> Missed | None:
            try:
                await attempt(send)
            except Unreachable as fault:
                _log.info("the table of the week could not be told", guild=guild, reason=str(fault))
                return fault.missed
            return None

        return post
