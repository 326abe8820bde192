"""How soon a member answers, and how many of his tables he finishes: from his newest ones in a server, never
from few.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.lobbies.herald import Herald
from bot.tables import LiveTables
from bot.tables.finding.results import ANSWERS, LEAST, Reliability
from bot.tables.tell import Tell
from bot.tables.waits import WITHIN
from data.store import Status

MOST = 3, 4
"""Within the hours that are told he answers so often: three times of four."""


class Reliable:
    """All raise StoreError."""

    def __init__(self, tables: LiveTables, herald: Herald) -> None:
        self._tables = tables
        self._herald = herald
        tables.events.joined.listen(self._joined)
        tables.events.gathers.listen(self._gathers)

    async def of(self, member: int, guild: int | None) -> Reliability | None:
        """A member's, for himself; None as long as he has too few tables."""
        return reliability(await self._tables.store.reliable.newest(member, guild))

    async def shown(self, member: int, guild: int) -> Reliability | None:
        """A member's as others in a server see it; None for who shows his results to nobody, too."""
        if not (await self._tables.preferences(member)).results:
            return None
        return await self.of(member, guild)

    # --- in lobbies ---------------------------------------------------------------------------------

    async def refresh(self, member: int) -> None:
        """What a member shows has changed: the lobbies where he sits tell no more than that."""
        for row in await self._tables.store.tables.find(status=(Status.LOBBY,), member=member):
            if not self._tables.store.range.has(row.guild):
                continue
            try:
                async with self._tables.hold(row.number) as live:
                    await self._note(live, member)
            except Tell:
                continue
            await self._herald.repost(live)

    async def _gathers(self, live: Any) -> None:
        for holder in live.members:
            await self._note(live, holder.member)

    async def _joined(self, live: Any, member: int) -> None:
        await self._note(live, member)

    async def _note(self, live: Any, member: int) -> None:
        shown = await self.shown(member, live.row.guild)
        known = {who: one for who, one in live.lobby.reliable.items() if who != member}
        if shown is not None:
            known[member] = (shown.within, shown.finishes)
        if known != live.lobby.reliable:
            await self._tables.change_lobby(live, reliable=known)


def reliability(newest: Sequence[dict[str, Any] | None]) -> Reliability | None:
    """What a member's newest tables come to; None for too few."""
    if len(newest) < LEAST:
        return None
    finished = [told for told in newest if told is not None]
    slow = [told[ANSWERS] for told in finished if told.get(ANSWERS)]
    return Reliability(
        len(newest),
        100 * len(finished) // len(newest),
        _within([sum(counts) for counts in zip(*slow, strict=True)]) if len(slow) >= LEAST else 0,
    )


def _within(counts: Sequence[int]) -> int:
    """The hours within which most answers came; more than any bound tells: twice the last."""
    some, of = MOST
    so_far = 0
    for hours, count in zip((*WITHIN, 2 * WITHIN[-1]), counts, strict=True):
        so_far += count
        if so_far * of >= sum(counts) * some:
            return hours
    raise AssertionError
