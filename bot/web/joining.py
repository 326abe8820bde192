"""The way in for phones: one page without a key, and what it sends to get one."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

import msgspec
from aiohttp import web

from bot.protocol.home.coming import Came, Come, Wait
from bot.web.files import ROOMS, file_of, files
from bot.web.reading import body_of
from bot.web.stream import Streams, TooMany

PAGE_FILE = f"(?:(?:{'|'.join(ROOMS)})/)?[A-Za-z_.-]{{1,40}}"
"""What the name of a page's file may look like."""
MOST_WAITING = 2
"""Requests of one who waits: his page asks again before it knows that the line was lost."""
_come = msgspec.json.Decoder(Come).decode
_wait = msgspec.json.Decoder(Wait).decode


class Entrance(Protocol):
    """Who lets people in."""

    async def words(self, languages: str) -> dict[str, str]:
        """The words of the pages, in the first of these languages (as browsers name them) that there is."""
        ...

    async def come(self, wanted: Come, by: str) -> Came:
        """Somebody comes, from an address."""
        ...

    async def wait(self, wanted: Wait) -> Came:
        """What the host has said; that he still waits, after a while."""
        ...


def entrance_routes(entrance: Entrance) -> list[web.RouteDef]:
    """The routes that nobody needs a key for."""
    waiting = Streams()

    async def page(request: web.Request) -> web.Response:
        return file_of(files(), "come/index.html")

    async def file(request: web.Request) -> web.Response:
        return file_of(files(), request.match_info["name"])

    async def words(request: web.Request) -> web.Response:
        return _json(await entrance.words(request.headers.get("Accept-Language", "")))

    async def come(request: web.Request) -> web.Response:
        wanted = await body_of(request, _come)
        # Whoever goes away meanwhile has come all the same.
        return await _answered(lambda: asyncio.shield(entrance.come(wanted, request.remote or "")))

    async def wait(request: web.Request) -> web.Response:
        wanted = await body_of(request, _wait)
        try:
            with waiting.one_more(wanted.waits, MOST_WAITING):
                return await _answered(lambda: entrance.wait(wanted))
        except TooMany:
            raise web.HTTPTooManyRequests from None

    return [
        web.get("/", page),
        web.get(f"/page/{{name:{PAGE_FILE}}}", file),
        web.get("/words", words),
        web.post("/come", come),
        web.post("/wait", wait),
    ]


async def _answered(call: Callable[[], Awaitable[Came]]) -> web.Response:
    return _json(await call())


def _json(data: Any) -> web.Response:
    return web.Response(body=msgspec.json.encode(data), content_type="application/json")
