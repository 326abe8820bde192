"""Computer captains: what answers for a seat that no member holds."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from bot.tables.live import LiveTable
from engine.kernel import Decision

CaptainFactory = Callable[[LiveTable, int, Decision], Awaitable[list[str]]]

THINKING_LEVEL = 3
"""From this level on a captain looks ahead, which takes long enough to leave the event loop for."""


async def computer_answer(live: LiveTable, seat: int, decision: Decision) -> list[str]:
    """What the computer captain of a seat answers; it sees that seat's view and nothing else."""
    from engine.captains import captain  # pyright: ignore[reportAttributeAccessIssue]

    game, level = live.game, live.holder(seat).level or 0
    assert game is not None
    player = live.captains.get(seat)
    if player is None:
        player = live.captains[seat] = captain(level, f"{live.id}:{seat}:{game.version}")
    view = game.view(seat)
    if level < THINKING_LEVEL:
        return player.answer(view, decision)
    return await asyncio.to_thread(player.answer, view, decision)
