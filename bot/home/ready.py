"""A table laid ready by whoever opens the house: one press begins its game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bot.home.home import Home
from bot.home.people import CHANNEL, GUILD, PEOPLE
from bot.lobbies.laying import Computer, Wanted
from bot.problems import Problem
from bot.tables.live import LiveTable
from bot.tables.lobby import LobbyRow
from bot.tables.servers.defaults import Defaults
from bot.tables.tell import Tell
from data.store import GameTable, Status
from engine.games import GAMES, load_game
from engine.kernel import AnswerError
from engine.kernel.history import NotAnExport

SEATS = 4
"""Seats at a ready table, if its game has as many: the host's, and computer captains'."""


@dataclass(frozen=True, slots=True)
class Opened:
    """An exported game that has ended, to be tried from a round on (None: its last)."""

    file: dict[str, Any]
    number: int | None = None


@dataclass(frozen=True, slots=True)
class Laid:
    """How a table is to be laid: a `game` (empty: the first that is played here), so many `seats`, these
    `modules`; what is None is as usual. Or as a file that is `opened` says.
    """

    game: str = ""
    seats: int | None = None
    modules: Sequence[str] | None = None
    opened: Opened | None = None

    @property
    def settled(self) -> bool:
        """Whether a table of its own is wanted."""
        return self.seats is not None or self.modules is not None

    def check(self, game: str) -> None:
        """Raises Problem if a table of this game has not as many seats."""
        spec = load_game(game)
        if self.seats is not None and self.seats not in spec.seats:
            allowed = f"{spec.low_seats} to {spec.high_seats}"
            raise Problem(f"A table of {game} has {allowed} seats; choose as many with --seats.")


async def ready_table(home: Home, laid: Laid) -> GameTable | None:
    """The table to be shown first: what was played last of this game goes on, else one is laid. None if no
    table is meant. Raises Problem if there can be no such table, StoreError.
    """
    if laid.opened is not None:
        return (await _opened(home, laid.opened)).row
    if not laid.game and not laid.settled:
        return None
    game = laid.game or await _usual(home, laid)
    laid.check(game)
    unfinished = [
        row
        for row in await home.tables.all_unfinished()
        if row.guild == GUILD and row.game == game and not LobbyRow.of(row.lobby).sandbox
    ]
    lobbies = [row for row in unfinished if row.status is Status.LOBBY and row.host == PEOPLE[0].id]
    try:
        if laid.settled:
            return (await _settled(home, laid, lobbies[-1]) if lobbies else await _new(home, laid, game)).row
        return unfinished[-1] if unfinished else (await _new(home, laid, game)).row
    except (Tell, AnswerError) as refused:
        texts = await home.tables.guild_texts(GUILD)
        sentence = refused.sentence(texts) if isinstance(refused, Tell) else texts.refusal(refused.refusal)
        raise Problem(sentence) from refused


async def _usual(home: Home, laid: Laid) -> str:
    """The game when none is named: the modules are those of the first."""
    first, played = next(iter(GAMES)), Defaults.of(await home.tables.guild(GUILD)).games
    return first if laid.modules is not None or first in played else played[0]


async def _new(home: Home, laid: Laid, game: str) -> LiveTable:
    seats = laid.seats or min(SEATS, load_game(game).high_seats)
    host = await home.member(0)
    computers = [Computer() for _ in range(seats - 1)]
    wanted = Wanted(game, computers=computers, modules=laid.modules, language=host.locale or None)
    return await home.domain.lobbies.laying.lay(host, CHANNEL, wanted, helm=True)


async def _opened(home: Home, opened: Opened) -> LiveTable:
    """A table that goes on from an exported game: the host takes his seat, others may take those of the
    computer captains. Raises Problem.
    """
    host, reopening = await home.member(0), home.domain.lobbies.reopening
    try:
        reopened = await reopening.open(host, CHANNEL, opened.file, opened.number, host.locale or None)
    except NotAnExport as wrong:
        raise Problem(f"the file cannot be opened: {wrong}") from wrong
    except (Tell, AnswerError) as refused:
        texts = await home.tables.guild_texts(GUILD)
        sentence = refused.sentence(texts) if isinstance(refused, Tell) else texts.refusal(refused.refusal)
        raise Problem(sentence) from refused
    return reopened.live


async def _settled(home: Home, laid: Laid, row: GameTable) -> LiveTable:
    """A lobby that there is, with the seats and modules that are wanted now."""
    lobbies = home.domain.lobbies
    async with home.tables.hold(row.number) as live:
        if laid.seats is not None:
            await lobbies.seating.fill(live, max(0, laid.seats - len(live.holders)))
        if laid.modules is not None:
            await lobbies.settling.choose(live, laid.modules)
    return live
