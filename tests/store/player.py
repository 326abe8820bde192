"""A process that answers at all its tables of a database until it is killed: `python -m tests.store.player
URL SECONDS RANGES`, with the seconds of a lease, and the number of ranges of which it takes one. On a server
it stands by while others hold them.

It says `in` once it holds the database, then a line for each answer that was accepted, and why it lost the
database; then it begins anew, as a process that is started again.
"""

from __future__ import annotations

import asyncio
import functools
import itertools
import sys
import uuid

from data.store import Store, StoreError, open_store
from data.store.leases import lease
from tests.store.stub import StubTable

say = functools.partial(print, flush=True)


async def main(url: str, seconds: float, ranges: int) -> None:
    lease.LEASE_SECONDS = seconds
    while True:
        try:
            stand_by = not url.startswith("sqlite")
            async with await open_store(url, stand_by=stand_by, ranges=ranges) as store:
                say("in")
                async with asyncio.TaskGroup() as playing:
                    for left in await store.left.playing():
                        playing.create_task(play(store, left.table))
        except* StoreError as faults:
            say(f"lost {faults.exceptions[0]}")
        await asyncio.sleep(0.1)


async def play(store: Store, table: int) -> None:
    game = StubTable.load(await store.tables.load(table))
    # A process that lost its servers and got some again is another player; so is one with a used id.
    player = uuid.uuid4().int
    for number in itertools.count():
        answer = f"{table}:{player}:{number}"
        async with store.tables.lock(table):
            game.answer(answer)
            await store.tables.append(table, game.unsaved())
        say(answer)
        await asyncio.sleep(0.01)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], float(sys.argv[2]), int(sys.argv[3])))
