"""Waiting for something to change: whoever shows a table sleeps until there is something new to show."""

from __future__ import annotations

import asyncio
from collections.abc import Generator
from contextlib import contextmanager


class News:
    """Counts changes."""

    def __init__(self) -> None:
        self.count = 0
        self.over = False
        """Nothing changes any more: whoever waits may go."""
        self._readers = 0
        self._changed = asyncio.Event()

    @property
    def read(self) -> bool:
        """Whether anybody waits for news at all."""
        return self._readers > 0

    @contextmanager
    def reading(self) -> Generator[None]:
        """Somebody waits for news for as long as this lasts."""
        self._readers += 1
        self.tell()
        try:
            yield
        finally:
            self._readers -= 1

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
