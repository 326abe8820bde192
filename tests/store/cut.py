"""The network between a process and its database, which can be cut: nothing arrives, and nobody is told."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from sqlalchemy.engine import make_url


class Network:
    """What is sent waits as long as it is cut."""

    def __init__(self) -> None:
        self.whole = asyncio.Event()
        self.whole.set()
        self.url = ""

    async def carry(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await source.read(65536):
                await self.whole.wait()
                sink.write(data)
                await sink.drain()
        sink.close()


@asynccontextmanager
async def network(url: str) -> AsyncGenerator[Network]:
    """A way to the database of this URL."""
    there, way = make_url(url), Network()

    async def meet(source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        far_source, far_sink = await asyncio.open_connection(there.host, there.port)
        await asyncio.gather(way.carry(source, far_sink), way.carry(far_source, sink))

    async with await asyncio.start_server(meet, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        way.url = there.set(port=port).render_as_string(hide_password=False)
        yield way
        way.whole.set()
        server.close()
