"""What two members do at the same moment, in an order that a seed decides and nothing else.

Whoever has the turn goes on; wherever he waits for the store, for Discord or for a lock, the seed may give
the turn to the other. So many orders are tried, without sleeping, and one that fails comes again.
"""

from __future__ import annotations

import asyncio
import contextvars
import functools
import inspect
import random
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from discord.http import HTTPClient

from data.store.guilds import Guilds, Members
from data.store.personal import Persons
from data.store.tables import Tables
from data.store.timers import Timers
from data.store.told.followers import Followers
from tests.patience import PATIENCE

Act = Callable[[], Awaitable[Any]]

_who: contextvars.ContextVar[tuple[Turns, str] | None] = contextvars.ContextVar("who", default=None)
_STORES = (Tables, Persons, Members, Guilds, Timers, Followers)
_PASSED_ON = (0.02, 0.2, 0.6)
"""How probably the turn is given to the other where somebody waits: each has one of these, so that one may do
all he does while the other waits once.
"""


class Turns:
    """Whose turn it is. `passed` tells how often somebody was interrupted in the middle of what he does."""

    def __init__(self, seed: int, names: list[str]) -> None:
        self._chance = random.Random(seed)
        self._turn = self._chance.choice(names)
        self._passed_on = {name: self._chance.choice(_PASSED_ON) for name in names}
        self._names = names
        self._blocked: set[str] = set()
        self._over: set[str] = set()
        self._moved = asyncio.Event()
        self.waited = dict.fromkeys(names, 0)
        self.passed = 0

    async def wait(self, name: str) -> None:
        """Wait for the turn, having perhaps given it to the other before."""
        if name in self._over:
            return
        self.waited[name] += 1
        if self._turn == name and self._chance.random() < self._passed_on[name]:
            self.passed += self._give(name)
        while self._turn != name and name not in self._over:
            await self._moved.wait()

    async def take(self, name: str, lock: asyncio.Lock, acquire: Callable[..., Awaitable[Any]]) -> Any:
        """Take a lock; while another has it, the turn is the other's."""
        await self.wait(name)
        if lock.locked() and name not in self._over:
            self._blocked.add(name)
            self._give(name)
        try:
            taken = await acquire(lock)
        finally:
            self._blocked.discard(name)
            if self._turn not in self._over:
                self._tell()
        if self._turn in self._over | self._blocked:
            self._turn = name
            self._tell()
        return taken

    def end(self, name: str) -> None:
        """Somebody is done: what he has begun besides goes on at any time."""
        if name not in self._over:
            self._over.add(name)
            self._give(name)

    def _give(self, name: str) -> bool:
        others = [other for other in self._names if other not in {name} | self._over | self._blocked]
        if others:
            self._turn = others[0]
        self._tell()
        return bool(others)

    def _tell(self) -> None:
        moved, self._moved = self._moved, asyncio.Event()
        moved.set()


def take_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let whoever takes part in a `race` wait for his turn before all that he awaits."""

    def in_turn(work: Callable[..., Awaitable[Any]]) -> Callable[..., Any]:
        @functools.wraps(work)
        async def run(*args: Any, **named: Any) -> Any:
            if (known := _who.get()) is not None:
                await known[0].wait(known[1])
            return await work(*args, **named)

        return run

    for store in _STORES:
        for name, work in vars(store).copy().items():
            if inspect.iscoroutinefunction(work):
                monkeypatch.setattr(store, name, in_turn(work))
    monkeypatch.setattr(HTTPClient, "request", in_turn(HTTPClient.request))
    acquire = asyncio.Lock.acquire

    async def acquired(lock: asyncio.Lock) -> Any:
        known = _who.get()
        return await (acquire(lock) if known is None else known[0].take(known[1], lock, acquire))

    monkeypatch.setattr(asyncio.Lock, "acquire", acquired)


async def race(seed: int, acts: dict[str, Act]) -> tuple[Turns, dict[str, Any]]:
    """Let them act at once; gives what came of each."""
    turns = Turns(seed, list(acts))

    async def run(name: str, act: Act) -> Any:
        _who.set((turns, name))
        try:
            await turns.wait(name)
            return await act()
        finally:
            turns.end(name)

    async with asyncio.timeout(PATIENCE):
        came = await asyncio.gather(
            *(asyncio.create_task(run(name, act), name=name) for name, act in acts.items())
        )
    return turns, dict(zip(acts, came, strict=True))
