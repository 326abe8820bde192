"""Serves the pages of a simulated table: one for each member, behind a key that is new each time."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from functools import cache
from importlib import resources
from pathlib import Path
from types import TracebackType
from typing import Any

import msgspec
import simcord
from aiohttp import web

from bot.web import files
from bot.web.guard import check
from bot.web.page import Unreadable
from bot.web.reading import SEAT, body_of, number
from bot.web.server import UNREADABLE, Runner
from tools.simulated.acts import Act
from tools.simulated.seats import Seat
from tools.simulated.table import SimulatedTable

HOST = "127.0.0.1"
ID = "[0-9]{1,20}"
_FACE = Path(simcord.__file__).parent / "preview" / "static" / "fonts" / "noto-sans-latin-v2.015.ttf"
"""A typeface like that of Discord's clients."""
_decode = msgspec.json.Decoder(Act).decode


class Pages:
    """The pages of a table, as an asynchronous context."""

    def __init__(self, table: SimulatedTable, port: int = 0) -> None:
        """`port` 0: any."""
        self._seats = table.seats
        self._port = port
        self._key = secrets.token_urlsafe(24)

    def url(self, seat: int = 0) -> str:
        """Where a member's page is."""
        return f"http://{HOST}:{self._port}/{self._key}/{seat}/"

    async def __aenter__(self) -> Pages:
        """Begin to serve. Raises OSError if the port is taken."""
        app = web.Application(middlewares=[self._guard])
        app.add_routes(self._routes(f"/{self._key}/{{seat:{SEAT}}}"))
        self._runner = Runner(app, handler_cancellation=True, shutdown_timeout=1)
        await self._runner.setup()
        await web.TCPSite(self._runner, HOST, self._port).start()
        self._port = self._runner.addresses[0][1]
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._runner.cleanup()

    @web.middleware
    async def _guard(
        self, request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
    ) -> web.StreamResponse:
        check(request, frozenset({f"http://{HOST}:{self._port}"}))
        try:
            return await handler(request)
        except Unreadable:
            raise web.HTTPBadRequest(text=UNREADABLE) from None

    def _routes(self, of: str) -> list[web.RouteDef]:
        return [
            web.get(f"{of}/", self._index),
            web.get(f"{of}/page/{{name}}", self._page_file),
            web.get(f"{of}/state", self._state),
            web.post(f"{of}/act", self._act),
            web.get(f"{of}/emoji/{{id:{ID}}}", self._emoji),
            web.get(f"{of}/file/{{message:{ID}}}/{{file:{ID}}}", self._file),
        ]

    def _seat(self, request: web.Request) -> Seat:
        seat = number(request.match_info["seat"])
        if seat >= len(self._seats):
            raise web.HTTPNotFound
        return self._seats[seat]

    async def _index(self, request: web.Request) -> web.Response:
        self._seat(request)
        return files.file_of(page_files(), "index.html")

    async def _page_file(self, request: web.Request) -> web.Response:
        return files.file_of(page_files(), request.match_info["name"])

    async def _state(self, request: web.Request) -> web.Response:
        return _json(self._seat(request).state())

    async def _act(self, request: web.Request) -> web.Response:
        return _json(await self._seat(request).act(await body_of(request, _decode)))

    async def _emoji(self, request: web.Request) -> web.Response:
        return _data(self._seat(request).emoji(number(request.match_info["id"])), "image/png")

    async def _file(self, request: web.Request) -> web.Response:
        message, file = (number(request.match_info[part]) for part in ("message", "file"))
        found = await self._seat(request).file(message, file)
        return _data(found.data if found else None, found.type if found else "")


def _json(data: Any) -> web.Response:
    return web.Response(body=msgspec.json.encode(data), content_type="application/json")


def _data(data: bytes | None, kind: str) -> web.Response:
    if data is None:
        raise web.HTTPNotFound
    return web.Response(body=data, headers={"Content-Type": kind or "application/octet-stream"})


@cache
def page_files() -> dict[str, bytes]:
    """The page's files by their names: its own, what it shares with the pages of tables, a typeface."""
    own = {
        file.name: file.read_bytes()
        for file in resources.files("tools.simulated.page").iterdir()
        if file.name.endswith((".html", ".css", ".js"))
    }
    shared = {name: files.files()[f"kit/{name}"] for name in ("make.js", "icon.svg")}
    return {**own, **shared, "face.ttf": _FACE.read_bytes()}
