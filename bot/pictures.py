"""Pictures of tables, drawn off the event loop, with the words that say the same."""

from __future__ import annotations

import asyncio
import io
from dataclasses import dataclass
from typing import Any

import discord
import structlog

from bot.tables.live import LiveTable
from data.locale import Texts

_log = structlog.get_logger(__name__)

# After these log entries everybody sees the board anew, by game.
_BOARD_AFTER = {"marauders": frozenset({"event.drawn"})}


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture as bytes, what it is called as a file, and what it shows in words."""

    data: bytes
    name: str
    alt: str

    def file(self) -> discord.File:
        """A fresh file to send: Discord's library reads it once."""
        return discord.File(io.BytesIO(self.data), self.name, description=self.alt[:1024])


def shows_board(game: str, key: str) -> bool:
    """Whether the board is posted after this log entry."""
    return key in _BOARD_AFTER.get(game, ())


async def board_picture(live: LiveTable) -> Picture | None:
    """The public board of a table as it is now; None for a game without a board, or when drawing fails.

    What is drawn is what a spectator may know.
    """
    if live.game is None:
        return None
    view, texts = live.game.view(None), live.texts
    try:
        return await asyncio.to_thread(_draw, view, texts)
    except Exception:
        # A table without a picture can be played; one that waits for it cannot.
        _log.exception("the board could not be drawn", table=live.id)
        return None


def _draw(view: dict[str, Any], texts: Texts) -> Picture | None:
    import render

    draw = getattr(render, "board", None)
    if draw is None:
        return None
    drawn = draw(view, texts)
    return Picture(drawn.data, drawn.name, drawn.alt)
