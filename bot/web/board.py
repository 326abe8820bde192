"""The live picture of each table's board: drawn once for everybody who watches, off the event loop.

It is what a spectator sees. A page learns of a picture by its token, made of the picture alone: that the
table has a new version is no news as long as its board looks the same, and may be somebody's secret.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from bot.pictures.board import board_picture
from bot.tables import LiveTable, LiveTables
from bot.web.news import News
from render import Picture

MOST_TABLES = 16
"""Tables whose pictures are kept."""
MOST_PICTURES = 3
"""Pictures of a table that a page may still ask for: the newest and those before it."""


PACE = 0.5
"""Seconds between two drawings while computer captains have their turns: one costs some answers."""
CLOSES_WITHIN = 5.0
"""Seconds that are waited for what is being drawn, at the end."""
GRACE = 0.3
"""Seconds in which they are usually done: a board drawn before would hold them up and be old at once."""


@dataclass(slots=True)
class _Board:
    """The pictures of one table: of what the newest was drawn and when, and by their tokens."""

    drawn: tuple[Any, ...] | None = None
    began: float = 0.0
    pictures: OrderedDict[str, Picture] = field(default_factory=OrderedDict[str, Picture])
    task: asyncio.Task[None] | None = None


class Boards:
    """Draws the boards of tables that are watched."""

    def __init__(self, tables: LiveTables, news: News) -> None:
        self._tables = tables
        self._news = news
        self._boards: OrderedDict[int, _Board] = OrderedDict()

    def newest(self, live: LiveTable) -> dict[str, Any] | None:
        """The newest picture of a table's board as a page shows it; None before the first.

        If the table has gone on since, another one is drawn, and `news` tells when it is there.
        """
        if live.game is None:
            return None
        board = self._boards.setdefault(live.id, _Board())
        self._boards.move_to_end(live.id)
        while len(self._boards) > MOST_TABLES:
            self._boards.popitem(last=False)
        if board.task is None and board.drawn != _looks(live):
            board.task = asyncio.create_task(self._draw(live, board), name=f"board-{live.id}")
        if not board.pictures:
            return None
        token, picture = next(reversed(board.pictures.items()))
        return {
            "token": token,
            "name": picture.name,
            "width": picture.width,
            "height": picture.height,
            "alt": picture.description,
            "words": picture.alt,
        }

    def picture(self, table: int, token: str) -> bytes | None:
        """A picture of a table by its token; None if it is not kept."""
        board = self._boards.get(table)
        picture = board.pictures.get(token) if board else None
        return picture.data if picture else None

    async def settle(self) -> None:
        """Wait for what is being drawn."""
        tasks = {board.task for board in self._boards.values() if board.task is not None}
        if tasks:
            await asyncio.wait(tasks, timeout=CLOSES_WITHIN)

    async def _draw(self, live: LiveTable, board: _Board) -> None:
        try:
            await self._let_captains_play(live, board)
            theme = (await self._tables.public_look(live.row.guild)).theme
            board.drawn, board.began = _looks(live), asyncio.get_running_loop().time()
            picture = await board_picture(live, theme)
        finally:
            board.task = None
        if picture is None:
            return
        token = hashlib.sha256(picture.data).hexdigest()[:24]
        board.pictures[token] = picture
        board.pictures.move_to_end(token)
        while len(board.pictures) > MOST_PICTURES:
            board.pictures.popitem(last=False)
        self._news.tell()

    async def _let_captains_play(self, live: LiveTable, board: _Board) -> None:
        """Wait until the computer captains are done and the log tells it, but no longer than a picture may
        be old.
        """
        loop, news = asyncio.get_running_loop(), self._news
        until = max(board.began + PACE, loop.time() + GRACE)
        while _goes_on(live) and not news.over and (left := until - loop.time()) > 0:
            with suppress(TimeoutError):
                await asyncio.wait_for(news.after(news.count), left)


def _goes_on(live: LiveTable) -> bool:
    """Whether a board drawn now would soon be old: wakes and marks come from what is saved."""
    return bool(live.computers_asked()) or not live.is_saved


def _looks(live: LiveTable) -> tuple[Any, ...]:
    """What a drawn board depends on."""
    return (live.game.version if live.game else 0, live.texts.language, *live.names)
