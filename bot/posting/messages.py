"""Sending and editing a table's messages, whatever is on them."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import Any

import discord
import structlog
from discord import ui

from bot.posting.attempts import Unreachable, attempt
from bot.posting.files import file_of
from bot.posting.replies import Interaction
from bot.tables.live import LiveTable
from bot.tables.missed import Sent
from render import Picture

_log = structlog.get_logger(__name__)


class Messages:
    """The messages of tables, at the places where they are played. All raise Unreachable."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    async def send(
        self, live: LiveTable, view: ui.LayoutView, *pictures: Picture | None, ping: Iterable[int] = ()
    ) -> discord.Message:
        """Send a message with its pictures; nobody but the members in `ping` is notified."""
        members = [discord.Object(member) for member in ping]
        allowed = discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=members)
        place = self._place(live)

        async def send() -> discord.Message:
            # A file is read when it is sent: every try needs a fresh one.
            files = [file_of(picture) for picture in pictures if picture is not None]
            return await place.send(view=view, files=files, allowed_mentions=allowed)

        return await attempt(send)

    async def edit(
        self,
        live: LiveTable,
        message: int,
        view: ui.LayoutView,
        via: Interaction | None,
        picture: Picture | None,
    ) -> None:
        """Edit a message; without a `picture` its files stay as they are. `via` is the newest click."""
        edit = self._place(live).get_partial_message(message).edit
        if via is not None and via.message is not None and via.message.id == message:
            try:
                # Through the click: that has its own rate limit, shared with no other table.
                await attempt(lambda: via.edit_original_response(view=view, **_files(picture)))
                return
            except Unreachable as fault:
                _log.debug("the click cannot be used any more", reason=str(fault))
        await attempt(lambda: edit(view=view, **_files(picture)))

    async def edit_at(self, channel: int, message: int, view: ui.LayoutView) -> None:
        """Edit a message without files in any channel, direct messages too."""
        partial = self._client.get_partial_messageable(channel).get_partial_message(message)
        await attempt(lambda: partial.edit(view=view))

    async def send_at(self, channel: int, view: ui.LayoutView) -> None:
        """Send a message without files to any channel, notifying nobody."""
        place = self._client.get_partial_messageable(channel)
        await attempt(lambda: place.send(view=view, allowed_mentions=discord.AllowedMentions.none()))

    async def directly(self, member: int, view: ui.LayoutView, *, quiet: bool = False) -> Sent:
        """Send a member a direct message without files; he is not notified if `quiet`. Gives where it is."""
        channel = await attempt(lambda: self._client.create_dm(discord.Object(member)))
        message = await attempt(lambda: channel.send(view=view, silent=quiet))
        return channel.id, message.id

    async def delete_at(self, channel: int, message: int) -> None:
        """Delete a message in any channel, direct messages too."""
        await attempt(self._client.get_partial_messageable(channel).get_partial_message(message).delete)

    async def delete(self, live: LiveTable, message: int) -> None:
        """Delete a message."""
        await attempt(self._place(live).get_partial_message(message).delete)

    async def pin(self, live: LiveTable, message: int) -> None:
        """Pin a message."""
        await attempt(self._place(live).get_partial_message(message).pin)

    async def fetch(self, live: LiveTable, message: int) -> None:
        """Look whether a message still exists."""
        await attempt(lambda: self._place(live).fetch_message(message))

    def _place(self, live: LiveTable) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(live.place, guild_id=live.row.guild)


def digest(view: ui.LayoutView) -> bytes:
    """What tells two layouts apart."""
    return hashlib.sha256(repr(view.to_components()).encode()).digest()


def _files(picture: Picture | None) -> dict[str, Any]:
    """The attachments of an edited message, fresh for every try; none if they are to stay."""
    return {} if picture is None else {"attachments": [file_of(picture)]}
