"""What a page sends, read in one place: numbers and bodies.

Whatever cannot be read raises `Unreadable`, which the server answers with one sentence; nothing is done then.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import msgspec
from aiohttp import web

from bot.web.page import Unreadable

MOST_DIGITS = 20
"""Digits of the longest number."""
SEAT = "[0-9]{1,6}"
"""What a seat may look like in a route."""
_T = TypeVar("_T")


def number(text: str) -> int:
    """The number that this text is. Raises Unreadable for anything but a few decimal digits."""
    if not (text.isascii() and text.isdecimal() and len(text) <= MOST_DIGITS):
        raise Unreadable
    return int(text)


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
