"""The voice at the helm of first voyages: what it says to a seat, thought out off the event loop.

Whether it speaks at a table is public; whether a member has silenced it is his alone to know. It stays
until he does; after some points it asks him.
"""

from __future__ import annotations

import asyncio

import msgspec
import structlog

from bot.tables.live import LiveTable
from bot.tables.thinking.captains import THINKERS
from engine.advice.voyage import Counsel, consider, has_learned, hear, speaks

_log = structlog.get_logger(__name__)


def has_helm(live: LiveTable) -> bool:
    """Whether there is a voice at the helm of a table."""
    return live.game is not None and live.is_running and speaks(live.game)


def is_quiet(live: LiveTable, seat: int) -> bool:
    """Whether it says nothing to a seat, whose member has silenced it."""
    return bool(live.holder(seat).settings.quiet)


def asks_leave(live: LiveTable, seat: int) -> bool:
    """Whether it asks a seat if it is still wanted: at one question, once the seat has some points. Who says
    nothing keeps it.
    """
    decision = live.asked(seat)
    if live.holder(seat).settings.quiet is not None or decision is None or not has_helm(live):
        return False
    learned = live.game is not None and has_learned(live.game, seat)
    return learned and live.asked_leave.setdefault(seat, decision.number) == decision.number


async def counsel_of(live: LiveTable, seat: int) -> Counsel | None:
    """What the voice says to a seat now; None if it says nothing."""
    if not has_helm(live) or is_quiet(live, seat):
        return None
    try:
        intent = live.intents.get(seat)
        heard = hear(live.game, seat, live.advice(seat), intent) if live.game is not None else None
        if heard is None:
            return None
        said = await asyncio.get_running_loop().run_in_executor(THINKERS, consider, heard)
    except Exception:
        # Whatever it trips over, its member can still answer.
        _log.exception("the voice at the helm failed", table=live.id, seat=seat)
        return None
    told = live.lessons.setdefault(seat, {})
    number = heard.decision.number
    # Each lesson is for the question at which its thing first happens.
    lessons = tuple(one for one in said.lessons if told.setdefault(one, number) == number)
    said = msgspec.structs.replace(said, lessons=lessons)
    if said.plan is not None:
        live.intents[seat] = said.plan.intent
    return said
