"""A Discord for whole processes, at a port of this machine: they are connected over real lines, each with its
shards, hear of every click there, and acknowledge it by a request.

It takes every message and keeps none (`bot/bench/nowhere.py`).
"""

from __future__ import annotations

import asyncio
import json
import os
from collections import Counter
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from aiohttp import WSMsgType, web

from bot.bench.nowhere import Nowhere, _clicked, _guild, _user

_REDIRECTED = Path(__file__).parent / "redirected"
_DISPATCH, _HEARTBEAT, _IDENTIFY, _RESUME, _INVALID, _HELLO, _HEARD = 0, 1, 2, 6, 9, 10, 11
_BEAT = 30_000
"""Milliseconds between two heartbeats."""
_FAR = 0.1
"""Seconds to a Discord that is not on the same machine."""
_STARTS = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 16}


class ServedDiscord:
    """With so many shards, and these servers."""

    def __init__(self, guilds: list[int], shards: int) -> None:
        self._guilds, self._shards = guilds, shards
        self._nowhere = Nowhere()
        self._lines: dict[web.WebSocketResponse, int] = {}
        """The shard of each line."""
        self._numbers, self._sequence = count(1_000_000), count(1)
        self.acknowledged: Counter[int] = Counter()
        """How often each click was acknowledged."""
        self.address = ""

    @property
    def environment(self) -> dict[str, str]:
        """What a process needs to find this one."""
        return {"PYTHONPATH": str(_REDIRECTED), "DISCORD_AT": self.address}

    @asynccontextmanager
    async def serving(self) -> AsyncGenerator[None]:
        """As long as this lasts."""
        app = web.Application()
        app.router.add_get("/gateway", self._gateway)
        app.router.add_get("/api/v10/gateway/bot", self._way)
        app.router.add_post("/api/v10/interactions/{click}/{token}/callback", self._answered)
        app.router.add_route("*", "/{path:.*}", self._anything)
        runner = web.AppRunner(app, shutdown_timeout=1)
        await runner.setup()
        site = web.TCPSite(runner, "127.0.0.1", 0)
        await site.start()
        self.address = "{}:{}".format(*runner.addresses[0])
        try:
            yield
        finally:
            await asyncio.gather(*(line.close() for line in [*self._lines]))
            await runner.cleanup()

    async def click(self, guild: int, custom_id: str) -> int:
        """The member clicks a button in a server: all who are connected with its shard hear of it. Gives the
        number of the click.
        """
        number, shard = next(self._numbers), self._shard_of(guild)
        for line, of in [*self._lines.items()]:
            if of == shard:
                await self._tell(line, "INTERACTION_CREATE", _clicked(number, custom_id, guild))
        return number

    def _shard_of(self, guild: int) -> int:
        return (guild >> 22) % self._shards

    async def _tell(self, line: web.WebSocketResponse, event: str, data: Any) -> None:
        sent = {"op": _DISPATCH, "t": event, "s": next(self._sequence), "d": data}
        try:
            await line.send_str(json.dumps(sent))
        except ConnectionError:
            # Its process was killed.
            self._lines.pop(line, None)

    async def _gateway(self, request: web.Request) -> web.WebSocketResponse:
        line = web.WebSocketResponse()
        await line.prepare(request)
        await line.send_json({"op": _HELLO, "d": {"heartbeat_interval": _BEAT}})
        try:
            async for said in line:
                if said.type in (WSMsgType.TEXT, WSMsgType.BINARY):
                    await self._hear(line, json.loads(said.data))
        finally:
            self._lines.pop(line, None)
        return line

    async def _hear(self, line: web.WebSocketResponse, said: dict[str, Any]) -> None:
        if said["op"] == _HEARTBEAT:
            # What is heard before the library has noted that it was said counts from the time before.
            await asyncio.sleep(_FAR)
            await line.send_json({"op": _HEARD})
        elif said["op"] == _RESUME:
            await line.send_json({"op": _INVALID, "d": False})
        elif said["op"] == _IDENTIFY:
            shard, of = said["d"]["shard"]
            assert of == self._shards
            ours = [guild for guild in self._guilds if self._shard_of(guild) == shard]
            there = [{"id": str(guild), "unavailable": True} for guild in ours]
            ready = {
                "v": 10, "user": _user(4, bot=True), "guilds": there, "session_id": str(next(self._numbers)),
                "resume_gateway_url": f"ws://{self.address}/gateway", "shard": [shard, of],
                "application": {"id": "4", "flags": 0},
            }  # fmt: skip
            await self._tell(line, "READY", ready)
            for guild in ours:
                me = {
                    "user": _user(4, bot=True),
                    "roles": [],
                    "joined_at": None,
                    "deaf": False,
                    "mute": False,
                }
                await self._tell(line, "GUILD_CREATE", {**_guild(guild), "members": [{**me, "flags": 0}]})
            self._lines[line] = shard

    async def _way(self, request: web.Request) -> web.Response:
        way = {"url": f"ws://{self.address}/gateway", "shards": self._shards, "session_start_limit": _STARTS}
        return _json(way)

    async def _answered(self, request: web.Request) -> web.Response:
        self.acknowledged[int(request.match_info["click"])] += 1
        return await self._anything(request)

    async def _anything(self, request: web.Request) -> web.Response:
        body = await request.read()
        sent = json.loads(body) if body and request.content_type == "application/json" else {}
        route = SimpleNamespace(
            method=request.method, url=str(request.url).partition("?")[0], channel_id=None
        )
        given = await self._nowhere.request(route, json=sent)
        return _json(given) if given is not None else web.Response(status=204)


def _json(data: Any) -> web.Response:
    # The library reads it by exactly this type.
    return web.Response(body=json.dumps(data).encode(), content_type="application/json")


def started_with(environment: dict[str, str]) -> dict[str, str]:
    """The environment of a process with these settings, and with none of those of whoever runs the tests."""
    kept = {name: os.environ[name] for name in ("PATH", "HOME", "LANG", "TMPDIR") if name in os.environ}
    return {**kept, **environment}
