"""Threads for drawing: few, as each takes turns with the event loop and has a heap of its own to fill."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from typing import Any, ParamSpec, TypeVar

from bot.metrics import PICTURES
from bot.tables.live import LiveTable
from render.kit.picture import marked

DRAWERS = 2
_threads = ThreadPoolExecutor(DRAWERS, "draw")

_P = ParamSpec("_P")
_T = TypeVar("_T")


BEHIND = 6
"""Drawings that wait at once, from which on pictures that can be done without are left out."""
_under_way: set[Future[Any]] = set()


def is_behind() -> bool:
    """Whether more is to be drawn than these threads can do soon."""
    return len(_under_way) >= BEHIND


def mark_of(live: LiveTable) -> str:
    """What pictures of a table say of all that is on them: that it is a sandbox; else nothing."""
    return live.texts.say("mark-sandbox") if live.lobby.sandbox else ""


def marked_of(live: LiveTable) -> Callable[[Callable[_P, _T]], Callable[_P, _T]]:
    """Has drawings of a table carry a mark, if it is a sandbox: nobody is to take one for the game."""
    mark = mark_of(live)

    def of(draw: Callable[_P, _T]) -> Callable[_P, _T]:
        def drawn(*args: _P.args, **named: _P.kwargs) -> _T:
            with marked(mark):
                return draw(*args, **named)

        return drawn if mark else draw

    return of


async def off_the_loop(draw: Callable[_P, _T], *args: _P.args, **named: _P.kwargs) -> _T:
    """What drawing comes to, in one of these threads."""
    with PICTURES.time():
        drawing = _threads.submit(partial(draw, *args, **named))
        # It counts until it is drawn, whether or not somebody still waits for it.
        _under_way.add(drawing)
        drawing.add_done_callback(_under_way.discard)
        return await asyncio.wrap_future(drawing)
