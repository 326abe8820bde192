"""The voice at the helm: what it says to a seat, thought out off the event loop.

On a first voyage it speaks from the beginning; it stays until its member silences it, and asks him after some
points. At other tables that allow it, it says nothing until it is called, and then gives two plans. Whether
it may speak at a table is public; whether it does is its member's alone to know.
"""

from __future__ import annotations

import asyncio
from itertools import pairwise

import msgspec
import structlog

from bot.tables.live import AtHelm, LiveTable
from bot.tables.thinking.captains import THINKERS
from engine.advice import advise
from engine.advice.voyage import Counsel, consider, has_learned, hear, may_speak, speaks

_log = structlog.get_logger(__name__)
Answers = tuple[tuple[str, tuple[str, ...]], ...]
"""Kinds of questions, each with the picks that answer it."""


def has_helm(live: LiveTable) -> bool:
    """Whether a voice speaks at the helm of a table, or may be called to it."""
    if live.game is None or not live.is_running:
        return False
    return speaks(live.game) or (live.allows_helm and may_speak(live.game))


def is_taught(live: LiveTable) -> bool:
    """Whether the voice teaches everybody at a table from the beginning: it is a first voyage."""
    return live.game is not None and live.is_running and speaks(live.game)


def is_quiet(live: LiveTable, seat: int) -> bool:
    """Whether it says nothing to a seat, whose member has silenced it, or not called it."""
    quiet = live.holder(seat).settings.quiet
    return not is_taught(live) if quiet is None else quiet


def asks_leave(live: LiveTable, seat: int) -> bool:
    """Whether it asks a seat if it is still wanted: at one question, once the seat has some points. Who says
    nothing keeps it.
    """
    decision = live.asked(seat)
    if live.holder(seat).settings.quiet is not None or decision is None or not is_taught(live):
        return False
    if live.game is None or not has_learned(live.game, seat):
        return False
    memory = _memory(live, seat)
    if memory.asked_leave is None:
        memory.asked_leave = decision.number
    return memory.asked_leave == decision.number


async def counsel_of(live: LiveTable, seat: int) -> Counsel | None:
    """What the voice says to a seat now; None if it says nothing, or if by now another question is asked."""
    decision = live.asked(seat)
    if live.game is None or decision is None or not has_helm(live) or is_quiet(live, seat):
        return None
    memory = _memory(live, seat)
    intent = memory.intent_at(decision.number)
    try:
        heard = hear(live.game, seat, live.advice(seat), intent, called=not is_taught(live))
        if heard is None:
            return None
        said = await asyncio.get_running_loop().run_in_executor(THINKERS, consider, heard)
    except Exception:
        # Whatever it trips over, its member can still answer.
        _log.exception("the voice at the helm failed", table=live.id, seat=seat)
        return None
    if live.asked(seat) is not decision or live.helm.get(seat) is not memory:
        return None
    return msgspec.structs.replace(said, lessons=memory.told(decision.number, said.lessons, said.intent))


async def would_go_on(live: LiveTable, seat: int, answers: Answers) -> bool:
    """Whether the voice would itself give each of these answers, of which it advises the first: it is asked
    about every question that comes of them, on a table that the seat may imagine. False where it is not.
    """
    decision = live.asked(seat)
    if live.game is None or decision is None:
        return False
    called, intent = not is_taught(live), _memory(live, seat).intent_at(decision.number)
    try:
        imagined = live.game.imagine(seat, "helm")
        for (_, given), (kind, picks) in pairwise(answers):
            imagined.answer(seat, imagined.waiting[seat].number, list(given))
            asked = imagined.waiting.get(seat)
            if asked is None or asked.kind != kind:
                return False
            heard = hear(imagined, seat, advise(imagined, seat), intent, called=called)
            if heard is None:
                return False
            said = await asyncio.get_running_loop().run_in_executor(THINKERS, consider, heard)
            if said.picks != tuple(picks):
                return False
            intent = said.intent
    except Exception:
        # Whatever it trips over, its member can still answer.
        _log.exception("the voice at the helm failed", table=live.id, seat=seat)
        return False
    return live.asked(seat) is decision


def _memory(live: LiveTable, seat: int) -> AtHelm:
    return live.helm.setdefault(seat, AtHelm())
