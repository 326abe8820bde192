"""The routes of a table's own protocol (docs/table-protocol.md): each a call of its door, read and written.

What cannot be read is refused as a whole, what is not there or not to be had in a sentence.
"""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, TypeVar

import msgspec
from aiohttp import web

from bot.log.writing import PARTS, TURN, Wanted
from bot.protocol.door import NotHere
from bot.protocol.shapes import Answer, GiveOrder, KeepNotes, SetHelm, TakeBack
from bot.web.page import TableDoor, Unreadable
from bot.web.reading import body_of
from data.telling.forum import BBCODE, FORMS

KEPT_A_WHILE = "private, max-age=3600, immutable"
PICTURE = "[0-9a-f]{24}"
ID = r"[A-Za-z0-9_.\-]{1,120}"
NAME = "[a-z_]{1,40}"
PLACE = r"[a-z_]{1,40}:[A-Za-z0-9_.\-]{1,120}"
"""What the parts of a route may look like: a picture's token, an id, a name, a place."""
MOST_ENCODED = 256
"""Answers of which the bytes are kept."""
_ROUND = re.compile(r"[0-9]{1,4}", re.ASCII)
_GIVEN = re.compile(r"[a-z_]{1,40}=[A-Za-z0-9_.\-]{0,60}", re.ASCII)
MOST_GIVEN = 60
"""Values in a question for odds."""
_CURSOR = re.compile(r"[0-9]{1,9}-[0-9a-f]{8}")
VERSION = re.compile(r"[0-9a-f]{24}")

BODIES: Mapping[str, type[Any]] = {
    "answer": Answer,
    "undo": TakeBack,
    "order": GiveOrder,
    "helm": SetHelm,
    "notes": KeepNotes,
}
"""What is sent to each route that acts."""

FindTable = Callable[[web.Request], Awaitable[TableDoor]]
"""Finds the table that a request is about. Raises an HTTP error."""
TellNews = Callable[[web.Request, TableDoor, str | None], Awaitable[web.StreamResponse]]
"""Tells of a table, to who knows it in this version, as long as his link opens it."""
_T = TypeVar("_T")


def table_routes(of: str, find: FindTable, tell_news: TellNews) -> list[web.RouteDef]:
    """The routes beneath the path `of`."""
    return [
        *_seen(of, find),
        *_looked_up(of, find),
        *_pictures(of, find),
        *_acts(of, find),
        _news(of, find, tell_news),
    ]


def _seen(of: str, find: FindTable) -> list[web.RouteDef]:
    async def table(request: web.Request) -> web.Response:
        return await told((await find(request)).table)

    async def view(request: web.Request) -> web.Response:
        return await told((await find(request)).view)

    async def question(request: web.Request) -> web.Response:
        return await told((await find(request)).question)

    async def story(request: web.Request) -> web.Response:
        door, since = await find(request), since_in(request)
        in_hand = _in_hand(request)
        return await told(lambda: door.story(since, in_hand=in_hand))

    async def board(request: web.Request) -> web.Response:
        door, in_hand = await find(request), _in_hand(request)
        return await told(lambda: door.board(in_hand=in_hand))

    seen = {"table": table, "view": view, "question": question, "story": story, "board": board}
    return [web.get(f"{of}/{name}", handler) for name, handler in seen.items()]


def since_in(request: web.Request) -> str | None:
    """The cursor of who has read so far; None: he has read nothing. Raises Unreadable."""
    since = request.query.get("since")
    if since is not None and not _CURSOR.fullmatch(since):
        raise Unreadable
    return since


def _in_hand(request: web.Request) -> bool:
    """Whether a page is held in the hand. Raises Unreadable if it says what is neither."""
    form = request.query.get("form")
    if form not in (None, "phone"):
        raise Unreadable
    return form is not None


def _looked_up(of: str, find: FindTable) -> list[web.RouteDef]:
    async def layer(request: web.Request) -> web.Response:
        door = await find(request)
        return await told(lambda: door.layer(request.match_info["layer"]))

    async def thing(request: web.Request) -> web.Response:
        door = await find(request)
        return await told(lambda: door.thing(request.match_info["thing"]))

    async def explain(request: web.Request) -> web.Response:
        return await told((await find(request)).explain)

    async def rules(request: web.Request) -> web.Response:
        return await told((await find(request)).rules)

    async def recap(request: web.Request) -> web.Response:
        return await told((await find(request)).recap)

    async def review(request: web.Request) -> web.Response:
        return await told((await find(request)).review)

    async def forum(request: web.Request) -> web.Response:
        door, wanted = await find(request), _wanted(request)
        return await told(lambda: door.forum(wanted))

    async def odds(request: web.Request) -> web.Response:
        door, given = await find(request), _given(request)
        return await told(lambda: door.odds(given))

    async def orders(request: web.Request) -> web.Response:
        return await told((await find(request)).orders)

    return [
        web.get(f"{of}/layers/{{layer:{NAME}}}", layer),
        web.get(f"{of}/thing/{{thing:{PLACE}}}", thing),
        web.get(f"{of}/explain", explain),
        web.get(f"{of}/rules", rules),
        web.get(f"{of}/recap", recap),
        web.get(f"{of}/review", review),
        web.get(f"{of}/forum", forum),
        web.get(f"{of}/odds", odds),
        web.get(f"{of}/orders", orders),
    ]


def _given(request: web.Request) -> dict[str, tuple[str, ...]] | None:
    """What odds are wanted of; None: nothing yet. Raises Unreadable."""
    asked = request.query
    if len(asked) > MOST_GIVEN or not all(_GIVEN.fullmatch(f"{name}={one}") for name, one in asked.items()):
        raise Unreadable
    names = dict.fromkeys(asked)
    # A name with nothing behind it: none of what it offers.
    return {name: tuple(filter(None, asked.getall(name))) for name in names} or None


def _wanted(request: web.Request) -> Wanted:
    """What is to be written for a forum. Raises Unreadable."""
    asked = request.query
    form, part, number = asked.get("as", BBCODE), asked.get("part", TURN), asked.get("round")
    if form not in FORMS or part not in PARTS or (number is not None and not _ROUND.fullmatch(number)):
        raise Unreadable
    return Wanted(form, part, int(number) if number is not None else None)


def _pictures(of: str, find: FindTable) -> list[web.RouteDef]:
    def drawn(call: Callable[[TableDoor, str], Awaitable[bytes | None]]) -> Any:
        async def handler(request: web.Request) -> web.Response:
            door, id = await find(request), request.match_info["picture"]
            return picture(await asked(lambda: call(door, id)))

        return handler

    return [
        web.get(f"{of}/pictures/{{picture:{PICTURE}}}", drawn(lambda door, id: door.picture(id))),
        web.get(f"{of}/sprites/{{picture:{ID}}}", drawn(lambda door, id: door.sprite(id))),
        web.get(f"{of}/cards/{{picture:{ID}}}", drawn(lambda door, id: door.card(id))),
        web.get(f"{of}/art/{{picture:{ID}}}", drawn(lambda door, id: door.art(id))),
    ]


def _acts(of: str, find: FindTable) -> list[web.RouteDef]:
    def acting(call: Callable[[TableDoor, Any], Awaitable[Any]], kind: type[Any]) -> Any:
        decoder = msgspec.json.Decoder(kind)

        async def handler(request: web.Request) -> web.Response:
            door = await find(request)
            wanted = await body_of(request, decoder.decode)
            if not door.acts:
                raise web.HTTPForbidden(text="This link only looks on.")
            return await told(lambda: call(door, wanted))

        return handler

    calls: dict[str, Callable[[TableDoor, Any], Awaitable[Any]]] = {
        "answer": lambda door, wanted: door.answer(wanted),
        "undo": lambda door, wanted: door.undo(wanted),
        "order": lambda door, wanted: door.order(wanted),
        "helm": lambda door, wanted: door.helm(wanted),
        "notes": lambda door, wanted: door.notes(wanted),
    }
    return [web.post(f"{of}/{name}", acting(call, BODIES[name])) for name, call in calls.items()]


def _news(of: str, find: FindTable, tell_news: TellNews) -> web.RouteDef:
    async def handler(request: web.Request) -> web.StreamResponse:
        door = await find(request)
        known = request.headers.get("Last-Event-ID", "")
        return await tell_news(request, door, known if VERSION.fullmatch(known) else None)

    return web.get(f"{of}/news", handler)


class Encoded:
    """What doors gave lately, as JSON: many readers get the same object, and its bytes are made once."""

    def __init__(self) -> None:
        self._kept: OrderedDict[int, tuple[Any, bytes]] = OrderedDict()

    def of(self, given: Any) -> bytes:
        """Its bytes. An object is known as long as it is kept here, so its number is nobody else's."""
        kept = self._kept.get(id(given))
        if kept is None or kept[0] is not given:
            kept = self._kept[id(given)] = (given, msgspec.json.encode(given))
            while len(self._kept) > MOST_ENCODED:
                self._kept.popitem(last=False)
        return kept[1]


_encoded = Encoded()


async def told(call: Callable[[], Awaitable[Any]]) -> web.Response:
    """What a door gives, as JSON."""
    return web.Response(body=_encoded.of(await asked(call)), content_type="application/json")


def picture(data: bytes | None) -> web.Response:
    """A picture, as WebP, that its reader keeps for a while. Raises HTTPNotFound if there is none."""
    if data is None:
        raise web.HTTPNotFound
    return web.Response(body=data, headers={"Content-Type": "image/webp", "Cache-Control": KEPT_A_WHILE})


async def asked(call: Callable[[], Awaitable[_T]]) -> _T:
    """What a door gives; what is not to be had is not found, in the reader's words."""
    try:
        return await call()
    except NotHere as refused:
        raise web.HTTPNotFound(text=str(refused)) from None
