"""What programs read of a table, with a key that they send beside the address (docs/table-api.md).

It is what a spectator's page gets, in the same shapes, and nothing that acts. How often one key may ask is
limited; what is refused is one sentence.
"""

from __future__ import annotations

import math
import re
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence

from aiohttp import web

from bot.web.page import TableDoor, Unreadable
from bot.web.table import PICTURE, asked, picture, since_in, told

OF = "/api/v1"
"""Where it is served; another version would be beside it."""
MOST = 60
"""Requests of one key in a minute."""
_MINUTE = 60.0
_MOST_KEYS = 4096
_KEY = re.compile(r"Bearer ([A-Za-z0-9_-]{32})", re.ASCII)
_NO_KEY = "Send a key that reads this table: Authorization: Bearer KEY."
_TOO_OFTEN = "This key has asked too often; ask again later."
_UNREADABLE = "This request cannot be read; docs/table-api.md says what can be asked."

FindTable = Callable[[str], Awaitable[TableDoor | None]]
"""Finds the table that a key reads, as a spectator; None for a wrong one."""
_Answer = Callable[[web.Request, TableDoor], Awaitable[web.Response]]


class Rates:
    """How often each key asks: so many requests at once, and as many again in each minute."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._paid: OrderedDict[str, float] = OrderedDict()
        """Until when what each key has asked is spread, at an even pace."""

    def wait(self, key: str) -> int:
        """Seconds until a request of this key may be made; 0: now, and it counts."""
        now = self._now()
        paid = max(now, self._paid.get(key, now)) + _MINUTE / MOST
        if (over := paid - now - _MINUTE) > 1e-9:
            return max(1, math.ceil(over))
        self._paid[key] = paid
        self._paid.move_to_end(key)
        while len(self._paid) > _MOST_KEYS:
            self._paid.popitem(last=False)
        return 0


def program_routes(find: FindTable, begins: Sequence[str] = ("",)) -> list[web.RouteDef]:
    """The routes, for those for whom this finds a table; their paths may begin so."""
    rates = Rates()

    def reading(answer: _Answer) -> Callable[[web.Request], Awaitable[web.Response]]:
        async def handler(request: web.Request) -> web.Response:
            sent = _KEY.fullmatch(request.headers.get("Authorization", ""))
            door = await find(sent[1]) if sent is not None else None
            if sent is None or door is None:
                raise web.HTTPUnauthorized(text=_NO_KEY, headers={"WWW-Authenticate": "Bearer"})
            if wait := rates.wait(sent[1]):
                raise web.HTTPTooManyRequests(text=_TOO_OFTEN, headers={"Retry-After": str(wait)})
            try:
                return await answer(request, door)
            except Unreadable:
                raise web.HTTPBadRequest(text=_UNREADABLE) from None

        return handler

    answers = {
        "table": _table,
        "story": _story,
        "board": _board,
        f"pictures/{{picture:{PICTURE}}}": _picture,
    }
    return [web.get(f"{at}{OF}/{path}", reading(answer)) for at in begins for path, answer in answers.items()]


async def _table(request: web.Request, door: TableDoor) -> web.Response:
    return await told(door.table)


async def _story(request: web.Request, door: TableDoor) -> web.Response:
    since = since_in(request)
    return await told(lambda: door.story(since))


async def _board(request: web.Request, door: TableDoor) -> web.Response:
    return await told(door.board)


async def _picture(request: web.Request, door: TableDoor) -> web.Response:
    return picture(await asked(lambda: door.picture(request.match_info["picture"])))
