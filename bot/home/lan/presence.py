"""Who has his page open: his phone may be in his pocket."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Generator
from contextlib import contextmanager

from bot.web.news import News

GRACE = 3.0
"""Seconds that a page may be closed before its reader is away: it may be going to another one."""
_Who = tuple[int, int]


class Presence:
    """Counts open pages, of a member at a table, and tells news of who comes and goes."""

    def __init__(self, news: News) -> None:
        self._news = news
        self._open = Counter[_Who]()

    def is_here(self, table: int, member: int) -> bool:
        """Whether a member has a page of a table open."""
        return self._open[table, member] > 0

    @contextmanager
    def attended(self, table: int, member: int) -> Generator[None]:
        """A page of his is open for as long as this lasts, and a little longer."""
        who = table, member
        self._open[who] += 1
        if self._open[who] == 1:
            self._news.tell()
        try:
            yield
        finally:
            asyncio.get_running_loop().call_later(GRACE, self._gone, who)

    def _gone(self, who: _Who) -> None:
        self._open[who] -= 1
        if not self._open[who]:
            del self._open[who]
            self._news.tell()
