"""The window of the bench reads a page's stream as a browser does."""

from __future__ import annotations

import aiohttp
from aiohttp import web

from tools.simulated.window import window

EVENTS = [
    b"event: beat\ndata: \n\n",
    b'data: {"round":1}\n\n',
    b"event: beat\ndata: \n\n",
    b"event: beat\ndata: \n\n",
    b'data: {"round":2}\n\n',
]


async def beating(request: web.Request) -> web.StreamResponse:
    """A stream on which nothing happens for a while, twice."""
    response = web.StreamResponse()
    await response.prepare(request)
    for event in EVENTS:
        await response.write(event)
    return response


async def test_beats_of_a_quiet_stream_are_no_states() -> None:
    app = web.Application()
    app.router.add_get("/0/stream", beating)
    runner = web.AppRunner(app)
    await runner.setup()
    try:
        site = web.TCPSite(runner, "127.0.0.1", 0)
        await site.start()
        port = runner.addresses[0][1]
        async with (
            aiohttp.ClientSession() as session,
            window(session, f"http://127.0.0.1:{port}/") as page,
        ):
            await page.until(lambda state: state.get("round") == 2, "the second round")
            assert page.received == [b'{"round":1}', b'{"round":2}']
    finally:
        await runner.cleanup()
