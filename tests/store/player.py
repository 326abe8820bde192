"""A process that answers at all its tables of a database until it is killed: `python -m tests.store.player
URL SECONDS RANGES [ROLE]`, with the seconds of a lease, and the number of ranges of which it takes one. On a
server it stands by while others hold them. ROLE `starts`: it starts stand-ins; `stands-in`: it is one.

It says `in` once it holds the database, then a line for each answer that was accepted, and why it lost the
database; then it begins anew, as a process that is started again. A stand-in says at first who it is, and
does not begin anew.
"""

from __future__ import annotations

import asyncio
import itertools
import os
import sys
import uuid
from contextlib import AsyncExitStack

from bot import standing_in
from data.store import Store, StoreError, open_store
from data.store.errors import NoRange
from data.store.leases import lease
from tests.store.stub import StubTable


def say(line: str) -> None:
    """A line in one piece: a stand-in says its own to the same listener."""
    os.write(sys.stdout.fileno(), f"{line}\n".encode())


async def main(url: str, seconds: float, ranges: int, role: str = "") -> None:
    lease.LEASE_SECONDS = seconds
    # As much shorter as the lease is.
    standing_in.LOOK = seconds / 5
    standing_in.AFTER_DEATH = standing_in.AFTER_STOP = seconds
    standing_in.IN_TURN = seconds * 2
    command = [sys.executable, "-m", "tests.store.player", url, str(seconds), str(ranges), "stands-in"]
    stand_ins = standing_in.StandIns(command) if role == "starts" else None
    if role == "stands-in":
        say(f"stands in {os.getpid()}")
        await stand_in(url, ranges)
        return
    while True:
        try:
            stand_by = not url.startswith("sqlite")
            async with AsyncExitStack() as stack:
                store = await stack.enter_async_context(
                    await open_store(url, stand_by=stand_by, ranges=ranges)
                )
                if stand_ins is not None:
                    await stack.enter_async_context(stand_ins.of(store))
                say("in")
                await play_all(store)
        except* StoreError as faults:
            say(f"lost {faults.exceptions[0]}")
        await asyncio.sleep(0.1)


async def stand_in(url: str, ranges: int) -> None:
    """Until the one that has started it is gone, or somebody wishes to play in its place."""
    async with asyncio.TaskGroup() as both:
        playing = both.create_task(play_in_place(url, ranges))
        alone = both.create_task(standing_in.until_alone())
        alone.add_done_callback(lambda _: playing.cancel())
        playing.add_done_callback(lambda _: alone.cancel())


async def play_in_place(url: str, ranges: int) -> None:
    """Until somebody wishes to."""
    try:
        opened = await open_store(url, ranges=ranges, stand_in=True)
    except NoRange:
        return
    async with opened as store:
        playing = asyncio.create_task(play_all(store))
        try:
            await store.taken_over()
        finally:
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)


async def play_all(store: Store) -> None:
    """Play at all tables of this process."""
    async with asyncio.TaskGroup() as playing:
        for left in await store.left.playing():
            playing.create_task(play(store, left.table))


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
    asyncio.run(main(sys.argv[1], float(sys.argv[2]), int(sys.argv[3]), *sys.argv[4:]))
