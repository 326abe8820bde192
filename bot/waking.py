"""The start: games go on where the last process left them, those first at which something is left to do."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable

import structlog

from bot.interactions.services import Services
from bot.posting.shown import Shown
from bot.tables.tell import SetAside, Tell
from data.store import NoSuchTable, Status, StoreError
from data.store.left import LeftPlaying

_log = structlog.get_logger(__name__)

FEW = 100
"""So many games at which nothing seems to be left are gone on with at once, besides the others."""
SHARE = 0.2
"""How much of the time is spent on games at which nothing seems to be left: members come first."""


class Waking:
    """Has the games of a store gone on with, each once."""

    def __init__(self, services: Services, is_ours: Callable[[int], bool]) -> None:
        """`is_ours` says whether the bot is in a server."""
        self._services, self._is_ours = services, is_ours
        self._resting: list[int] = []

    async def begin(self) -> None:
        """Go on with every game that was left in mid-turn, or before all of it was posted."""
        due: list[int] = []
        for left in await self._services.store.left.playing():
            if self._is_ours(left.guild):
                (self._resting if _rests(left) else due).append(left.table)
        few, self._resting = self._resting[:FEW], self._resting[FEW:]
        await self._wake_all([*due, *few], share=1)

    async def others(self) -> None:
        """Look after the others at leisure: what is noted of them may have come apart when the last process
        ended, such as a turn whose time nobody has begun to keep.
        """
        await self._wake_all(self._resting, share=SHARE)

    async def wake(self, table: int) -> None:
        """Let computer captains answer what they are asked, and post what is not posted yet."""
        live = await self._services.go_on(table)
        if self._services.poster.is_behind(live):
            self._services.poster.refresh(live)

    async def _wake_all(self, tables: Iterable[int], share: float) -> None:
        for table in tables:
            began = time.perf_counter()
            await self._wake_if_it_can(table)
            await asyncio.sleep((time.perf_counter() - began) * (1 / share - 1))

    async def _wake_if_it_can(self, table: int) -> None:
        """Whatever is wrong with one table, the others wake."""
        try:
            if (await self._services.store.tables.get(table)).status is Status.PLAYING:
                await self.wake(table)
        except SetAside as fault:
            await self._tell_set_aside(table, fault)
        except NoSuchTable:
            # It was deleted, long after the start perhaps.
            return
        except (Tell, StoreError) as fault:
            _log.error("a table could not be gone on with", table=table, reason=str(fault))
        except Exception:
            _log.exception("a table could not be gone on with", table=table)

    async def _tell_set_aside(self, table: int, fault: SetAside) -> None:
        try:
            await self._services.places.tell_set_aside(await self._services.store.tables.get(table), fault)
        except StoreError as unreadable:
            _log.error("a table could not be gone on with", table=table, reason=str(unreadable))


def _rests(left: LeftPlaying) -> bool:
    """Whether nothing seems to be left to do; not if what is kept of messages says nothing that we know."""
    try:
        return left.version is not None and Shown.of(left.messages).rests == left.version
    except (AttributeError, TypeError, ValueError):
        return False
