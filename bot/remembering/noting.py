"""Notes what became of the seats of every finished game, once: when it ends, or at the next start.

A game that was closed before its end is none of these. What a game tells of itself comes from its own object
(`GameSpec.tallies`, `round_of`); of one that cannot be read any more its result alone is noted.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import msgspec
import structlog

import render
from bot.tables import LiveTable, LiveTables
from bot.tables.columns.seat import SeatSettings
from bot.tables.finding.results import ANSWERS
from bot.tables.finding.solo import kept_of, played_alone, score_of
from bot.tables.lobby import LobbyRow
from bot.tables.waits import Waits
from data.store import DamagedRow, GameTable, NoSuchTable, Played, Seat, Status, StoreError
from data.store.database import apart
from engine.games import load_game
from engine.kernel import (
    REPAIRED,
    AnswerError,
    Damaged,
    Entry,
    Result,
    SaveError,
    SeatTally,
    Table,
    decode_entry,
)
from render.history import final_places

_log = structlog.get_logger(__name__)

SHARE = 0.2
"""How much of the time is spent on games that ended before this start: members come first."""
_ROUNDS = "rounds"
NO_ANSWERS: Mapping[int, list[int]] = {}
"""Of a table nobody knows how soon its members answered."""


class Aside(Protocol):
    """Works something out off the event loop."""

    def __call__(self, work: Any, /, *args: Any) -> Awaitable[Any]: ...


@dataclass(frozen=True, slots=True)
class Told:
    """What a finished game tells of itself: its rounds, its seats, whether a moderator mended something."""

    rounds: int
    seats: list[SeatTally]
    repaired: bool


class Noting:
    """Nothing here changes a game."""

    def __init__(self, tables: LiveTables, aside: Aside) -> None:
        self._tables = tables
        self._aside = aside
        self._due: list[int] = []
        self._known: set[int] = set()
        self._failed: list[int] = []
        self._working: asyncio.Task[None] | None = None
        self._catching_up: asyncio.Task[None] | None = None
        tables.events.saved.listen(self._saved)

    def open(self) -> None:
        """Note the games that ended before this start, at leisure."""
        # Nothing that a simulated Discord would wait for.
        self._catching_up = apart(self._catch_up())

    async def settle(self) -> None:
        """Finish what is being noted; what is not noted yet is noted at the next start."""
        if self._catching_up is not None:
            self._catching_up.cancel()
        begun = [task for task in (self._catching_up, self._working) if task is not None]
        await asyncio.gather(*begun, return_exceptions=True)

    def _saved(self, live: LiveTable, asks: bool) -> None:
        if live.row.status is not Status.FINISHED or live.lobby.sealed:
            # It may be played again: then it ends another time.
            self._known.discard(live.id)
        elif live.id not in self._known:
            self._known.add(live.id)
            # With it those that the store would not take before.
            self._due += [*self._failed, live.id]
            self._failed.clear()
            if self._working is None or self._working.done():
                self._working = asyncio.create_task(self._work(), name="noting results")

    async def _work(self) -> None:
        while self._due:
            await self._note_if_it_can(self._due.pop(0))

    async def _catch_up(self) -> None:
        try:
            missing = await self._tables.store.results.missing()
        except StoreError as fault:
            _log.error("finished games could not be looked for", reason=str(fault))
            return
        for table in missing:
            began = time.perf_counter()
            await self._note_if_it_can(table)
            await asyncio.sleep((time.perf_counter() - began) * (1 / SHARE - 1))

    async def _note_if_it_can(self, table: int) -> None:
        """Whatever is wrong with one table, the others are noted; it is tried again when the next game
        ends, if the store failed, and at the next start.
        """
        try:
            await self.note(table)
        except NoSuchTable:
            return
        except StoreError as fault:
            self._failed.append(table)
            _log.error("a result could not be noted", table=table, reason=str(fault))
        except Exception:
            _log.exception("a result could not be noted", table=table)

    async def note(self, table: int) -> None:
        """Note what became of the seats of a table, unless that is noted. Raises StoreError."""
        stored = self._tables.store.tables
        before = await stored.get(table)
        if before.status is not Status.FINISHED or before.result is None:
            return
        lobby = LobbyRow.of(before.lobby)
        if lobby.opened or lobby.sealed:
            return
        entries = [entry.data for entry in await stored.entries(table)]
        try:
            core = await stored.load(table)
        except DamagedRow:
            core = b""
        # Without the lock: whoever wants to play again waits for no log to be read.
        told = await self._aside(told_of, before.game, before.result, entries, core, before.options)
        async with stored.lock(table):
            row = await stored.get(table)
            if row.status is Status.FINISHED and row.finished_at == before.finished_at:
                seats = await stored.seats(table)
                # First: once its seats are kept nobody looks at the table again, whatever fails in between.
                await self._note_who_stayed(row, seats)
                await self._tables.store.results.note(table, played_of(row, seats, told, self._soon(row)))

    def _soon(self, row: GameTable) -> dict[int, list[int]]:
        """How soon the answers of each seat came."""
        live = self._tables.in_memory(row.number)
        return (live.waits.answered if live is not None else {}) or Waits.of(row.waits).answered

    async def _note_who_stayed(self, row: GameTable, seats: Sequence[Seat]) -> None:
        """Whoever sits there at the end has finished the game, unless a computer captain did it for him."""
        reliable = self._tables.store.reliable
        for seat in seats:
            member = _whose(seat)
            if member is None:
                continue
            if SeatSettings.of(seat.settings).away is not None:
                await reliable.note_left(row.number, member, row.guild, row.finished_at or row.created_at)
            else:
                await reliable.take_back(row.number, member)


def told_of(
    game: str,
    result: dict[str, Any],
    log: Sequence[bytes],
    core: bytes,
    options: Mapping[str, Any] | None = None,
) -> Told:
    """What a finished game tells of itself, by its log, its last bytes and its settings: slow enough for a
    thread.
    """
    spec, ended = load_game(game), msgspec.convert(result, Result)
    rounds, entries = 0, list[Entry]()
    try:
        entries = [decode_entry(data) for data in log]
        seats = spec.tallies(entries, ended, options or {})
    except (Damaged, LookupError, TypeError, ValueError) as fault:
        # A log of an older version may lack what is read today.
        _log.info("the log of a finished game is not understood", game=game, reason=repr(fault))
        seats = [SeatTally({}, {}) for _ in ended.scores]
    try:
        table = Table.load(core)
        rounds = spec.round_of(table.running.state)
        table.release()
    except (SaveError, AnswerError, Damaged) as fault:
        _log.info("a finished game cannot be loaded", game=game, reason=str(fault))
    return Told(rounds, seats, any(entry.key == REPAIRED for entry in entries))


def played_of(
    row: GameTable, seats: Sequence[Seat], told: Told, soon: Mapping[int, list[int]] = NO_ANSWERS
) -> list[Played]:
    """What became of the seats of a finished table, and how `soon` they answered. What somebody sat in for
    another is the other's.
    """
    result = msgspec.convert(row.result, Result)
    places, points = _placed(row.game, result)
    held = {seat.seat: seat for seat in seats}
    alone = _alone(row, result, seats)
    return [
        Played(
            table_id=row.number,
            seat=number,
            guild=row.guild,
            member=_whose(held.get(number)),
            level=held[number].level if number in held else None,
            game=row.game,
            modules=row.modules,
            seats=len(result.scores),
            rounds=told.rounds,
            place=places[number],
            points=points[number],
            won=number in result.winners,
            repaired=told.repaired,
            captain=told.seats[number].labels.get("captain", ""),
            ship=_most_sailed(told.seats[number]),
            feat=told.seats[number].feat,
            told=_kept(told.seats[number], _own_answers(held.get(number), soon)) | alone.get(number, {}),
            finished_at=row.finished_at or row.created_at,
        )
        for number in range(len(result.scores))
    ]


def _whose(seat: Seat | None) -> int | None:
    if seat is None:
        return None
    return SeatSettings.of(seat.settings).whose(seat.member)


def _alone(row: GameTable, result: Result, seats: Sequence[Seat]) -> dict[int, dict[str, Any]]:
    """What is kept beside, by seat, if one member has played alone for a score, and to the end himself."""
    members = [seat for seat in seats if seat.member is not None]
    alone = played_alone([seat.member for seat in seats if seat.member is not None], row.crew)
    if not alone or SeatSettings.of(members[0].settings).away is not None:
        return {}
    seat = members[0].seat
    score = score_of(row.game, row.options, result, seat)
    if score is None:
        return {}
    levels = [one.level for one in seats if one.level is not None]
    return {seat: kept_of(row.game, row.options, row.modules, score, levels)}


def _placed(game: str, result: Result) -> tuple[list[int], list[int]]:
    """The place and the points of each seat; without pictures a game tells only who won."""
    if render.drawn(game):
        points = [render.final_points(game, score) for score in result.scores]
        return final_places(game, result.scores, result.winners), points
    others = 1 + len(result.winners)
    places = [1 if seat in result.winners else others for seat in range(len(result.scores))]
    return places, [0] * len(places)


def _most_sailed(seat: SeatTally) -> str:
    """The kind of ship in which it was for most rounds."""
    return max(seat.aboard, key=lambda kind: seat.aboard[kind].get(_ROUNDS, 0), default="")


def _own_answers(seat: Seat | None, soon: Mapping[int, list[int]]) -> list[int]:
    """How soon a seat's member answered himself; empty if that is not known."""
    if seat is None or SeatSettings.of(seat.settings).lent is not None:
        return []
    return soon.get(seat.seat, [])


def _kept(seat: SeatTally, answers: list[int]) -> dict[str, Any]:
    kept: dict[str, Any] = {"points": {way: points for way, points in seat.points.items() if points}}
    if answers:
        kept[ANSWERS] = answers
    return kept if seat.luck is None else {**kept, "luck": msgspec.to_builtins(seat.luck)}
