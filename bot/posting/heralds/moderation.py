"""How tables and members are told what moderators did, and where tables are moved."""

from __future__ import annotations

from collections.abc import Sequence

import structlog

from bot.moderation.herald import Left
from bot.posting.attempts import Unreachable
from bot.posting.messages import Messages
from bot.posting.places import Places
from bot.posting.poster import Poster
from bot.posting.shown import Shown
from bot.present.time import said_layout
from bot.tables.live import LiveTable

_log = structlog.get_logger(__name__)


class ModerationHerald:
    """Tells of moderation on Discord."""

    def __init__(self, messages: Messages, places: Places, poster: Poster) -> None:
        self._messages = messages
        self._places = places
        self._poster = poster

    async def announce(self, live: LiveTable, sentence: str) -> None:
        """On the record: everybody at the table reads it."""
        try:
            await self._messages.send(live, said_layout(sentence))
        except Unreachable as fault:
            # The poster will report it, as it does if a table message cannot be posted.
            _log.info("a table could not be told what a moderator did", table=live.id, reason=str(fault))

    def post_again(self, live: LiveTable) -> None:
        """Post the table's message anew, soon."""
        self._poster.post_again(live)

    async def move(self, live: LiveTable, channel: int) -> Left:
        """Give a running table a thread in a channel; where it was. The lock is held. Raises Tell."""
        left = Left(live.place, Shown.of(live.row.messages).message)
        await self._places.bring_home(live, channel)
        return left

    def shown_at(self, live: LiveTable) -> Sequence[Left]:
        """Where a table is shown, as its lobby and as it is played."""
        messages, lobby = live.row.messages, live.row.messages.get("lobby")
        played = [Left(live.place, Shown.of(messages).message)] if live.row.thread is not None else []
        return [*played, *([Left(live.row.channel, lobby)] if lobby is not None else [])]

    async def leave(self, left: Left, sentence: str) -> None:
        """Show a sentence where a table was, in place of its message, which nobody is to press any more."""
        view = said_layout(sentence)
        try:
            if left.message is not None:
                await self._messages.edit_at(left.place, left.message, view)
            else:
                await self._messages.send_at(left.place, view)
        except Unreachable as fault:
            _log.info("nothing could be left where a table was", place=left.place, reason=str(fault))

    async def settle(self, live: LiveTable) -> None:
        """Wait until the table is shown as it is now."""
        await self._poster.settle(live)

    async def withdraw(self, live: LiveTable, sentence: str) -> None:
        """Take from its members hands and panels; a sentence stands there instead."""
        for holder in live.members:
            await self._poster.withdraw_hand(holder)
            await self._poster.cockpits.lose(live, holder.member or 0, sentence)
