"""What a page sends, read in one place: seats, places, ids and bodies.

Whatever cannot be read raises `Unreadable`, which the server answers with one sentence; nothing is done then.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import msgspec
from aiohttp import web

from bot.web.page import MOST_DIGITS, Act, Unreadable

ID = f"[0-9]{{1,{MOST_DIGITS}}}"
SEAT = "[0-9]{1,3}"
TOKEN = f"{ID}-[0-9a-f]{{24}}"
"""What the parts of a route may look like: an id, a seat, the name of a board's picture."""
_T = TypeVar("_T")
_decode = msgspec.json.Decoder(Act).decode


def number(text: str) -> int:
    """The number that this text is. Raises Unreadable for anything but a few decimal digits."""
    if not (text.isascii() and text.isdecimal() and len(text) <= MOST_DIGITS):
        raise Unreadable
    return int(text)


def place_of(request: web.Request) -> int | None:
    """The place that a request wants to see; None for where its reader plays. Raises Unreadable."""
    wanted = request.query.get("where", "")
    return number(wanted) if wanted else None


async def act_of(request: web.Request) -> Act:
    """What a request asks a seat to do. Raises Unreadable."""
    return await body_of(request, _decode)


async def body_of(request: web.Request, decode: Callable[[bytes], _T]) -> _T:
    """What a request sends, as this reads it. Raises Unreadable."""
    if request.headers.get("Content-Encoding", "identity").lower() != "identity":
        raise Unreadable
    try:
        return decode(await request.read())
    except (
        msgspec.MsgspecError,
        UnicodeError,
        # Lists within lists, or an object before it says of which kind it is.
        RecursionError,
        web.RequestPayloadError,
    ):
        raise Unreadable from None
