"""Server-sent events: a page hears of every change at once, and what there is to fetch."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncGenerator, Awaitable, Callable, Generator
from contextlib import contextmanager, suppress
from typing import Protocol

import msgspec
from aiohttp import web

BEAT = 15.0
"""Seconds of silence after which a stream says that it is still there."""
MOST_STREAMS = 512
MOST_OF_ONE = 12
"""Streams of one link's seat: its windows."""
MOST_WATCHING = 256
"""Streams of one link that only looks on: it may be handed round."""


class TooMany(Exception):
    """There are more streams than a table of people could want."""


class Streams:
    """Counts the open streams."""

    def __init__(self) -> None:
        self._open: Counter[object] = Counter()

    @contextmanager
    def one_more(self, of: object, most: int = MOST_OF_ONE) -> Generator[None]:
        """A stream for as long as this lasts, one of so many at the `most`. Raises TooMany."""
        if self._open[of] >= most or self._open.total() >= MOST_STREAMS:
            raise TooMany
        self._open[of] += 1
        try:
            yield
        finally:
            self._open[of] -= 1


class Told(Protocol):
    """News, by what they name."""

    version: str


async def news(
    request: web.Request, found: AsyncGenerator[Told], still: Callable[[], Awaitable[bool]]
) -> web.StreamResponse:
    """Send what was found that there is to fetch, whenever it is, until one of the two goes or a link opens
    it no longer.
    """
    response = web.StreamResponse(
        headers={"Content-Type": "text/event-stream; charset=utf-8", "X-Accel-Buffering": "no"}
    )
    await response.prepare(request)
    with suppress(ConnectionError):
        await _send_news(response, found, still)
    return response


async def _send_news(
    response: web.StreamResponse, found: AsyncGenerator[Told], still: Callable[[], Awaitable[bool]]
) -> None:
    coming: asyncio.Task[Told] | None = None
    try:
        while True:
            coming = coming or asyncio.ensure_future(anext(found))
            done, _ = await asyncio.wait({coming}, timeout=BEAT)
            if not await still():
                return
            if not done:
                await response.write(b"event: beat\ndata: \n\n")
                continue
            try:
                told = coming.result()
            except StopAsyncIteration:
                return
            coming = None
            data = msgspec.json.encode(told)
            await response.write(b"event: news\nid: " + told.version.encode() + b"\ndata: " + data + b"\n\n")
    finally:
        if coming is not None:
            coming.cancel()
            await asyncio.wait({coming})
        await found.aclose()
