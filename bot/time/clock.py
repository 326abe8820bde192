"""The time that members live by: deadlines, reminders, vacations. Who writes such a time asks the clock."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from typing import Protocol

_LOOK = 30.0
"""Seconds after which a sleeper looks at the time again: somebody may have set it, or the machine slept."""


class Clock(Protocol):
    """A clock and an alarm."""

    def now(self) -> datetime:
        """The time in UTC."""
        ...

    async def sleep_until(self, moment: datetime) -> None:
        """Return when this moment has come."""
        ...


class SystemClock:
    """The machine's."""

    def now(self) -> datetime:
        """The time in UTC."""
        return datetime.now(UTC)

    async def sleep_until(self, moment: datetime) -> None:
        """Return when this moment has come."""
        while (left := (moment - self.now()).total_seconds()) > 0:  # noqa: ASYNC110 - it is no event
            await asyncio.sleep(min(left, _LOOK))
