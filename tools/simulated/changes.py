"""Noticing changes: everything that the bot says is a request of its own, so a new request is news."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from bot.web.news import News

LOOK = 0.005
"""Seconds between two looks while somebody reads: the most that a page lags behind."""
IDLE = 0.5
"""... and while nobody does."""


async def watch(look: Callable[[], object], news: News) -> None:
    """Tell of news, for ever, whenever what `look` gives differs from what it gave before."""
    seen = look()
    while True:
        await asyncio.sleep(LOOK if news.read else IDLE)
        found = look()
        if found != seen:
            seen = found
            news.tell()
