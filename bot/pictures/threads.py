"""Threads for drawing: few, as each takes turns with the event loop and has a heap of its own to fill."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import ParamSpec, TypeVar

from bot.metrics import PICTURES

DRAWERS = 2
_threads = ThreadPoolExecutor(DRAWERS, "draw")

_P = ParamSpec("_P")
_T = TypeVar("_T")


BEHIND = 6
"""Drawings that wait at once, from which on pictures that can be done without are left out."""
_waiting = 0


def is_behind() -> bool:
    """Whether more is to be drawn than these threads can do soon."""
    return _waiting >= BEHIND


async def off_the_loop(draw: Callable[_P, _T], *args: _P.args, **named: _P.kwargs) -> _T:
    """What drawing comes to, in one of these threads."""
    global _waiting
    _waiting += 1
    try:
        with PICTURES.time():
            return await asyncio.get_running_loop().run_in_executor(_threads, partial(draw, *args, **named))
    finally:
        _waiting -= 1
