"""The picture of odds that somebody has asked for."""

from __future__ import annotations

import structlog

import render
from bot.pictures.threads import off_the_loop
from bot.tables.thinking.reckoned import Reckoned
from data.locale import Texts
from render import Picture
from render.kit.theme import USUAL

_log = structlog.get_logger(__name__)


async def odds_picture(told: Reckoned, texts: Texts, theme: str = USUAL) -> Picture | None:
    """What was reckoned, as a picture; None if nothing was, the game has none of it, or drawing fails."""
    notes = [(note.key, note.args) for note in told.notes]
    if not notes:
        return None
    try:
        return await off_the_loop(render.odds, told.game, told.given, notes, texts, theme)
    except Exception:
        # The words say all of it.
        _log.exception("odds could not be drawn", game=told.game)
        return None
