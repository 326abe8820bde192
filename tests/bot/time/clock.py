"""A clock that stands still until a test moves it."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta

NOON = datetime(2026, 7, 1, 17, tzinfo=UTC)
"""A Wednesday, at noon where members of the tests live as far as the bot can guess: in Chicago."""


class MovedClock:
    """Its time is what the test says; whoever sleeps wakes when the test has moved it far enough."""

    def __init__(self, start: datetime = NOON) -> None:
        self._now = start
        self._moved = asyncio.Event()

    def now(self) -> datetime:
        """The time in UTC."""
        return self._now

    async def sleep_until(self, moment: datetime) -> None:
        """Return when this moment has come."""
        while self._now < moment:
            await self._moved.wait()

    def move(self, by: timedelta) -> None:
        """Let time go by."""
        self.set(self._now + by)

    def set(self, moment: datetime) -> None:
        """Make it another time."""
        self._now = moment
        moved, self._moved = self._moved, asyncio.Event()
        moved.set()
