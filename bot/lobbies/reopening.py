"""Games that have ended, opened again from their file: a table that goes on from one of their rounds."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from time import monotonic
from typing import Any, TypedDict, cast

import msgspec

from bot.lobbies.laying import Computer, Laying, Wanted
from bot.lobbies.seating import MOST_OF_A_NAME
from bot.tables import LiveTable, LiveTables
from bot.tables.crew import Crew
from bot.tables.member import Member
from bot.tables.tell import Tell
from data.store import NoSuchTable, Status
from engine.kernel import AnswerError, Table
from engine.kernel.history import NotAnExport, open_again

MOST_BYTES = 8_000_000
"""Of a file that somebody sends: ten times what the longest games have."""
MOST_SECONDS = 20
"""Seconds for which a file is played again."""


class _Input(TypedDict, total=False):
    kind: str
    seat: int
    values: list[str | int]
    why: str
    counter: int


class _Known(TypedDict, total=False):
    """What is read of a file; the rest is skipped unread."""

    format: int
    game: str
    schema: int
    seats: int
    options: dict[str, Any]
    modules: list[str]
    finished: bool
    seed: str
    inputs: list[_Input]
    players: list[str]
    table: int


@dataclass(frozen=True, slots=True)
class Reopened:
    """A table that goes on from a file: from this round on, and who played it (empty: the file does not
    say).
    """

    live: LiveTable
    number: int
    players: list[str]


@dataclass(frozen=True, slots=True)
class _Before:
    """The table that a file was made of, as far as it is known here: whose each seat was."""

    owners: Mapping[int, int] = field(default_factory=dict[int, int])

    def seat_of(self, member: Member, players: Collection[str]) -> int:
        """Where a member sits now: in his own seat, else in that of a player who is called as he is and is
        nobody else, else in the first.
        """
        own = [seat for seat, owner in self.owners.items() if owner == member.id]
        called = [seat for seat, name in enumerate(players) if name == member.name]
        return next(iter([*own, *(seat for seat in called if seat not in self.owners)]), 0)


class Reopening:
    """Opens tables from files."""

    def __init__(self, tables: LiveTables, laying: Laying) -> None:
        self._tables = tables
        self._laying = laying
        self._opening: set[int] = set()
        self._playing = asyncio.Lock()

    async def open_sent(
        self, host: Member, channel: int, sent: bytes, number: int | None, language: str | None = None
    ) -> Reopened:
        """Open the file that a member has sent, as `open`; one file at a time. Raises Tell for whatever is
        wrong with it, StoreError, AnswerError.
        """
        if host.id in self._opening:
            raise Tell("tell-file-busy")
        self._opening.add(host.id)
        try:
            async with self._playing:
                file = await asyncio.to_thread(read_sent, sent)
                return await self.open(host, channel, file, number, language)
        except NotAnExport as wrong:
            raise Tell(f"tell-file-{wrong.kind}", number=str(number)) from wrong
        finally:
            self._opening.discard(host.id)

    async def open(
        self,
        host: Member,
        channel: int,
        file: Mapping[str, Any],
        number: int | None = None,
        language: str | None = None,
    ) -> Reopened:
        """A table that goes on from an exported game as a round began (None: its last): the host has his own
        seat or the first; computer captains, called as the players were, keep the others until members take
        them. Those who had a seat are the first who may. It counts for nobody. It is played in the server's
        language, or in this one.

        Raises NotAnExport, Tell, AnswerError, StoreError.
        """
        data, until = dict(file), monotonic() + MOST_SECONDS

        def in_time() -> None:
            if monotonic() > until:
                raise NotAnExport(f"it could not be played again within {MOST_SECONDS} seconds.", "slow")

        async def begins(seed: str, salt: str) -> Table:
            return await asyncio.to_thread(open_again, data, number, seed=seed, salt=salt, check=in_time)

        # Before a table is laid for it: most that is wrong with a file shows here.
        table = await _first(begins)
        before = await self._before(host.guild, data)
        players = names_in(data, table.seats)
        seat = before.seat_of(host, players)
        wanted = Wanted(
            table.game, computers=_computers(players, seat, table.seats, host.name), modules=table.modules,
            options=table.options, language=language,
        )  # fmt: skip

        async def begun(live: LiveTable) -> None:
            # Meanwhile somebody may have had all about him deleted.
            await self._keep(live, await self._before(host.guild, data))

        live = await self._laying.opened(host, channel, wanted, begins, seat, begun=begun)
        return Reopened(live, table.spec.round_of(table.running.state), players)

    async def _before(self, guild: int | None, data: Mapping[str, Any]) -> _Before:
        """The table of this server that a file names, if it is that one: who made up the file does not know
        its seed.
        """
        number, seed = data.get("table"), data.get("seed")
        if type(number) is not int or not isinstance(seed, str) or not 0 < number < 2**31:
            return _Before()
        try:
            row = await self._tables.store.tables.get(number)
        except NoSuchTable:
            return _Before()
        if row.guild != guild or row.status is not Status.FINISHED:
            return _Before()
        try:
            live = await self._tables.open(number)
        except Tell:  # it cannot be read any more
            return _Before()
        if live.lobby.seed != seed or not seed:
            return _Before()
        owners = {one.seat: one.settings.whose(one.member) for one in live.holders}
        return _Before({seat: owner for seat, owner in owners.items() if owner is not None})

    async def _keep(self, live: LiveTable, before: _Before) -> None:
        """Keep seats for those who had them: they may take these, and no others. The lock is held."""
        absent = [owner for owner in before.owners.values() if owner != live.row.host]
        if not absent:
            return
        crew = Crew.of(live.row.crew)
        for seat, owner in before.owners.items():
            crew.has_sat(owner, seat)
            if live.holder(seat).is_computer:
                await self._tables.settle_seat(live, seat, called_for=owner)
        await self._tables.change_row(live, crew=crew.stored())
        await self._tables.change_lobby(live, invited=tuple(absent))


async def _first(begins: Callable[[str, str], Any]) -> Table:
    try:
        return await begins("", "")
    except AnswerError as refused:
        # A game or a module that is not here.
        raise NotAnExport(f"it cannot be played here ({refused}).") from refused


def read_sent(sent: bytes) -> dict[str, Any]:
    """What is needed of an exported table. Raises NotAnExport if it is none, or larger than any."""
    if len(sent) > MOST_BYTES:
        raise NotAnExport(f"it is larger than {MOST_BYTES // 1_000_000} megabytes.", "large")
    try:
        return cast("dict[str, Any]", msgspec.json.decode(sent, type=_Known))
    except (msgspec.DecodeError, RecursionError, ValueError) as broken:
        raise NotAnExport("it is not an exported table.") from broken


def names_in(data: Mapping[str, Any], seats: int) -> list[str]:
    """Who played an exported game, by seat; empty if the file does not name all of them, each in another way
    and in signs that can be read.
    """
    said: Any = data.get("players")
    named: list[Any] = cast("list[Any]", said) if isinstance(said, list) else []
    names = [" ".join(one.split())[:MOST_OF_A_NAME] for one in named if isinstance(one, str)]
    fine = len(names) == seats == len({*names} - {""}) and all(map(str.isprintable, names))
    return names if fine else []


def _computers(players: list[str], seat: int, seats: int, host: str) -> list[Computer]:
    """Those who sit where others played: called as those were, if they can be told from the host."""
    others = [name for place, name in enumerate(players) if place != seat]
    return [Computer(name=name) for name in ([""] * (seats - 1) if host in others or not others else others)]
