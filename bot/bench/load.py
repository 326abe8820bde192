"""Many tables at once: how long clicks and the event loop wait, and how much memory the bot takes.

The bot is whole, with its store in a file. Only Discord is missing: in its place stands one that takes every
message at once and keeps none, so that what grows is the bot's.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import random
import tempfile
import time
from collections import Counter
from collections.abc import AsyncGenerator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from bot import create_bot
from bot.app import Quartermaster
from bot.bench.laid import lay, new_game
from bot.bench.nowhere import Limits, Nowhere
from bot.controls.decisions import ANSWER
from bot.controls.ids import token
from bot.controls.looking import BOARD
from bot.memory import Tending
from bot.pictures.board import warm
from bot.settings import Settings
from bot.tables.tell import Tell
from engine.captains import captain
from engine.kernel import AnswerError

_GAMES = 20
"""Beginnings that differ; tables share them."""
_TICK = 0.005
_MINUTE = 60.0


class Load(msgspec.Struct):
    """What a time of load has brought.

    Lags are milliseconds by which the event loop came back too late; `idle_lag_ms` is the worst of the same
    process in five seconds without load, which is what other processes cost. `worst_own_lag_ms` leaves out of
    a lag what the processor worked for others: no more than all threads of this process have worked in it.
    `worst_busy_ms` is what the loop's own thread worked at a stretch, `worst_collection_ms` the longest
    garbage collection in whatever thread, both in time of the processor.
    `acknowledged` is how long after a click Discord heard of it. `requests_a_second` are those that count for
    Discord's limit of 50; if that limit was kept, some of them waited, at the most `longest_wait_s`.
    `memory_mb` is the memory in use before the load, then after each minute of it; `set_aside` the objects
    that collections no longer look at, before and after it.
    """

    tables: int
    seconds: float
    answers: int
    pictures: int
    acknowledged_p50_ms: float
    acknowledged_p99_ms: float
    requests_a_second: float
    longest_wait_s: float
    worst_lag_ms: float
    worst_own_lag_ms: float
    lag_p99_ms: float
    idle_lag_ms: float
    worst_busy_ms: float
    worst_collection_ms: float
    memory_mb: list[float]
    set_aside: tuple[int, int]


class Plan(msgspec.Struct, frozen=True):
    """What one process is to bear: a picture and so many answers a second, at so many tables. `database` is
    an empty one; None: a file. `processes` share it, and Discord's limits if these are kept (`limited`).
    """

    tables: int
    seconds: float
    answers: float = 2.0
    database: str | None = None
    processes: int = 1
    limited: bool = False


def under_load(plan: Plan) -> Load:
    """Play at these tables in this process."""
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(
            _env_file=None,  # pyright: ignore[reportCallIssue]
            database_url=plan.database or f"sqlite+aiosqlite:///{Path(folder) / 'bench.db'}",
            processes=plan.processes,
            page_url="",
            shard_count=None,
        )
        return asyncio.run(_Run(plan).play(settings))


@dataclass
class _Lag:
    """Looks how late the loop comes back, again and again, and what held it up."""

    late: Counter[float] = field(default_factory=Counter[float])
    """How often it was so many milliseconds late, in tenths: what is measured must not grow by it."""
    busy: float = 0.0
    own: float = 0.0
    collection: float = 0.0
    _began: float = 0.0

    @property
    def worst(self) -> float:
        """The latest it ever came back."""
        return max(self.late, default=0.0)

    @property
    def p99(self) -> float:
        """How late it was at the most in 99 of 100 times."""
        left = self.late.total() // 100
        for late in sorted(self.late, reverse=True):
            left -= self.late[late]
            if left < 0:
                return late
        return 0.0

    @contextlib.asynccontextmanager
    async def watch(self) -> AsyncGenerator[None]:
        watching = asyncio.create_task(self._watch())
        gc.callbacks.append(self._collects)
        try:
            yield
        finally:
            gc.callbacks.remove(self._collects)
            watching.cancel()

    async def _watch(self) -> None:
        while True:
            before, worked, worked_by_all = time.perf_counter(), time.thread_time(), time.process_time()
            await asyncio.sleep(_TICK)
            late = max(0.0, time.perf_counter() - before - _TICK) * 1000
            self.late[round(late, 1)] += 1
            self.own = max(self.own, min(late, (time.process_time() - worked_by_all) * 1000))
            self.busy = max(self.busy, (time.thread_time() - worked) * 1000)

    def _collects(self, phase: str, _: object) -> None:
        if phase == "start":
            self._began = time.thread_time()
        else:
            self.collection = max(self.collection, (time.thread_time() - self._began) * 1000)


class _Run:
    def __init__(self, plan: Plan) -> None:
        self._plan = plan
        self._chance = random.Random(1)
        self._limits = Limits(1 / plan.processes)
        self._discord = Nowhere(self._limits if plan.limited else None)
        self._asked: dict[int, int] = {}
        self._answers = 0
        self._ids: list[int] = []
        self._begun: set[asyncio.Task[None]] = set()
        self._games = [new_game(number) for number in range(_GAMES)]

    async def play(self, settings: Settings) -> Load:
        bot = create_bot(settings)
        await asyncio.to_thread(warm)
        async with self._discord.serving(bot):
            for number in range(self._plan.tables):
                game = self._games[number % len(self._games)]
                self._ids.append(await lay(bot, game, self._discord.guild))
            await bot.on_ready()
            async with Tending().tend():
                return await self._measure(bot)

    async def _measure(self, bot: Quartermaster) -> Load:
        idle, loaded = _Lag(), _Lag()
        async with idle.watch():
            await asyncio.sleep(5)
        pictures, memory, aside = self._discord.pictures, [_memory()], gc.get_freeze_count()
        requests, told = self._discord.requests, len(self._discord.acknowledged)
        per_second = max(1, round(self._plan.answers))
        async with loaded.watch():
            began = time.monotonic()
            while (spent := time.monotonic() - began) < self._plan.seconds:
                self._look(bot)
                for _ in range(per_second):
                    self._begin(self._answer(bot, self._chance.choice(self._ids)))
                    await asyncio.sleep(1 / per_second)
                if spent >= len(memory) * _MINUTE:
                    memory.append(_memory())
        await asyncio.wait(self._begun) if self._begun else None
        memory.append(_memory())
        return Load(
            tables=self._plan.tables,
            seconds=round(spent, 1),
            answers=self._answers,
            pictures=self._discord.pictures - pictures,
            acknowledged_p50_ms=_at(self._discord.acknowledged[told:], 0.5),
            acknowledged_p99_ms=_at(self._discord.acknowledged[told:], 0.99),
            requests_a_second=round((self._discord.requests - requests) / spent, 1),
            longest_wait_s=round(self._limits.longest_wait, 1),
            worst_lag_ms=loaded.worst,
            worst_own_lag_ms=round(loaded.own, 1),
            lag_p99_ms=loaded.p99,
            idle_lag_ms=idle.worst,
            worst_busy_ms=round(loaded.busy, 1),
            worst_collection_ms=round(loaded.collection, 1),
            memory_mb=[round(size, 1) for size in memory],
            set_aside=(aside, gc.get_freeze_count()),
        )

    def _begin(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._begun.add(task)
        task.add_done_callback(self._begun.discard)

    def _look(self, bot: Quartermaster) -> None:
        """A click on the button for the board of some table."""
        self._discord.click(bot, BOARD.at(self._chance.choice(self._ids)).custom_id)

    async def _answer(self, bot: Quartermaster, table: int) -> None:
        """Any answer of the member: a click on the button of an option, if that is all."""
        async with bot.tables.hold(table) as live:
            decision = live.asked(0)
            if decision is None or live.game is None:
                return
            picks = captain(1, f"{table}|{decision.number}").answer(live.game.view(0), decision)
            if len(picks) == 1 and self._asked.get(table) != decision.number:
                # A second time it is answered at once: he was asked whether he meant it.
                self._asked[table] = decision.number
                self._answers += 1
                self._discord.click(bot, ANSWER.at(table, decision, token(picks[0])).custom_id)
                return
            with contextlib.suppress(Tell, AnswerError):
                await bot.tables.answer(live, 0, decision.number, picks)
                await bot.tables.let_captains_play(live)
                self._answers += 1
        bot.poster.refresh(live)


def _at(times: list[float], share: float) -> float:
    """How long it took at the most in this share of the times."""
    return round(sorted(times)[int(len(times) * share)], 1) if times else 0.0


def _memory() -> float:
    """Megabytes that the process holds now; 0 where the system does not say."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except OSError:
        return 0.0
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20
