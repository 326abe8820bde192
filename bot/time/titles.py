"""The title of a table's thread, where the table wants it to say whom it waits for.

Discord lets a channel be renamed twice in ten minutes. What is asked unseen is never told.
"""

from __future__ import annotations

from datetime import timedelta
from typing import Any

from babel.dates import format_date

from bot.tables import LiveTable, LiveTables
from bot.tables.tell import Tell
from bot.tables.waits import UNSEEN, Titled, Waits
from bot.time.herald import Herald
from bot.time.timers import Timers
from data.store import Timer

TITLE = "title"
"""The kind of the timers: one for each table whose title is to change."""
GAP = timedelta(minutes=5)
"""Between two renames of a thread, at least."""
_CALM = timedelta(seconds=30)
"""For which whom a table waits for must be the same."""
_MOST = 100


class Titles:
    """Renames the threads of tables."""

    def __init__(self, herald: Herald, tables: LiveTables, timers: Timers) -> None:
        self._herald = herald
        self._tables = tables
        self._timers = timers
        timers.handler(TITLE)(self._rename)

    async def update(self, live: LiveTable) -> None:
        """Have the title changed soon, if it tells something else now. Raises StoreError."""
        if live.row.thread is None or title_of(live) == shown_title(live):
            return
        now, shown = self._timers.clock.now(), live.waits.title
        last = shown.at if shown is not None and shown.at is not None else now - GAP
        planned = await self._timers.get(TITLE, str(live.id))
        if planned is None or planned.taken is not None:
            await self._timers.set(TITLE, str(live.id), max(now + _CALM, last + GAP), table=live.id)

    def left(self, live: LiveTable) -> dict[str, Any] | None:
        """What a table that is over keeps until its title waits for nobody any more; and how soon its members
        answered.
        """
        done = live.row.thread is None or title_of(live) == shown_title(live)
        if done and not live.waits.answered:
            return None
        return Waits(title=None if done else live.waits.title, answered=live.waits.answered).stored()

    async def _rename(self, timer: Timer) -> None:
        try:
            live = await self._tables.open(int(timer.key))
        except Tell:
            return
        wanted = title_of(live)
        if live.row.thread is None or wanted == shown_title(live):
            return
        await self._herald.entitle(live, wanted)
        # What was refused is not asked for again until something else is to be told.
        live.waits.title = Titled(now=wanted, at=self._timers.clock.now())
        await self._tables.keep_waits(
            live, lambda: live.waits.stored() if live.is_running else self.left(live)
        )


def shown_title(live: LiveTable) -> str:
    """What the title of a table's thread says, as far as is known."""
    shown = live.waits.title
    return live.title if shown is None or shown.now is None else shown.now


def title_of(live: LiveTable) -> str:
    """What the title of a table's thread says now."""
    waits = [(seat, wait) for seat, wait in live.waits if seat != UNSEEN]
    if not live.lobby.title or not live.is_running or not waits:
        return live.title[:_MOST]
    since = min(wait.since for _, wait in waits)
    day = format_date(since.date(), "d MMM", locale=live.texts.locale)
    seats = [seat for seat, _ in waits]
    return live.plain_texts.say("title-waits", table=live.title, seats=seats, day=day)[:_MOST]
