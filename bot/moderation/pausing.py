"""What moderators do about a table's time: remind, give more of it, let it stand still."""

from __future__ import annotations

from bot.moderation.acts import Moderated, check, named
from bot.moderation.herald import Herald, Time
from bot.tables import LiveTable, LiveTables
from bot.tables.member import Member
from bot.tables.tell import Tell
from bot.tables.waits import BY_MODERATOR


class Pausing:
    """Time, by moderators. All raise Tell."""

    def __init__(self, tables: LiveTables, time: Time, herald: Herald) -> None:
        self._tables = tables
        self._time = time
        self._herald = herald

    async def nudge(self, table: int, member: Member) -> LiveTable:
        """Remind everybody whom a table waits for."""
        async with self._tables.hold(table) as live:
            check(live, member)
            live.check_running()
            if live.waits.still:
                raise Tell("tell-stands-still")
            if not live.waits.by_seat:
                raise Tell("tell-nobody-to-nudge")
            if not await self._time.nudge(live):
                raise Tell("tell-nudged")
        return live

    async def more(self, table: int, member: Member) -> LiveTable:
        """Give all whom a table waits for their whole time anew."""
        async with self._tables.hold(table) as live:
            check(live, member)
            live.check_running()
            if await self._time.extend(live, named(member)) is None:
                raise Tell("tell-no-deadline")
        return live

    async def pause(self, table: int, member: Member) -> Moderated:
        """Let the time of a table stand still, if it does not yet."""
        return await self._stand(table, member, BY_MODERATOR, "scene-paused")

    async def go_on(self, table: int, member: Member) -> Moderated:
        """Let the time of a table go on, if it stands still."""
        return await self._stand(table, member, "", "scene-goes-on")

    async def _stand(self, table: int, member: Member, why: str, key: str) -> Moderated:
        async with self._tables.hold(table) as live:
            check(live, member)
            live.check_running()
            if bool(live.waits.still) == bool(why):
                # Another moderator was quicker.
                return Moderated(live, "")
            await self._time.stand_still(live, why)
            sentence = live.texts.say(key, moderator=named(member))
            await self._herald.announce(live, sentence)
        return Moderated(live, sentence)
