"""A crowd before one table: many who look on by one link, in a process of their own.

Each has the table's news open, and whenever there are any reads what happened and whom the table waits for.
"""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from multiprocessing.synchronize import Event

import aiohttp
import msgspec

from bot.protocol.door import TableDoor
from bot.web.app import Site
from bot.web.page import Door

KEY = "spectators"
PATIENCE = 60.0
"""Seconds after which no crowd comes any more."""


@asynccontextmanager
async def crowd(door: TableDoor, many: int) -> AsyncGenerator[None]:
    """So many look on at this table meanwhile; raises TimeoutError if they do not come."""

    async def find(key: str) -> Door | None:
        return Door(tables={0: door}) if key == KEY else None

    site = Site(find, 0)
    await site.open()
    context = multiprocessing.get_context("spawn")
    come = context.Event()
    process = context.Process(target=_come, args=(site.url(KEY), many, come), daemon=True)
    process.start()
    try:
        if not await asyncio.to_thread(come.wait, PATIENCE):
            raise TimeoutError(f"{many} who look on have not come within {PATIENCE:.0f} s.")
        yield
    finally:
        process.kill()
        await asyncio.to_thread(process.join)
        await site.close()


def _come(url: str, many: int, come: Event) -> None:
    asyncio.run(_look_on(url, many, come))


async def _look_on(url: str, many: int, come: Event) -> None:
    """All of them, until the process is ended; `come` once each has heard the first news."""
    connections, patient = aiohttp.TCPConnector(limit=0), aiohttp.ClientTimeout(total=None)
    here: set[int] = set()

    async def look_on(number: int) -> None:
        cursor = ""
        async with session.get(f"{table}news") as stream:
            async for line in stream.content:
                if not line.startswith(b"data: {"):
                    continue
                for path in (f"story?since={cursor}" if cursor else "story", "question"):
                    async with session.get(table + path) as answer:
                        read = msgspec.json.decode(await answer.read())
                        cursor = read.get("cursor", cursor)
                here.add(number)
                if len(here) == many:
                    come.set()

    table = f"{url}0/table/"
    async with (
        aiohttp.ClientSession(connector=connections, timeout=patient) as session,
        asyncio.TaskGroup() as everybody,
    ):
        for number in range(many):
            everybody.create_task(look_on(number))
