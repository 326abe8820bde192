"""Computer captains: they answer for seats that no member holds."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial

from bot.tables.live import LiveTable
from engine.captains import Captain, captain
from engine.kernel import Decision

CaptainFactory = Callable[[LiveTable, int, Decision], Awaitable[list[str]]]

THINKERS = ThreadPoolExecutor(2, "think")
"""The threads in which computer captains think."""


async def computer_answer(live: LiveTable, seat: int, decision: Decision) -> list[str]:
    """What the computer captain of a seat answers; it sees only that seat's view."""
    game, level = live.game, live.level_of(seat)
    assert game is not None
    player = _captain_of(live, seat, level)
    view = partial(game.view, seat, facts=False)
    if not player.level.thinks:
        return player.answer(view, decision)
    think = partial(player.answer, view(), decision, partial(game.imagine, seat))
    return await asyncio.get_running_loop().run_in_executor(THINKERS, think)


def computer_orders(live: LiveTable, seat: int, decision: Decision) -> list[str]:
    """What the computer captain of a seat orders before it answers this; mostly nothing."""
    game, level = live.game, live.level_of(seat)
    assert game is not None
    player = _captain_of(live, seat, level)
    view = partial(game.view, seat, facts=False)
    return player.orders(game.game, decision, partial(game.orders, seat), view)


def _captain_of(live: LiveTable, seat: int, level: int) -> Captain:
    """The same from question to question: he remembers his plan."""
    known = live.captains.get(seat)
    if known is None or known.level != level:
        # Nobody may predict its random picks from what players know.
        known = live.captains[seat] = captain(level, f"{live.lobby.seed}|{seat}")
    return known
