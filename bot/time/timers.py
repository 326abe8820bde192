"""Does what is due: one task sleeps until the earliest timer, takes those that are due, and hands each to the
handler of its kind.

A timer is done once. What was due while the bot was away is done after its start: a timer has one row however
long that took, so whoever repeats something sets the next one from the clock's time, not from the last one's.
A handler that fails is called again later, and so is one that a process began and never ended; it sees by
`Timer.tries` that it may have done part of its work.
"""

from __future__ import annotations

import asyncio
import contextvars
from collections.abc import Awaitable, Callable, Mapping
from datetime import datetime, timedelta
from typing import Any

import structlog

from bot.time.clock import Clock
from data.store import Store, StoreError, Timer
from data.store.database import apart

_log = structlog.get_logger(__name__)

Handler = Callable[[Timer], Awaitable[None]]

AT_ONCE = 16
"""Timers that are done at the same time."""
_FREE = 4
"""As many must be over before further ones are taken: one transaction for all of them."""
MOST_TRIES = 8
"""After so many failures a timer is given up."""
_RETRY = timedelta(minutes=1)
"""Until a timer that failed is tried again; doubled each further time."""
_PAUSE = 5.0
"""Seconds until the store is asked again when it failed."""
_LOOK = 5.0
"""Seconds until it is looked whether another process has set something for this one."""


class Timers:
    """All that is to be done later. Handlers are named before `start`."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._stored = store.timers
        self.elsewhere = store.elsewhere
        self.clock = clock
        self._handlers: dict[str, Handler] = {}
        self._running: set[asyncio.Task[None]] = set()
        self._replaced: set[tuple[str, str]] = set()
        """Timers that are being done and whose row is gone: another has taken their place."""
        self._changed = asyncio.Event()
        self._next: datetime | None = None
        """When the task wakes by itself; None: not as long as nothing changes."""
        self._asleep = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._context = contextvars.Context()

    def handler(self, kind: str) -> Callable[[Handler], Handler]:
        """Name who does the timers of a kind; a decorator."""

        def named(act: Handler) -> Handler:
            assert kind not in self._handlers, kind
            self._handlers[kind] = act
            return act

        return named

    async def set(
        self,
        kind: str,
        key: str,
        due: datetime,
        *,
        table: int | None = None,
        guild: int | None = None,
        member: int | None = None,
        payload: dict[str, Any] | None = None,
    ) -> None:
        """Let the handler of a kind be called at a time. It replaces the timer with this kind and key.

        Deleting the `table` deletes it. Raises StoreError.
        """
        await self._stored.set(kind, key, due, table=table, guild=guild, member=member, payload=payload)
        self._was_set(kind, key, due)

    async def set_for_members(self, kind: str, due: Mapping[int, tuple[datetime, dict[str, Any]]]) -> None:
        """One of a kind for each of these members, keyed by him: when it is due, and its payload; all at
        once. Raises StoreError.
        """
        await self._stored.set_for_members(kind, due)
        for member, (moment, _) in due.items():
            self._was_set(kind, self._stored.key_of(member), moment)

    def _was_set(self, kind: str, key: str, due: datetime) -> None:
        if any(task.get_name() == f"timer {kind} {key}" for task in self._running):
            self._replaced.add((kind, key))
        if self._next is None or due < self._next:
            self._wake()

    async def drop(self, kind: str, key: str) -> bool:
        """Let it not be done; False if there is no such timer, or if it is being done. Raises StoreError."""
        return await self._stored.drop(kind, key)

    async def get(self, kind: str, key: str) -> Timer | None:
        """The timer with this kind and key, if there is one. Raises StoreError."""
        return await self._stored.get(kind, key)

    def start(self) -> None:
        """Begin, once: with what an earlier process left."""
        if self._task is None:
            # Handlers work in the context of the bot; who only sleeps does not: a simulated Discord waits for
            # what is begun in its bot's.
            self._context = contextvars.copy_context()
            self._task = apart(self._run())
            self._task.set_name("timers")

    async def close(self) -> None:
        """Stop; what is being done is finished first."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait({self._task})
        if self._running:
            await asyncio.wait(self._running, timeout=5)
        for task in self._running:
            task.cancel()

    async def settle(self) -> None:
        """Wait until nothing is due any more."""
        if self._task is not None:
            self._wake()
            await self._asleep.wait()

    def _wake(self) -> None:
        self._asleep.clear()
        self._changed.set()

    # --- the task -----------------------------------------------------------------------------------

    async def _run(self) -> None:
        begun = False
        while True:
            try:
                if not begun:
                    begun = await self._begin()
                await self._sleep()
                await self._do_what_is_due()
            except StoreError as fault:
                _log.error("timers could not be read", reason=str(fault))
                await asyncio.sleep(_PAUSE)

    async def _begin(self) -> bool:
        if left := await self._stored.give_back():
            _log.info("timers of an earlier process are done again", count=left)
        return True

    async def _sleep(self) -> None:
        """Sleep until a timer is due, or an earlier one is set."""
        while True:
            self._changed.clear()
            # Until it is known, whatever is set wakes it.
            self._next = None
            self._next = await self._stored.earliest()
            if self._next is not None and self._next <= self.clock.now():
                return
            if not self._running and not self._changed.is_set():
                self._asleep.set()
            alarms: list[asyncio.Task[Any]] = [asyncio.create_task(self._changed.wait())]
            if self._next is not None:
                alarms.append(asyncio.create_task(self.clock.sleep_until(self._next)))
            try:
                look = _LOOK if self.elsewhere.exists else None
                await asyncio.wait(alarms, timeout=look, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for alarm in alarms:
                    alarm.cancel()

    async def _do_what_is_due(self) -> None:
        self._asleep.clear()
        while len(self._running) > AT_ONCE - _FREE:
            await asyncio.wait(self._running, return_when=asyncio.FIRST_COMPLETED)
        for timer in await self._stored.take(self.clock.now(), AT_ONCE - len(self._running)):
            task = self._context.copy().run(asyncio.create_task, self._do(timer))
            task.set_name(f"timer {timer.kind} {timer.key}")
            self._running.add(task)
            task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._running.discard(task)
        self._changed.set()

    async def _do(self, timer: Timer) -> None:
        this = (timer.kind, timer.key)
        self._replaced.discard(this)
        try:
            if await self._handled(timer):
                if this not in self._replaced:
                    await self._stored.end(timer.number)
            else:
                due = self.clock.now() + _RETRY * 2**timer.tries
                await self._stored.put_back(timer.number, due)
        except StoreError as fault:
            # It stays taken, and is done again after the next start.
            _log.error("a timer could not be ended", kind=timer.kind, key=timer.key, reason=str(fault))

    async def _handled(self, timer: Timer) -> bool:
        """Whether a timer is over: done, or given up."""
        act = self._handlers.get(timer.kind)
        if act is None:
            _log.error("a timer of an unknown kind is dropped", kind=timer.kind, key=timer.key)
            return True
        try:
            await act(timer)
        except Exception:
            _log.exception("a timer failed", kind=timer.kind, key=timer.key, tries=timer.tries + 1)
            return timer.tries + 1 >= MOST_TRIES
        return True
