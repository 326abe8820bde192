"""Computer captains: they answer for seats that no member holds."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial

from bot.tables.live import LiveTable
from engine.captains import Captain, captain
from engine.kernel import Decision

CaptainFactory = Callable[[LiveTable, int, Decision], Awaitable[list[str]]]

THINKING_LEVEL = 3
"""From this level on a captain looks ahead, which takes too long for the event loop."""


async def computer_answer(live: LiveTable, seat: int, decision: Decision) -> list[str]:
    """What the computer captain of a seat answers; it sees only that seat's view."""
    game, level = live.game, live.holder(seat).level or 0
    assert game is not None
    player = _captain_of(live, seat, level)
    view = partial(game.view, seat)
    if level < THINKING_LEVEL:
        return player.answer(view, decision)
    return await asyncio.to_thread(player.answer, view(), decision, partial(game.imagine, seat))


def computer_orders(live: LiveTable, seat: int, decision: Decision) -> list[str]:
    """What the computer captain of a seat orders before it answers this; mostly nothing."""
    game, level = live.game, live.holder(seat).level or 0
    assert game is not None
    player = _captain_of(live, seat, level)
    return player.orders(game.game, decision, partial(game.orders, seat), partial(game.view, seat))


def _captain_of(live: LiveTable, seat: int, level: int) -> Captain:
    # Nobody may predict its random picks from what players know.
    return captain(level, f"{live.row.lobby.get('seed', '')}|{seat}")
