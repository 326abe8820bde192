"""Many tables at once: how long the event loop is held up, and how much memory the bot takes.

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
from itertools import count
from pathlib import Path
from typing import Any

import discord
import msgspec
from discord.webhook.async_ import AsyncWebhookAdapter, async_context

from bot import create_bot
from bot.app import Quartermaster
from bot.bench.plan import plan
from bot.controls.looking import BOARD
from bot.memory import Tending
from bot.pictures.board import warm
from bot.posting.shown import Shown
from bot.settings import Settings
from bot.tables.lobby import LobbyRow
from bot.tables.tell import Tell
from data.store import Seat
from engine.captains import captain
from engine.kernel import AnswerError, Change, Table

_GAMES = 20
"""Beginnings that differ; tables share them."""
COMPUTERS = 2
"""Computer captains at each table, besides one member."""
LEVEL = 2
"""How well they play: as in a new lobby."""
ANSWERS = 2
"""Answers of members a second."""
_TICK = 0.005
_MINUTE = 60.0
_GUILD, _CHANNEL, _MEMBER, _APPLICATION = 1, 10_000_000, 3, 4


class Load(msgspec.Struct):
    """What a time of load has brought.

    Lags are milliseconds by which the event loop came back too late; `idle_lag_ms` is the worst of the same
    process in five seconds without load, which is what other processes cost. `worst_own_lag_ms` leaves out of
    a lag what the processor worked for others: no more than all threads of this process have worked in it.
    `worst_busy_ms` is what the loop's own thread worked at a stretch, `worst_collection_ms` the longest
    garbage collection in whatever thread, both in time of the processor.
    `memory_mb` is the memory in use before the load, then after each minute of it; `set_aside` the objects
    that collections no longer look at, before and after it.
    """

    tables: int
    seconds: float
    answers: int
    pictures: int
    worst_lag_ms: float
    worst_own_lag_ms: float
    lag_p99_ms: float
    idle_lag_ms: float
    worst_busy_ms: float
    worst_collection_ms: float
    memory_mb: list[float]
    set_aside: tuple[int, int]


def under_load(tables: int, seconds: float) -> Load:
    """Play at so many tables for so many seconds: a picture and some answers a second."""
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(
            _env_file=None,  # pyright: ignore[reportCallIssue]
            database_url=f"sqlite+aiosqlite:///{Path(folder) / 'bench.db'}",
        )
        return asyncio.run(_Run(tables, seconds).play(settings))


class Nowhere(AsyncWebhookAdapter):
    """A Discord that takes everything and keeps nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.pictures = 0
        self._ids = count(20_000_000)

    async def request(self, route: Any, *_: Any, **more: Any) -> Any:
        """Whatever a request asks for: a message in most cases."""
        self.pictures += len(more.get("files") or ()) + bool(more.get("multipart"))
        if route.url.endswith("/users/@me"):
            return _user(_APPLICATION, bot=True)
        if "/applications/@me" in route.url:
            return {**_APPLICATION_INFO, "owner": _user(_MEMBER)}
        if "/commands" in route.url:
            return []
        if "/emojis" in route.url:
            if route.method == "GET":
                return {"items": []}
            return {"id": str(next(self._ids)), "name": more["json"]["name"]}
        if "/callback" in route.url:
            message = str(next(self._ids))
            told = {"id": str(_APPLICATION), "type": 3, "response_message_id": message}
            return {"interaction": told, "resource": {"type": 5, "message": _message(int(message), _CHANNEL)}}
        return None if route.method == "DELETE" else _message(next(self._ids), route.channel_id or _CHANNEL)


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
    def __init__(self, tables: int, seconds: float) -> None:
        self._tables, self._seconds = tables, seconds
        self._chance = random.Random(1)
        self._discord = Nowhere()
        self._answers = 0
        self._numbers = count(1)
        self._ids: list[int] = []
        self._begun: set[asyncio.Task[None]] = set()
        self._games = [_new_game(number) for number in range(_GAMES)]

    async def play(self, settings: Settings) -> Load:
        async_context.set(self._discord)
        bot = create_bot(settings)
        setattr(bot.http, "request", self._discord.request)  # noqa: B010
        await asyncio.to_thread(warm)
        await bot.login("nowhere")
        state: Any = bot._connection  # pyright: ignore[reportPrivateUsage]
        state._add_guild_from_data(_guild())
        try:
            for number in range(self._tables):
                self._ids.append(await self._lay(bot, number))
            await bot.on_ready()
            async with Tending().tend():
                return await self._measure(bot)
        finally:
            await bot.close()

    async def _lay(self, bot: Quartermaster, number: int) -> int:
        """A running table of one member and some computer captains, as if it were posted already."""
        game, seats = plan().game, [Seat(seat=0, member=_MEMBER)]
        seats += [Seat(seat=n + 1, level=LEVEL) for n in range(COMPUTERS)]
        begun, change = self._games[number % len(self._games)]
        told = change.first_entry + len(change.entries)
        row = await bot.store.tables.create(
            guild=_GUILD,
            channel=_CHANNEL,
            host=_MEMBER,
            game=game,
            lobby=LobbyRow(names={_MEMBER: "Anne"}).stored(),
        )
        await bot.store.tables.start(row.number, change, seats=seats)
        shown = Shown(10_000 + row.number, told, told, tuple(sorted(begun.waiting.keys() & {0})))
        await bot.store.tables.update(
            row.number, thread=_CHANNEL + row.number, messages=shown.kept({}), options=begun.options
        )
        return row.number

    async def _measure(self, bot: Quartermaster) -> Load:
        idle, loaded = _Lag(), _Lag()
        async with idle.watch():
            await asyncio.sleep(5)
        pictures, memory, aside = self._discord.pictures, [_memory()], gc.get_freeze_count()
        async with loaded.watch():
            began = time.monotonic()
            while (spent := time.monotonic() - began) < self._seconds:
                self._look(bot)
                for _ in range(ANSWERS):
                    self._begin(self._answer(bot, self._chance.choice(self._ids)))
                    await asyncio.sleep(1 / ANSWERS)
                if spent >= len(memory) * _MINUTE:
                    memory.append(_memory())
        await asyncio.wait(self._begun) if self._begun else None
        memory.append(_memory())
        return Load(
            tables=self._tables,
            seconds=round(spent, 1),
            answers=self._answers,
            pictures=self._discord.pictures - pictures,
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
        click = BOARD.at(self._chance.choice(self._ids))
        state: Any = bot._connection  # pyright: ignore[reportPrivateUsage]
        state.parse_interaction_create(_clicked(next(self._numbers), click.custom_id))

    async def _answer(self, bot: Quartermaster, table: int) -> None:
        """Any answer of the member, as a click on a button would give it."""
        async with bot.tables.hold(table) as live:
            decision = live.asked(0)
            if decision is None or live.game is None:
                return
            picks = captain(1, f"{table}|{decision.number}").answer(live.game.view(0), decision)
            with contextlib.suppress(Tell, AnswerError):
                await bot.tables.answer(live, 0, decision.number, picks)
                await bot.tables.let_captains_play(live)
                self._answers += 1
        bot.poster.refresh(live)


def _new_game(number: int) -> tuple[Table, Change]:
    """A game that has begun, and what the store keeps of it."""
    game = Table.new(plan().game, seats=1 + COMPUTERS, seed=f"bench {number}", salt="bench")
    change = game.unsaved()
    assert change is not None
    return game, change


def _memory() -> float:
    """Megabytes that the process holds now; 0 where the system does not say."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except OSError:
        return 0.0
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


# --- what Discord says -------------------------------------------------------------------------------------


def _user(number: int, **more: Any) -> dict[str, Any]:
    return {"id": str(number), "username": "anne", "discriminator": "0", "avatar": None, **more}


_APPLICATION_INFO: dict[str, Any] = {
    "id": str(_APPLICATION),
    "name": "bench",
    "icon": None,
    "description": "",
    "bot_public": False,
    "bot_require_code_grant": False,
    "verify_key": "",
    "flags": 0,
}


def _guild() -> dict[str, Any]:
    channel: dict[str, Any] = {
        "id": str(_CHANNEL),
        "type": 0,
        "name": "bench",
        "position": 0,
        "permission_overwrites": [],
    }
    role = {
        "id": str(_GUILD), "name": "@everyone", "color": 0, "hoist": False, "position": 0,
        "permissions": str(discord.Permissions.all().value), "managed": False, "mentionable": False,
    }  # fmt: skip
    return {
        "id": str(_GUILD), "name": "bench", "owner_id": str(_MEMBER), "channels": [channel], "roles": [role],
        "members": [], "emojis": [], "features": [], "icon": None, "preferred_locale": "en-US",
    }  # fmt: skip


def _message(number: int, channel: int) -> dict[str, Any]:
    moment = "2026-01-01T00:00:00+00:00"
    return {
        "id": str(number), "channel_id": str(channel), "author": _user(_APPLICATION, bot=True), "content": "",
        "timestamp": moment, "edited_timestamp": None, "tts": False, "mention_everyone": False,
        "mentions": [], "mention_roles": [], "attachments": [], "embeds": [], "components": [],
        "pinned": False, "type": 0,
    }  # fmt: skip


def _clicked(number: int, custom_id: str) -> dict[str, Any]:
    member: dict[str, Any] = {
        "user": _user(_MEMBER),
        "roles": [],
        "joined_at": None,
        "deaf": False,
        "mute": False,
        "flags": 0,
    }
    return {
        "id": str(number), "application_id": str(_APPLICATION), "type": 3, "token": f"token {number}",
        "version": 1, "guild_id": str(_GUILD), "channel_id": str(_CHANNEL), "locale": "en-US",
        "member": {**member, "permissions": str(discord.Permissions.all().value)}, "entitlements": [],
        "message": _message(number, _CHANNEL), "data": {"custom_id": custom_id, "component_type": 2},
        "attachment_size_limit": 10_485_760,
    }  # fmt: skip
