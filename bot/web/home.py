"""The routes of a house (docs/table-protocol.md, "Home"): each a call of its door, read and written here."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import msgspec
from aiohttp import web

from bot.protocol.home.acts import HomeAct, OpenFile
from bot.web.page import HomeDoor
from bot.web.reading import body_of, number
from bot.web.table import VERSION, asked, picture, told

NUMBER = "[0-9]{1,9}"
GAME = "[a-z_]{1,40}"
CODE = "[A-Z]{1,20}"
"""What the parts of a route may look like: a table or a step, a game, a code for a phone."""
MOST_SENT = 12_000_000
"""Bytes of an act with a file: more than that of any table has, as text within it."""
_decode = msgspec.json.Decoder(HomeAct).decode
_decode_file = msgspec.json.Decoder(OpenFile).decode

FindHome = Callable[[web.Request], Awaitable[HomeDoor]]
"""Finds the house that a request is about. Raises an HTTP error."""
TellHome = Callable[[web.Request, HomeDoor, str | None, int | None], Awaitable[web.StreamResponse]]
"""Tells of a house, and of one of its tables, to who knows it in this version, as long as a link opens it."""


def home_routes(of: str, find: FindHome, tell_news: TellHome) -> list[web.RouteDef]:
    """The routes beneath the path `of`."""
    return [
        *_seen(of, find),
        *_files(of, find),
        _does(of, find),
        _opens(of, find),
        _news(of, find, tell_news),
    ]


def _seen(of: str, find: FindHome) -> list[web.RouteDef]:
    async def page(request: web.Request) -> web.Response:
        return await told((await find(request)).page)

    async def lobby(request: web.Request) -> web.Response:
        home, table = await find(request), _number(request, "number")
        return await told(lambda: home.lobby(table))

    async def mend(request: web.Request) -> web.Response:
        home, table = await find(request), _number(request, "number")
        return await told(lambda: home.mend(table))

    async def look_back(request: web.Request) -> web.Response:
        home, table, step = await find(request), _number(request, "number"), _number(request, "step")
        return await told(lambda: home.look_back(table, step))

    async def rules(request: web.Request) -> web.Response:
        home, game = await find(request), request.match_info["game"]
        return await told(lambda: home.rules(game))

    async def words(request: web.Request) -> web.Response:
        return await told((await find(request)).words)

    return [
        web.get(of, page),
        web.get(f"{of}/words", words),
        web.get(f"{of}/rules/{{game:{GAME}}}", rules),
        web.get(f"{of}/lobby/{{number:{NUMBER}}}", lobby),
        web.get(f"{of}/mend/{{number:{NUMBER}}}", mend),
        web.get(f"{of}/mend/{{number:{NUMBER}}}/{{step:{NUMBER}}}", look_back),
    ]


def _files(of: str, find: FindHome) -> list[web.RouteDef]:
    async def cover(request: web.Request) -> web.Response:
        return picture((await find(request)).cover(request.match_info["game"]))

    async def qr(request: web.Request) -> web.Response:
        drawn = (await find(request)).qr(request.match_info["code"])
        if drawn is None:
            raise web.HTTPNotFound
        return web.Response(body=drawn, content_type="image/svg+xml")

    async def export(request: web.Request) -> web.Response:
        home, table = await find(request), _number(request, "number")
        file = await asked(lambda: home.exported(table))
        name = f'attachment; filename="table-{table}.json"'
        headers = {"Content-Type": "application/json", "Content-Disposition": name}
        return web.Response(body=file, headers=headers)

    return [
        web.get(f"{of}/cover/{{game:{GAME}}}", cover),
        web.get(f"{of}/qr/{{code:{CODE}}}", qr),
        web.get(f"{of}/export/{{number:{NUMBER}}}", export),
    ]


def _does(of: str, find: FindHome) -> web.RouteDef:
    async def handler(request: web.Request) -> web.Response:
        home, wanted = await find(request), await body_of(request, _decode)
        # A page that is closed at once still has done it.
        return await told(lambda: asyncio.shield(home.do(wanted)))

    return web.post(f"{of}/do", handler)


def _opens(of: str, find: FindHome) -> web.RouteDef:
    """The same, for the one act that may be longer than whatever else is sent."""

    async def handler(request: web.Request) -> web.Response:
        home = await find(request)
        wanted = await body_of(request.clone(client_max_size=MOST_SENT), _decode_file)
        return await told(lambda: asyncio.shield(home.do(wanted)))

    return web.post(f"{of}/open", handler)


def _news(of: str, find: FindHome, tell_news: TellHome) -> web.RouteDef:
    async def handler(request: web.Request) -> web.StreamResponse:
        home, wanted = await find(request), request.query.get("table", "")
        known = request.headers.get("Last-Event-ID", "")
        table = number(wanted) if wanted else None
        return await tell_news(request, home, known if VERSION.fullmatch(known) else None, table)

    return web.get(f"{of}/news", handler)


def _number(request: web.Request, part: str) -> int:
    return number(request.match_info[part])
