"""Rounds of a table past, as everybody saw them; and everybody's hands, some time after the end."""

from __future__ import annotations

import copy
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Protocol, cast

import structlog

import render
from bot.tables import LiveTable, LiveTables
from bot.tables.stamps import on
from bot.tables.tell import Tell
from bot.time.clock import Clock
from data.store import Status
from engine.kernel import Table
from engine.kernel.history import NotAnExport, Round, rounds_of

_log = structlog.get_logger(__name__)

HANDS_AFTER = timedelta(hours=24)
"""So long after the end of a game everybody's hands can be looked at."""
_MOST_KEPT = 4
"""Tables whose rounds are kept in memory."""


class Aside(Protocol):
    """Works something out off the event loop."""

    async def __call__(self, work: Any, /, *args: Any, **named: Any) -> Any: ...


@dataclass(frozen=True, slots=True)
class Then:
    """A table as a round began: its `number` among `numbers`, and as everybody saw it. `hands`: everybody's
    hands can be looked at by now.
    """

    live: LiveTable
    number: int
    numbers: Sequence[int]
    view: Mapping[str, Any]
    hands: bool


@dataclass(slots=True)
class _Kept:
    """The rounds of a table as of a version of its game."""

    version: int
    rounds: list[Round]


class Past:
    """Looks back. Nothing here changes a table; all raise Tell."""

    def __init__(self, tables: LiveTables, clock: Clock, aside: Aside) -> None:
        self._tables = tables
        self._clock = clock
        self._aside = aside
        self._kept: OrderedDict[int, _Kept] = OrderedDict()

    async def round(self, table: int, number: int | None) -> Then:
        """A table as a round began; None: the newest one."""
        live = await self._open(table)
        rounds = await self._rounds(live)
        numbers = [one.number for one in rounds]
        at = numbers[-1] if number is None else number
        if at not in numbers:
            raise Tell("tell-no-such-round", low=numbers[0], high=numbers[-1])
        opened = await self._opened_at(live)
        hands = opened is not None and self._clock.now() >= opened
        return Then(live, at, numbers, rounds[numbers.index(at)].view, hands)

    async def hands(self, table: int, number: int) -> tuple[LiveTable, LiveTable]:
        """The table, and as it was when a round began with everybody's hands, some time after its end."""
        live = await self._open(table)
        opened = await self._opened_at(live)
        if opened is None:
            raise Tell("tell-hands-running")
        if self._clock.now() < opened:
            raise Tell("tell-hands-later", when=on(opened))
        rounds = await self._rounds(live, number)
        found = next((one for one in rounds if one.number == number), None)
        if found is None:
            raise Tell("tell-no-such-round", low=rounds[0].number, high=rounds[-1].number)
        then = copy.copy(live)
        then.game = cast("Table", _Then(live.game, found))
        return live, then

    async def _open(self, table: int) -> LiveTable:
        live = await self._tables.open(table)
        if live.game is None:
            raise Tell("tell-not-started" if live.row.status is Status.LOBBY else "tell-table-over")
        if not render.drawn(live.row.game):
            raise Tell("tell-no-board")
        return live

    async def _rounds(self, live: LiveTable, upto: int | None = None) -> list[Round]:
        """The rounds of a table, replayed; with all hands of round `upto`."""
        assert live.game is not None
        kept = self._kept.get(live.id)
        if upto is None and kept is not None and kept.version == live.game.version:
            return kept.rounds
        begun, version = live.game.begun_as(), live.game.version
        history = await self._tables.store.tables.history(live.id)
        try:
            rounds: list[Round] = await self._aside(rounds_of, begun, history, upto)
        except NotAnExport as fault:
            _log.info("a table cannot be replayed", table=live.id, reason=str(fault))
            raise Tell("tell-no-past") from fault
        if not rounds:
            raise Tell("tell-no-round-yet")
        if upto is None:
            self._kept[live.id] = _Kept(version, rounds)
            self._kept.move_to_end(live.id)
            if len(self._kept) > _MOST_KEPT:
                self._kept.popitem(last=False)
        return rounds

    async def _opened_at(self, live: LiveTable) -> datetime | None:
        """When everybody's hands may be looked at; None while the game goes on."""
        if live.row.status is not Status.FINISHED:
            return None
        over = (await self._tables.store.tables.get(live.id)).finished_at
        return over + HANDS_AFTER if over is not None else None


class _Then:
    """A game as it was when a round began, for sheets to read."""

    def __init__(self, game: Table | None, past: Round) -> None:
        assert game is not None
        self.spec = game.spec
        self.modules = game.modules
        self._past = past

    def view(self, seat: int | None) -> Mapping[str, Any]:
        """What a seat saw."""
        return self._past.view if seat is None else self._past.hands[seat]
