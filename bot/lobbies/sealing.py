"""Sealed tables: laid whole, for means that several play, and seen by nobody else until they are opened."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.lobbies.opening import Opening
from bot.lobbies.seating import Seating, computer
from bot.lobbies.starting import Starting
from bot.tables import LiveTable, LiveTables
from bot.tables.member import Member
from bot.tables.pace import LIVE
from bot.tables.tell import Tell
from data.store import StoreError
from engine.kernel import AnswerError, Table


@dataclass(frozen=True, slots=True)
class Means:
    """A game that can be laid at any number of tables, each alike: what is drawn, and what its computer
    captains do, follows from `seed` and `salt`.
    """

    game: str
    seats: int
    options: Mapping[str, Any]
    modules: Sequence[str]
    level: int
    seed: str
    salt: str


Made = Callable[[LiveTable], Awaitable[None]]


class Sealing:
    """Lays sealed tables. Raises Tell, StoreError, AnswerError; then there is none."""

    def __init__(self, tables: LiveTables, opening: Opening, seating: Seating, starting: Starting) -> None:
        self._tables = tables
        self._opening = opening
        self._seating = seating
        self._starting = starting

    async def alone(self, host: Member, channel: int, means: Means, made: Made, **settled: Any) -> LiveTable:
        """Begin a game for its host alone, in the first seat, among computer captains: whatever the server
        has settled, by these means. Nothing is posted of it but at its own table. `made` is done before it
        begins.
        """
        live = await self._opening.new(
            host, host.guild or 0, channel, means.game,
            seed=means.seed, level=means.level, pace=LIVE, sealed=True, latecomers=False, **settled,
        )  # fmt: skip

        async def laid(seed: str, salt: str) -> Table:
            """By these means, whatever this table would have had of its own."""
            return Table.new(
                means.game, seats=means.seats, options=means.options, modules=means.modules,
                seed=means.seed, salt=means.salt,
            )  # fmt: skip

        try:
            async with self._tables.hold(live.id) as live:
                await self._tables.change_row(live, options=dict(means.options), modules=list(means.modules))
                for _ in range(means.seats - 1):
                    seated = computer(live, means.level, live.computer_name())
                    await self._seating.seat(live, [*live.holders, seated])
                await made(live)
                await self._starting.begin(live, laid)
        except (Tell, AnswerError, StoreError):
            async with self._tables.hold(live.id) as live:
                await self._tables.end(live)
            raise
        return live
