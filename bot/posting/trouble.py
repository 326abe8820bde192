"""When a table cannot be posted: who is told, and when to retry."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field

import discord
import structlog

from bot.posting.attempts import FAILURES, Unreachable, reason_of
from bot.posting.permissions import FOR_PICTURES, missing_at, named
from bot.posting.replies import Interaction, tell
from bot.tables.live import LiveTable
from bot.tables.service import LiveTables
from bot.tables.tell import Tell
from data.store import StoreError

_log = structlog.get_logger(__name__)

LATER = 60.0
"""Seconds until a table that Discord rejected is retried; doubled each further time."""
LATEST = 6 * 3600.0


@dataclass(slots=True)
class _Failing:
    """A table that cannot be posted as it should be."""

    guild: int | None = None
    times: int = 0
    told: set[tuple[int, str]] = field(default_factory=set[tuple[int, str]])
    """Who was told what; once is enough until it works again."""
    timer: asyncio.TimerHandle | None = None


class Trouble:
    """Tables that cannot be posted as they should be; `again` retries one of them."""

    def __init__(self, client: discord.Client, tables: LiveTables, again: Callable[[int], None]) -> None:
        self._client = client
        self._tables = tables
        self._again = again
        self._failing: dict[int, _Failing] = {}

    async def met(self, table: int, fault: Unreachable, via: Interaction | None) -> None:
        """Discord accepted nothing: retry later, and tell the clicker, or else the host."""
        _log.warning("a table message could not be posted", table=table, reason=str(fault))
        self._tables.events.refused.tell(fault)
        failing = self._failing.setdefault(table, _Failing())
        # First of all: nothing that goes wrong while telling them may cost the next retry.
        self._later(table, failing)
        try:
            live = await self._tables.open(table)
            failing.guild = live.row.guild
            await self._tell(live, failing, self._sentence(live, fault), via, host_too=True)
        except (*FAILURES, Tell, StoreError) as silent:
            _log.info("nobody could be told", table=table, reason=reason_of(silent))

    async def without_pictures(self, live: LiveTable, via: Interaction | None) -> None:
        """The table is posted, but files are refused: tell the clicker."""
        failing = self._failing.setdefault(live.id, _Failing())
        failing.guild, failing.times = live.row.guild, 0
        self._stop(failing)
        texts = live.texts
        sentence = texts.say(
            "tell-no-pictures", place=f"<#{live.place}>", permissions=named(texts, [FOR_PICTURES])
        )
        try:
            await self._tell(live, failing, sentence, via, host_too=False)
        except FAILURES as silent:
            _log.info("nobody could be told", table=live.id, reason=reason_of(silent))

    def stored_badly(self, table: int) -> None:
        """The store failed while a table was posted: retry later."""
        self._later(table, self._failing.setdefault(table, _Failing()))

    def over(self, table: int) -> None:
        """The table is posted as it should be."""
        failing = self._failing.pop(table, None)
        if failing is not None:
            self._stop(failing)

    async def permissions_changed(self, guild: int) -> None:
        """Something changed in a server that may let the bot post again: retry its failing tables now."""
        for table, failing in list(self._failing.items()):
            if failing.guild != guild:
                continue
            try:
                live = await self._tables.open(table)
            except (Tell, StoreError) as gone:
                _log.info("a failing table cannot be opened", table=table, reason=str(gone))
                continue
            if not missing_at(self._client, live):
                self._again(table)

    def close(self) -> None:
        """Stop all retries."""
        for failing in self._failing.values():
            self._stop(failing)

    def _later(self, table: int, failing: _Failing) -> None:
        self._stop(failing)
        seconds = min(LATER * 2**failing.times, LATEST)
        failing.times = min(failing.times + 1, 20)
        failing.timer = asyncio.get_running_loop().call_later(seconds, self._again, table)

    def _stop(self, failing: _Failing) -> None:
        if failing.timer is not None:
            failing.timer.cancel()
            failing.timer = None

    def _sentence(self, live: LiveTable, fault: Unreachable) -> str:
        """What is wrong, as far as can be known, and who can fix it."""
        texts, place = live.texts, f"<#{live.place}>"
        if fault.missing:
            return texts.say("tell-place-gone", table=live.title, number=str(live.id))
        if fault.closed:
            return texts.say("tell-place-locked", place=place)
        if not fault.forbidden:
            return texts.say("tell-cannot-post-now", place=place)
        if missing := missing_at(self._client, live):
            return texts.say("tell-cannot-post-missing", place=place, permissions=named(texts, missing))
        return texts.say("tell-cannot-post", place=place)

    async def _tell(
        self, live: LiveTable, failing: _Failing, sentence: str, via: Interaction | None, *, host_too: bool
    ) -> None:
        """Tell the clicker; if nobody clicked and nobody has been told yet, the host."""
        if via is None and (failing.told or not host_too):
            return
        reader = via.user.id if via is not None else live.row.host
        if (reader, sentence) in failing.told:
            return
        failing.told.add((reader, sentence))
        if via is not None:
            await tell(via, sentence)
        else:
            host = await self._client.fetch_user(live.row.host)
            await host.send(sentence)
