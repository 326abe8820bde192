"""Odds that take playing out are worked out in a thread, before a private question is shown."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor

import structlog

from bot.tables.live import LiveTable
from engine import advice
from engine.advice import estimate, remembered
from engine.games import GAMES
from engine.kernel import GameSpec, Table

_log = structlog.get_logger(__name__)

_thread = ThreadPoolExecutor(1, "odds")
PATIENCE = 0.6
"""Seconds that a question waits for its odds; when those that come later are there, its panel is renewed."""
MOST_WAITING = 4
"""Questions whose odds are being worked out; beyond these, others are shown without."""
_waiting: set[Future[bool]] = set()


def warm() -> None:
    """Have the thread make what its first question would otherwise wait for."""
    for game in GAMES:
        _thread.submit(advice.warm, game)


async def work_out(
    live: LiveTable, seat: int, late: Callable[[], None] = lambda: None, patience: float | None = None
) -> None:
    """Have the odds of what a seat is asked worked out, unless they are remembered; wait `patience` seconds
    for them (None: as long as a question usually does). Never fails.

    `late` is called once they are there, if the question was shown without them.
    """
    game = live.game
    if game is None or live.asked(seat) is None or remembered(game, seat) is not None:
        return
    if len(_waiting) >= MOST_WAITING:
        _log.info("odds are not worked out: too many are waited for", table=live.id)
        return
    # A table of its own: this one may change meanwhile.
    core = game.core()
    thought = _thread.submit(_work_out, core, game.spec, seat)
    _waiting.add(thought)
    thought.add_done_callback(_waiting.discard)
    working = asyncio.wrap_future(thought)
    try:
        await asyncio.wait_for(asyncio.shield(working), PATIENCE if patience is None else patience)
    except TimeoutError:
        _log.debug("odds took too long to be shown at once", table=live.id)
        working.add_done_callback(lambda done: late() if not done.cancelled() and done.result() else None)


def _work_out(core: bytes, spec: GameSpec, seat: int) -> bool:
    """Whether they are remembered now."""
    try:
        estimate(Table.load(core, spec), seat)
        return True
    except Exception:
        # The question can be answered without, whatever playing it out comes upon.
        _log.exception("odds could not be worked out", seat=seat)
        return False
