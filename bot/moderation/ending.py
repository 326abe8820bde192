"""The end of a table by a moderator's hand: closed, opened again, deleted."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import structlog

from bot.moderation.acts import Moderated, check, named
from bot.moderation.herald import Herald, Time
from bot.tables import LiveTable, LiveTables
from bot.tables.member import Member
from bot.tables.tell import Tell
from data.store import Status

_log = structlog.get_logger(__name__)

_OPEN = (Status.LOBBY, Status.PLAYING)


class Ending:
    """Ends tables. All raise Tell. `repost` shows a lobby as it is now."""

    def __init__(
        self,
        tables: LiveTables,
        time: Time,
        herald: Herald,
        repost: Callable[[LiveTable], Awaitable[None]],
    ) -> None:
        self._tables = tables
        self._time = time
        self._herald = herald
        self._repost = repost

    async def close(self, table: int, member: Member) -> LiveTable:
        """Close a table before its end, be it a lobby or played."""
        async with self._tables.hold(table) as live:
            check(live, member)
            if live.row.status not in _OPEN:
                raise Tell("tell-table-over")
            lobby = live.row.status is Status.LOBBY
            await self._tables.end(live)
        if lobby:
            await self._repost(live)
        else:
            await self._herald.announce(live, live.texts.say("scene-closed", moderator=named(member)))
            self._tables.events.changed.tell(live)
        return live

    async def reopen(self, table: int, member: Member) -> LiveTable:
        """Go on with a table that was closed by hand, or with its lobby."""
        async with self._tables.hold(table) as live:
            check(live, member)
            if live.row.status is not Status.ENDED:
                raise Tell("tell-not-closed", table=live.title)
            await self._tables.reopen(live)
            await self._tables.let_captains_play(live)
        if not live.is_running:
            await self._repost(live)
        else:
            await self._herald.announce(live, live.texts.say("scene-reopened", moderator=named(member)))
            self._tables.events.changed.tell(live)
        return live

    async def delete(self, table: int, member: Member) -> Moderated:
        """Delete everything of a table."""
        async with self._tables.hold(table) as live:
            check(live, member)
            if live.row.status in _OPEN:
                await self._tables.end(live)
                self._tables.events.changed.tell(live)
            await self._herald.settle(live)
            await self._time.settle()
            shown = self._herald.shown_at(live)
            await self._tables.store.tables.delete(table)
            self._tables.forget(table)
        _log.info("a moderator has deleted a table", table=table)
        sentence = live.texts.say("scene-deleted", moderator=named(member), table=live.title)
        await self._herald.withdraw(live, sentence)
        for left in shown:
            await self._herald.leave(left, sentence)
        return Moderated(live, sentence)
