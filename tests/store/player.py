"""A process that answers at all tables of a database until it is killed: `python -m tests.store.player URL
SECONDS`, with the seconds of a lease. On a server it stands by while another holds it.

It says `in` once it holds the database, then a line for each answer that was accepted, and why it lost the
database; then it begins anew, as a process that is started again.
"""

from __future__ import annotations

import asyncio
import functools
import itertools
import os
import sys

from data.store import Store, StoreError, open_store
from data.store.leases import lease
from tests.store.stub import StubTable

say = functools.partial(print, flush=True)


async def main(url: str, seconds: float) -> None:
    lease.LEASE_SECONDS = seconds
    while True:
        try:
            async with await open_store(url, stand_by=not url.startswith("sqlite")) as store:
                say("in")
                async with asyncio.TaskGroup() as playing:
                    for row in await store.tables.unfinished():
                        playing.create_task(play(store, row.number))
        except* StoreError as faults:
            say(f"lost {faults.exceptions[0]}")
        await asyncio.sleep(0.1)


async def play(store: Store, table: int) -> None:
    game = StubTable.load(await store.tables.load(table))
    for number in itertools.count():
        answer = f"{table}:{os.getpid()}:{number}"
        async with store.tables.lock(table):
            game.answer(answer)
            await store.tables.append(table, game.unsaved())
        say(answer)
        await asyncio.sleep(0.01)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], float(sys.argv[2])))
