"""Repairs by moderators: something at a table is set right by hand, question by question."""

from __future__ import annotations

from collections.abc import Sequence

from bot.moderation.acts import check, named
from bot.tables import LiveTable, LiveTables
from bot.tables.member import Member
from bot.tables.tell import NoSuch, Tell
from engine.kernel import AnswerError, Decision


class Repairing:
    """Sets right. All raise Tell, and AnswerError for what is not possible now."""

    def __init__(self, tables: LiveTables) -> None:
        self._tables = tables

    async def repair(self, table: int, member: Member, picks: Sequence[str]) -> LiveTable:
        """Repair what these answers mean."""
        async with self._tables.hold(table) as live:
            check(live, member)
            if asked_next(live, picks) is not None:
                raise NoSuch
            await self._tables.repair(live, picks, named(member))
            await self._tables.let_captains_play(live)
        self._tables.events.changed.tell(live)
        return live


def can_be_repaired(live: LiveTable) -> bool:
    """Whether anything can be repaired now."""
    try:
        return asked_next(live, []) is not None
    except (Tell, AnswerError):
        return False


def asked_next(live: LiveTable, picks: Sequence[str]) -> Decision | None:
    """What is asked next about a repair, after these answers; None: nothing more. Raises Tell, and
    AnswerError for what is not possible now.
    """
    if live.game is None or not live.is_running:
        raise Tell("tell-table-over")
    return live.game.mending.asked(list(picks))
