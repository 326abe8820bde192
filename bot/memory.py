"""Memory of a process that runs for months: its garbage is collected without holding up the event loop.

A full garbage collection looks at every object there is: a third of a second with a thousand tables. So what
it has found alive is set aside (`gc.freeze`), and the next one looks only at what was made since. What is set
aside goes when nobody refers to it any more, as ever; only circles of it stay, so now and then everything is
looked at, in a minute in which nobody plays.
"""

from __future__ import annotations

import asyncio
import contextlib
import ctypes
import gc
import sys
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

import structlog

_log = structlog.get_logger(__name__)

_MUCH = 1.5
"""How many times as much may be in use as was when everything was looked at last."""
_MORE = 1_000_000
"""... and how many more blocks of memory that has to be: some 100 megabytes."""
_LOOK = 60.0
"""Seconds between two looks at how many there are."""
_M_TRIM_THRESHOLD, _M_MMAP_THRESHOLD, _M_ARENA_MAX = -1, -3, -8
_LARGE = 2**20
"""Bytes from which on memory goes back to the system at once. glibc itself raises this as it goes, up to
pictures, whose holes then stay.
"""


class Tending:
    """Sets aside what is alive, from `async with` on to its end."""

    def __init__(self) -> None:
        self._used = 0

    @asynccontextmanager
    async def tend(self) -> AsyncGenerator[None]:
        """For as long as this lasts, full collections look only at what is new."""
        return_large_blocks()
        self.look_at_everything()
        gc.callbacks.append(self._collected)
        looking = asyncio.create_task(self._look_again(), name="memory")
        try:
            yield
        finally:
            looking.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await looking
            gc.callbacks.remove(self._collected)
            gc.unfreeze()

    def look_at_everything(self) -> None:
        """One full collection of all there is, and what it leaves is set aside. It takes a while."""
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        # Python waits for a quarter as many new objects as the last collection left: now there is none.
        gc.collect(1)
        self._used = sys.getallocatedblocks()

    @property
    def due(self) -> bool:
        """Whether so much more is in use that much of it may be garbage."""
        # To count what is set aside would take as long as to collect it.
        return sys.getallocatedblocks() > max(self._used * _MUCH, self._used + _MORE)

    def _collected(self, phase: str, info: dict[str, int]) -> None:
        if phase == "stop" and info["generation"] == 2:
            gc.freeze()

    async def _look_again(self) -> None:
        while True:
            made = gc.get_stats()[0]["collections"]
            await asyncio.sleep(_LOOK)
            # Somebody plays where things are made: a minute without is a good one.
            if self.due and gc.get_stats()[0]["collections"] - made <= 1:
                self.look_at_everything()
                _log.info("looked at all objects", blocks=self._used)


def return_large_blocks() -> None:
    """Let glibc give the memory of pictures back. On other systems nothing is done."""
    if sys.platform != "linux":
        return
    with contextlib.suppress(OSError, AttributeError):
        mallopt = ctypes.CDLL(None).mallopt
        for parameter, value in (
            (_M_MMAP_THRESHOLD, _LARGE), (_M_TRIM_THRESHOLD, _LARGE), (_M_ARENA_MAX, 2),
        ):  # fmt: skip
            mallopt(parameter, value)
