"""Waiting for something to change: whoever shows a table sleeps until there is something new to show."""

from __future__ import annotations

import asyncio


class News:
    """Counts changes."""

    def __init__(self) -> None:
        self.count = 0
        self.over = False
        """Nothing changes any more: whoever waits may go."""
        self._changed = asyncio.Event()

    def tell(self) -> None:
        """Something has changed."""
        self.count += 1
        changed, self._changed = self._changed, asyncio.Event()
        changed.set()

    def close(self) -> None:
        """Let everybody go."""
        self.over = True
        self.tell()

    async def after(self, seen: int) -> None:
        """Wait until there is more than somebody has seen."""
        while self.count == seen and not self.over:
            await self._changed.wait()
