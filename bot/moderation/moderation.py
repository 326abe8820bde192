"""Everything that moderators can do to single tables, in its parts."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.decisions.answering import Answering
from bot.moderation.acting import Acting
from bot.moderation.acts import check
from bot.moderation.ending import Ending
from bot.moderation.herald import Crews, Herald, Time
from bot.moderation.pausing import Pausing
from bot.moderation.placing import Placing
from bot.moderation.repairing import Repairing
from bot.moderation.seating import Seating
from bot.moderation.undoing import Undoing
from bot.tables import LiveTable, LiveTables
from bot.tables.member import Member


class Moderation:
    """Acts of moderators at the tables of their servers."""

    def __init__(
        self,
        tables: LiveTables,
        answering: Answering,
        time: Time,
        crews: Crews,
        herald: Herald,
        repost: Callable[[LiveTable], Awaitable[None]],
    ) -> None:
        self._tables = tables
        self.pausing = Pausing(tables, time, herald)
        self.acting = Acting(tables, answering, time, herald)
        self.seating = Seating(tables, crews, herald)
        self.undoing = Undoing(tables)
        self.repairing = Repairing(tables)
        self.placing = Placing(tables, herald)
        self.ending = Ending(tables, time, herald, repost)

    async def look(self, table: int, member: Member) -> LiveTable:
        """A table, for who moderates its server. Raises Tell."""
        live = await self._tables.open(table)
        check(live, member)
        return live
