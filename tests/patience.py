"""How long tests wait, and how: for what happens, not for time."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Awaitable, Callable

# By this name it is the real clock also where SimCord stops the clock of its bot.
from time import monotonic
from typing import Any, TypeVar, overload

_T = TypeVar("_T")

PATIENCE = 60.0
"""Seconds for which a test waits for something that does happen, however slow the machine is. No test passes
because this is over; one fails then.
"""
_LOOK = 0.01


@overload
async def until(found: Callable[[], Awaitable[_T | None]], what: str = "") -> _T: ...
@overload
async def until(found: Callable[[], _T | None], what: str = "") -> _T: ...
async def until(found: Callable[[], _T | Awaitable[_T | None] | None], what: str = "") -> _T:
    """Wait, in real time, until something is there: what is found is given, if it is true."""
    end = monotonic() + PATIENCE
    while True:
        came = found()
        value: Any = await came if inspect.isawaitable(came) else came
        if value:
            return value
        if monotonic() > end:
            raise AssertionError(f"nothing came of it: {what or found}")
        await asyncio.sleep(_LOOK)
