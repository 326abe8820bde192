"""A process that takes a lease when it is told to: `python -m tests.store.racer URL`.

It reads a line for each race: the moment to start (seconds since 1970), or nothing to give the lease back. It
answers each with a line: `ready`, `in` or why it was refused.
"""

from __future__ import annotations

import asyncio
import functools
import sys
import time

from data.store import StoreError
from data.store.database import Database
from data.store.driver.urls import read_url
from data.store.leases import lease
from data.store.leases.lease import LeaseHold

say = functools.partial(print, flush=True)
QUICK = 150
"""Renewals in the time of a lease: who is too late learns of it soon."""


async def main(url: str) -> None:
    lease._RENEWALS = QUICK
    database = Database(read_url(url))
    hold: LeaseHold | None = None
    # The connection is there before the first race begins.
    async with database.read():
        say("ready")
    while line := await asyncio.to_thread(sys.stdin.readline):
        if not line.strip():
            if hold is not None:
                await hold.release()
            hold = None
            say("ready")
            continue
        time.sleep(max(0.0, float(line) - time.time()))  # noqa: ASYNC251 - to the moment
        try:
            hold = await LeaseHold.take(database)
        except StoreError as refused:
            say(refused)
        else:
            say("in")
    await database.close()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
