"""What many readers get alike is made once, of the moment in which it was asked for."""

from __future__ import annotations

import asyncio

from bot.protocol.shared import Shared


async def test_what_is_made_later_is_of_the_moment_in_which_it_was_asked_for() -> None:
    shared, moment, seen = Shared(), [1], list[int]()

    async def made() -> int:
        return seen[0]

    asking = asyncio.ensure_future(shared.once("view", 1, made, lambda: seen.append(moment[0])))
    await asyncio.sleep(0)
    moment[0] = 2
    assert await asking == 1
    again = shared.once("view", 1, made, lambda: seen.append(moment[0]))
    assert (await again, seen) == (1, [1]), "it is made once"
