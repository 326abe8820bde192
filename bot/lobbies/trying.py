"""Sandboxes: a member tries what he might do at a table, apart from it, as far as he may know it."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import timedelta

import structlog

from bot.lobbies.laying import Computer, Laying, Wanted
from bot.lobbies.seating import MOST_OF_A_NAME
from bot.tables import LiveTable, LiveTables
from bot.tables.finding.sealed import check_unsealed
from bot.tables.lobby import LobbyRow
from bot.tables.member import Member
from bot.tables.tell import Tell
from bot.time.timers import Timers
from data.store import Status, Timer
from engine.kernel import Table
from engine.kernel.history import apart

_log = structlog.get_logger(__name__)

SANDBOX = "sandbox"
"""The kind of the timers that close them."""
MOST = 3
"""Sandboxes that a member has at once."""
LIVES = timedelta(days=7)
_UNFINISHED = (Status.LOBBY, Status.PLAYING)


class Trying:
    """Opens sandboxes, and closes them after some days. Nobody else is told of one."""

    def __init__(self, tables: LiveTables, timers: Timers, laying: Laying) -> None:
        self._tables = tables
        self._timers = timers
        self._laying = laying
        self._opening = asyncio.Lock()
        timers.handler(SANDBOX)(self._close)

    async def sandbox(self, table: int, member: Member, channel: int, *, panel: bool = False) -> LiveTable:
        """A table of the member's own, as he may know this one, among computer captains. All that is hidden
        from him is drawn anew; it is called a sandbox, and counts for nobody. `panel`: it is played on his
        panel alone, and belongs to no server. Raises Tell, at a sealed table too; AnswerError, StoreError.
        """
        if panel:
            self.check_kept()
        async with self._tables.hold(table) as live:
            live.check_running()
            check_unsealed(live)
            seat, game = live.own_seat(member.id), live.game
            if game is None:
                raise Tell("tell-not-started")
            core, spec, wanted = game.core(), game.spec, _wanted(live, game, member)

        async def begins(seed: str, salt: str) -> Table:
            def laid() -> Table:
                return apart(Table.load(core, spec), seat, seed=seed, salt=salt)

            return await asyncio.to_thread(laid)

        async def lives(made: LiveTable) -> None:
            await self.lives(made)
            await self._tables.change_lobby(made, tried=table)

        # Several clicks at once are several sandboxes: each is counted before the next.
        async with self._opening:
            if not await self.has_room(member):
                raise Tell("tell-sandboxes", most=MOST)
            host = replace(member, guild=None) if panel else member
            return await self._laying.opened(
                host, channel, wanted, begins, seat, lives, sandbox=True, latecomers=False, panel=panel
            )

    def check_kept(self) -> None:
        """Raises Tell where another process keeps the tables that belong to no server."""
        if not self._tables.store.range.has(0):
            raise Tell("tell-not-from-here")

    async def lives(self, live: LiveTable) -> None:
        """A table of a member's own is closed by itself after some days. Raises StoreError."""
        due = self._timers.clock.now() + LIVES
        await self._timers.set(SANDBOX, str(live.id), due, table=live.id)

    async def newest(self, table: int, member: Member) -> LiveTable | None:
        """The newest sandbox that a member has opened from a table and plays on his panel; None without one.
        Raises StoreError, Tell.
        """
        rows = await self._tables.store.tables.find(status=(Status.PLAYING,), guild=0, member=member.id)
        for row in reversed(rows):
            lobby = LobbyRow.of(row.lobby)
            if lobby.panel and lobby.tried == table and row.host == member.id:
                return await self._tables.open(row.number)
        return None

    async def has_room(self, member: Member) -> bool:
        """Whether a member may have another one. Raises StoreError."""
        rows = await self._tables.store.tables.find(status=_UNFINISHED, member=member.id)
        return sum(LobbyRow.of(row.lobby).sandbox for row in rows) < MOST

    async def _close(self, timer: Timer) -> None:
        """Its days are over."""
        try:
            async with self._tables.hold(int(timer.key)) as live:
                own = live.lobby.sandbox or live.lobby.panel
                if own and live.row.status in _UNFINISHED:
                    await self._tables.end(live)
                    self._tables.events.changed.tell(live)
        except Tell as gone:
            _log.info("a sandbox is not closed", table=timer.key, reason=gone.key)


def _wanted(live: LiveTable, game: Table, member: Member) -> Wanted:
    """The same game with the same settings, and computer captains in place of the others, called as those
    are where they can be told apart.
    """
    others = [holder for holder in live.holders if holder.member != member.id]
    names = [" ".join(live.names[one.seat].split())[:MOST_OF_A_NAME] for one in others]
    fine = len(names) == len({*names} - {member.name, ""})
    computers = [
        Computer(live.level_of(one.seat), name if fine else "")
        for one, name in zip(others, names, strict=True)
    ]
    return Wanted(
        live.row.game, computers=computers, modules=game.modules, options=game.options,
        language=live.lobby.language,
    )  # fmt: skip


def hides(lobby: LobbyRow, host: int, member: int) -> bool:
    """Whether a table is somebody else's sandbox, or sealed and he has never sat there."""
    return (lobby.sandbox and host != member) or (lobby.sealed and member not in lobby.names)
