"""What the tests of the domain share: tables in a store of their own, and whoever acts there. No Discord."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

import engine.games
from bot.crews.ballots import Ballots
from bot.crews.crews import Crews
from bot.crews.offers import Offers
from bot.lobbies.lobbies import Lobbies
from bot.tables import LiveTable, LiveTables
from bot.tables.lobby import LobbyRow
from bot.tables.member import Member
from bot.tables.tell import Tell
from bot.time.keeper import Keeper
from bot.time.timers import Timers
from data.store import Seat, open_store
from engine.games import load_game
from engine.kernel import Decision, Table
from tests.at_once import at_once
from tests.bot.time.clock import MovedClock
from tests.domain.heralds import Outside
from tests.domain.port import Port

GUILD, CHANNEL, ELSEWHERE = 900, 901, 990
"""A server with its channel, and another server."""
ANNE, BART, CHARLOTTE, STRANGER = (
    Member(11, "Anne", "en-US", GUILD),
    Member(12, "Bart", "en-US", GUILD),
    Member(13, "Charlotte", "en-US", GUILD),
    Member(99, "Nobody", "en-US", GUILD),
)
MARY = Member(50, "Mary", "en-US", GUILD, moderates=True)
"""She moderates the server."""
MARY_ELSEWHERE = Member(50, "Mary", "en-US", ELSEWHERE, moderates=True)


@pytest.fixture(autouse=True)
def _no_driver_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing here depends on which thread asks SQLite."""
    at_once(monkeypatch)


@dataclass
class Harbour:
    """Tables of one server, in a store."""

    tables: LiveTables
    clock: MovedClock
    timers: Timers
    changed: list[int] = field(default_factory=list[int])
    """The tables that were to be shown anew."""
    guild: int = GUILD

    async def lobby(
        self, *members: Member, computers: int = 0, game: str = "tiny", **settled: Any
    ) -> LiveTable:
        """A lobby, opened by the first of these members."""
        names = {member.id: member.name for member in members}
        row = await self.tables.store.tables.create(
            guild=self.guild,
            channel=CHANNEL,
            host=members[0].id,
            game=game,
            lobby=LobbyRow(names=names, seed="seed", **settled).stored(),
        )
        seats = [Seat(seat=n, member=member.id, settings={}) for n, member in enumerate(members)]
        first = len(members)
        seats += [Seat(seat=first + n, level=1, settings={"name": f"Jack {n}"}) for n in range(computers)]
        await self.tables.store.tables.set_seats(row.number, seats)
        return await self.tables.open(row.number)

    async def game(self, *members: Member, computers: int = 0, **settled: Any) -> LiveTable:
        """A table at which these members play, the tiny game if no other `game` is named."""
        live = await self.lobby(*members, computers=computers, **settled)
        options = load_game(live.row.game).resolve_options({})
        return await self._begin(
            live, Table.new(live.row.game, seats=len(live.holders), options=options, seed="seed")
        )

    async def at_sea(
        self, *members: Member, position: Mapping[str, Any], options: Mapping[str, Any] | None = None
    ) -> LiveTable:
        """A table of Merchants & Marauders that begins with a position, written as in a scenario."""
        live, spec = await self.lobby(*members, game="marauders"), load_game("marauders")
        settled = spec.resolve_options(options or {})
        beginning = spec.positions.begin(position, len(members), settled, ())
        game = Table.new(spec, seats=len(members), options=settled, seed="seed", beginning=beginning)
        return await self._begin(live, game)

    async def _begin(self, live: LiveTable, game: Table) -> LiveTable:
        async with self.tables.hold(live.id) as live:
            seats = await self.tables.store.tables.seats(live.id)
            await self.tables.start(live, seats, game, thread=CHANNEL + live.id)
            await self.tables.let_captains_play(live)
        return live

    async def send_away(self, live: LiveTable, member: Member) -> None:
        """A computer captain sails for a member."""
        seat = live.own_seat(member.id)
        async with self.tables.hold(live.id) as live:
            await self.tables.settle_seat(live, seat, away=self.clock.now())

    async def let_pass(self, **span: float) -> None:
        """Let time go by; what is due is done."""
        self.timers.start()
        self.clock.move(timedelta(**span))
        await self.timers.settle()

    async def finish(self, live: LiveTable) -> None:
        """Play a table to its end, whoever sits there."""
        while live.is_running:
            async with self.tables.hold(live.id) as live:
                for seat in list(live.waiting):
                    decision = live.asked(seat)
                    if decision is not None:
                        await self.tables.answer(live, seat, decision.number, decision.default)


class Keeping:
    """Stands in for who keeps the time of tables: what was asked of it is noted in `asked`."""

    def __init__(self, tables: LiveTables) -> None:
        self._tables = tables
        self.asked: list[str] = []

    async def back(self, live: LiveTable, seat: int) -> bool:
        """His seat is his own again."""
        self.asked.append(f"back {seat}")
        await self._tables.settle_seat(live, seat, away=None)
        return True


async def first_option(live: LiveTable, seat: int, decision: Decision) -> list[str]:
    """A computer captain that answers with the default."""
    return list(decision.default) or [option.id for option in decision.options[: decision.least]]


@pytest.fixture
async def harbour(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Harbour]:
    """A server without tables."""
    logging.getLogger("data.locale.texts").setLevel(logging.ERROR)
    monkeypatch.setitem(engine.games.GAMES, "tiny", "tests.kernel.tiny:TINY")
    store = await open_store(f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}")
    clock = MovedClock()
    tables = LiveTables(store, "en", now=clock.now, captain=first_option)
    made = Harbour(tables, clock, Timers(store, clock))
    tables.events.changed.listen(lambda live: made.changed.append(live.id))
    yield made
    await made.timers.close()
    await store.close()


@pytest.fixture
def port(harbour: Harbour, tmp_path: Path) -> Iterator[Port]:
    """What lies outside the tables: it hears what is told, when it is saved."""
    port = Port(harbour.tables, harbour.clock, tmp_path / "tables.db")
    yield port
    assert port.early == [], "told before it was saved"


@pytest.fixture
def lobbies(harbour: Harbour, port: Port, monkeypatch: pytest.MonkeyPatch) -> Lobbies:
    """Everything that can be done in the lobbies of the harbour. Their games play out alike in every run."""
    monkeypatch.setattr("bot.lobbies.opening.new_seed", lambda: "seed")
    return Lobbies(harbour.tables, harbour.timers, port, port, port, port.is_in_server)


@pytest.fixture
def crews(harbour: Harbour, port: Port) -> Crews:
    """Who sits where at the tables of the harbour."""
    return Crews(harbour.tables, harbour.clock, port, port.is_in_server)


@pytest.fixture
def offers(harbour: Harbour, crews: Crews, lobbies: Lobbies) -> Offers:
    """What members offer each other."""
    return Offers(harbour.tables, crews, lobbies.sitting)


@pytest.fixture
def ballots(harbour: Harbour, crews: Crews, port: Port) -> Ballots:
    """Votes about seats."""
    return Ballots(harbour.tables, crews, port)


@pytest.fixture
def keeping(harbour: Harbour) -> Keeping:
    """Who keeps the time of the tables."""
    return Keeping(harbour.tables)


@pytest.fixture
def outside() -> Outside:
    """What lies outside the tables."""
    return Outside()


@pytest.fixture
def keeper(harbour: Harbour, outside: Outside) -> Keeper:
    """The time of the tables."""
    return Keeper(outside, harbour.tables, harbour.timers)


class Refused:
    """That something is refused for a reason: the key of the text that tells it."""

    def __init__(self, key: str) -> None:
        self._raises = pytest.raises(Tell)
        self._key = key

    def __enter__(self) -> None:
        self._info = self._raises.__enter__()

    def __exit__(self, *fault: Any) -> bool:
        swallowed = self._raises.__exit__(*fault)
        assert self._info.value.key == self._key
        return swallowed
