"""Threads for drawing: few, as each takes turns with the event loop and has a heap of its own to fill."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import ParamSpec, TypeVar

DRAWERS = 2
_threads = ThreadPoolExecutor(DRAWERS, "draw")

_P = ParamSpec("_P")
_T = TypeVar("_T")


async def off_the_loop(draw: Callable[_P, _T], *args: _P.args, **named: _P.kwargs) -> _T:
    """What drawing comes to, in one of these threads."""
    return await asyncio.get_running_loop().run_in_executor(_threads, partial(draw, *args, **named))
