"""Server-sent events: a page hears of every change at once, and gets all that it shows."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Generator
from contextlib import contextmanager, suppress

import msgspec
from aiohttp import web

from bot.web.page import Viewer

BEAT = 15.0
"""Seconds of silence after which a stream says that it is still there."""
MOST_STREAMS = 64
MOST_OF_ONE = 12
"""Streams of one link's seat: its windows."""


class TooMany(Exception):
    """There are more streams than a table of people could want."""


class Streams:
    """Counts the open streams."""

    def __init__(self) -> None:
        self._open: Counter[object] = Counter()

    @contextmanager
    def one_more(self, of: object) -> Generator[None]:
        """A stream for as long as this lasts. Raises TooMany."""
        if self._open[of] >= MOST_OF_ONE or self._open.total() >= MOST_STREAMS:
            raise TooMany
        self._open[of] += 1
        try:
            yield
        finally:
            self._open[of] -= 1


async def stream(request: web.Request, viewer: Viewer, place: int | None) -> web.StreamResponse:
    """Send the viewer's state whenever it differs from what was sent last, until one of the two goes."""
    response = web.StreamResponse(
        headers={"Content-Type": "text/event-stream; charset=utf-8", "X-Accel-Buffering": "no"}
    )
    await response.prepare(request)
    # A window may be closed while it is being written to.
    with suppress(ConnectionError):
        await _send(response, viewer, place)
    return response


async def _send(response: web.StreamResponse, viewer: Viewer, place: int | None) -> None:
    news, sent = viewer.news, b""
    with news.reading():
        while not news.over:
            seen = news.count
            state = msgspec.json.encode(viewer.state(place))
            if state != sent:
                sent = state
                await response.write(b"data: " + state + b"\n\n")
            try:
                await asyncio.wait_for(news.after(seen), BEAT)
            except TimeoutError:
                await response.write(b"event: beat\ndata: \n\n")
