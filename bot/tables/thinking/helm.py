"""The voice at the helm of first voyages: what it says to a seat, thought out off the event loop.

Whether it speaks at a table is public; whether a member has silenced it is his alone to know. After some
rounds it falls silent by itself, and speaks again if asked to.
"""

from __future__ import annotations

import asyncio

import structlog

from bot.tables.live import LiveTable
from bot.tables.thinking.captains import THINKERS
from engine.advice.voyage import Counsel, consider, hear, speaks, taught

_log = structlog.get_logger(__name__)


def has_helm(live: LiveTable) -> bool:
    """Whether there is a voice at the helm of a table."""
    return live.game is not None and live.is_running and speaks(live.game)


def is_teaching(live: LiveTable) -> bool:
    """Whether it speaks to whoever has not silenced it."""
    return has_helm(live) and live.game is not None and not taught(live.game)


def is_quiet(live: LiveTable, seat: int) -> bool:
    """Whether it says nothing to a seat: its member has silenced it, or it has fallen silent by itself."""
    silenced = live.holder(seat).settings.quiet
    return bool(silenced) if silenced is not None else not is_teaching(live)


def takes_leave(live: LiveTable, seat: int) -> bool:
    """Whether it has just fallen silent by itself: for a round it says so."""
    return (
        has_helm(live)
        and live.game is not None
        and taught(live.game) == 1
        and live.holder(seat).settings.quiet is None
    )


async def counsel_of(live: LiveTable, seat: int) -> Counsel | None:
    """What the voice says to a seat now; None if it says nothing."""
    if not has_helm(live) or is_quiet(live, seat):
        return None
    try:
        heard = hear(live.game, seat, live.advice(seat)) if live.game is not None else None
        if heard is None:
            return None
        return await asyncio.get_running_loop().run_in_executor(THINKERS, consider, heard)
    except Exception:
        # Whatever it trips over, its member can still answer.
        _log.exception("the voice at the helm failed", table=live.id, seat=seat)
        return None
