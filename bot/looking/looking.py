"""What members look up at their tables: everything as whoever looks may know it."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any

import render
from bot.tables import LiveTable, LiveTables
from bot.tables.columns.seat import MOST_NOTED
from bot.tables.looks import Look, overlays
from bot.tables.member import Member
from bot.tables.tell import NoSuch, Tell
from bot.tables.thinking.helm import is_quiet
from engine.advice.explain import question
from engine.kernel import Decision


@dataclass(frozen=True, slots=True)
class Explained:
    """What a member is asked, and what is `told` about it."""

    live: LiveTable
    decision: Decision
    told: Any


class Looking:
    """Looking things up; nothing here changes a game. All raise Tell."""

    def __init__(self, tables: LiveTables) -> None:
        self._tables = tables

    async def table(self, table: int, member: Member) -> LiveTable:
        """A table that has begun, as this member reads it."""
        live = await self._tables.open(table)
        if live.game is None:
            raise Tell("tell-not-started")
        return await self._tables.as_read(live, member.id)

    async def look(self, member: Member) -> Look:
        """How a member's private pictures look."""
        return await self._tables.private_look(member.guild, member.id)

    async def seen(self, table: int, member: Member, seat: int | None) -> tuple[LiveTable, int]:
        """A table, and the seat whose open sheet is looked at; None: the member's own, or a spectator's the
        first.
        """
        live = await self.table(table, member)
        wanted = seat if seat is not None else live.seat_of(member.id) or 0
        if not 0 <= wanted < len(live.holders):
            raise NoSuch
        return live, wanted

    async def explained(self, table: int, member: Member) -> Explained:
        """What a member is asked, explained."""
        live = await self.table(table, member)
        seat = live.own_seat(member.id)
        asked = question(live.game, seat) if live.game is not None and live.is_running else None
        if asked is None:
            raise Tell("tell-nothing-to-explain")
        # Looking ahead takes its time, and needs nothing of the table any more.
        return Explained(live, asked.decision, await asyncio.to_thread(asked.explained))

    async def part(self, table: int, member: Member, kind: str, part: str) -> LiveTable:
        """A table whose board has this part; `kind` is what parts of this board are called."""
        live = await self.table(table, member)
        if render.kind_of_parts(live.row.game) != kind:
            raise Tell(f"tell-no-{kind}")
        if part not in render.parts(live.row.game):
            raise Tell(f"tell-no-such-{kind}")
        return live

    async def overlay(self, table: int, member: Member, name: str) -> tuple[LiveTable, int]:
        """A table over whose board something can be laid, and the seat for which that is done."""
        live = await self.table(table, member)
        seat = live.own_seat(member.id)
        if name not in overlays(live.row.game) or not live.is_running:
            raise Tell("tell-no-overlay")
        return live, seat

    async def note(self, table: int, member: Member, text: str) -> tuple[LiveTable, int]:
        """Keep what a member writes down for himself at a table, in place of what he had; nobody else
        notices.
        """
        async with self._tables.hold(table) as live:
            seat, text = live.own_seat(member.id), text.strip()
            if live.game is None:
                raise Tell("tell-not-started")
            if len(text) > MOST_NOTED:
                raise Tell("tell-notes-too-long", most=MOST_NOTED)
            await self._tables.settle_seat(live, seat, notes=text)
        self._tables.events.changed.tell(live)
        return await self._tables.as_read(live, member.id), seat

    async def silence(self, table: int, member: Member) -> tuple[LiveTable, int]:
        """Silence the voice at a member's helm, or let it speak again; nobody else notices."""
        async with self._tables.hold(table) as live:
            seat = live.own_seat(member.id)
            await self._tables.settle_seat(live, seat, quiet=not is_quiet(live, seat))
        return await self._tables.as_read(live, member.id), seat

    async def keep_helm(self, table: int, member: Member) -> tuple[LiveTable, int]:
        """The voice at a member's helm stays, and asks no more whether it is wanted; nobody else notices."""
        async with self._tables.hold(table) as live:
            seat = live.own_seat(member.id)
            await self._tables.settle_seat(live, seat, quiet=False)
        return await self._tables.as_read(live, member.id), seat
