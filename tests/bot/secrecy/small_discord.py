"""The least of Discord that the bot's own code needs to post, answer and be clicked: everything is noted."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Any

import discord

from data.store.driver.ranges import EVERYWHERE

Event = dict[str, Any]


class SmallDiscord:
    """A client whose channels note what is sent, edited and deleted there."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.user = None
        self._ids = 0

    def new_id(self) -> int:
        """The id of a message: they count on."""
        self._ids += 1
        return self._ids

    def get_guild(self, guild: int) -> None:
        """No copy of the server: then nothing counts as forbidden."""

    def get_partial_messageable(self, channel: int, *, guild_id: int | None = None) -> Place:
        """A channel."""
        return Place(self, str(channel))

    async def create_dm(self, member: Any) -> Place:
        """The direct messages of a member."""
        return Place(self, f"dm:{member.id}")


class Place:
    """A channel, or somebody's direct messages."""

    def __init__(self, discord: SmallDiscord, name: str) -> None:
        self.discord = discord
        self.id = name

    async def send(
        self, *, view: Any, files: Sequence[Any] = (), allowed_mentions: Any = None, **more: Any
    ) -> Message:
        """Note a message."""
        message = Message(self, self.discord.new_id())
        pings = sorted(user.id for user in allowed_mentions.users) if allowed_mentions else []
        self.discord.events.append(
            {"did": "send", "at": self.id, "id": message.id, "pings": pings, **content(view, files)}
        )
        return message

    def get_partial_message(self, number: int) -> Message:
        """A message there."""
        return Message(self, number)


class Message:
    """A message that was sent."""

    def __init__(self, place: Place, number: int) -> None:
        self.channel = place
        self.id = number
        self.attachments: list[Any] = []
        self.flags = SimpleNamespace(ephemeral=False)

    async def edit(self, *, view: Any, attachments: Sequence[Any] = (), **more: Any) -> Message:
        """Note an edit."""
        place = self.channel
        place.discord.events.append(
            {"did": "edit", "at": place.id, "id": self.id, **content(view, attachments)}
        )
        return self

    async def delete(self) -> None:
        """Note that it is gone."""
        self.channel.discord.events.append({"did": "delete", "at": self.channel.id, "id": self.id})


class Interaction:
    """A click by a member on a message (None: one that he alone sees); `replies` are what he is shown.

    Once it is `over`, what is still done with its replies is noted as an event that he alone sees.
    """

    def __init__(
        self, discord: SmallDiscord, member: int, guild: int, channel: int, message: Message | None
    ) -> None:
        self.over = False
        self._discord = discord
        self.user = SimpleNamespace(id=member, display_name=f"Member {member}")
        self.locale = SimpleNamespace(value="en-US")
        self.guild_id, self.channel_id = guild, channel
        self.extras: dict[str, Any] = {}
        self.data: dict[str, Any] = {}
        self.message = message
        if message is None:
            self.message = SimpleNamespace(id=0, flags=SimpleNamespace(ephemeral=True), attachments=[])
        self.replies: list[Event] = []
        self.response = _Response(self)
        self.followup = SimpleNamespace(
            send=self._send, edit_message=self._edit_later, delete_message=self._delete_later
        )
        self._public = message

    def is_user_integration(self) -> bool:
        """The bot is in the server."""
        return False

    async def _send(self, *, view: Any, files: Sequence[Any] = (), **more: Any) -> SimpleNamespace:
        self._note("reply", **content(view, files))
        return SimpleNamespace(id=self._discord.new_id())

    async def _edit_later(self, message: int, *, view: Any, attachments: Sequence[Any] = ()) -> None:
        self._note("renew", **content(view, attachments))

    async def _delete_later(self, message: int) -> None:
        self._note("remove")

    async def edit_original_response(self, *, view: Any, attachments: Sequence[Any] = ()) -> Any:
        """Change the message that was clicked, or the reply that said "thinking"."""
        if self._public is not None and not self.response.thinks:
            return await self._public.edit(view=view, attachments=attachments)
        self._note("reply", **content(view, attachments))
        return SimpleNamespace(id=self._discord.new_id())

    async def delete_original_response(self) -> None:
        """Remove it."""
        self._note("remove")

    def _note(self, did: str, **shown: Any) -> None:
        if self.over:
            own = f"dm:{self.user.id}"
            self._discord.events.append({"did": did, "at": own, "id": "panel", **shown})
        else:
            self.replies.append({"did": did, **shown})


class _Response:
    def __init__(self, interaction: Interaction) -> None:
        self.type: discord.InteractionResponseType | None = None
        self.thinks = False
        self._interaction = interaction

    async def defer(self, *, ephemeral: bool = False, thinking: bool = False) -> None:
        """Acknowledge."""
        self.thinks = thinking
        kinds = discord.InteractionResponseType
        self.type = kinds.deferred_channel_message if thinking else kinds.deferred_message_update

    async def send_message(self, *, view: Any, files: Sequence[Any] = (), **more: Any) -> None:
        """Reply at once."""
        self.type = discord.InteractionResponseType.channel_message
        await self._interaction._send(view=view, files=files)


def content(view: Any, files: Sequence[Any]) -> Event:
    """What a message shows: its components with their ids, and its files with their words."""
    return {
        "components": view.to_components(),
        "files": [[file.filename, file.description, file.fp.read()] for file in files],
    }


NOW = datetime(2026, 1, 1, tzinfo=UTC)
"""When everything happened."""


class SmallStore:
    """What the bot reads of its store while it shows one table; nothing is kept."""

    def __init__(self, row: Any, seats: list[Any], entries: list[Any], take: Any, words: bool) -> None:
        self.row, self._seats, self._entries, self._take, self._words = row, seats, entries, take, words
        self.tables = self.guilds = self.members = self.looks = self
        self._lock = asyncio.Lock()

    def lock(self, table: int) -> asyncio.Lock:
        """The table's lock."""
        return self._lock

    range = EVERYWHERE
    """All servers are this process's."""

    def check_ours(self) -> None:
        """Nobody else plays here."""

    async def get(self, what: int) -> Any:
        """Preferences of a member; a server has none."""
        return {"words": self._words} if what < 1000 else None

    async def entries(self, table: int, last: int | None = None) -> list[Any]:
        """The log."""
        return self._entries[-last:] if last else list(self._entries)

    async def append(self, table: int, change: Any, **more: Any) -> None:
        """An answer is stored."""
        if change.withdrawn_from is not None:
            self._entries = [entry for entry in self._entries if entry.number < change.withdrawn_from]
        for number, data in enumerate(change.entries, change.first_entry):
            self._entries.append(SimpleNamespace(number=number, data=data, at=NOW))
        self._take(change)

    async def last(self, table: int, member: int) -> Any:
        """Everybody looked when the table was opened, and not since: each look tells the whole story."""
        return SimpleNamespace(entry=0, at=NOW)

    async def note(self, table: int, member: int, entry: int) -> Any:
        """Nothing is kept."""
        return SimpleNamespace(entry=0, at=NOW)

    async def history(self, table: int) -> list[bytes]:
        """No inputs: the end of a game is not drawn."""
        return []

    async def update(self, table: int, **more: Any) -> None:
        """Nothing is kept."""

    async def change(self, table: int, act: Any) -> Any:
        """Nothing is kept: the row is the one in memory."""
        return SimpleNamespace(**act(self.row))

    async def find(self, **which: Any) -> list[Any]:
        """There is one table."""
        return [self.row]

    async def in_thread(self, thread: int) -> Any:
        """It is played in whatever place somebody looks from."""
        return self.row

    async def note_seat(self, table: int, seat: int, member: int, act: Any) -> bool:
        """Nothing is kept: whoever sits there stays."""
        return True
