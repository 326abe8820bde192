"""The pages' server: fixed routes behind a key in the path, closed to everybody and everything else.

It listens on the loopback only. What comes from another site, another port, or by another name of the host is
refused; answers carry a strict content security policy, and are kept by no cache unless they name no secret.
"""

from __future__ import annotations

import socket
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

import msgspec
import structlog
from aiohttp import web

from bot.problems import Problem
from bot.web.files import file_of, files
from bot.web.guard import Part, check, is_elsewhere
from bot.web.home import NUMBER, home_routes
from bot.web.joining import PAGE_FILE, Entrance, entrance_routes
from bot.web.page import Door, HomeDoor, TableDoor, Unreadable
from bot.web.programs import FindTable, program_routes
from bot.web.reading import SEAT, number
from bot.web.server import FAILED, UNREADABLE, Runner
from bot.web.stream import MOST_OF_ONE, MOST_WATCHING, Streams, TooMany, news
from bot.web.table import asked, table_routes
from bot.web.words import ELSEWHERE, OPENS_NOTHING
from bot.web.words import UNREADABLE as KEY_OF_UNREADABLE

_log = structlog.get_logger(__name__)

HOST = "127.0.0.1"
MOST_BYTES = 64 * 1024
"""Bytes of a request's body."""
_OTHER_SEAT = "This link does not open that seat."
_WHOLE = Part()
_IN_ENGLISH = {
    OPENS_NOTHING: "This link opens nothing here.",
    ELSEWHERE: "This address belongs to another part of this site.",
}
"""What is said where there are no words of a house or a bot."""

FindDoor = Callable[[str], Awaitable[Door | None]]
"""Finds what a key opens; None for a wrong one."""
Says = Callable[[str, str], str]
"""The sentence with a key, in the languages that a browser wants, for who has no table's."""


@dataclass(frozen=True, slots=True)
class _Finder:
    find: FindDoor
    says: Says | None = None


_FIND = web.AppKey("find", _Finder)
_ORIGINS = web.AppKey("origins", frozenset[str])
_STREAMS = web.AppKey("streams", Streams)
_PART = web.AppKey("part", Part)


class Site:
    """The server of the pages, from `open` to `close`."""

    def __init__(
        self,
        find: FindDoor,
        port: int,
        *,
        usual: int | None = None,
        host: str = HOST,
        origin: str = "",
        name: str = "--port",
        entrance: Entrance | None = None,
        programs: FindTable | None = None,
        part: Part = _WHOLE,
        says: Says | None = None,
    ) -> None:
        """`port` 0: the `usual` one if it is free, else any. `host`: this machine's address to listen at;
        `origin`: scheme and host by which pages are reached through a proxy, empty for those of this machine;
        `name`: how whoever runs it chooses the port; `entrance`: lets in who has no key; `programs` finds
        the table that a program with a key reads; `part`: what is served here, if others share the address;
        `says` has the words for who opens nothing.
        """
        self._find = _Finder(find, says)
        self._part = part
        self._host = host
        self._origin = origin
        self._name = name
        self._entrance = entrance
        self._programs = programs
        self._wanted = [usual, 0] if port == 0 and usual else [port]
        self._runner: Runner | None = None
        self.port = port

    @property
    def address(self) -> str:
        """Where it is served, without any key."""
        host = f"[{self._host}]" if ":" in self._host else self._host
        # Browsers leave the usual port out, also where they name the host.
        return f"{self._origin or f'http://{host}:{self.port}'.removesuffix(':80')}/"

    def url(self, key: str) -> str:
        """The address of what a key opens."""
        return f"{self.address}{key}/"

    async def open(self) -> None:
        """Begin to serve. Raises Problem if the port is taken."""
        bound = self._bind()
        self.port = bound.getsockname()[1]
        own = {self.address.rstrip("/")}
        if self._host == HOST and not self._origin and self._entrance is None:
            own.add(f"http://localhost:{self.port}")
        app = _app(self._find, own, self._entrance, self._programs, self._part)
        self._runner = Runner(app, handler_cancellation=True, shutdown_timeout=1)
        await self._runner.setup()
        await web.SockSite(self._runner, bound).start()

    def _bind(self) -> socket.socket:
        for port in self._wanted:
            bound = socket.socket(socket.AF_INET6 if ":" in self._host else socket.AF_INET)
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                bound.bind((self._host, port))
                bound.listen(128)
            except OSError as fault:
                bound.close()
                if port == self._wanted[-1]:
                    where = f"{port} on this machine" if self._host == HOST else f"{port} of {self._host}"
                    taken = f"The port {where} is taken ({fault.strerror})"
                    raise Problem(f"{taken}; choose another with {self._name}.") from fault
            else:
                return bound
        raise AssertionError("there is always a port to try")

    async def close(self) -> None:
        """Serve no more. What the pages read must be over by then (`News.close`)."""
        if self._runner is not None:
            await self._runner.cleanup()


def make_app(
    find: FindDoor, origins: set[str], entrance: Entrance | None = None, programs: FindTable | None = None
) -> web.Application:
    """The routes, reached by these schemes and names of the host alone (with a port that is not usual)."""
    return _app(_Finder(find), origins, entrance, programs, _WHOLE)


def _app(
    find: _Finder, origins: set[str], entrance: Entrance | None, programs: FindTable | None, part: Part
) -> web.Application:
    app = web.Application(middlewares=[_guard], client_max_size=MOST_BYTES)
    app[_FIND], app[_ORIGINS], app[_STREAMS], app[_PART] = find, frozenset(origins), Streams(), part
    app.add_routes(entrance_routes(entrance) if entrance is not None else [])
    app.add_routes(program_routes(programs, part.begins) if programs is not None else [])
    for begins in part.begins:
        app.add_routes(_key_routes(f"{begins}/{{key}}"))
    return app


def _key_routes(link: str) -> list[web.RouteDef]:
    """What a key opens, behind where it is in an address."""
    of = f"{link}/{{seat:{SEAT}}}"
    return [
        web.get(f"{link}/", _index),
        web.get(f"{link}/play", _play),
        web.get(f"{link}/about", _about),
        web.get(f"{link}/page/{{name:{PAGE_FILE}}}", _page_file),
        *table_routes(f"{of}/table", _table, _news),
        *table_routes(f"{of}/tables/{{number:{NUMBER}}}", _table, _news),
        *home_routes(f"{of}/home", _home, _home_news),
    ]


# --- who may come in ----------------------------------------------------------------------------------


@web.middleware
async def _guard(
    request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
) -> web.StreamResponse:
    try:
        check(request, request.app[_ORIGINS])
        if is_elsewhere(request, request.app[_PART]):
            raise web.HTTPMisdirectedRequest(text=_said(request, ELSEWHERE))
        return await handler(request)
    except web.HTTPException:
        raise
    except Unreadable:
        raise web.HTTPBadRequest(text=await _unreadable(request)) from None
    except Exception as fault:
        _log.error("a page could not be served", route=_route(request), exc_info=fault)
        raise web.HTTPInternalServerError(text=FAILED) from None


async def _unreadable(request: web.Request) -> str:
    """What whoever sent this is told: in the language of the page, if its key opens one."""
    door = await request.app[_FIND].find(request.match_info.get("key", ""))
    words = await _words(door) if door is not None else {}
    return words.get(KEY_OF_UNREADABLE, UNREADABLE)


def _said(request: web.Request, key: str) -> str:
    """A sentence for whom no table is opened."""
    says = request.app[_FIND].says
    return says(key, request.headers.get("Accept-Language", "")) if says is not None else _IN_ENGLISH[key]


async def _words(door: Door) -> dict[str, str]:
    """The page's own words, in the language of the first who reads there."""
    for home in door.homes.values():
        return await home.words()
    return await door.words()


def _route(request: web.Request) -> str:
    # Never the path itself: it has the key.
    resource = request.match_info.route.resource
    return resource.canonical if resource else ""


async def _door(request: web.Request) -> Door:
    door = await request.app[_FIND].find(request.match_info["key"])
    if door is None:
        raise web.HTTPNotFound(text=_said(request, OPENS_NOTHING))
    return door


async def _table(request: web.Request) -> TableDoor:
    """The table of a request's door and seat: the one that it opens, or one of a house, by its number."""
    if "number" in request.match_info:
        home, table = await _home(request), number(request.match_info["number"])
        return await asked(lambda: home.table(table))
    door, seat = await _door(request), number(request.match_info["seat"])
    if seat not in door.tables:
        raise web.HTTPForbidden(text=_OTHER_SEAT)
    return door.tables[seat]


async def _home(request: web.Request) -> HomeDoor:
    """The house of a request's door, for who is meant."""
    door, who = await _door(request), number(request.match_info["seat"])
    if who not in door.homes:
        raise web.HTTPForbidden(text=_OTHER_SEAT)
    return door.homes[who]


async def _news(request: web.Request, table: TableDoor, known: str | None) -> web.StreamResponse:
    """News of a table, as long as this link opens it."""

    async def still() -> bool:
        try:
            return await _table(request) == table
        except web.HTTPException:
            return False

    most = MOST_OF_ONE if table.acts else MOST_WATCHING
    return await _streamed(request, "news", most, lambda: news(request, table.news(known), still))


async def _home_news(
    request: web.Request, home: HomeDoor, known: str | None, table: int | None
) -> web.StreamResponse:
    """News of a house, as long as this link opens it."""

    async def still() -> bool:
        try:
            return await _home(request) == home
        except web.HTTPException:
            return False

    send = partial(news, request, home.news(known, table), still)
    return await _streamed(request, "home", MOST_OF_ONE, send)


async def _streamed(
    request: web.Request, what: str, most: int, send: Callable[[], Awaitable[web.StreamResponse]]
) -> web.StreamResponse:
    """Send a stream, unless a link has too many of these."""
    of, door = (what, request.match_info["key"], request.match_info["seat"]), await _door(request)
    try:
        with door.attended(), request.app[_STREAMS].one_more(of, most):
            return await send()
    except TooMany:
        raise web.HTTPTooManyRequests(text="This link is open in too many windows.") from None


def _json(data: Any) -> web.Response:
    return web.Response(body=msgspec.json.encode(data), content_type="application/json")


# --- what there is ------------------------------------------------------------------------------------


async def _index(request: web.Request) -> web.Response:
    """The page of a house; of its table where there is none."""
    door = await _door(request)
    return file_of(files(), "home/index.html" if door.homes else "index.html")


async def _play(request: web.Request) -> web.Response:
    await _door(request)
    return file_of(files(), "index.html")


async def _page_file(request: web.Request) -> web.Response:
    await _door(request)
    return file_of(files(), request.match_info["name"])


async def _about(request: web.Request) -> web.Response:
    """What the page is: its seats, their links, its own words; whether there is a house behind it."""
    door = await _door(request)
    people = {who: (home.name, True) for who, home in door.homes.items()}
    read = people or {seat: ("", table.acts) for seat, table in door.tables.items()}
    seats = [
        {"seat": seat, "name": name, "acts": acts, "link": door.links.get(seat)}
        for seat, (name, acts) in read.items()
    ]
    return _json({"seats": seats, "texts": await _words(door), "home": bool(door.homes)})
