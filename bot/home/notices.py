"""What tables were told lately: nobody posts it, so it is kept for whoever looks."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime

from bot.web.news import News

MOST = 20
"""What is kept of each table."""


@dataclass(frozen=True, slots=True)
class Told:
    """Something that everybody at a table was told, when."""

    at: datetime
    sentence: str


class Notices:
    """Keeps what was told, and tells `news` that there is something new to see."""

    def __init__(self, news: News, now: Callable[[], datetime]) -> None:
        self.news = news
        self._now = now
        self._told: dict[int, deque[Told]] = {}

    def tell(self, table: int, sentence: str) -> None:
        """A table is told a sentence."""
        self._told.setdefault(table, deque(maxlen=MOST)).append(Told(self._now(), sentence))
        self.news.tell()

    def of(self, table: int) -> Sequence[Told]:
        """What a table was told lately, oldest first."""
        return tuple(self._told.get(table, ()))

    def forget(self, table: int) -> None:
        """A table is gone."""
        self._told.pop(table, None)
