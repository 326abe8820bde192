"""What a member can do here and now; and a first voyage for who has never played."""

from __future__ import annotations

import asyncio

from bot.lobbies.laying import Laying
from bot.lobbies.trying import Trying
from bot.tables import LiveTable, LiveTables
from bot.tables.finding.found import Help, Where
from bot.tables.lobby import LobbyRow
from bot.tables.member import Member
from bot.tables.servers.defaults import Defaults
from bot.tables.tell import Tell
from data.store import GameTable, Status
from engine.games import load_game
from engine.kernel import OPENING, guided


class Helping:
    """Helps, and lets newcomers begin. All raise Tell, StoreError."""

    def __init__(self, tables: LiveTables, laying: Laying, trying: Trying) -> None:
        self._tables = tables
        self._laying = laying
        self._trying = trying
        self._beginning = asyncio.Lock()

    async def here(self, member: Member, place: int) -> Help:
        """What there is for a member in a channel, thread or direct message."""
        if member.guild is None:
            return Help(Where.DIRECT, None, False)
        row = await self._at(member, place)
        if row is None:
            return Help(Where.NOWHERE, None, member.moderates)
        live = await self._tables.open(row.number)
        read = await self._tables.as_read(live, member.id, odds=False)
        return Help(_where(live, live.seat_of(member.id)), read, member.moderates)

    async def _at(self, member: Member, place: int) -> GameTable | None:
        """The table of a thread; in a channel the newest lobby, if possible one's own."""
        stored = self._tables.store.tables
        if (row := await stored.in_thread(place)) is not None:
            return row
        found = await stored.find(status=(Status.LOBBY,), guild=member.guild)
        lobbies = [row for row in found if row.channel == place]
        own = {row.number for row in await stored.find(status=(Status.LOBBY,), member=member.id)}
        return next((row for row in reversed(lobbies) if row.number in own), None) or (
            lobbies[-1] if lobbies else None
        )

    async def voyage(self, member: Member, channel: int) -> LiveTable:
        """Begin a first voyage at once, in the game that this server plays first of those that have one.
        Raises Tell for who sails one here already, and where there is none. Outside of servers it is played
        on the member's panel.
        """
        if member.guild is None:
            # Of two clicks at once the second goes on with what the first begins.
            async with self._beginning:
                return await self._alone(member, channel)
        sailed = await self._tables.store.tables.find(
            status=(Status.PLAYING,), guild=member.guild, member=member.id
        )
        begun = next((row for row in sailed if row.host == member.id and guided(row.options)), None)
        if begun is not None:
            raise Tell("tell-voyage-already", place=f"<#{begun.thread or begun.channel}>")
        row = await self._tables.guild(member.guild)
        games = [one for one in Defaults.of(row).games if OPENING in load_game(one).options]
        if not games:
            raise Tell("tell-no-voyage")
        return await self._laying.voyage(member, (row.channel if row else None) or channel, games[0])

    async def _alone(self, member: Member, channel: int) -> LiveTable:
        """Where there is no server, the first voyage of a member's own: the one that he has begun, else a new
        one, in the language of his Discord.
        """
        self._trying.check_kept()
        stored = self._tables.store.tables
        for row in reversed(await stored.find(status=(Status.PLAYING,), guild=0, member=member.id)):
            if row.host == member.id and LobbyRow.of(row.lobby).panel and guided(row.options):
                return await self._tables.open(row.number)
        games = [one for one in Defaults.of(None).games if OPENING in load_game(one).options]
        if not games:
            raise Tell("tell-no-voyage")
        language = self._tables.texts(member.locale).language
        return await self._laying.voyage(member, channel, games[0], language, self._trying.lives, panel=True)


def _where(live: LiveTable, seat: int | None) -> Where:
    if live.row.status is Status.LOBBY:
        return Where.LOBBY if seat is not None else Where.OPEN_LOBBY
    if not live.is_running:
        return Where.OVER
    if seat is None:
        return Where.WATCHING
    return Where.ASKED if live.asked(seat) is not None else Where.WAITING
