"""Where a table is played, by moderators: posted anew, moved to another channel, brought home."""

from __future__ import annotations

from bot.moderation.acts import Moderated, check, check_moderates, named
from bot.moderation.herald import Herald
from bot.tables import LiveTable, LiveTables
from bot.tables.member import Member
from bot.tables.tell import Tell


class Placing:
    """Places of tables. All raise Tell."""

    def __init__(self, tables: LiveTables, herald: Herald) -> None:
        self._tables = tables
        self._herald = herald

    async def post_again(self, table: int, member: Member) -> LiveTable:
        """Post a table's message anew."""
        live = await self._tables.open(table)
        check(live, member)
        live.check_running()
        self._herald.post_again(live)
        return live

    async def move(self, table: int, member: Member, channel: int) -> Moderated:
        """Give a table a place in another channel; where it was, a sentence leads there."""
        async with self._tables.hold(table) as live:
            check(live, member)
            live.check_running()
            left = await self._herald.move(live, channel)
        sentence = live.texts.say("scene-moved", moderator=named(member), place=f"<#{live.place}>")
        await self._herald.leave(left, sentence)
        return Moderated(live, sentence)

    async def bring_home(self, table: int, member: Member, channel: int) -> LiveTable:
        """Give a table whose place is gone a new one; a sealed one, too: its thread is private again."""
        async with self._tables.hold(table) as live:
            check_moderates(live, member)
            if not live.is_running:
                raise Tell("tell-no-such-table")
            await self._herald.move(live, channel)
        return live
