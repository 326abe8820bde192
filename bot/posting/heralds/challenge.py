"""How servers are told of the challenge of the week."""

from __future__ import annotations

import discord
import structlog

from bot.posting.attempts import Unreachable, attempt
from bot.posting.messages import Messages
from bot.posting.permissions import FOR_PICTURES, is_in, missing_in_channel
from bot.present.challenge import over_layout, told_layout
from bot.tables.finding.challenges import Over, Running
from bot.tables.missed import Missed
from data.locale import Texts

_log = structlog.get_logger(__name__)
_NEEDED = ("view_channel", "send_messages")


class ChallengeHerald:
    """One message a week in a channel. Nothing of it notifies anybody."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._messages = Messages(client)

    def is_in(self, guild: int) -> bool:
        """Whether the bot is in a server, by its own copy."""
        return is_in(self._client, guild)

    def lacks(self, guild: int, channel: int, *, pictures: bool) -> list[str]:
        """Permissions by their names at Discord."""
        needed = (*_NEEDED, FOR_PICTURES) if pictures else _NEEDED
        return missing_in_channel(self._client, guild, channel, needed)

    async def tell(self, guild: int, channel: int, texts: Texts, running: Running) -> int | Missed:
        """A message with a way to the challenge."""
        view, silent = told_layout(texts, running), discord.AllowedMentions.none()
        place = self._client.get_partial_messageable(channel, guild_id=guild)
        # What arrived after all does not come a second time.
        nonce = f"challenge{guild % 10**6}{running.ends:%y%m%d}"
        try:
            sent = await attempt(lambda: place.send(view=view, allowed_mentions=silent, nonce=nonce))
        except Unreachable as fault:
            _log.info("a challenge could not be told", guild=guild, reason=str(fault))
            return fault.missed
        return sent.id

    async def show(
        self, channel: int, message: int, texts: Texts, over: Over | None, week: str
    ) -> Missed | None:
        """The same message, edited."""
        try:
            await self._messages.edit_at(channel, message, over_layout(texts, over))
        except Unreachable as fault:
            _log.info("what came of a challenge could not be shown", week=week, reason=str(fault))
            return fault.missed
        return None
