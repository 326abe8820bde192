"""The voice at the helm: what it says to a seat, thought out off the event loop.

On a first voyage it speaks from the beginning; it stays until its member silences it, and asks him after some
points. At other tables that allow it, it says nothing until it is called, and then gives two plans. Whether
it may speak at a table is public; whether it does is its member's alone to know.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import msgspec
import structlog

from bot.tables.live import LiveTable
from bot.tables.thinking.captains import THINKERS
from engine.advice import advise
from engine.advice.voyage import AtHelm, Counsel, Intent, consider, has_learned, hear, may_speak, speaks

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
    lessons = memory.told(decision.number, (*said.firsts, *said.lessons), said.intent)
    return msgspec.structs.replace(said, lessons=lessons)


async def way_of(live: LiveTable, seat: int, ways: Sequence[Answers]) -> Answers | None:
    """The longest of these ways, which all begin with what the voice advises, that it would itself go to its
    end: it is asked about every question that comes of them, on a table that the seat may imagine. None if
    there is none, or if by now another question is asked.
    """
    decision = live.asked(seat)
    if live.game is None or decision is None or not ways:
        return None
    memory, along = _memory(live, seat), list[tuple[int, Intent | None]]()
    # What it is after once it has answered this question as it was advised to.
    called, intent = not is_taught(live), memory.intent_at(decision.number + 1)
    going: list[Answers] = list(ways)
    found: Answers | None = None
    given, step = ways[0][0][1], 1
    try:
        imagined = live.game.imagine(seat, "helm", keep=True)
        while going:
            found = next((way for way in going if len(way) == step), found)
            going = [way for way in going if len(way) > step]
            if going:
                imagined.answer(seat, imagined.waiting[seat].number, list(given))
            asked = imagined.waiting.get(seat)
            going = [way for way in going if asked and way[step][0] == asked.kind]
            heard = hear(imagined, seat, advise(imagined, seat), intent, called=called) if going else None
            if heard is None:
                break
            said = await asyncio.get_running_loop().run_in_executor(THINKERS, consider, heard)
            given, intent = said.picks, said.intent
            along.append((heard.decision.number, intent))
            going = [way for way in going if sorted(way[step][1]) == sorted(given)]
            step += 1
    except Exception:
        # Whatever it trips over, its member can still answer.
        _log.exception("the voice at the helm failed", table=live.id, seat=seat)
        return None
    if live.asked(seat) is not decision:
        return None
    memory.along = along[: len(found) - 1] if found is not None else []
    return found


def _memory(live: LiveTable, seat: int) -> AtHelm:
    return live.helm.setdefault(seat, AtHelm())
