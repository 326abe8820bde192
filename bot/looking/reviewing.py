"""A finished game looked over for who played it: what cost him most, how chance fell, what decided it."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import structlog

import render
from bot.pictures.played import course_of
from bot.tables import LiveTable, LiveTables
from bot.tables.finding.sealed import check_unsealed
from bot.tables.tell import Tell
from bot.tables.thinking.reviewed import Reviewed
from engine.captains.review import review
from engine.kernel import Entry, Luck
from render.history import turning_points

_log = structlog.get_logger(__name__)

MOST = 64
"""Reviews that are kept."""
_thread = ThreadPoolExecutor(1, "review")
"""One game is looked over at a time, whoever asks."""


class Reviews:
    """Looks games over, each once for a seat. Nothing here changes a table."""

    def __init__(self, tables: LiveTables) -> None:
        self._tables = tables
        self._known: dict[tuple[int, int, int], asyncio.Task[Reviewed]] = {}

    async def of(self, live: LiveTable, seat: int | None) -> Reviewed:
        """A game that is over, looked over for whose seat it was. Raises Tell if it goes on, is sealed, or
        cannot be played again, and for who had no seat.
        """
        if seat is None:
            raise Tell("tell-review-own")
        game = live.game
        if game is None or game.result is None:
            raise Tell("tell-not-over")
        check_unsealed(live)
        # A table that was opened again may end another time.
        key = (live.id, game.logged, seat)
        task = self._known.pop(key, None)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            task = asyncio.ensure_future(self._looked_over(live, seat))
        self._known[key] = task
        while len(self._known) > MOST:
            del self._known[next(iter(self._known))]
        try:
            return await asyncio.shield(task)
        except Exception as fault:
            # Its rules have changed since, or it began with a position of its own.
            _log.info("a table cannot be looked over", table=live.id, reason=repr(fault))
            raise Tell("tell-no-review") from fault

    async def _looked_over(self, live: LiveTable, seat: int) -> Reviewed:
        assert live.game is not None
        begun = live.game.begun_as()
        history = await self._tables.store.tables.history(live.id)
        exported = live.game.export(history=history, entries=())
        luck = _luck_of(live, await self._tables.log(live), seat)
        looking = _thread.submit(_reviewed, begun, history, exported, luck, seat)
        return await asyncio.wrap_future(looking)


def _luck_of(live: LiveTable, entries: Sequence[Entry], seat: int) -> Luck | None:
    game = live.game
    assert game is not None
    assert game.result is not None
    return game.spec.tallies(entries, game.result, game.options)[seat].luck


def _reviewed(
    begun: Mapping[str, Any], history: Sequence[bytes], exported: dict[str, Any], luck: Luck | None, seat: int
) -> Reviewed:
    """Slow: for a thread."""
    game = begun["game"]
    turning = turning_points(course_of(exported)) if render.drawn(game) else []
    return Reviewed(game, seat, review(begun, history, seat), luck, turning)
