"""Stand-ins: where servers are shared and nobody plays for a range of them, a process that plays starts one.

The new one is a process of its own, instead of a second range of the other: so every write proves one lease,
and to give the range back is to stop. It ends when whoever should have the range stands by for it, and with
the one that has started it: its standard input is closed then, whatever has happened there.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence

# By this name it is the real clock also in a simulated Discord, which stops the clock of its bot.
from time import monotonic
from types import TracebackType

import structlog

from data.store import Store, StoreError
from data.store.database import apart
from data.store.driver.ranges import Range
from data.store.leases.lease import Vacant

_log = structlog.get_logger(__name__)

COMMAND = (sys.executable, "-m", "bot", "run", "--stand-in")
"""What a stand-in is started by."""
LOOK = 1.0
"""Seconds between two looks at who plays for which servers."""
AFTER_DEATH, AFTER_STOP = 1.0, 20.0
"""Seconds for which a range stays free: a process that stands by has it after a quarter of one, and who was
stopped is perhaps about to be started again.
"""
IN_TURN = 6.0
"""Seconds by which each waits longer for every living process whose range is before its own."""
_START = 20.0
"""Seconds in which a stand-in that was started has a range, or another one is started."""
_END = 15.0
"""Seconds that a stand-in has to end."""


class StandIns:
    """Starts stand-ins while its store is open, as an asynchronous context; after that `ended` waits until
    they have gone.
    """

    def __init__(self, command: Sequence[str] = COMMAND) -> None:
        self._command = command
        self._started: list[Process] = []
        self._since: dict[Range, float] = {}
        """When a range was first seen free."""
        self._not_before = 0.0
        self._free_then = 0
        self._watching: asyncio.Task[None] | None = None
        self._store: Store | None = None

    def of(self, store: Store) -> StandIns:
        """For the servers of this store."""
        self._store = store
        return self

    async def __aenter__(self) -> StandIns:
        """Begin to look."""
        self._watching = apart(self._watch())
        self._watching.set_name("stand-ins")
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Start no more, and let all know that they have to end."""
        if self._watching is not None:
            self._watching.cancel()
            await asyncio.wait({self._watching})
        for process in self._started:
            if process.stdin is not None:
                process.stdin.close()

    async def ended(self) -> None:
        """Wait until all have ended, and end those that take too long."""
        for process in self._started:
            try:
                async with asyncio.timeout(_END):
                    await process.wait()
            except TimeoutError:
                _log.warning("a stand-in did not end", process=process.pid)
                with contextlib.suppress(ProcessLookupError):
                    process.kill()
                await process.wait()

    async def _watch(self) -> None:
        assert self._store is not None
        while True:
            await asyncio.sleep(LOOK)
            try:
                await self._look(await self._store.vacant())
            except StoreError as fault:
                _log.warning("who plays for which servers was not seen", reason=str(fault))
                self._since.clear()
            except OSError as fault:
                _log.error("no stand-in could be started", reason=str(fault))

    async def _look(self, vacant: Sequence[Vacant]) -> None:
        now = monotonic()
        self._since = {one.range: self._since.get(one.range, now) for one in vacant}
        ended = [process for process in self._started if process.returncode is not None]
        self._started = [process for process in self._started if process.returncode is None]
        if len(vacant) < self._free_then or any(process.returncode == 0 for process in ended):
            # The last one has its range, or was not needed: the next may come at once.
            self._not_before = now
        self._free_then = len(vacant)
        if now < self._not_before:
            return
        for one in vacant:
            if now - self._since[one.range] >= _patience(one):
                self._not_before = now + _START
                await self._start(one)
                return

    async def _start(self, one: Vacant) -> None:
        process = await asyncio.create_subprocess_exec(*self._command, stdin=PIPE)
        self._started.append(process)
        _log.info(
            "a stand-in plays for servers for which nobody does",
            range=one.range.number + 1,
            of=one.range.count,
            process=process.pid,
        )


def _patience(one: Vacant) -> float:
    return (AFTER_DEATH if one.died else AFTER_STOP) + IN_TURN * one.before


async def until_alone() -> None:
    """In a stand-in: wait until the process that has started it is gone, or ends."""
    reader = asyncio.StreamReader()
    reading, _ = await asyncio.get_running_loop().connect_read_pipe(
        lambda: asyncio.StreamReaderProtocol(reader), sys.stdin
    )
    try:
        while await reader.read(1):
            pass
    finally:
        reading.close()
